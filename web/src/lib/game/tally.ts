/** The games won this evening, kept in this browser while the same players stay. */
import type { TableView } from '$lib/api/types';

export interface Tally {
  /** Who plays: their keys, sorted. */
  players: string[];
  /** When the first game ended, in milliseconds. */
  since: number;
  /** When the last game ended. */
  until: number;
  /** The games won, by the key of a player. */
  wins: Record<string, number>;
  /** The tables that were counted. */
  tables: string[];
}

/** Without a game for so long, the evening is over. */
const LONGEST_PAUSE = 6 * 60 * 60 * 1000;
const MAX_TABLES = 200;

/** A player from game to game: seats may change, names stay; namesakes are numbered. */
export function playerKey(view: TableView, seat: number): string {
  const keys = view.seats.map(({ name, bot }) => name || `:${bot ?? ''}`);
  const before = keys.slice(0, seat).filter((key) => key === keys[seat]).length;
  return before ? `${keys[seat]} ${before + 1}` : keys[seat]!;
}

/** Add the result of a finished match, once; other players, or a long pause, start a new one. */
export function addResult(tally: Tally | null, view: TableView, now: number): Tally {
  const players = view.seats.map(({ seat }) => playerKey(view, seat)).sort();
  const goesOn =
    tally !== null &&
    now - tally.until < LONGEST_PAUSE &&
    players.join('\n') === tally.players.join('\n');
  const before = goesOn ? tally : { players, since: now, until: now, wins: {}, tables: [] };
  if (before.tables.includes(view.table)) return before;
  const wins = { ...before.wins };
  for (const { seat, rank } of view.standings) {
    const key = playerKey(view, seat);
    if (rank === 1) wins[key] = (wins[key] ?? 0) + 1;
  }
  const tables = [...before.tables, view.table].slice(-MAX_TABLES);
  return { ...before, until: now, wins, tables };
}
