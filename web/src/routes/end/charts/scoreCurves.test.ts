import { expect, it } from 'vitest';
import type { HistoryEntry } from '$lib/api/types';
import { scoreCurves } from './scoreCurves';

const line = (game: number, round: number, points: number[]): HistoryEntry => ({
  ply: 0,
  game,
  round,
  seat: 0,
  action: '',
  points,
});

it('a curve has the points after each round', () => {
  const moments = [line(1, 0, [0, 0]), line(1, 1, [1, 0]), line(1, 1, [1, 2]), line(1, 2, [4, 2])];
  expect(scoreCurves(moments, 2)).toEqual([
    [0, 1, 4],
    [0, 2, 2],
  ]);
});

it('the games of a Dynasty are added up', () => {
  const moments = [line(1, 1, [5, 3]), line(2, 0, [0, 0]), line(2, 1, [2, 4])];
  expect(scoreCurves(moments, 2)).toEqual([
    [0, 5, 7],
    [0, 3, 7],
  ]);
});
