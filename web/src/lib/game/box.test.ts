import { describe, expect, it } from 'vitest';
import type { Kingdom } from '$lib/api/types';
import { extentBox, finalBox, openSidesOf, reachBox } from './box';

const kingdom = (low: string, high: string, reach: string[]): Kingdom => ({
  seat: 0,
  castle: 'g7',
  squares: [],
  placed: [],
  discarded: [],
  extent: { low, high },
  reach,
  territories: [],
  bonuses: [],
  points: 0,
});

describe('the board', () => {
  it('shows every cell that can still be reached', () => {
    const box = reachBox(kingdom('g7', 'g7', ['c3', 'k11']));
    expect(box).toEqual({ left: 2, top: -11, width: 9, height: 9 });
    expect(openSidesOf(box, 5)).toEqual({ isWidthOpen: true, isHeightOpen: true });
  });

  it('is closed on a side once the kingdom is as wide as it may be', () => {
    const box = reachBox(kingdom('e7', 'i8', ['e6', 'i10']));
    expect(openSidesOf(box, 5)).toEqual({ isWidthOpen: false, isHeightOpen: false });
    expect(extentBox(kingdom('e7', 'i8', []))).toEqual({ left: 4, top: -8, width: 5, height: 2 });
  });

  it('is a full square around what was built when it is over', () => {
    expect(finalBox(kingdom('f6', 'h8', []), 5)).toEqual({ left: 4, top: -9, width: 5, height: 5 });
    expect(finalBox(kingdom('e5', 'i9', []), 5)).toEqual({ left: 4, top: -9, width: 5, height: 5 });
  });
});
