/** Consequences of a placement that a player may overlook. */
import type { Kingdom, TableView } from '$lib/api/types';
import { placesFor, roomOf } from '$lib/engine/lands';
import { engine } from '$lib/engine/load';

export type Warning = { kind: 'hole' } | { kind: 'domino'; domino: number };

/**
 * Return what a placement spoils: a domino that the player holds and that fits nowhere any more, or
 * a new single cell that no domino can fill.
 */
export function warningFor(
  rules: TableView['rules'],
  before: Kingdom,
  after: Kingdom,
  dominoes: readonly number[],
): Warning | null {
  const hasPlace = (kingdom: Kingdom, domino: number): boolean =>
    placesFor(engine(), rules, kingdom, domino).some(({ isLegal }) => isLegal);
  const stuck = dominoes.find((domino) => hasPlace(before, domino) && !hasPlace(after, domino));
  if (stuck !== undefined) return { kind: 'domino', domino: stuck };
  const holes = new Set(roomOf(engine(), rules, before).holes);
  const isNew = roomOf(engine(), rules, after).holes.some((cell) => !holes.has(cell));
  return isNew ? { kind: 'hole' } : null;
}
