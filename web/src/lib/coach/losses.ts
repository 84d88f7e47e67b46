/** What turns lose against the best one: by cell and by domino, and as text. */
import type { Estimate } from '$lib/api/types';
import { parseClaim, parsePlacement, cellName, secondCell } from '$lib/game/cell';
import { formatNumber } from '$lib/i18n/numbers';

export type Losses = Readonly<Record<string, number>>;

/** Losses below this are nothing: they are shown with one decimal. */
const LEAST_SHOWN = 0.05;

/** The least that a turn loses which covers the cell, for every legal cell. */
export function lossByCell(losses: Losses): Map<string, number> {
  return leastBy(losses, (turn) => {
    const placement = parsePlacement(turn)?.placement;
    return placement ? [placement.first, secondCell(placement)].map(cellName) : [];
  });
}

/**
 * The least that a turn loses which claims the domino.
 *
 * Once a domino is placed (`13:g8h8`), only turns that begin so count.
 */
export function lossByDomino(losses: Losses, placed: string | null): Map<number, number> {
  return leastBy(losses, (turn) => {
    const claim = parseClaim(turn);
    const isPossible = placed === null || turn.startsWith(`${placed}>`);
    return claim !== null && isPossible ? [claim] : [];
  });
}

function leastBy<Key>(losses: Losses, keysOf: (turn: string) => Key[]): Map<Key, number> {
  const least = new Map<Key, number>();
  for (const [turn, loss] of Object.entries(losses)) {
    for (const key of keysOf(turn)) least.set(key, Math.min(loss, least.get(key) ?? Infinity));
  }
  return least;
}

export const isNothing = (loss: number): boolean => loss < LEAST_SHOWN;

/** "−0.8"; "0" if nothing is lost. Two digits before the decimals are enough by themselves. */
export function lossText(loss: number): string {
  if (isNothing(loss)) return '0';
  return loss >= 9.95 ? `−${Math.round(loss)}` : `−${formatNumber(loss)}`;
}

/** "0.8 ± 0.3": a loss and its standard error. */
export const estimateText = ({ value, error }: Estimate): string =>
  `${formatNumber(Math.max(0, value))} ± ${formatNumber(error)}`;
