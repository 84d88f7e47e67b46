/** The review of the turns of a match: `kingdomino.analysis.turn_review`. */
import type { Review, ReviewedTurn, SeatValue, TurnValue } from '$lib/api/types';
import { CHANCE_KINDS, type Decision } from './decisions';
import { Subject, type Evaluated } from './evaluation';
import { difficulty, gradeTurn, isDecided } from './grades';
import type { Levels } from './levels';
import { explain, type Explanation } from './reasons';
import type { Steps } from './steps';
import type { SearchEngine } from './searchEngine';

export type LuckEvent = Review['luck'][number];

/** How much is computed for a turn, and for the luck before it. */
export interface ReviewBudget {
  rollouts: number;
  /** Lines that could have been dealt instead, and rollouts of each. */
  lines: number;
  lineRollouts: number;
}

const BUDGETS = {
  quick: { rollouts: 4000, lines: 30, lineRollouts: 128 },
  normal: { rollouts: 24_000, lines: 100, lineRollouts: 256 },
  deep: { rollouts: 160_000, lines: 300, lineRollouts: 512 },
} satisfies Record<string, ReviewBudget>;
export type Quality = keyof typeof BUDGETS;

const SEED_STEP = 1_000_003; // from a turn to the next
const ALTERNATIVES = 3; // of the best turns that a reviewed turn lists

/** A turn of a review with the luck before it. */
export interface ReviewPart {
  turn: ReviewedTurn;
  luck: LuckEvent[];
  /** The value of each seat before the turn, with best play. */
  before: SeatValue[];
}

export interface ReviewOptions {
  quality: Quality | ReviewBudget;
  levels?: Levels | null | undefined;
}

/** Review a turn and, unless `withLuck` is false, measure the luck before it. */
export function* reviewTurn(
  searchEngine: SearchEngine,
  decision: Decision,
  { quality, levels = null }: ReviewOptions,
  withLuck = true,
): Steps<ReviewPart> {
  const budget = typeof quality === 'string' ? BUDGETS[quality] : quality;
  const luck = withLuck ? yield* luckBefore(searchEngine, decision, budget) : [];
  const subject = new Subject(searchEngine, decision.match, levels);
  const seed = SEED_STEP * decision.index;
  const evaluated = yield* withoutPartial(
    subject.evaluate({ rollouts: budget.rollouts, seed, keep: [decision.turn] }),
  );
  const turn = yield* reviewed(subject, decision, evaluated, seed);
  return { turn, luck, before: evaluated.seats };
}

function* withoutPartial<Answer>(steps: Steps<Answer, unknown>): Steps<Answer> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    yield;
  }
}

/** The luck is between equals: it is measured without levels. */
function* luckBefore(
  searchEngine: SearchEngine,
  { chance, game, match, state }: Decision,
  { lines, lineRollouts }: ReviewBudget,
): Steps<LuckEvent[]> {
  if (!chance) return [];
  const subject = new Subject(searchEngine, match);
  const kind = CHANCE_KINDS.indexOf(chance);
  const luck = yield* subject.measureLuck(kind, lines, lineRollouts, 0);
  const event = {
    game: game + 1,
    ply: state.ply,
    kind: chance,
    dominoes: chance === 'king' ? [] : (state.next ?? []).map(({ domino }) => domino),
    king: chance === 'line' ? null : state.king,
  };
  return [{ ...event, ...luck }];
}

const lossOf = (loss: TurnValue['win_loss']): TurnValue['win_loss'] => ({
  ...loss,
  value: Math.max(0, loss.value),
});

function* reviewed(
  subject: Subject,
  { game, match, state, turn }: Decision,
  evaluated: Evaluated,
  seed: number,
): Steps<ReviewedTurn> {
  const { turns } = evaluated;
  const seat = state.actor!;
  const best = turns[0]!;
  const played = turns.find((value) => value.turn === turn)!;
  const isForced = turns.length === 1;
  const grade = gradeTurn(played, best, seat, match.rules);
  const isWorth = !isForced && (played === best || grade !== 'best');
  const worse = played === best ? turns[1]! : played;
  const explanation: Explanation | null = isWorth
    ? yield* explain(subject, [best, worse], evaluated.rollouts, seed)
    : null;
  return {
    game: game + 1,
    ply: state.ply,
    round: state.round,
    seat,
    king: state.king,
    grade: isForced ? null : grade,
    win_loss: lossOf(played.win_loss),
    points_loss: lossOf(played.points_loss),
    difficulty: difficulty(turns, match.rules),
    is_decided: isDecided(played, best, seat),
    parts: played.points_loss.value > 0 ? (explanation?.parts ?? null) : null,
    reasons: explanation?.reasons ?? [],
    is_exact: evaluated.is_exact,
    played,
    best,
    alternatives: turns.filter((value) => value !== played).slice(0, ALTERNATIVES),
  };
}
