import { describe, expect, test } from 'vitest';
import { cellOf, isSame, placementOf, secondOf, step, WAYS, type Cell, type Lie } from '../board/cell';
import { faceOf } from '../pieces/faces';
import { BEGUN, boxOf, coverOf, FINISHED, FLOATING, ghostOf, kingdomOf, RINGED, WOODED } from './sample';

/** Whether a placement is legal (R10, R11): only tests need to know. */
function fits(placed: readonly string[], action: string, grid = 5): boolean {
  const kingdom = kingdomOf(placed);
  const { domino, lie } = placementOf(action)!;
  const terrainAt = (cell: Cell): string | undefined => {
    if (isSame(cell, cellOf(kingdom.castle))) return 'castle';
    return kingdom.squares.find((square) => isSame(cellOf(square.cell), cell))?.terrain;
  };
  const cells = [lie.first, secondOf(lie)];
  const isFree = cells.every((cell) => terrainAt(cell) === undefined);
  const isConnected = cells.some((cell, half) =>
    WAYS.some((way) => ['castle', faceOf(domino)[half as 0 | 1].terrain].includes(terrainAt(step(cell, way)) ?? '')),
  );
  const { width, height } = coverOf([...placed, action]);
  return isFree && isConnected && width <= grid && height <= grid;
}

describe.each(Object.entries({ BEGUN, WOODED, FLOATING, RINGED, FINISHED }))('%s', (_, placed) => {
  test.each(placed.map((action, index) => [action, index] as const))('%s was legal', (action, index) => {
    expect(fits(placed.slice(0, index), action)).toBe(true);
  });
});

test.each([
  ['19:i6j6', true],
  ['19:j6i6', false],
  ['7:i6j6', false],
  ['48:g8h8', true],
])('%s over the begun kingdom: %s', (action, expected) => {
  expect(fits(BEGUN, action)).toBe(expected);
});

test('the wood scores five times three', () => {
  expect(kingdomOf(WOODED).territories[0]).toMatchObject({ terrain: 'forest', squares: 5, crowns: 3, points: 15 });
});

test('the finished kingdom fills its box, and its sum is that of its territories', () => {
  const kingdom = kingdomOf(FINISHED);
  expect(coverOf(FINISHED)).toMatchObject({ width: 5, height: 5 });
  expect(kingdom.squares).toHaveLength(24);
  expect(kingdom.territories.map(({ terrain, points }) => `${terrain} ${points}`)).toEqual([
    'wheat 24', 'grassland 12', 'forest 5', 'swamp 4', 'mine 3', 'lake 2', 'grassland 0', 'lake 0',
  ]);
  expect(kingdom.points).toBe(50);
});

test('a ghost knows what it scores', () => {
  expect(ghostOf(BEGUN, '19:i6j6', true)).toMatchObject({ domino: 19, fits: true, gain: 3 });
  expect(ghostOf(BEGUN, '7:i6j6', false)).toMatchObject({ fits: false, gain: 0 });
});

test('a box has its corner at the upper left', () => {
  const lie: Lie = { first: cellOf('f8'), way: 'right' };
  expect(boxOf('f8', 'j6')).toEqual({ left: lie.first.x, top: lie.first.y, width: 5, height: 3 });
});
