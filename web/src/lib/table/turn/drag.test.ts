import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { legalAction, tableView } from '../../../../testing/fakeServer';
import { placementText, type Placement } from '$lib/game/cell';
import { Turn } from '$lib/game/turn.svelte';
import { Drag } from './drag.svelte';

/** Cells of 50 pixels; a1 would be at the origin, had the board so many rows. */
const board = {
  cellAt: (x: number, y: number) => ({ x: Math.floor(x / 50), y: Math.floor(y / 50) - 13 }),
  cellSize: () => 50,
  clamp: (placement: Placement) =>
    placement.first.x > 11 ? { ...placement, first: { ...placement.first, x: 11 } } : placement,
};

let turn: Turn;
let drag: Drag;

beforeEach(() => {
  turn = new Turn(tableView({ actor: 0, domino: 13, legal: [legalAction('13:g8h8')] }));
  drag = new Drag();
});
afterEach(() => {
  point('pointerup', 0, 0);
});

function point(kind: string, x: number, y: number, pointerId = 1): PointerEvent {
  const event = new PointerEvent(kind, { clientX: x, clientY: y, pointerId });
  dispatchEvent(event);
  return event;
}

const ghost = (): string | null => turn.ghost && placementText(turn.ghost);

it('follows the pointer cell by cell', () => {
  drag.grab(point('pointerdown', 0, 0), 0, turn, board);
  point('pointermove', 310, 260);
  expect(ghost()).toBe('g8h8');
  expect(drag.at).toEqual({ x: 310, y: 260 });
  expect(drag.size).toBe(50);
  point('pointermove', 360, 260);
  expect(ghost()).toBe('h8i8');
});

it('is held at the square where it was grabbed', () => {
  drag.grab(point('pointerdown', 0, 0), 1, turn, board);
  point('pointermove', 360, 260);
  expect(ghost()).toBe('g8h8');
});

it('leaves a tap a tap', () => {
  drag.grab(point('pointerdown', 300, 260), 0, turn, board);
  point('pointermove', 304, 263);
  expect(ghost()).toBeNull();
  expect(drag.at).toBeNull();
});

it('ignores other fingers and other buttons', () => {
  drag.grab(point('pointerdown', 0, 0), 0, turn, board);
  point('pointermove', 310, 260, 2);
  expect(ghost()).toBeNull();
  point('pointerup', 0, 0);
  drag.grab(new PointerEvent('pointerdown', { button: 2 }), 0, turn, board);
  point('pointermove', 310, 260);
  expect(ghost()).toBeNull();
});

it('ends with the pointer, and its click taps nothing', () => {
  vi.useFakeTimers();
  const clicked = vi.fn();
  document.body.addEventListener('click', clicked);
  drag.grab(point('pointerdown', 0, 0), 0, turn, board);
  point('pointermove', 310, 260);
  point('pointerup', 310, 260);
  expect(drag.at).toBeNull();
  document.body.click();
  expect(clicked).not.toHaveBeenCalled();
  vi.runAllTimers();
  document.body.click();
  expect(clicked).toHaveBeenCalledOnce();
  point('pointermove', 360, 260);
  expect(ghost()).toBe('g8h8');
  vi.useRealTimers();
});

it('stays inside the board', () => {
  drag.grab(point('pointerdown', 0, 0), 0, turn, board);
  point('pointermove', 900, 260);
  expect(ghost()).toBe('l8m8');
});
