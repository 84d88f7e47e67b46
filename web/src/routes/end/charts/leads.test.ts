import { expect, it } from 'vitest';
import type { HistoryEntry } from '$lib/api/types';
import { leads } from './leads';

const line = (round: number, points: number[]): HistoryEntry => ({
  ply: 0,
  game: 1,
  round,
  seat: 0,
  action: '',
  points,
});

it('says who led after each round, or that it was level', () => {
  const moments = [line(1, [3, 1, 0]), line(2, [3, 3, 1]), line(3, [4, 5, 9])];
  expect(leads(moments, 3).map(({ round, seat, by }) => [round, seat, by])).toEqual([
    [1, 0, 2],
    [2, null, 0],
    [3, 2, 4],
  ]);
});

it('says nothing of a match without a round', () => {
  expect(leads([], 2)).toEqual([]);
});
