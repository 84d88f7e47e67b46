/** An axis: the range of the values, and where it is labelled. */
export interface Axis {
  low: number;
  high: number;
  ticks: number[];
}

const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MAX_TICKS = 7;

/** An axis with a tick every `step`, with room for all values. */
export function axisEvery(step: number, values: readonly number[]): Axis {
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...values) / step) * step);
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

/** An axis with few ticks, at whole numbers, with room for all values. */
export function axisOf(values: readonly number[]): Axis {
  const range = Math.max(...values) - Math.min(...values);
  const step = STEPS.find((each) => range / each <= MAX_TICKS - 2) ?? STEPS.at(-1)!;
  return axisEvery(step, values);
}

/** Where a value is on an axis, in percent. */
export const percentOn = ({ low, high }: Axis, value: number): number =>
  Math.min(100, Math.max(0, (100 * (value - low)) / (high - low)));
