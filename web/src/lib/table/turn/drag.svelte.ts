/** A domino that is dragged to the board. */
import { rotate, step, type Cell, type Placement } from '$lib/game/cell';
import type { Turn } from '$lib/game/turn.svelte';

/** The board, as far as dragging needs it. */
export interface DropTarget {
  cellAt: (x: number, y: number) => Cell | null;
  cellSize: () => number;
  /** Return a placement moved into the board. */
  clamp: (placement: Placement) => Placement;
}

/** How far a finger may slip, in pixels, and still tap. */
const TOLERANCE = 7;

export class Drag {
  /** Where the pointer is; null while nothing is dragged. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  half = $state<0 | 1>(0);
  size = $state(60);

  /** Start dragging at a half of the domino once the pointer has moved; a tap stays a tap. */
  grab(event: PointerEvent, half: 0 | 1, turn: Turn, board: DropTarget): void {
    if (event.button) return;
    const start = { x: event.clientX, y: event.clientY };
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== event.pointerId) return;
      const distance = Math.hypot(moved.clientX - start.x, moved.clientY - start.y);
      if (!this.at && distance < TOLERANCE) return;
      this.half = half;
      this.size = board.cellSize();
      this.at = { x: moved.clientX, y: moved.clientY };
      const cell = board.cellAt(moved.clientX, moved.clientY);
      if (cell) turn.moveTo(board.clamp(placementAt(cell, half, turn)));
    };
    const end = (ended: PointerEvent): void => {
      if (ended.pointerId !== event.pointerId) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (this.at) {
        // The click that follows a drag is not a tap.
        addEventListener('click', stopClick, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', stopClick, { capture: true }));
      }
      this.at = null;
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    // A finger that came down on a button keeps sending its moves there.
    const target = event.target as Element;
    if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture(event.pointerId);
  }
}

function placementAt(cell: Cell, half: 0 | 1, turn: Turn): Placement {
  const direction = turn.ghost?.direction ?? 'right';
  return { first: half === 0 ? cell : step(cell, rotate(direction, 2)), direction };
}

function stopClick(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
