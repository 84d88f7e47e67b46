/** Values of turns with their errors, on one axis. */
import type { Estimate } from '$lib/api/types';

/** Whiskers are two standard errors long on each side. */
export const WHISKER = 2;

export const lowEnd = ({ value, error }: Estimate): number => value - WHISKER * error;
export const highEnd = ({ value, error }: Estimate): number => value + WHISKER * error;

/** Whether two whiskers don't overlap: the first value is the larger one beyond doubt. */
export const isAbove = (one: Estimate, other: Estimate): boolean => lowEnd(one) > highEnd(other);

export interface Axis {
  low: number;
  high: number;
  ticks: number[];
}

const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MAX_TICKS = 7;

/** An axis of whole numbers that all values and their whiskers are on. */
export function axisOf(values: readonly Estimate[]): Axis {
  const least = Math.min(...values.map(lowEnd));
  const most = Math.max(...values.map(highEnd));
  const step = STEPS.find((each) => (most - least) / each <= MAX_TICKS - 2) ?? STEPS.at(-1)!;
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

/** Where a value is on an axis, in percent. */
export const percentOn = ({ low, high }: Axis, value: number): number =>
  Math.min(100, Math.max(0, (100 * (value - low)) / (high - low)));
