/** A domino in somebody's hand, on its way to the board. */
import type { Cell, Lie } from '../board/cell';
import { step, turned } from '../board/cell';
import type { Turn } from './turn.svelte';

export interface Ground {
  cellAt: (x: number, y: number) => Cell | null;
  cellSize: () => number;
}

const SLIP = 7; // pixels that a finger may slip and still tap

export class Drag {
  /** Where the pointer is; `null` while nothing is held. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  half = $state<0 | 1>(0);
  size = $state(60);

  /** Take hold of the domino. It follows once the pointer has moved; a tap stays a tap. */
  grab(event: PointerEvent, half: 0 | 1, turn: Turn, ground: Ground): void {
    if (event.button) return;
    const start = { x: event.clientX, y: event.clientY };
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== event.pointerId) return;
      if (!this.at && Math.hypot(moved.clientX - start.x, moved.clientY - start.y) < SLIP) return;
      this.half = half;
      this.size = ground.cellSize();
      this.at = { x: moved.clientX, y: moved.clientY };
      const cell = ground.cellAt(moved.clientX, moved.clientY);
      if (cell) turn.put(this.#lie(cell, half, turn));
    };
    const end = (ended: PointerEvent): void => {
      if (ended.pointerId !== event.pointerId) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (this.at) {
        // The click that follows a drag is not a tap.
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }));
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

  #lie(cell: Cell, half: 0 | 1, turn: Turn): Lie {
    const way = turn.ghost?.way ?? 'right';
    return { first: half === 0 ? cell : step(cell, turned(way, 2)), way };
  }
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
