/** Plays the turns of bots at a table of this browser. */
import type { Analyst } from '$lib/engine/analyst';
import type { Engine } from '$lib/engine/engine';
import type { Level } from '$lib/engine/levels';
import { publicMatch } from '$lib/engine/publicMatch';
import { crc32 } from '../crc32';
import { matchOf } from './localMatch';
import { actorOf, isSameMoment, momentOf, type LocalTable, type Moment } from './localTable';

/** The time of a turn, for levels that take their time. */
const SECONDS = 0.5;
const RETRY_DELAY = 2000; // ms

export interface BotHandlers {
  /** Keep the turn that a bot chose. */
  onturn: (moment: Moment, actions: string[], level: Level) => Promise<unknown>;
  /** A bot can't choose now; it tries again. */
  onfailure: () => void;
}

/** A turn that is being chosen. */
interface Running {
  moment: Moment;
  control: AbortController;
}

export class LocalBots {
  #running: Running | null = null;
  #hasFailed = false;

  constructor(
    private readonly engine: () => Engine,
    private readonly analyst: () => Pick<Analyst, 'run'>,
    private readonly handlers: BotHandlers,
  ) {}

  /** Whether the last attempt to choose a turn failed. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Let the bot whose turn it is choose one; what was being chosen for an earlier state is dropped. */
  follow(table: LocalTable): void {
    const moment = momentOf(table);
    if (this.#running && isSameMoment(this.#running.moment, moment)) return;
    this.stop();
    const actor = actorOf(this.engine(), table);
    const level = actor === null ? null : table.seats[actor]!.level;
    if (level === null) return;
    const control = new AbortController();
    this.#running = { moment, control };
    void this.#play(table, moment, level, control.signal);
  }

  stop(): void {
    this.#running?.control.abort();
    this.#running = null;
    this.#hasFailed = false;
  }

  async #play(table: LocalTable, moment: Moment, level: Level, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        const actions = await this.#choose(table, level, signal);
        if (!signal.aborted) await this.handlers.onturn(moment, actions, level);
        return;
      } catch {
        if (signal.aborted) return;
        this.#hasFailed = true;
        this.handlers.onfailure();
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
      }
    }
  }

  /** The bot gets to know what everybody sees; the same table plays the same turns again. */
  #choose(table: LocalTable, level: Level, signal: AbortSignal): Promise<string[]> {
    const engine = this.engine();
    const { ply, takeBacks } = momentOf(table);
    const match = publicMatch(engine, matchOf(engine, table));
    const seed = crc32(`${table.id} ${ply} ${takeBacks}`);
    return this.analyst().run('chooseTurn', { match, level, seed, seconds: SECONDS }, { signal });
  }
}
