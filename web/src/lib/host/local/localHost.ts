/** A table that is kept in this browser: commands are transactions, bots play in a worker. */
import type {
  Changed,
  ContinueRequest,
  Hint,
  History,
  MatchKingdoms,
  Played,
  RematchProposal,
  Review,
  ReviewedTurn,
  Seating,
  TableView,
} from '$lib/api/types';
import type { Analyst } from '$lib/engine/analyst';
import type { PlacementPreview } from '$lib/engine/engine';
import type { MatchLog } from '$lib/engine/gameLog';
import { levelsOf, type Levels } from '$lib/engine/levels';
import { engine, loadEngine } from '$lib/engine/load';
import { analyst as analystOfPage } from '$lib/engine/pageAnalyst';
import { publicMatch } from '$lib/engine/publicMatch';
import type { Quality } from '$lib/engine/review';
import type { Follower, TableHost } from '../tableHost';
import { keptOf } from './kept';
import { LocalBots } from './localBots';
import { LocalTableError } from './localError';
import { gameAt, matchOf } from './localMatch';
import { LocalReview } from './localReview';
import {
  abandon,
  actorOf,
  giveHint,
  linkRematch,
  playBotTurn,
  playTurn,
  takeBack,
  type Command,
  type LocalTable,
} from './localTable';
import { historyOf, kingdomsOf, recordOf, replayView, tableView } from './localView';
import { continueLocal, rematchLocal } from './openLocal';
import { readTable, updateTable } from './store';

/** Where the tabs of this browser tell each other which table has changed. */
const CHANNEL = 'kingdomino-tables';

const QUALITIES: readonly (string | null)[] = ['quick', 'normal', 'deep'] satisfies Quality[];

const now = (): number => Date.now() / 1000;

const levelsAt = ({ seats }: LocalTable): Levels | null =>
  levelsOf(seats.map(({ level }) => level));

/** The match as everybody may see it: what the worker gets. */
const publicMatchOf = (table: LocalTable): MatchLog =>
  publicMatch(engine(), matchOf(engine(), table));

export class LocalHost implements TableHost {
  readonly online = null;
  #table: LocalTable | null = null;
  #follower: Follower | null = null;
  #review: LocalReview | null = null;
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #bots: LocalBots;

  constructor(
    readonly id: string,
    private readonly analyst: () => Pick<Analyst, 'run'> = analystOfPage,
  ) {
    this.#bots = new LocalBots(engine, analyst, {
      onturn: (moment, actions, level) => this.#run(playBotTurn(engine(), moment, actions, level)),
      onfailure: () => this.#follower?.onlink(false),
    });
    this.#channel.onmessage = ({ data }) => {
      if (data === this.id) void this.#show();
    };
  }

  get match(): MatchLog | null {
    return this.#table && matchOf(engine(), this.#table);
  }

  follow(follower: Follower): void {
    this.#follower = follower;
    void this.#show();
  }

  /** Nobody looks any more: bots wait. */
  close(): void {
    this.#follower = null;
    this.#bots.stop();
  }

  /** Show the table as it is kept now, unless nobody follows it any more. */
  async #show(): Promise<void> {
    const follower = this.#follower;
    if (!follower) return;
    try {
      await this.#load();
      if (follower === this.#follower) this.#tell();
    } catch (error) {
      if (follower === this.#follower) follower.onrefused(error as Error);
    }
  }

  #tell(): void {
    this.#follower?.onlink(!this.#bots.hasFailed);
    this.#follower?.onview(tableView(engine(), this.#table!, now()));
  }

  /** Read the table, and let its bots play. Throws `LocalTableError`. */
  async #load(): Promise<LocalTable> {
    await loadEngine();
    const table = await readTable(this.id);
    try {
      keptOf(engine(), table);
    } catch {
      throw new LocalTableError('damaged');
    }
    return this.#accept(table);
  }

  /** Make a table the one that is shown, unless a newer one is: tabs are told in any order. */
  #accept(table: LocalTable): LocalTable {
    if (!this.#table || table.number > this.#table.number) this.#table = table;
    this.#bots.follow(this.#table);
    return this.#table;
  }

  /** Run a command on the table as it is kept now, and show what is kept then. */
  async #run(command: Command): Promise<LocalTable> {
    const table = await updateTable(this.id, (before) => {
      const after = command(before, now());
      return after === before ? null : keptOf(engine(), after);
    });
    this.#channel.postMessage(this.id);
    this.#accept(table);
    this.#tell();
    return table;
  }

  preview(action: string): PlacementPreview {
    return engine().preview(this.match!, action);
  }

  /** The key is not needed: whoever sends a turn learns whether it was kept. */
  play(ply: number, turn: string): Promise<Played> {
    return this.#runTurn(playTurn(engine(), ply, turn.split(/(?=>)/)));
  }

  takeBack(ply: number): Promise<Played> {
    return this.#runTurn(takeBack(ply));
  }

  async #runTurn(command: Command): Promise<Played> {
    const table = await this.#run(command);
    return {
      ply: table.actions.length,
      number: table.number,
      is_over: table.status !== 'playing',
      actor: actorOf(engine(), table),
    };
  }

  async abandon(): Promise<Changed> {
    const { id, number, status } = await this.#run(abandon);
    return { table: id, number, status };
  }

  async rematch(_contribution: string, proposal: RematchProposal): Promise<Seating> {
    const table = await this.#load();
    if (table.rematch !== null) return seating(await readTable(table.rematch));
    const next = await rematchLocal(table, proposal);
    await this.#run(linkRematch(next.id));
    return seating(next);
  }

  async continueMatch(data: ContinueRequest): Promise<Seating> {
    return seating(await continueLocal(await this.#load(), data));
  }

  async hint(ply: number): Promise<Hint> {
    const table = await this.#run(giveHint(engine(), ply));
    const request = { match: publicMatchOf(table), levels: levelsAt(table) };
    return { ...(await this.analyst().run('hint', request)), hints: table.hints.length };
  }

  async grade(ply: number): Promise<ReviewedTurn> {
    const { table, ply: plyOfGame } = gameAt(await this.#load(), ply);
    const request = { match: publicMatchOf(table), ply: plyOfGame, levels: levelsAt(table) };
    return this.analyst().run('gradeTurn', request);
  }

  async review(wanted: string | null, skip: number): Promise<Review> {
    const table = await this.#load();
    if (table.status === 'playing') throw new LocalTableError('stale');
    const quality = (QUALITIES.includes(wanted) ? wanted : 'normal') as Quality;
    if (this.#review?.quality !== quality || this.#review.hasStopped) {
      this.#review?.stop();
      const request = { match: publicMatchOf(table), quality, levels: levelsAt(table) };
      this.#review = new LocalReview(quality, (onPartial, signal) =>
        this.analyst().run('review', request, { onPartial, signal }),
      );
    }
    return this.#review.get(skip);
  }

  async view(ply?: number): Promise<TableView> {
    const table = await this.#load();
    if (ply === undefined || ply === table.actions.length) return tableView(engine(), table, now());
    if (ply > table.actions.length) throw new LocalTableError('stale');
    return replayView(engine(), table, ply, now());
  }

  async record(): Promise<string> {
    return recordOf(engine(), await this.#load());
  }

  async history(): Promise<History> {
    return historyOf(engine(), await this.#load());
  }

  async kingdoms(): Promise<MatchKingdoms> {
    return kingdomsOf(engine(), await this.#load());
  }
}

function seating({ id, seats }: LocalTable): Seating {
  const own = seats.flatMap(({ level }, seat) => (level === null ? seat : []));
  return { table: id, seat: own[0] ?? null, seats: own, token: null, commitment: '' };
}
