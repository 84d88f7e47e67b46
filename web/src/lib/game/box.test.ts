import { describe, expect, it } from 'vitest';
import type { Kingdom } from '$lib/api/types';
import { boardWindow, extentBox, finalBox } from './box';

const kingdom = (low: string, high: string): Kingdom => ({
  seat: 0,
  castle: 'g7',
  squares: [],
  placed: [],
  discarded: [],
  extent: { low, high },
  reach: [],
  territories: [],
  bonuses: [],
  points: 0,
});

describe('the window of a board', () => {
  it('begins with what one domino can reach around the castle', () => {
    const start = boardWindow(kingdom('g7', 'g7'), 7);
    expect(start.view).toEqual({ left: 4, top: -9, width: 5, height: 5 });
    expect(start.buildable).toEqual(start.view);
    expect([start.isWidthOpen, start.isHeightOpen]).toEqual([true, true]);
  });

  it('is a square of whole cells while both sides are open', () => {
    const window = boardWindow(kingdom('g7', 'i7'), 7);
    expect(window.view).toEqual({ left: 4, top: -10, width: 7, height: 7 });
    expect(window.buildable).toEqual(window.view);
  });

  it('shows as out of reach what a closed side can not contain', () => {
    const window = boardWindow(kingdom('e7', 'i8'), 5);
    expect(window.view).toEqual({ left: 3.5, top: -10, width: 6, height: 6 });
    expect(window.buildable).toEqual({ left: 4, top: -10, width: 5, height: 6 });
    expect([window.isWidthOpen, window.isHeightOpen]).toEqual([false, true]);
  });

  it('is the kingdom itself once that is full size', () => {
    const window = boardWindow(kingdom('e5', 'i9'), 5);
    expect(window.view).toEqual({ left: 4, top: -9, width: 5, height: 5 });
    expect(window.buildable).toEqual(window.view);
  });

  it.each([5, 7])('never shows more than nine cells a side on a grid of %i', (grid) => {
    for (let width = 1; width <= grid; width += 1) {
      for (let height = 1; height <= grid; height += 1) {
        const high = `${'abcdefghijklm'[width - 1]}${height}`;
        const { view, buildable } = boardWindow(kingdom('a1', high), grid);
        expect(view.width).toBe(view.height);
        expect(view.width).toBeLessThanOrEqual(grid + 2);
        expect(buildable.left).toBeGreaterThanOrEqual(view.left);
        expect(buildable.left + buildable.width).toBeLessThanOrEqual(view.left + view.width);
        expect([buildable.left % 1, buildable.top % 1].map(Math.abs)).toEqual([0, 0]);
      }
    }
  });
});

it('a finished kingdom is shown in a full square around it', () => {
  expect(finalBox(kingdom('f6', 'h8'), 5)).toEqual({ left: 4, top: -9, width: 5, height: 5 });
  expect(finalBox(kingdom('e5', 'i9'), 5)).toEqual({ left: 4, top: -9, width: 5, height: 5 });
  expect(extentBox(kingdom('e7', 'i8'))).toEqual({ left: 4, top: -8, width: 5, height: 2 });
});

it('a placement outside of what was built is inside the square', () => {
  const placement = { first: { x: 8, y: -7 }, direction: 'right' } as const;
  expect(finalBox(kingdom('f7', 'h7'), 5, placement)).toEqual({
    left: 5,
    top: -9,
    width: 5,
    height: 5,
  });
});
