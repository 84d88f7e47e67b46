/** A table for unit tests: a real match, and what a server sends of it. */
import type { TableView } from '../src/lib/api/types';
import type { MatchState } from '../src/lib/engine/engine';
import type { Deal, MatchLog } from '../src/lib/engine/gameLog';
import { engine } from '../src/lib/engine/load';
import { crc32 } from '../src/lib/host/crc32';
import {
  PROTOCOL,
  type LogMessage,
  type StateMessage,
  type TableState,
} from '../src/lib/host/followedTable';

export const CLASSIC: TableView['rules'] = {
  text: 'classic/2',
  players: 2,
  grid: 5,
  rounds: 6,
  deck: 24,
  opening: 'owner',
  middle_kingdom: null,
  harmony: false,
  tie_breaks: [],
  games: 1,
};

/** What surrounds the game, for a seat that plays against somebody. */
const STATE: Partial<TableState> = {
  table: 'table1',
  status: 'playing',
  is_over: false,
  game: 1,
  your_seats: [0],
  left_seats: [],
  is_host: false,
  seats: [],
  take_backs: [],
  take_back: null,
};

export class PlayedTable {
  readonly #deal: Deal = engine().deal(CLASSIC, new Uint8Array(32));
  #actions: string[] = [];

  constructor(private readonly fields: Partial<TableState> = {}) {}

  get match(): MatchLog {
    return { rules: CLASSIC, games: [{ deal: this.#deal, actions: this.#actions }] };
  }

  get state(): MatchState {
    return engine().state(this.match);
  }

  /** What a connection that knows nothing is sent. */
  messages(): LogMessage[] {
    const turns = this.#actions.map((turn, index) => this.#turn(index + 1, turn));
    return [...turns, this.#dealt, this.#stateWith({ ...STATE, ...this.fields, rules: CLASSIC })];
  }

  /** Play the first legal action so many times; return what is sent then. */
  play(count = 1, change: Partial<TableState> = {}): LogMessage[] {
    return Array.from({ length: count }, () => {
      const action = this.state.legal[0]!.action;
      this.#actions = [...this.#actions, action];
      const turn = this.#turn(this.#actions.length, action);
      return [turn, this.#dealt, this.#stateWith(change)];
    }).flat();
  }

  /** Take back all actions from a ply on; return what is sent then. */
  takeBack(ply: number, change: Partial<TableState> = {}): LogMessage[] {
    this.#actions = this.#actions.slice(0, ply);
    return [{ type: 'taken-back', ply }, this.#stateWith(change)];
  }

  get #dealt(): LogMessage {
    return { type: 'dealt', game: 1, ...this.#deal };
  }

  #turn(ply: number, turn: string): LogMessage {
    return { type: 'turn', ply, game: 1, seat: 1, turn, bot: null };
  }

  #stateWith(fields: Partial<TableState>): StateMessage {
    return { ...fields, type: 'state', protocol: PROTOCOL, log: crc32(this.#actions.join(' ')) };
  }
}
