/** The steps of the counting: terrain by terrain, the bonuses, then each tie-break. */
import type { Kingdom, Standing, TableView, Terrain } from '$lib/api/types';
import {
  bonusRows,
  criterionValue,
  decisions,
  scoringTerritories,
  terrainRows,
  type Criterion,
} from '../result/scoreRows';

export type Step = {
  /** What the step adds, in the order of the standings given. */
  points: number[];
} & (
  | { kind: 'earlier' }
  | { kind: 'terrain'; terrain: Terrain }
  | { kind: 'bonuses' }
  /** A tie-break adds no points: its values are compared. */
  | { kind: 'tie'; criterion: Criterion; values: number[] }
);

const lastGame = (standing: Standing): Standing['games'][number] => standing.games.at(-1)!;

const total = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);

/** Return the steps; the points of all of them are the points of the standings. */
export function countingSteps(view: TableView, standings: readonly Standing[]): Step[] {
  const scores = standings.map(lastGame);
  const earlier = standings.map((standing) => standing.points - lastGame(standing).points);
  const bonuses = bonusRows(scores, view.rules);
  const steps: Step[] = terrainRows(scores).map((row) => ({ kind: 'terrain', ...row }));
  if (total(earlier)) steps.unshift({ kind: 'earlier', points: earlier });
  if (bonuses.some(({ points }) => total(points))) {
    const points = standings.map((_, index) => total(bonuses.map((row) => row.points[index]!)));
    steps.push({ kind: 'bonuses', points });
  }
  return [...steps, ...tieSteps(view, standings)];
}

function tieSteps(view: TableView, standings: readonly Standing[]): Step[] {
  return decisions(view)
    .filter(({ criterion, state }) => criterion !== 'points' && state !== 'not-needed')
    .map(({ criterion }) => ({
      kind: 'tie',
      criterion,
      points: standings.map(() => 0),
      values: standings.map((standing) => criterionValue(standing, criterion)),
    }));
}

/** The points after a number of steps, in the order of the standings. */
export const totalsAfter = (steps: readonly Step[], count: number, players: number): number[] =>
  Array.from({ length: players }, (_, index) =>
    total(steps.slice(0, count).map(({ points }) => points[index]!)),
  );

/** The territories that a step counts in the kingdom of a standing. */
export function countedTerritories(step: Step, standing: Standing): Kingdom['territories'] {
  const score = lastGame(standing);
  if (step.kind === 'terrain') return scoringTerritories(score, step.terrain);
  if (step.kind !== 'tie' || step.criterion !== 'territory') return [];
  return score.territories.filter(({ squares }) => squares === score.largest_territory).slice(0, 1);
}
