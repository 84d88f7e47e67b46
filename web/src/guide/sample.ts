/**
 * Small kingdoms for the pictures, from a list of placements.
 *
 * What a table shows comes from the server. A picture in a book has no table behind it, so what has
 * to be drawn is put together here; whether it is legal, a test has looked up.
 */
import { cellOf, nameOf, placementOf, secondOf, step, WAYS, type Cell } from '../board/cell';
import { extentOf, type Box } from '../board/box';
import type { GhostLook } from '../board/Ghost.svelte';
import { faceOf } from '../pieces/faces';
import type { KingdomFace, LaidSquare, TerritoryFace } from '../wire/types';

const CASTLE = 'g7';

function squaresOf(action: string): LaidSquare[] {
  const place = placementOf(action)!;
  const faces = faceOf(place.domino);
  return [place.lie.first, secondOf(place.lie)].map((cell, half) => ({
    ...faces[half as 0 | 1], cell: nameOf(cell), domino: place.domino,
  }));
}

/** Squares of one terrain that hang together. */
function territoriesOf(squares: readonly LaidSquare[]): TerritoryFace[] {
  const left = new Map(squares.map((square) => [square.cell, square]));
  const found: TerritoryFace[] = [];
  for (const start of squares) {
    if (!left.delete(start.cell)) continue;
    const members = [start];
    for (const member of members) {
      for (const way of WAYS) {
        const next = left.get(nameOf(step(cellOf(member.cell), way)));
        if (next?.terrain !== start.terrain) continue;
        left.delete(next.cell);
        members.push(next);
      }
    }
    const crowns = members.reduce((sum, member) => sum + member.crowns, 0);
    found.push({
      terrain: start.terrain, squares: members.length, crowns, points: members.length * crowns,
      cells: members.map((member) => member.cell),
    });
  }
  return found.sort((one, other) => other.points - one.points);
}

function boundsOf(cells: readonly Cell[]): { low: string; high: string } {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  return {
    low: nameOf({ x: Math.min(...xs), y: Math.max(...ys) }),
    high: nameOf({ x: Math.max(...xs), y: Math.min(...ys) }),
  };
}

/** A kingdom in which these were laid, such as `24:h7i7`. */
export function kingdomOf(placed: readonly string[]): KingdomFace {
  const squares = placed.flatMap(squaresOf);
  const territories = territoriesOf(squares);
  return {
    seat: 0, castle: CASTLE, squares, placed: [...placed], discarded: [],
    extent: boundsOf([cellOf(CASTLE), ...squares.map((square) => cellOf(square.cell))]),
    reach: [], territories, bonuses: [],
    points: territories.reduce((sum, territory) => sum + territory.points, 0),
  };
}

/** The cells from one corner to the other: `f8` is upper left, `j6` lower right. */
export function boxOf(upperLeft: string, lowerRight: string): Box {
  const { x, y } = cellOf(upperLeft);
  const end = cellOf(lowerRight);
  return { left: x, top: y, width: end.x - x + 1, height: end.y - y + 1 };
}

/** The part of the plane that a kingdom covers. */
export const coverOf = (placed: readonly string[]): Box => extentOf(kingdomOf(placed));

/** A domino that is held over a kingdom. */
export function ghostOf(placed: readonly string[], action: string, fits: boolean): GhostLook {
  const { domino, lie } = placementOf(action)!;
  const gain = fits ? kingdomOf([...placed, action]).points - kingdomOf(placed).points : 0;
  return { domino, lie, fits, gain, settled: false };
}

/** Where the second domino of a game is tried out. */
export const BEGUN = ['24:h7i7', '30:g6h6'] as const;

/** A forest of five squares with three crowns. */
export const WOODED = ['3:h7i7', '24:h8g8', '25:i8j8', '28:h6g6'] as const;

/** The same, four cells wide and four high: one more each way. */
export const FLOATING = [...WOODED, '4:h9i9'] as const;

/** A ring around one cell, which stays empty. */
export const RINGED = ['24:h7i7', '14:i6i5', '8:h5g5', '7:g6f6'] as const;

/** A whole game of two players: twelve dominoes, nothing discarded. */
export const FINISHED = [
  '24:g6g5', '48:g4h4', '13:h5h6', '42:f8g8', '19:i5i6', '34:f7f6',
  '1:f4f5', '18:h7h8', '21:i4j4', '22:j5j6', '37:i7i8', '44:j8j7',
] as const;
