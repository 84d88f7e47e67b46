/** Territories: connected groups of squares of one terrain (R13). */
import type { Territory } from '$lib/api/types';
import { cellName, DIRECTIONS, parseCell, step } from './cell';
import type { Face } from './dominoes';

export interface LandSquare extends Face {
  cell: string;
  /** The domino that it belongs to, if that is known. */
  domino?: number;
}

/** Squares around a castle. */
export interface Land {
  castle: string;
  squares: readonly LandSquare[];
}

/** Group squares of one terrain that are connected. */
export function territoriesOf(squares: readonly LandSquare[]): Territory[] {
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
