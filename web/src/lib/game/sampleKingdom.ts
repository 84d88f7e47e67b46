/**
 * A kingdom made of a list of placements, for pictures.
 *
 * The kingdoms of a table come from the server. Pictures have no table behind them; tests check
 * that each could have been built by the rules.
 */
import type { Kingdom, PlacedSquare, Territory } from '$lib/api/types';
import { cellName, DIRECTIONS, parseCell, parsePlacement, secondCell, step } from './cell';
import { faceOf } from './dominoes';

const CASTLE = 'g7';

function squaresOf(action: string): PlacedSquare[] {
  const { domino, placement } = parsePlacement(action)!;
  const cells = [placement.first, secondCell(placement)];
  return faceOf(domino).map((face, half) => ({ ...face, cell: cellName(cells[half]!), domino }));
}

/** Group squares of one terrain that are connected. */
function territoriesOf(squares: readonly PlacedSquare[]): Territory[] {
  const remaining = new Map(squares.map((square) => [square.cell, square]));
  const territories: Territory[] = [];
  for (const start of squares) {
    if (!remaining.delete(start.cell)) continue;
    const members = [start];
    for (const member of members) {
      for (const direction of DIRECTIONS) {
        const next = remaining.get(cellName(step(parseCell(member.cell), direction)));
        if (next?.terrain !== start.terrain) continue;
        remaining.delete(next.cell);
        members.push(next);
      }
    }
    const crowns = members.reduce((sum, member) => sum + member.crowns, 0);
    territories.push({
      terrain: start.terrain,
      squares: members.length,
      crowns,
      points: members.length * crowns,
      cells: members.map((member) => member.cell),
    });
  }
  return territories.sort((one, other) => other.points - one.points);
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
