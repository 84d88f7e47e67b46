import { expect, it } from 'vitest';
import type { Standing, TableView } from '$lib/api/types';
import { bonusRows, contenders, decisions, terrainRows, type Score } from './scoreRows';

const territory = (terrain: string, squares: number, crowns: number): object => ({
  terrain,
  squares,
  crowns,
  points: squares * crowns,
  cells: [],
});

const score = (points: number, largest = 1, crowns = 1, more: object = {}): Score =>
  ({ points, largest_territory: largest, crowns, territories: [], bonuses: [], ...more }) as Score;

const match = (tie_breaks: string[], ...games: Score[][]): TableView =>
  ({
    rules: { tie_breaks, middle_kingdom: null, harmony: true },
    standings: games.map((scores, seat) => ({
      seat,
      points: scores.reduce((sum, { points }) => sum + points, 0),
      games: scores,
    })) as Standing[],
  }) as TableView;

it('adds up the territories of a terrain, and puts the most points first', () => {
  const one = score(11, 1, 1, {
    territories: [territory('lake', 2, 1), territory('lake', 3, 1), territory('mine', 2, 3)],
  });
  const other = score(9, 1, 1, {
    territories: [territory('mine', 3, 3), territory('wheat', 4, 0)],
  });
  expect(terrainRows([one, other])).toEqual([
    { terrain: 'mine', points: [6, 9] },
    { terrain: 'lake', points: [5, 0] },
  ]);
});

it('has a row for each bonus of the rules', () => {
  const one = score(5, 1, 1, { bonuses: [{ bonus: 'harmony', points: 5 }] });
  const { rules } = match([], []);
  expect(bonusRows([one, score(0)], rules)).toEqual([{ bonus: 'harmony', points: [5, 0] }]);
});

it('needs no tie-break where points decide', () => {
  const view = match(['territory', 'crowns'], [score(40, 3, 9)], [score(34, 8, 9)], [score(9)]);
  expect(contenders(view).map(({ seat }) => seat)).toEqual([0, 1]);
  expect(decisions(view)).toEqual([
    { criterion: 'points', values: [40, 34], state: 'decided', winner: 0, by: 6 },
    { criterion: 'territory', values: [3, 8], state: 'not-needed', winner: null, by: 0 },
    { criterion: 'crowns', values: [9, 9], state: 'not-needed', winner: null, by: 0 },
  ]);
});

it('breaks a tie step by step, between those who are equal', () => {
  const view = match(
    ['territory', 'crowns'],
    [score(40, 5, 7)],
    [score(40, 5, 4)],
    [score(40, 3, 9)],
  );
  expect(decisions(view).map(({ state, winner, by }) => [state, winner, by])).toEqual([
    ['equal', null, 0],
    ['equal', null, 0],
    ['decided', 0, 3],
  ]);
});

it('sums the criteria over the games of a Dynasty, and may end in a shared victory', () => {
  const view = match(
    ['crowns'],
    [score(10, 1, 2), score(20, 1, 3)],
    [score(15, 1, 4), score(15, 1, 1)],
  );
  expect(decisions(view).map(({ values, state }) => [values, state])).toEqual([
    [[30, 30], 'equal'],
    [[5, 5], 'equal'],
  ]);
});
