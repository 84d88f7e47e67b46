/**
 * Cells of a kingdom, as the notation names them and as they are drawn.
 *
 *       a b c … m          x grows to the right, y downwards, as on a screen;
 *    13 . . .              the castle stands on g7, which is (6, -7).
 *     …
 *     1 . . .
 */

export interface Cell {
  x: number;
  y: number;
}

const LETTERS = 'abcdefghijklm';

export function cellOf(name: string): Cell {
  return { x: LETTERS.indexOf(name[0]!), y: -Number(name.slice(1)) };
}

export const nameOf = ({ x, y }: Cell): string => `${LETTERS[x]}${-y}`;

export const isSame = (one: Cell, other: Cell): boolean => one.x === other.x && one.y === other.y;

/** Where the second square of a domino lies, seen from its first. */
export type Way = 'right' | 'down' | 'left' | 'up';

/** Clockwise, as a domino is turned. */
export const WAYS: readonly Way[] = ['right', 'down', 'left', 'up'];

const STEPS: Record<Way, Cell> = {
  right: { x: 1, y: 0 }, down: { x: 0, y: 1 }, left: { x: -1, y: 0 }, up: { x: 0, y: -1 },
};

export const step = (cell: Cell, way: Way): Cell => ({ x: cell.x + STEPS[way].x, y: cell.y + STEPS[way].y });

export const isUpright = (way: Way): boolean => way === 'up' || way === 'down';

/** Whether the second square comes first, read from the left or from the top. */
export const isTurned = (way: Way): boolean => way === 'left' || way === 'up';

export const turned = (way: Way, by = 1): Way => WAYS[(WAYS.indexOf(way) + by + WAYS.length) % WAYS.length]!;

/** How a domino lies: where its first square is, and which way its second. */
export interface Lie {
  first: Cell;
  way: Way;
}

export const secondOf = ({ first, way }: Lie): Cell => step(first, way);

/** Its upper left cell. */
export function cornerOf(lie: Lie): Cell {
  return isTurned(lie.way) ? secondOf(lie) : lie.first;
}

export const covers = (lie: Lie, cell: Cell): boolean => isSame(lie.first, cell) || isSame(secondOf(lie), cell);

/** A placement in notation, such as `13:g8h8`. */
export interface Placement {
  domino: number;
  lie: Lie;
}

/** Reads a placement; a discard or a claim is none. */
export function placementOf(action: string): Placement | null {
  const found = /^(\d+):([a-m]\d+)([a-m]\d+)/.exec(action);
  if (!found) return null;
  const first = cellOf(found[2]!);
  const second = cellOf(found[3]!);
  const way = WAYS.find((candidate) => isSame(step(first, candidate), second));
  return way ? { domino: Number(found[1]), lie: { first, way } } : null;
}

/** The number of a claim such as `>28`, alone or at the end of a turn. */
export function claimOf(action: string): number | null {
  const found = />(\d+)$/.exec(action);
  return found ? Number(found[1]) : null;
}

export const nameOfLie = (lie: Lie): string => nameOf(lie.first) + nameOf(secondOf(lie));
