/** Rectangles of cells: the part of the plane that a kingdom's board shows. */
import type { Kingdom } from '$lib/api/types';
import { parseCell, type Cell } from './cell';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function boxAround(cells: Cell[]): Box {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}

/** What is built. */
export const extentBox = ({ extent }: Kingdom): Box =>
  boxAround([parseCell(extent.low), parseCell(extent.high)]);

/** What is built and every cell that can still be reached (R11). */
export const reachBox = ({ extent, reach }: Kingdom): Box =>
  boxAround([extent.low, extent.high, ...reach].map(parseCell));

/** A square of the full size around what was built, for a kingdom that is finished. */
export function finalBox(kingdom: Kingdom, grid: number): Box {
  const extent = extentBox(kingdom);
  return {
    left: extent.left - Math.floor((grid - extent.width) / 2),
    top: extent.top - Math.floor((grid - extent.height) / 2),
    width: grid,
    height: grid,
  };
}

/** Whether the box is wider or higher than a kingdom may be: its size is not decided there yet. */
export interface OpenSides {
  isWidthOpen: boolean;
  isHeightOpen: boolean;
}

export const openSidesOf = (box: Box, grid: number): OpenSides => ({
  isWidthOpen: box.width > grid,
  isHeightOpen: box.height > grid,
});
