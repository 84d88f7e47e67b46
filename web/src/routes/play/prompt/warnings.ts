/** Consequences of a placement that a player may overlook. */
import type { Kingdom } from '$lib/api/types';
import { faceOf, type Face } from '$lib/game/dominoes';
import { neighboursOf, singleCells } from '$lib/game/reach';

export type Warning = { kind: 'hole' } | { kind: 'domino'; domino: number };

/**
 * Return what a placement spoils: a domino that the player holds and that fits nowhere any more, or
 * a new single cell that no domino can fill.
 *
 * A hint, not a rule: `reach` comes from the server, which decides what is legal.
 */
export function warningFor(
  before: Kingdom,
  after: Kingdom,
  dominoes: readonly number[],
): Warning | null {
  const stuck = dominoes.find((domino) => hasPlace(before, domino) && !hasPlace(after, domino));
  if (stuck !== undefined) return { kind: 'domino', domino: stuck };
  const old = new Set(singleCells(before.reach));
  return singleCells(after.reach).some((cell) => !old.has(cell)) ? { kind: 'hole' } : null;
}

/** Whether some pair of neighbouring cells in reach takes a domino (R10). */
export function hasPlace(kingdom: Kingdom, domino: number): boolean {
  const free = new Set(kingdom.reach);
  const terrains = new Map(kingdom.squares.map(({ cell, terrain }) => [cell, terrain]));
  const matches = (cell: string, face: Face): boolean =>
    neighboursOf(cell).some(
      (other) => other === kingdom.castle || terrains.get(other) === face.terrain,
    );
  const [first, second] = faceOf(domino);
  return kingdom.reach.some((cell) =>
    neighboursOf(cell).some(
      (other) => free.has(other) && (matches(cell, first) || matches(other, second)),
    ),
  );
}
