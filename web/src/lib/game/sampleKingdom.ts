/**
 * A kingdom made of a list of placements, for pictures.
 *
 * Its territories are those that are given: only the engine knows them, and a picture of something
 * else is shown without it. Tests check that each kingdom could have been built by the rules.
 */
import type { Kingdom, PlacedSquare, Territory } from '$lib/api/types';
import { CASTLE, cellName, parseCell, parsePlacement, secondCell } from './cell';
import { faceOf } from './dominoes';

/** The squares of a placement such as `24:h7i7`. */
export function squaresOf(action: string): PlacedSquare[] {
  const { domino, placement } = parsePlacement(action)!;
  const cells = [placement.first, secondCell(placement)];
  return faceOf(domino).map((face, half) => ({ ...face, cell: cellName(cells[half]!), domino }));
}

/** Return the kingdom that these placements make. */
export function sampleKingdom(
  placed: readonly string[],
  territories: readonly Territory[] = [],
): Kingdom {
  const squares = placed.flatMap(squaresOf);
  const cells = [CASTLE, ...squares.map((square) => square.cell)].map(parseCell);
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  return {
    seat: 0,
    castle: CASTLE,
    squares,
    placed: [...placed],
    discarded: [],
    extent: {
      low: cellName({ x: Math.min(...xs), y: Math.max(...ys) }),
      high: cellName({ x: Math.max(...xs), y: Math.min(...ys) }),
    },
    reach: [],
    territories: [...territories],
    bonuses: [],
    points: territories.reduce((sum, territory) => sum + territory.points, 0),
  };
}

// Kingdoms of one picture each.

const kingdom = (placements: string): Kingdom => sampleKingdom(placements.split(' '));

/** Twelve dominoes, nothing discarded; the castle is off centre. */
export const MARSHES = kingdom(
  '6:h7h8 32:g6h6 43:f8g8 16:f9g9 22:f10g10 12:h9h10 ' +
    '44:i8i9 7:f7f6 41:i6i7 47:i10j10 48:j8j9 14:j7j6',
);

/** The castle in the middle of the full square. */
export const WOODS = kingdom(
  '8:f7e7 3:i7h7 33:f8g8 30:e6f6 13:g6h6 24:h8i8 26:h5g5 25:h9i9 17:g9f9 18:i6i5 31:e5f5 37:e8e9',
);

/** A small kingdom with the castle in its middle. */
export const HAMLET = kingdom('24:g8h8 1:h7h6 20:g6f6 28:f7f8');

/** All but three squares are filled. */
export const FIELDS = kingdom(
  '35:h6g6 2:f7f8 34:h7h8 1:e7e8 19:e6f6 21:g8g9 20:e5f5 23:e9f9 15:d6d7 39:d8d9 4:h5g5',
);

/** Seven squares wide, for a Mighty Duel. */
export const REALM = kingdom(
  '1:f8g8 16:f9g9 21:h8h9 30:e8e9 9:c8d8 48:f7f6 40:e6e7 41:i8i9 7:d6d7 20:d9c9 31:c10d10 ' +
    '38:e10f10 12:g10h10 14:h7i7 33:c11d11 45:g6h6 8:c5d5 35:c6c7 15:e11f11 23:h5g5 32:e5f5 ' +
    '47:h11g11 34:i6i5 43:i10i11',
);
