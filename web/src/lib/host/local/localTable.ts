/**
 * A table that is kept in this browser, as a value, and the commands to it as pure functions: they
 * do what those of `kingdomino.tables` do for tables of a server.
 */
import type { Colour, TableView } from '$lib/api/types';
import type { Engine } from '$lib/engine/engine';
import type { Deal } from '$lib/engine/gameLog';
import type { Level } from '$lib/engine/levels';
import { LocalTableError } from './localError';
import { matchOf, rulesOfTable } from './localMatch';

/** A person at this screen, or a bot. */
export interface LocalSeat {
  /** Empty for a bot. */
  name: string;
  colour: Colour;
  /** The level of the bot; null for a person. */
  level: Level | null;
}

export interface PlayedAction {
  /** The number of the game in the match, from 1. */
  game: number;
  seat: number;
  /** In notation. */
  action: string;
  /** The bot that chose it; null: a person. */
  level: Level | null;
}

export interface LocalTable {
  id: string;
  /** The number of changes so far. */
  number: number;
  status: 'playing' | 'over' | 'abandoned';
  /** In notation. */
  rules: string;
  seats: LocalSeat[];
  /** Secret: the whole deal of each game of the match. */
  deals: Deal[];
  /** Secret: what the deals follow from, in hexadecimal; null if they do not follow from one seed. */
  seed: string | null;
  /** The number of games that have begun. */
  game: number;
  /** Every action of the match, without those that were taken back. */
  actions: PlayedAction[];
  takeBacks: TableView['take_backs'];
  /** The plies at which hints were given. */
  hints: number[];
  continuedFrom: TableView['continued_from'];
  rematchOf: string | null;
  rematch: string | null;
  /** In seconds since 1970, as all times of the API. */
  createdAt: number;
  changedAt: number;
  /** When the current turn began. */
  turnAt: number;
}

/** A state of the match: plies repeat when turns are taken back. */
export interface Moment {
  ply: number;
  takeBacks: number;
}

/** A command with its arguments; returns the same table if there is nothing to do. */
export type Command = (table: LocalTable, at: number) => LocalTable;

const MOST_TAKE_BACKS = 100;

export const momentOf = ({ actions, takeBacks }: LocalTable): Moment => ({
  ply: actions.length,
  takeBacks: takeBacks.length,
});

export const isSameMoment = (one: Moment, other: Moment): boolean =>
  one.ply === other.ply && one.takeBacks === other.takeBacks;

/** Whether the next action is the claim of the turn that this placement began. */
const isCompletedBy = (one: PlayedAction, other: PlayedAction): boolean =>
  one.game === other.game &&
  one.seat === other.seat &&
  one.action.includes(':') &&
  other.action.startsWith('>');

/** The seat of the only person at the table, if bots play all others. */
export function loneSeat({ seats }: LocalTable): number | null {
  const people = seats.flatMap(({ level }, seat) => (level === null ? seat : []));
  return people.length === 1 ? people[0]! : null;
}

/** The seat that acts; null once the match is over. */
export function actorOf(engine: Engine, table: LocalTable): number | null {
  return table.status === 'playing' ? engine.publicState(matchOf(engine, table)).actor : null;
}

/** The ply at which the last turn of a seat began; null if there was none at this table. */
function lastTurn({ actions, continuedFrom }: LocalTable, seat: number): number | null {
  const first = continuedFrom?.ply ?? 0;
  const last = actions.findLastIndex((action) => action.seat === seat);
  if (last < first) return null;
  return last > first && isCompletedBy(actions[last - 1]!, actions[last]!) ? last - 1 : last;
}

/** The ply of the turn that can be taken back now: the last one of somebody who plays with bots. */
export function takeBackPly(table: LocalTable): number | null {
  const seat = loneSeat(table);
  const isPossible = table.status === 'playing' && table.takeBacks.length < MOST_TAKE_BACKS;
  return seat !== null && isPossible ? lastTurn(table, seat) : null;
}

const change = (table: LocalTable, at: number, changes: Partial<LocalTable>): LocalTable => ({
  ...table,
  ...changes,
  number: table.number + 1,
  changedAt: at,
});

function requireThat(condition: boolean): asserts condition {
  if (!condition) throw new LocalTableError('stale');
}

/** Play a turn of a person, or one action of it, at the ply that it responds to. */
export const playTurn =
  (engine: Engine, ply: number, actions: readonly string[]): Command =>
  (table, at) => {
    const actor = actorOf(engine, table);
    requireThat(ply === table.actions.length && actor !== null);
    requireThat(table.seats[actor]!.level === null);
    return play(engine, table, at, actions, null);
  };

/** Play the turn that a bot chose, unless the table has moved on. */
export const playBotTurn =
  (engine: Engine, moment: Moment, actions: readonly string[], level: Level): Command =>
  (table, at) =>
    table.status === 'playing' && isSameMoment(moment, momentOf(table))
      ? play(engine, table, at, actions, level)
      : table;

function play(
  engine: Engine,
  table: LocalTable,
  at: number,
  actions: readonly string[],
  level: Level | null,
): LocalTable {
  const played = actions.reduce(
    (before, action) => withAction(engine, before, action, level),
    table,
  );
  const { hasPlaced } = engine.publicState(matchOf(engine, played));
  // A claim completes the turn that a placement began.
  return change(played, at, { turnAt: hasPlaced ? table.turnAt : at });
}

/** Append an action. Throws `IllegalActionError`. */
function withAction(
  engine: Engine,
  table: LocalTable,
  action: string,
  level: Level | null,
): LocalTable {
  const seat = actorOf(engine, table);
  requireThat(seat !== null);
  const { game } = table;
  const after = { ...table, actions: [...table.actions, { game, seat, action, level }] };
  if (actorOf(engine, after) !== null) return after;
  return game < rulesOfTable(engine, table).games
    ? { ...after, game: game + 1 }
    : { ...after, status: 'over' };
}

/** Take back one's last turn, which began at a ply, and what bots have played since. */
export const takeBack =
  (ply: number): Command =>
  (table, at) => {
    // It was taken back already, and nothing was played since.
    if (table.takeBacks.at(-1)?.ply === ply && ply === table.actions.length) return table;
    requireThat(ply === takeBackPly(table));
    const [first, second] = table.actions.slice(ply) as [PlayedAction, PlayedAction?];
    const turn =
      second && isCompletedBy(first, second) ? first.action + second.action : first.action;
    return change(table, at, {
      actions: table.actions.slice(0, ply),
      game: first.game,
      takeBacks: [...table.takeBacks, { seat: first.seat, ply, turn }],
      turnAt: at,
    });
  };

/** Count a hint for the turn at a ply: once, however often it is asked for. */
export const giveHint =
  (engine: Engine, ply: number): Command =>
  (table, at) => {
    const seat = loneSeat(table);
    requireThat(seat !== null && seat === actorOf(engine, table) && ply === table.actions.length);
    return table.hints.includes(ply) ? table : change(table, at, { hints: [...table.hints, ply] });
  };

/** End the match early. */
export const abandon: Command = (table, at) => {
  requireThat(table.status === 'playing');
  return change(table, at, { status: 'abandoned' });
};

/** Record the table of the rematch. */
export const linkRematch =
  (rematch: string): Command =>
  (table, at) =>
    table.rematch === null ? change(table, at, { rematch }) : table;
