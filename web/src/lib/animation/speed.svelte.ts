/** How fast things move: three speeds and off; reduced motion means off. */
import { MediaQuery } from 'svelte/reactivity';
import { settings, type Speed } from '$lib/ui/settings/settings.svelte';

const FACTORS: Record<Speed, number> = { calm: 1.7, normal: 1, quick: 0.5, off: 0 };

class AnimationSpeed {
  #reducedMotion = new MediaQuery('prefers-reduced-motion: reduce');

  get factor(): number {
    return this.#reducedMotion.current ? 0 : FACTORS[settings.current.speed];
  }

  /** Scale a duration by the player's speed. */
  milliseconds(normal: number): number {
    return normal * this.factor;
  }

  /** Wait for a duration, scaled by the player's speed. */
  async wait(normal: number): Promise<void> {
    const time = this.milliseconds(normal);
    if (time > 0) await new Promise((resolve) => setTimeout(resolve, time));
  }
}

export const animationSpeed = new AnimationSpeed();
