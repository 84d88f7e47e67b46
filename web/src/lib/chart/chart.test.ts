import { describe, expect, it } from 'vitest';
import { axisEvery, axisOf, percentOn } from './axis';
import { linear, linePath } from './scale';
import { highEnd, isAbove, lowEnd } from './whisker';

describe('a scale', () => {
  it('is linear, in both directions', () => {
    expect([0, 5, 10].map(linear(0, 10, 20, 120))).toEqual([20, 70, 120]);
    expect([0, 0.5, 1].map(linear(0, 1, 100, 0))).toEqual([100, 50, 0]);
  });

  it('puts a single value at its beginning', () => {
    expect(linear(3, 3, 20, 120)(3)).toBe(20);
  });

  it('makes a line of points', () => {
    expect(
      linePath([
        [0, 1],
        [2.5, 3],
      ]),
    ).toBe('M0 1L2.5 3');
    expect(linePath([])).toBe('');
  });
});

describe('an axis', () => {
  it('has a tick every step, and room for every value', () => {
    expect(axisEvery(20, [31, 78])).toEqual({ low: 20, high: 80, ticks: [20, 40, 60, 80] });
    expect(axisEvery(10, [-3, 0]).ticks).toEqual([-10, 0]);
  });

  it('is one step long at least', () => {
    expect([[0], [0, 10, 3], [0, 61, 44]].map((values) => axisEvery(10, values).high)).toEqual([
      10, 10, 70,
    ]);
  });

  it('has few ticks at whole numbers', () => {
    expect(axisOf([1.3, 8.9, 10.5]).ticks).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(axisOf([0, 8]).ticks).toEqual([0, 2, 4, 6, 8]);
    expect(axisOf([0.2, 0.4]).ticks).toEqual([0, 1]);
    expect(axisOf([-900, 900]).ticks).toHaveLength(19);
  });

  it('places values in percent, none of them outside', () => {
    const axis = axisOf([0, 10]);
    expect([-5, 0, 2.5, 10, 11].map((value) => percentOn(axis, value))).toEqual([
      0, 0, 25, 100, 100,
    ]);
  });
});

describe('a whisker', () => {
  it('is two errors long on each side', () => {
    expect([lowEnd, highEnd].map((end) => end({ value: 5, error: 0.5 }))).toEqual([4, 6]);
  });

  it('is above another if they do not overlap', () => {
    expect(isAbove({ value: 6, error: 0.1 }, { value: 5, error: 0.1 })).toBe(true);
    expect(isAbove({ value: 6, error: 0.3 }, { value: 5, error: 0.3 })).toBe(false);
  });
});
