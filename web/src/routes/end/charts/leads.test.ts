import { expect, it } from 'vitest';
import type { HistoryEntry } from '$lib/api/types';
import { leads, scoreCurves } from './leads';

const entry = (game: number, round: number, points: number[]): HistoryEntry => ({
  ply: 0,
  game,
  round,
  seat: 0,
  action: '',
  points,
});

it('says who led after each round, or that it was level', () => {
  const moments = [entry(1, 1, [3, 1, 0]), entry(1, 2, [3, 3, 1]), entry(1, 3, [4, 5, 9])];
  expect(leads(moments, 3).map(({ round, seat, by }) => [round, seat, by])).toEqual([
    [1, 0, 2],
    [2, null, 0],
    [3, 2, 4],
  ]);
});

it('says nothing of a match without a round', () => {
  expect(leads([], 2)).toEqual([]);
});

it('a curve has the points after each round', () => {
  const moments = [
    entry(1, 0, [0, 0]),
    entry(1, 1, [1, 0]),
    entry(1, 1, [1, 2]),
    entry(1, 2, [4, 2]),
  ];
  expect(scoreCurves(moments, 2)).toEqual([
    [0, 1, 4],
    [0, 2, 2],
  ]);
});

it('the games of a Dynasty are added up', () => {
  const moments = [entry(1, 1, [5, 3]), entry(2, 0, [0, 0]), entry(2, 1, [2, 4])];
  expect(scoreCurves(moments, 2)).toEqual([
    [0, 5, 7],
    [0, 3, 7],
  ]);
});
