import { describe, expect, it } from 'vitest';
import type { Review, SeatValue } from '$lib/api/types';
import { isBetweenEquals, winChance } from './winChance';

const estimate = (value: number) => ({ value, error: 0 });
const seat = (win: number, level: number | null): SeatValue =>
  ({ win: estimate(win), level_win: level === null ? null : estimate(level) }) as SeatValue;
const review = (...seats: SeatValue[]): Review =>
  ({ turns: [{ best: { seats } }] }) as unknown as Review;

describe('the chance to win', () => {
  it('is between the levels where they are known', () => {
    expect(winChance(seat(0.4, 0.9))).toBe(0.9);
    expect(winChance(seat(0.4, 0))).toBe(0);
    expect(isBetweenEquals(review(seat(0.4, 0.9), seat(0.6, 0.1)))).toBe(false);
  });

  it('is between equals where no level is known', () => {
    expect(winChance(seat(0.4, null))).toBe(0.4);
    expect(isBetweenEquals(review(seat(0.4, null), seat(0.6, null)))).toBe(true);
  });
});
