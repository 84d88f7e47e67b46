/** What the worker does: jobs by name, each with a request and an answer that can be copied. */
import type { Evaluation, PuzzleSolution, Review, ReviewedTurn } from '$lib/api/types';
import { evaluate, HINT_ROLLOUTS } from './answers';
import { chooseTurn, type BotOptions } from './bots';
import { listDecisions, type Decision } from './decisions';
import type { EvaluationOptions } from './evaluation';
import { LogError, type MatchLog } from './gameLog';
import type { Levels } from './levels';
import { reviewTurn, type Quality, type ReviewOptions, type ReviewPart } from './review';
import { summariseReview } from './reviewSummary';
import { signature } from './signature';
import { solvePuzzle, type PuzzleTurns } from './solution';
import type { Steps } from './steps';
import type { SearchEngine } from './searchEngine';

type WithMatch<Options> = Options & { match: MatchLog };

/** The turn of the last game that began at a ply. */
function decisionAt(searchEngine: SearchEngine, match: MatchLog, ply: number): Decision {
  const game = match.games.length - 1;
  const decisions = listDecisions(searchEngine.engine, match);
  const found = decisions.find((decision) => decision.game === game && decision.state.ply === ply);
  if (!found) throw new LogError(`no turn began at ply ${ply}`);
  return found;
}

export const JOBS = {
  /** A bot chooses a whole turn. */
  chooseTurn: (
    searchEngine: SearchEngine,
    { match, ...options }: WithMatch<BotOptions>,
  ): Steps<string[]> => chooseTurn(searchEngine, match, options),

  /** The best turns, with reasons. */
  hint: (
    searchEngine: SearchEngine,
    { match, levels }: WithMatch<{ levels?: Levels | null }>,
  ): Steps<Evaluation, Evaluation> =>
    evaluate(searchEngine, match, { rollouts: HINT_ROLLOUTS, seed: 0, levels }),

  evaluate: (
    searchEngine: SearchEngine,
    { match, ...options }: WithMatch<EvaluationOptions>,
  ): Steps<Evaluation, Evaluation> => evaluate(searchEngine, match, options),

  /** Why the best turn of a puzzle is the best, and what every other turn loses. */
  solvePuzzle: (
    searchEngine: SearchEngine,
    { match, ...turns }: WithMatch<PuzzleTurns>,
  ): Steps<PuzzleSolution> => solvePuzzle(searchEngine, match, turns),

  /** Grade the turn of the last game that began at a ply. */
  *gradeTurn(
    searchEngine: SearchEngine,
    { match, ply, levels }: WithMatch<{ ply: number; levels?: Levels | null }>,
  ): Steps<ReviewedTurn> {
    const decision = decisionAt(searchEngine, match, ply);
    const part = yield* reviewTurn(searchEngine, decision, { quality: 'normal', levels }, false);
    return part.turn;
  },

  /** Review one turn of a match, by its index, with the luck before it. */
  reviewTurn: (
    searchEngine: SearchEngine,
    { match, index, ...options }: WithMatch<ReviewOptions> & { index: number },
  ): Steps<ReviewPart> =>
    reviewTurn(searchEngine, listDecisions(searchEngine.engine, match)[index]!, options),

  /** Review a match, finished or not; yields the review so far after each turn. */
  *review(
    searchEngine: SearchEngine,
    { match, ...options }: WithMatch<ReviewOptions>,
  ): Steps<Review, Review> {
    const decisions = listDecisions(searchEngine.engine, match);
    const { standings, actor } = searchEngine.engine.state(match);
    const { rules } = match;
    const isOver =
      actor === null && match.games.length + (match.earlier?.length ?? 0) === rules.games;
    const reviewed = { rules, standings, isOver, total: decisions.length };
    const parts: ReviewPart[] = [];
    for (const decision of decisions) {
      parts.push(yield* reviewTurn(searchEngine, decision, options));
      if (parts.length < decisions.length) yield summariseReview(reviewed, parts);
    }
    return summariseReview(reviewed, parts);
  },

  /** What the kernel computes of fixed positions, in one number: one long step. */
  *signature(searchEngine: SearchEngine, _request: object): Steps<string> {
    yield;
    return signature(searchEngine.engine);
  },
};

export type Jobs = typeof JOBS;
export type JobName = keyof Jobs;
export type Request<Name extends JobName> = Parameters<Jobs[Name]>[1];
export type Answer<Name extends JobName> =
  ReturnType<Jobs[Name]> extends Steps<infer Result, unknown> ? Result : never;
export type { Quality };
