/** The free cells that a kingdom can still use, and what a placement leaves of them. */
import type { Kingdom } from '$lib/api/types';
import { cellName, DIRECTIONS, parseCell, step } from './cell';

export const neighboursOf = (cell: string): string[] =>
  DIRECTIONS.map((direction) => cellName(step(parseCell(cell), direction)));

/** Cells in reach without a neighbour in reach: no domino can fill them. */
export function singleCells(reach: readonly string[]): string[] {
  const free = new Set(reach);
  return reach.filter((cell) => !neighboursOf(cell).some((other) => free.has(other)));
}

/** The free cells beside the castle, where every domino fits. */
export const castleSides = (castle: string, reach: readonly string[]): string[] =>
  neighboursOf(castle).filter((cell) => reach.includes(cell));

/** The cells in reach once two more cells are covered: all that fit into one box with them (R11). */
export function reachAfter(kingdom: Kingdom, covered: readonly string[], grid: number): string[] {
  const land = [kingdom.extent.low, kingdom.extent.high, ...covered].map(parseCell);
  const fits = (values: number[], value: number): boolean =>
    Math.max(...values, value) - Math.min(...values, value) < grid;
  const xs = land.map(({ x }) => x);
  const ys = land.map(({ y }) => y);
  return kingdom.reach.filter((name) => {
    const { x, y } = parseCell(name);
    return !covered.includes(name) && fits(xs, x) && fits(ys, y);
  });
}
