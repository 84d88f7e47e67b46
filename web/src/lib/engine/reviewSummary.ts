/** The parts of a review as a whole: `summarise_review` of `kingdomino.analysis.review`. */
import type { Estimate, Review, ReviewedTurn, Standing } from '$lib/api/types';
import { isSignificant } from './evaluation';
import type { Rules } from './gameLog';
import { accuracy, GRADES } from './grades';
import type { LuckEvent, ReviewPart } from './review';

type SeatReview = Review['seats'][number];

/** Who computed a review: its numbers do not go with those of a server of another version. */
const ENGINE = 'page';
const TURNING_POINTS = 3;
const LEAST_TURNING_POINT = 0.03; // of the win probability
const LEAST_DIFFICULTY = 0.5; // points, of a turn that is called the best: a choice that mattered

export interface ReviewedMatch {
  rules: Rules;
  standings: readonly Standing[];
  isOver: boolean;
  /** How many turns there are to review. */
  total: number;
}

/** The sum of independent estimates. */
function sum(estimates: readonly Estimate[]): Estimate {
  let [value, variance] = [0, 0];
  for (const estimate of estimates) {
    value += estimate.value;
    variance += estimate.error ** 2;
  }
  return { value, error: Math.sqrt(variance) };
}

/** The share of the victory of each seat, if the match ended now. */
function winShares({ rules, standings }: ReviewedMatch): number[] {
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return Array.from({ length: rules.players }, (_, seat) =>
    winners.includes(seat) ? 1 / winners.length : 0,
  );
}

/** The sums of a seat in win probability. */
function ledgerOf(
  match: ReviewedMatch,
  seat: number,
  parts: readonly ReviewPart[],
  luck: number,
): NonNullable<SeatReview['ledger']> {
  const [result, fair] = [winShares(match)[seat]!, 1 / match.rules.players];
  let [own, others] = [0, 0];
  for (const { turn, before } of parts) {
    const change = turn.played.seats[seat]!.win.value - before[seat]!.win.value;
    if (turn.seat === seat) own -= change;
    else others += change;
  }
  const residual = result - fair - luck + own - others;
  return { result, fair, luck, own_errors: own, others_errors: others, residual };
}

/** The hardest open choice of a seat that was as good as the best. */
function bestTurn(seat: number, turns: readonly ReviewedTurn[]): number | null {
  let best: number | null = null;
  turns.forEach((turn, index) => {
    const isGreat = turn.seat === seat && turn.grade === 'best' && !turn.is_decided;
    if (!isGreat || turn.difficulty < LEAST_DIFFICULTY) return;
    if (best === null || turn.difficulty > turns[best]!.difficulty) best = index;
  });
  return best;
}

function summariseSeat(
  match: ReviewedMatch,
  seat: number,
  parts: readonly ReviewPart[],
  luck: readonly LuckEvent[],
): SeatReview {
  const turns = parts.map(({ turn }) => turn);
  const own = turns.filter((turn) => turn.seat === seat && turn.grade !== null);
  const luckWin = sum(luck.map(({ win }) => win[seat]!));
  const isClosed = match.isOver && turns.length === match.total;
  const ledger = isClosed ? ledgerOf(match, seat, parts, luckWin.value) : null;
  const losses = own.map((turn) => ({
    points: turn.points_loss.value,
    difficulty: turn.difficulty,
  }));
  return {
    seat,
    accuracy: accuracy(losses, match.rules),
    grades: Object.fromEntries(
      GRADES.map((grade) => [grade, own.filter((turn) => turn.grade === grade).length]),
    ),
    luck_win: luckWin,
    luck_points: sum(luck.map(({ points }) => points[seat]!)),
    win_lost: sum(own.map(({ win_loss: loss }) => loss)),
    points_lost: sum(own.map(({ points_loss: loss }) => loss)),
    ledger,
    adjusted_win: ledger && Math.min(1, Math.max(0, ledger.result - ledger.luck)),
    best_turn: bestTurn(seat, turns),
  };
}

/** The turns that lost most win probability, in order of play. */
function turningPoints(turns: readonly ReviewedTurn[]): number[] {
  const lost = turns
    .map(({ win_loss: loss }, index) => ({ loss, index }))
    .filter(({ loss }) => isSignificant(loss) && loss.value >= LEAST_TURNING_POINT);
  lost.sort((one, other) => other.loss.value - one.loss.value);
  return lost
    .slice(0, TURNING_POINTS)
    .map(({ index }) => index)
    .sort((one, other) => one - other);
}

/** Summarise the parts of the first turns. */
export function summariseReview(match: ReviewedMatch, parts: readonly ReviewPart[]): Review {
  const turns = parts.map(({ turn }) => turn);
  const luck = parts.flatMap((part) => part.luck);
  return {
    engine: ENGINE,
    rules: match.rules.text,
    seats: Array.from({ length: match.rules.players }, (_, seat) =>
      summariseSeat(match, seat, parts, luck),
    ),
    turns,
    luck,
    turning_points: turningPoints(turns),
    total: match.total,
    is_complete: turns.length === match.total,
  };
}
