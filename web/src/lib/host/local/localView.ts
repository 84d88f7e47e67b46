/** What is shown of a table of this browser: its view, its past, its line in lists. */
import type { History, HistoryEntry, LogEntry, MatchKingdoms, TableView } from '$lib/api/types';
import type { TableState } from '../followedTable';
import type { Engine } from '$lib/engine/engine';
import { formatRecord } from '$lib/engine/record';
import { COLOURS } from '$lib/game/seats';
import { matchOf, tableAt } from './localMatch';
import { takeBackPly, type LocalSeat, type LocalTable, type PlayedAction } from './localTable';

/** The bot that would play for somebody who left: at these tables nobody does. */
const SUBSTITUTE = 'knight';

const NOBODY_ACTS = { actor: null, king: null, domino: null };
const NOTHING_IS_LEGAL = { legal: [], claims: [] };

const isOver = ({ status }: LocalTable): boolean => status !== 'playing';

const seatData = (
  { name, colour, level }: LocalSeat,
  seat: number,
): TableView['seats'][number] => ({
  seat,
  colour,
  name,
  bot: level,
  is_open: false,
  is_held: level === null,
  is_host: level === null,
  is_left: false,
  is_online: level === null,
  away_since: null,
  asked_by: [],
});

const logEntry = ({ game, seat, action, level }: PlayedAction, ply: number): LogEntry => ({
  ply,
  game,
  seat,
  action,
  bot: level,
});

/** What surrounds the game, for the people at this screen. */
function stateOf(table: LocalTable, now: number): Omit<TableState, 'rules'> {
  const own = table.seats.flatMap(({ level }, seat) => (level === null ? seat : []));
  return {
    table: table.id,
    number: table.number,
    status: table.status,
    is_over: isOver(table),
    game: table.game,
    is_public: false,
    seats: table.seats.map(seatData),
    clock: { seconds: null, turn_at: table.turnAt, due_at: null, substitute: SUBSTITUTE },
    shuffle: {
      commitment: '',
      contributions: [],
      secret: null,
      seed: isOver(table) ? table.seed : null,
    },
    reactions: [],
    notices: [],
    spectators: 0,
    take_backs: table.takeBacks,
    hints: table.hints,
    continued_from: table.continuedFrom,
    rematch_of: table.rematchOf,
    rematch: table.rematch,
    rematch_question: null,
    now,
    seat: own[0] ?? null,
    your_seats: own,
    left_seats: [],
    is_host: true,
    take_back: takeBackPly(table),
    device_link: null,
    is_moved: false,
  };
}

/** Return the view of the people at this screen. */
export function tableView(engine: Engine, table: LocalTable, now: number): TableView {
  const game = engine.state(matchOf(engine, table));
  const isBots = game.actor !== null && table.seats[game.actor]!.level !== null;
  return {
    ...game,
    ...(isOver(table) && NOBODY_ACTS),
    ...((isOver(table) || isBots) && NOTHING_IS_LEGAL),
    ...stateOf(table, now),
    ply: table.actions.length,
    log: table.actions.map(logEntry),
  };
}

/** Return the view of a spectator as it was after a number of actions of the match. */
export function replayView(engine: Engine, table: LocalTable, ply: number, now: number): TableView {
  const view = tableView(engine, tableAt(table, ply), now);
  return {
    ...view,
    ...NOTHING_IS_LEGAL,
    clock: { ...view.clock, turn_at: null },
    seat: null,
    your_seats: [],
    is_host: false,
    take_back: null,
  };
}

/** What a list shows of a table, without the engine: who plays and how far they are. */
export const summaryOf = (engine: Engine, table: LocalTable): TableView => ({
  ...tableView(engine, table, table.changedAt),
  log: [],
  ...NOTHING_IS_LEGAL,
  kingdoms: [],
});

/** Return the points of all seats in a game after a number of actions of the match. */
function pointsAfter(engine: Engine, table: LocalTable, ply: number, game: number): number[] {
  // With the last action of a game of a Dynasty the next game is dealt.
  const then = { ...tableAt(table, ply), game };
  return engine.state(matchOf(engine, then)).kingdoms.map(({ points }) => points);
}

/** Return every action of the match, with the points after it. */
export function historyOf(engine: Engine, table: LocalTable): History {
  const entry = ({ game, seat, action }: PlayedAction, ply: number): HistoryEntry => {
    const { round } = engine.publicState(matchOf(engine, tableAt(table, ply)));
    return { ply, game, round, seat, action, points: pointsAfter(engine, table, ply + 1, game) };
  };
  return { plies: table.actions.map(entry) };
}

/** Return the kingdoms at the end of each game. */
export function kingdomsOf(engine: Engine, table: LocalTable): MatchKingdoms {
  const games = Array.from({ length: table.game }, (_, index) => {
    const end = { ...table, game: index + 1 };
    return engine.state(matchOf(engine, end)).kingdoms;
  });
  return { games };
}

/** Return the match in notation, with its seed once it is over. */
export function recordOf(engine: Engine, table: LocalTable): string {
  const tags: [string, string][] = [['Table', table.id]];
  const { continuedFrom: origin } = table;
  if (origin) tags.push(['ContinuedFrom', `${origin.table} ${origin.ply}`]);
  if (table.takeBacks.length) tags.push(['TakeBacks', `${table.takeBacks.length}`]);
  if (table.hints.length) tags.push(['Hints', `${table.hints.length}`]);
  const colours = table.seats.map(({ colour }) => colour);
  if (colours.some((colour, seat) => colour !== COLOURS[seat])) {
    tags.push(['Colours', colours.join(' ')]);
  }
  return formatRecord(engine, matchOf(engine, table), {
    names: table.seats.map(({ name, level }) => name || level!),
    tags,
    seed: isOver(table) ? table.seed : null,
  });
}
