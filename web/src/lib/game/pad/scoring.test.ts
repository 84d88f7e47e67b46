import { expect, it } from 'vitest';
import { parsePlacement } from '../cell';
import { gainOf } from './scoring';

it('gains the points that the territories of a placement grow by', () => {
  // Beside two squares of wheat with a crown (2 × 1), two more of wheat: 4 × 1.
  const wheat = { terrain: 'wheat' as const, domino: 19 };
  const squares = [
    { ...wheat, crowns: 1, cell: 'h7' },
    { ...wheat, crowns: 0, cell: 'i7' },
  ];
  expect(gainOf(squares, parsePlacement('1:h8i8')!)).toBe(2);
  expect(gainOf(squares, parsePlacement('3:f7f8')!)).toBe(0);
  // Domino 48 has wheat and a mine with three crowns: a territory of its own.
  expect(gainOf(squares, parsePlacement('48:h8g8')!)).toBe(1 + 3);
});
