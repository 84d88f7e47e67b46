/** Scales and lines of charts: from values to places. */

/** A linear scale: `low` is at `from`, and `high` at `to`. */
export const linear =
  (low: number, high: number, from: number, to: number) =>
  (value: number): number =>
    from + ((to - from) * (value - low)) / (high - low || 1);

/** The path of a line through points. */
export const linePath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
