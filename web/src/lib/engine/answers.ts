/** What the page asks about a position: `answer_data` of `kingdomino.analysis.schema`. */
import type { Evaluation } from '$lib/api/types';
import { Subject, type Evaluated, type EvaluationOptions } from './evaluation';
import type { MatchLog } from './gameLog';
import { gradeTurn } from './grades';
import { makeHint, type Hint } from './reasons';
import type { Steps } from './steps';
import type { SearchEngine } from './searchEngine';

/** The rollouts of a hint. */
export const HINT_ROLLOUTS = 24_000;
const SHOWN_TURNS = 8;

/** Evaluate a position and every turn in it; yields answers so far, which have no reasons. */
export function* evaluate(
  searchEngine: SearchEngine,
  match: MatchLog,
  options: EvaluationOptions,
): Steps<Evaluation, Evaluation> {
  const seat = searchEngine.engine.publicState(match).actor!;
  const answer = (evaluated: Evaluated, hint = NO_HINT): Evaluation =>
    answerOf(match, seat, evaluated, hint, options.keep ?? []);
  const subject = new Subject(searchEngine, match, options.levels);
  const steps = subject.evaluate(options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return answer(value, yield* makeHint(subject, value));
    yield value && answer(value);
  }
}

const NO_HINT: Hint = { compared: null, explanation: null };

function answerOf(
  { rules }: MatchLog,
  seat: number,
  evaluated: Evaluated,
  { compared, explanation }: Hint,
  keep: readonly string[],
): Evaluation {
  const { turns, seats: _, ...state } = evaluated;
  const kept = (turn: string): boolean => keep.includes(turn) || turn === compared?.turn;
  const others = turns.slice(SHOWN_TURNS).filter(({ turn }) => kept(turn));
  const shown = [...turns.slice(0, SHOWN_TURNS), ...others];
  return {
    evaluation: {
      seat,
      turns: shown,
      compared: compared?.turn ?? null,
      parts: explanation?.parts ?? null,
      reasons: explanation?.reasons ?? [],
      ...state,
    },
    // The best turn wins most often; another one may have a larger lead on average.
    losses: Object.fromEntries(
      turns.map(({ turn, points_loss: loss }) => [turn, Math.max(0, loss.value)]),
    ),
    grades: Object.fromEntries(
      shown.map((value) => [value.turn, gradeTurn(value, turns[0]!, seat, rules)]),
    ),
  };
}
