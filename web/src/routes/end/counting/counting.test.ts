import { expect, it } from 'vitest';
import type { Standing, TableView } from '$lib/api/types';
import { countedTerritories, countingSteps, totalsAfter } from './counting';

const territory = (terrain: string, squares: number, crowns: number): object => ({
  terrain,
  squares,
  crowns,
  points: squares * crowns,
  cells: [`${terrain}-cells`],
});

const standing = (
  seat: number,
  earlier: number,
  bonus: number,
  ...territories: object[]
): Standing => {
  const points = (territories as { points: number }[]).reduce(
    (sum, each) => sum + each.points,
    bonus,
  );
  const game = {
    points,
    largest_territory: Math.max(...(territories as { squares: number }[]).map((t) => t.squares)),
    crowns: 3,
    territories,
    bonuses: bonus ? [{ bonus: 'harmony', points: bonus }] : [],
  };
  const games = earlier
    ? [{ ...game, points: earlier, territories: [], bonuses: [] }, game]
    : [game];
  return { seat, points: points + earlier, games } as unknown as Standing;
};

const view = (standings: Standing[], tie_breaks: string[] = []): TableView =>
  ({
    rules: { tie_breaks, middle_kingdom: null, harmony: true },
    standings,
  }) as unknown as TableView;

it('counts terrain by terrain, then the bonuses, up to the points', () => {
  const standings = [
    standing(0, 0, 5, territory('lake', 2, 1), territory('mine', 3, 2)),
    standing(1, 0, 0, territory('lake', 5, 2)),
  ];
  const steps = countingSteps(view(standings), standings);
  expect(steps).toEqual([
    { kind: 'terrain', terrain: 'lake', points: [2, 10] },
    { kind: 'terrain', terrain: 'mine', points: [6, 0] },
    { kind: 'bonuses', points: [5, 0] },
  ]);
  expect(totalsAfter(steps, 1, 2)).toEqual([2, 10]);
  expect(totalsAfter(steps, steps.length, 2)).toEqual(standings.map(({ points }) => points));
  expect(countedTerritories(steps[1]!, standings[0]!)).toHaveLength(1);
  expect(countedTerritories(steps[1]!, standings[1]!)).toEqual([]);
});

it('begins a later game of a Dynasty with the points of those before', () => {
  const standings = [
    standing(0, 31, 0, territory('lake', 2, 1)),
    standing(1, 28, 0, territory('lake', 1, 1)),
  ];
  const steps = countingSteps(view(standings), standings);
  expect(steps[0]).toEqual({ kind: 'earlier', points: [31, 28] });
  expect(totalsAfter(steps, steps.length, 2)).toEqual([33, 29]);
});

it('has a step for each tie-break that was needed', () => {
  const standings = [
    standing(0, 0, 0, territory('mine', 4, 3)),
    standing(1, 0, 0, territory('lake', 6, 2)),
  ];
  const steps = countingSteps(view(standings, ['territory', 'crowns']), standings);
  expect(steps.slice(2)).toEqual([
    { kind: 'tie', criterion: 'territory', points: [0, 0], values: [4, 6] },
  ]);
  expect(countedTerritories(steps[2]!, standings[1]!)).toHaveLength(1);
});
