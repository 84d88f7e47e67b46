import { describe, expect, test } from 'vitest';
import {
  parseCell,
  isSameCell,
  parsePlacement,
  secondCell,
  step,
  DIRECTIONS,
  type Cell,
  type Placement,
} from '$lib/game/cell';
import { faceOf } from '$lib/game/dominoes';
import {
  BEGUN,
  boxBetween,
  boxAround,
  FINISHED,
  FLOATING,
  ghostOver,
  RINGED,
  WOODED,
} from './samples';
import { sampleKingdom } from '$lib/game/sampleKingdom';

/** Whether a placement is legal (R10, R11). */
function fits(placed: readonly string[], action: string, grid = 5): boolean {
  const kingdom = sampleKingdom(placed);
  const { domino, placement } = parsePlacement(action)!;
  const terrainAt = (cell: Cell): string | undefined => {
    if (isSameCell(cell, parseCell(kingdom.castle))) return 'castle';
    return kingdom.squares.find((square) => isSameCell(parseCell(square.cell), cell))?.terrain;
  };
  const cells = [placement.first, secondCell(placement)];
  const isFree = cells.every((cell) => terrainAt(cell) === undefined);
  const isConnected = cells.some((cell, half) =>
    DIRECTIONS.some((direction) =>
      ['castle', faceOf(domino)[half as 0 | 1].terrain].includes(
        terrainAt(step(cell, direction)) ?? '',
      ),
    ),
  );
  const { width, height } = boxAround([...placed, action]);
  return isFree && isConnected && width <= grid && height <= grid;
}

describe.each(Object.entries({ BEGUN, WOODED, FLOATING, RINGED, FINISHED }))('%s', (_, placed) => {
  test.each(placed.map((action, index) => [action, index] as const))(
    '%s was legal',
    (action, index) => {
      expect(fits(placed.slice(0, index), action)).toBe(true);
    },
  );
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
  expect(sampleKingdom(WOODED).territories[0]).toMatchObject({
    terrain: 'forest',
    squares: 5,
    crowns: 3,
    points: 15,
  });
});

test('the finished kingdom fills its box, and its sum is that of its territories', () => {
  const kingdom = sampleKingdom(FINISHED);
  expect(boxAround(FINISHED)).toMatchObject({ width: 5, height: 5 });
  expect(kingdom.squares).toHaveLength(24);
  expect(kingdom.territories.map(({ terrain, points }) => `${terrain} ${points}`)).toEqual([
    'wheat 24',
    'grassland 12',
    'forest 5',
    'swamp 4',
    'mine 3',
    'lake 2',
    'grassland 0',
    'lake 0',
  ]);
  expect(kingdom.points).toBe(50);
});

test('a ghost knows what it scores', () => {
  expect(ghostOver(BEGUN, '19:i6j6', true)).toMatchObject({ domino: 19, fits: true, gain: 3 });
  expect(ghostOver(BEGUN, '7:i6j6', false)).toMatchObject({ fits: false, gain: 0 });
});

test('a box has its corner at the upper left', () => {
  const placement: Placement = { first: parseCell('f8'), direction: 'right' };
  expect(boxBetween('f8', 'j6')).toEqual({
    left: placement.first.x,
    top: placement.first.y,
    width: 5,
    height: 3,
  });
});
