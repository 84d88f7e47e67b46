/** The part of the plane that a kingdom's plate shows. */
import type { KingdomFace } from '../wire/types';
import { cellOf, type Cell } from './cell';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function around(cells: Cell[]): Box {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}

export const extentOf = (kingdom: KingdomFace): Box => around([cellOf(kingdom.extent.low), cellOf(kingdom.extent.high)]);

/** Everything that is there or can still be reached (R11). */
export function reachOf(kingdom: KingdomFace): Box {
  return around([cellOf(kingdom.extent.low), cellOf(kingdom.extent.high), ...kingdom.reach.map(cellOf)]);
}

/** A square of the full size around what was built, for a kingdom that is finished. */
export function finalBox(kingdom: KingdomFace, grid: number): Box {
  const extent = extentOf(kingdom);
  return {
    left: extent.left - Math.floor((grid - extent.width) / 2),
    top: extent.top - Math.floor((grid - extent.height) / 2),
    width: grid,
    height: grid,
  };
}

/** Sides where the box is still open: more can be reached there than will fit. */
export interface Openness {
  across: boolean;
  along: boolean;
}

export const opennessOf = (box: Box, grid: number): Openness => ({
  across: box.width > grid,
  along: box.height > grid,
});
