/**
 * Cells of a kingdom, as the notation names them and as they are drawn.
 *
 *       a b c … m          x grows to the right, y downwards, as on a screen;
 *    13 . . .              the castle is on g7, which is (6, -7).
 *     …
 *     1 . . .
 */

export interface Cell {
  x: number;
  y: number;
}

const LETTERS = 'abcdefghijklm';

export function parseCell(name: string): Cell {
  return { x: LETTERS.indexOf(name[0]!), y: -Number(name.slice(1)) };
}

export const cellName = ({ x, y }: Cell): string => `${LETTERS[x]}${-y}`;

/** The castle of every kingdom in notation. */
export const CASTLE = 'g7';

export const isSameCell = (one: Cell, other: Cell): boolean =>
  one.x === other.x && one.y === other.y;

/** Where the second square of a domino is, seen from the first. */
export type Direction = 'right' | 'down' | 'left' | 'up';

/** Clockwise. */
export const DIRECTIONS: readonly Direction[] = ['right', 'down', 'left', 'up'];

const STEPS: Record<Direction, Cell> = {
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  up: { x: 0, y: -1 },
};

export const step = (cell: Cell, direction: Direction): Cell => ({
  x: cell.x + STEPS[direction].x,
  y: cell.y + STEPS[direction].y,
});

/** The cells beside a cell. */
export const neighboursOf = (cell: string): string[] =>
  DIRECTIONS.map((direction) => cellName(step(parseCell(cell), direction)));

/** Return where a cell lies once another one has been moved, and everything with it. */
export const translate = (cell: Cell, from: Cell, to: Cell): Cell => ({
  x: cell.x + to.x - from.x,
  y: cell.y + to.y - from.y,
});

export const isVertical = (direction: Direction): boolean =>
  direction === 'up' || direction === 'down';

/** Whether the second square comes first, read from the left or from the top. */
export const isReversed = (direction: Direction): boolean =>
  direction === 'left' || direction === 'up';

/** Turn a direction clockwise by quarter turns. */
export const rotate = (direction: Direction, by = 1): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + by + DIRECTIONS.length) % DIRECTIONS.length]!;

/** Where a domino is: the cell of its first square, and the direction of its second. */
export interface Placement {
  first: Cell;
  direction: Direction;
}

export const secondCell = ({ first, direction }: Placement): Cell => step(first, direction);

export const topLeftCell = (placement: Placement): Cell =>
  isReversed(placement.direction) ? secondCell(placement) : placement.first;

export const covers = (placement: Placement, cell: Cell): boolean =>
  isSameCell(placement.first, cell) || isSameCell(secondCell(placement), cell);

export const isSamePlacement = (one: Placement, other: Placement): boolean =>
  isSameCell(one.first, other.first) && one.direction === other.direction;

/** A placement in notation, without its domino: `g8h8`. */
export const placementText = (placement: Placement): string =>
  cellName(placement.first) + cellName(secondCell(placement));

/** The action of placing a domino, such as `13:g8h8`. */
export interface PlaceAction {
  domino: number;
  placement: Placement;
}

/** Parse a placement, alone or at the start of a turn; return null for any other action. */
export function parsePlacement(action: string): PlaceAction | null {
  const match = /^(\d+):([a-m]\d+)([a-m]\d+)/.exec(action);
  if (!match) return null;
  const first = parseCell(match[2]!);
  const second = parseCell(match[3]!);
  const direction = DIRECTIONS.find((each) => isSameCell(step(first, each), second));
  return direction ? { domino: Number(match[1]), placement: { first, direction } } : null;
}

/** Return the domino of a claim such as `>28`, alone or at the end of a turn. */
export function parseClaim(action: string): number | null {
  const match = />(\d+)$/.exec(action);
  return match ? Number(match[1]) : null;
}
