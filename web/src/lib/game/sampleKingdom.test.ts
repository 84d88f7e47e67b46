import { describe, expect, it } from 'vitest';
import { extentBox } from './box';
import { parseCell, cellName, step, DIRECTIONS } from './cell';
import type { Kingdom } from '$lib/api/types';
import { FIELDS, HAMLET, MARSHES, REALM, WOODS } from './sampleKingdom';

/** Whether each domino touched the castle or its own terrain when it was laid (R10), on free cells. */
function isBuilt(kingdom: Kingdom): boolean {
  const there = new Map([[kingdom.castle, 'castle']]);
  for (let index = 0; index < kingdom.squares.length; index += 2) {
    const laid = kingdom.squares.slice(index, index + 2);
    const fits = laid.some(({ cell, terrain }) =>
      DIRECTIONS.map((direction) => there.get(cellName(step(parseCell(cell), direction)))).some(
        (there) => there === terrain || there === 'castle',
      ),
    );
    if (!fits || laid.some(({ cell }) => there.has(cell))) return false;
    for (const { cell, terrain } of laid) there.set(cell, terrain);
  }
  return true;
}

describe('a kingdom that is shown', () => {
  it.each([
    ['marshes', MARSHES, 5],
    ['woods', WOODS, 5],
    ['hamlet', HAMLET, 3],
    ['fields', FIELDS, 5],
    ['realm', REALM, 7],
  ])('could have been built: %s', (_, kingdom, side) => {
    expect(isBuilt(kingdom)).toBe(true);
    expect(extentBox(kingdom)).toMatchObject({ width: side, height: side });
    expect(new Set(kingdom.squares.map((square) => square.domino)).size).toBe(
      kingdom.placed.length,
    );
  });

  it('shows what its variant is about', () => {
    const full = (side: number): number => side * side - 1;
    expect(WOODS.squares).toHaveLength(full(5));
    expect(MARSHES.squares).toHaveLength(full(5));
    expect(REALM.squares).toHaveLength(full(7));
    for (const kingdom of [WOODS, HAMLET]) {
      const { left, top, width, height } = extentBox(kingdom);
      expect(cellName({ x: left + (width - 1) / 2, y: top + (height - 1) / 2 })).toBe(
        kingdom.castle,
      );
    }
  });
});
