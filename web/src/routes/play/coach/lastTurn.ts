/** The last turn of a seat, as the log has it. */
import type { LogEntry } from '$lib/api/types';

export interface LoggedTurn {
  /** The ply at which it began. */
  ply: number;
  /** In notation: `13:g8h8>28`. */
  text: string;
}

/** Return the last turn of a seat in this game: a placement, a claim, or both. */
export function lastTurn(log: readonly LogEntry[], seat: number, game: number): LoggedTurn | null {
  const index = log.findLastIndex((entry) => entry.seat === seat && entry.game === game);
  const last = log[index];
  if (!last) return null;
  const before = log[index - 1];
  const isClaim = last.action.startsWith('>');
  // Every placement is followed by its claim, but for those of the last round.
  const isOneTurn =
    isClaim && before?.seat === seat && before.game === game && before.action.includes(':');
  if (!isOneTurn) return { ply: index, text: last.action };
  return { ply: index - 1, text: before.action + last.action };
}
