/** Rectangles of cells: the part of the plane that a kingdom's board shows. */
import type { Kingdom } from '$lib/api/types';
import { parseCell, secondCell, type Cell, type Placement } from './cell';

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

/** A square of the full size around what was built and what is to be placed. */
export function finalBox(kingdom: Kingdom, grid: number, placement?: Placement): Box {
  const { low, high } = kingdom.extent;
  const placed = placement ? [placement.first, secondCell(placement)] : [];
  const extent = boxAround([parseCell(low), parseCell(high), ...placed]);
  return {
    left: extent.left - Math.floor((grid - extent.width) / 2),
    top: extent.top - Math.floor((grid - extent.height) / 2),
    width: grid,
    height: grid,
  };
}

/** The part of the plane that a board shows. */
export interface BoardWindow {
  /** A square; its edges may cut through cells that are out of reach. */
  view: Box;
  /** The cells of the view where the kingdom may still grow. */
  buildable: Box;
  /** Whether more land may lie beyond the left and right, or the upper and lower edge. */
  isWidthOpen: boolean;
  isHeightOpen: boolean;
}

/** A domino reaches at most so far beyond the land. */
const DOMINO_LENGTH = 2;

/** The window of a kingdom being built: its land, and every cell that one domino can reach (R11). */
export function boardWindow(kingdom: Kingdom, grid: number): BoardWindow {
  const extent = extentBox(kingdom);
  const side = Math.max(reachable(extent.width, grid), reachable(extent.height, grid));
  const [left, x, isWidthOpen] = windowSide(extent.left, extent.width, side, grid);
  const [top, y, isHeightOpen] = windowSide(extent.top, extent.height, side, grid);
  return {
    view: { left, top, width: side, height: side },
    buildable: { left: x.start, top: y.start, width: x.length, height: y.length },
    isWidthOpen,
    isHeightOpen,
  };
}

const margin = (length: number, grid: number): number => Math.min(DOMINO_LENGTH, grid - length);
const reachable = (length: number, grid: number): number => length + 2 * margin(length, grid);

/** One axis: where the view starts, the buildable part, and whether there may be more beyond. */
function windowSide(
  start: number,
  length: number,
  side: number,
  grid: number,
): [number, { start: number; length: number }, boolean] {
  const isOpen = grid - length > DOMINO_LENGTH;
  const spare = (side - reachable(length, grid)) / 2;
  const first = start - margin(length, grid);
  const viewStart = first - (isOpen ? Math.floor(spare) : spare);
  if (isOpen) return [viewStart, { start: viewStart, length: side }, true];
  return [viewStart, { start: first, length: reachable(length, grid) }, false];
}

/** A window with a closed frame around a box. */
export const closedWindow = (box: Box): BoardWindow => ({
  view: box,
  buildable: box,
  isWidthOpen: false,
  isHeightOpen: false,
});

/** The window of a finished kingdom, or of one that is shown small, perhaps with a placement. */
export const fullWindow = (kingdom: Kingdom, grid: number, placement?: Placement): BoardWindow =>
  closedWindow(finalBox(kingdom, grid, placement));
