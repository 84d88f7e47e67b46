/** Grades of turns, and accuracy: `kingdomino.analysis.grades`. */
import type { Grade, TurnValue } from '$lib/api/types';
import { isSignificant } from './evaluation';
import type { Rules } from './gameLog';

interface Limit {
  grade: Grade;
  win: number;
  points: number;
  /** Points alone decide nothing where the winner is known. */
  leastWin: number;
}

export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;

/** What an error loses at least, the worst first: so much win; or so many points, with some win. */
const LIMITS: readonly Limit[] = [
  { grade: 'blunder', win: 0.2, points: 5, leastWin: 0.1 },
  { grade: 'mistake', win: 0.1, points: 2.5, leastWin: 0.05 },
  { grade: 'inaccuracy', win: 0.04, points: 1, leastWin: 0 },
];
const ALMOST_BEST = { points: 0.3, win: 0.01 };
const DECIDED = 0.03; // a probability of winning this close to 0 or 1
const PRIOR_SCALE = 2; // points: how much less likely people are to choose a turn that loses more
const ACCURACY_BASE = 0.75;
const WEIGHTS = { least: 0.05, most: 1 };

/** How much a point counts: in a Mighty Duel, leads are about twice as large. */
const pointsScale = ({ grid }: Rules): number => (grid === 7 ? 0.5 : 1);

/** Whether a turn of a seat could not change whether it wins. */
export const isDecided = (turn: TurnValue, best: TurnValue, seat: number): boolean =>
  best.seats[seat]!.win.value <= DECIDED || turn.seats[seat]!.win.value >= 1 - DECIDED;

/** The grade of a turn of a seat by what it loses against the best one. */
export function gradeTurn(turn: TurnValue, best: TurnValue, seat: number, rules: Rules): Grade {
  const { win_loss: winLoss, points_loss: pointsLoss } = turn;
  const [win, points] = [winLoss.value, pointsLoss.value * pointsScale(rules)];
  if (turn === best || (points <= ALMOST_BEST.points && win <= ALMOST_BEST.win)) return 'best';
  const limits = isDecided(turn, best, seat) ? LIMITS.slice(-1) : LIMITS;
  const reached = limits.find(
    (limit) =>
      (win >= limit.win && isSignificant(winLoss)) ||
      (points >= limit.points && isSignificant(pointsLoss) && win >= limit.leastWin),
  );
  return reached?.grade ?? 'good';
}

/** The points that are lost on average if a turn that loses more is chosen less often. */
export function difficulty(turns: readonly TurnValue[], rules: Rules): number {
  const scale = pointsScale(rules);
  let [lost, priors] = [0, 0];
  for (const { points_loss: loss } of turns) {
    const points = Math.max(0, loss.value) * scale;
    const prior = Math.exp(-points / PRIOR_SCALE);
    lost += prior * points;
    priors += prior;
  }
  return lost / priors;
}

/** The accuracy, from 0 to 100, of turns with these losses and difficulties; null without one. */
export function accuracy(
  turns: readonly { points: number; difficulty: number }[],
  rules: Rules,
): number | null {
  let [total, weights] = [0, 0];
  for (const turn of turns) {
    const loss = turn.points * pointsScale(rules);
    const weight = Math.min(WEIGHTS.most, Math.max(WEIGHTS.least, turn.difficulty, loss / 4));
    total += weight * loss;
    weights += weight;
  }
  return weights ? 100 * ACCURACY_BASE ** (total / weights) : null;
}
