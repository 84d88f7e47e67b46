/** A table that is followed by its log: what was played, what lies face up, and who sits at it. */
import type { LogEntry, TableView } from '$lib/api/types';
import type { Engine, MatchState } from '$lib/engine/engine';
import type { Deal, GameLog, MatchLog, Rules } from '$lib/engine/gameLog';
import { crc32 } from './crc32';

/** The part of a view that is not derived from the game. */
export type TableState = Omit<TableView, Exclude<keyof MatchState, 'game' | 'rules'> | 'log'>;

export interface TurnMessage {
  type: 'turn';
  /** The number of actions after it. */
  ply: number;
  game: number;
  seat: number;
  turn: string;
  bot: string | null;
}

export type StateMessage = { type: 'state'; log: number; protocol?: number } & Partial<TableState>;

/** The messages of a host about a table: see `docs/reference/http-api.md`. */
export type LogMessage =
  | TurnMessage
  | { type: 'taken-back'; ply: number }
  | ({ type: 'dealt'; game: number } & Deal)
  | StateMessage;

/** The version of these messages: that of `server/live/messages.py`. */
export const PROTOCOL = 1;

const DOMINOES = 48;

/** Before a match starts, nothing is dealt. */
const unstarted = (rules: Rules): MatchState => ({
  ply: 0,
  round: 0,
  rules,
  actor: null,
  king: null,
  domino: null,
  current_line: null,
  next_line: null,
  order: [],
  kingdoms: [],
  unseen: Array.from({ length: DOMINOES }, (_, index) => index + 1),
  standings: [],
  position: null,
  game: 1,
  legal: [],
  claims: [],
});

const NOBODY_ACTS = { actor: null, king: null, domino: null };
const NOTHING_IS_LEGAL = { legal: [], claims: [] };

/** The actions of a turn: a placement or discard, then a claim, or one of them. */
function actionsOf(turn: string): string[] {
  const claim = turn.indexOf('>');
  return claim < 1 ? [turn] : [turn.slice(0, claim), turn.slice(claim)];
}

/** A match, and what the engine derived from it. */
interface Derived {
  match: MatchLog;
  state: MatchState;
}

export class FollowedTable {
  #log: readonly LogEntry[] = [];
  readonly #deals: Deal[] = [];
  #state: TableState | null = null;
  #check = 0;
  #derived: Derived | null = null;

  /** The number of actions that are known. */
  get ply(): number {
    return this.#log.length;
  }

  /** Whether no action is missing, and none is left that does not count any more. */
  get isWhole(): boolean {
    return crc32(this.#log.map(({ action }) => action).join(' ')) === this.#check;
  }

  /** Forget the actions: all of them are sent again. */
  clear(): void {
    this.#log = [];
  }

  add(message: LogMessage): void {
    if (message.type === 'turn') this.#append(message);
    else if (message.type === 'taken-back') this.#log = this.#log.slice(0, message.ply);
    else if (message.type === 'dealt') this.#deal(message);
    else this.#update(message);
  }

  /** Append a turn, or the part of it that is not there yet. */
  #append({ ply, game, seat, turn, bot }: TurnMessage): void {
    const actions = actionsOf(turn);
    const first = ply - actions.length;
    const entries = actions.map((action, index) => ({
      ply: first + index,
      game,
      seat,
      action,
      bot,
    }));
    this.#log = [...this.#log, ...entries.filter((entry) => entry.ply >= this.ply)];
  }

  #deal({ game, pile, kings, chooser }: { game: number } & Deal): void {
    this.#deals[game - 1] = { pile, kings, chooser };
  }

  #update({ type: _, protocol: _protocol, log, ...changes }: StateMessage): void {
    this.#check = log;
    // The first message has all fields.
    this.#state = { ...this.#state, ...changes } as TableState;
  }

  /** Return the whole view. */
  view(engine: Engine): TableView {
    const state = this.#state!;
    const { state: game } = this.#derive(engine, state);
    const isOurs = !state.is_over && state.your_seats.includes(game.actor ?? -1);
    return {
      ...game,
      ...(state.is_over && NOBODY_ACTS),
      ...(!isOurs && NOTHING_IS_LEGAL),
      ...state,
      ply: this.ply,
      log: [...this.#log],
    };
  }

  /** The match, as the engine knows it. */
  get match(): MatchLog | null {
    return this.#derived?.match ?? null;
  }

  /** Derive the game, unless nothing of it has changed. */
  #derive(engine: Engine, { rules, game }: TableState): Derived {
    const games = this.#deals.slice(0, game).map((deal, index) => this.#gameLog(deal, index));
    const known = this.#derived?.match.games ?? [];
    const isSame = games.length === known.length && games.every((log, at) => log === known[at]);
    if (!this.#derived || !isSame) {
      const match = { rules, games };
      this.#derived = { match, state: games.length ? engine.state(match) : unstarted(rules) };
    }
    return this.#derived;
  }

  /** Return the log of a game: the same object as long as it stays the same. */
  #gameLog(deal: Deal, index: number): GameLog {
    const actions = this.#log.filter(({ game }) => game === index + 1).map(({ action }) => action);
    const before = this.#derived?.match.games[index];
    const isSame = before?.deal === deal && before.actions.join(' ') === actions.join(' ');
    return isSame ? before : { deal, actions };
  }
}
