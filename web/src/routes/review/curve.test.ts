import { describe, expect, it } from 'vitest';
import type { Review } from '$lib/api/types';
import { curveTurns, linePoints, luckSteps, turnsOf } from './curve';

const values = (win: number) => ({
  turn: '',
  seats: [win, 1 - win].map((value) => ({
    win: { value, error: 0 },
    points: { value: 0, error: 0 },
    lead: { value: 0, error: 0 },
    spread: 0,
  })),
  win_loss: { value: 0, error: 0 },
  points_loss: { value: 0, error: 0 },
  rollouts: 1,
});

/** A review of turns: the seat, its chance before and after. */
const review = (...turns: [number, number, number][]): Review =>
  ({
    turns: turns.map(([seat, before, after]) => ({
      seat,
      best: values(before),
      played: values(after),
    })),
  }) as unknown as Review;

const SAMPLE = review([1, 0.5, 0.5], [0, 0.6, 0.55], [1, 0.55, 0.6], [0, 0.4, 0.4]);

describe('the curve of a review', () => {
  it('has a column for each turn of the chosen seat', () => {
    const turns = curveTurns(SAMPLE, 0);
    expect(turns.map(({ start, end }) => [start, end])).toEqual([
      [0, 1 / 3],
      [1 / 3, 2 / 3],
      [2 / 3, 1],
      [1, 2],
    ]);
    expect(turnsOf(SAMPLE, 0)).toEqual([1, 3]);
  });

  it('draws the chances of every seat', () => {
    const turns = curveTurns(SAMPLE, 1);
    expect(linePoints(turns, 0).map(([, share]) => share)).toEqual([
      0.5, 0.5, 0.6, 0.55, 0.55, 0.6, 0.4, 0.4,
    ]);
  });

  it('shows luck as steps between turns', () => {
    const steps = luckSteps(curveTurns(SAMPLE, 0), 0);
    expect(steps.map(({ from, to }) => [from, to])).toEqual([
      [0.5, 0.6],
      [0.6, 0.4],
    ]);
  });
});
