/** How fast things move: three speeds, and off; whoever asks for less motion gets none. */
import { MediaQuery } from 'svelte/reactivity';
import { settings, type Speed } from '../settings.svelte';

const FACTORS: Record<Speed, number> = { calm: 1.7, normal: 1, quick: 0.5, off: 0 };

class Pace {
  #less = new MediaQuery('prefers-reduced-motion: reduce');

  get factor(): number {
    return this.#less.current ? 0 : FACTORS[settings.all.speed];
  }

  milliseconds(normal: number): number {
    return normal * this.factor;
  }

  /** Resolves after so much of the player's own time. */
  async wait(normal: number): Promise<void> {
    const time = this.milliseconds(normal);
    if (time > 0) await new Promise((resolve) => setTimeout(resolve, time));
  }
}

export const pace = new Pace();
