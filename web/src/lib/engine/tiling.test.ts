import { expect, it } from 'vitest';
import type { Land, LandSquare } from './lands';
import { engine } from './load';
import { tile } from './tiling';

const square = (cell: string, terrain: LandSquare['terrain'], crowns = 0): LandSquare => ({
  cell,
  terrain,
  crowns,
});

/** Wheat and a mine with three crowns to the right of a castle in the corner: domino 48. */
const MINE: Land = { castle: 'a1', squares: [square('b1', 'wheat'), square('c1', 'mine', 3)] };

it('finds dominoes, seen from the castle in notation', () => {
  const lake: Land = { castle: 'c3', squares: [square('c4', 'lake'), square('c5', 'lake')] };
  const { placements, conflict } = tile(engine(), [MINE, lake]);
  expect(placements).toEqual([['48:h7i7'], ['7:g8g9']]);
  expect(conflict).toBeNull();
});

it('shows a conflict where the squares were drawn', () => {
  const other = { castle: 'c3', squares: [square('d3', 'wheat'), square('e3', 'mine', 3)] };
  expect(tile(engine(), [MINE, other])).toEqual({
    placements: null,
    conflict: {
      reason: 'too-many',
      squares: [
        { land: 0, cell: 'c1' },
        { land: 1, cell: 'e3' },
      ],
      dominoes: [48],
    },
  });
});

it('leaves an open square alone, and takes known dominoes for what they are', () => {
  const half: Land = { castle: 'a1', squares: [square('b1', 'wheat')] };
  expect(tile(engine(), [half]).conflict?.reason).toBe('no-partner');
  expect(tile(engine(), [half], () => true).placements).toEqual([[]]);
  const known = MINE.squares.map((each) => ({ ...each, domino: 48 }));
  const beside = [...known, square('b2', 'wheat'), square('c2', 'forest')];
  expect(tile(engine(), [{ castle: 'a1', squares: beside }]).placements).toEqual([
    ['48:h7i7', '13:h8i8'],
  ]);
});
