/**
 * A kingdom made of a list of placements, for pictures.
 *
 * The kingdoms of a table come from the server. Pictures have no table behind them; tests check
 * that each could have been built by the rules.
 */
import type { Kingdom, PlacedSquare } from '$lib/api/types';
import { cellName, parseCell, parsePlacement, secondCell } from './cell';
import { faceOf } from './dominoes';
import { territoriesOf } from './territories';

const CASTLE = 'g7';

function squaresOf(action: string): PlacedSquare[] {
  const { domino, placement } = parsePlacement(action)!;
  const cells = [placement.first, secondCell(placement)];
  return faceOf(domino).map((face, half) => ({ ...face, cell: cellName(cells[half]!), domino }));
}

/** Return the kingdom that these placements make, such as `24:h7i7`. */
export function sampleKingdom(placed: readonly string[]): Kingdom {
  const squares = placed.flatMap(squaresOf);
  const territories = territoriesOf(squares);
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
    territories,
    bonuses: [],
    points: territories.reduce((sum, territory) => sum + territory.points, 0),
  };
}
