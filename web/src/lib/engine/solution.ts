/** The solution of a puzzle: `solution_data` of `kingdomino.analysis.schema`. */
import type { PuzzleSolution, PuzzleTurn, TurnValue } from '$lib/api/types';
import { Subject, type Evaluated } from './evaluation';
import type { MatchLog } from './gameLog';
import { explain } from './reasons';
import type { Steps } from './steps';
import type { SearchEngine } from './searchEngine';

/** The same for everybody, so that everybody is told the same. */
const ROLLOUTS = 24_000;
const SEED = 0;

export interface PuzzleTurns {
  /** The best turn, and the next best one, which reasons compare it with. */
  solution: string;
  other: string;
}

/** Evaluate every turn of a puzzle; losses are against its solution. */
export function* solvePuzzle(
  searchEngine: SearchEngine,
  match: MatchLog,
  { solution, other }: PuzzleTurns,
): Steps<PuzzleSolution> {
  const subject = new Subject(searchEngine, match);
  const evaluated = yield* evaluateAll(subject, solution);
  const seat = searchEngine.engine.publicState(match).actor!;
  const [best, next] = [find(evaluated, solution), find(evaluated, other)];
  const { reasons } = yield* explain(subject, [best, next], evaluated.rollouts, SEED);
  const others = evaluated.turns.filter((value) => value !== best);
  const turns = others.map((value) => puzzleTurn(value, best, seat)).sort(byLoss);
  return { solution, compared: other, reasons, turns: [puzzleTurn(best, best, seat), ...turns] };
}

function* evaluateAll(subject: Subject, solution: string): Steps<Evaluated> {
  const steps = subject.evaluate({ rollouts: ROLLOUTS, seed: SEED, keep: [solution] });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    yield;
  }
}

function find({ turns }: Evaluated, turn: string): TurnValue {
  const found = turns.find((value) => value.turn === turn);
  if (!found) throw new Error(`not a turn of this puzzle: ${turn}`);
  return found;
}

const byLoss = (one: PuzzleTurn, other: PuzzleTurn): number => one.loss.value - other.loss.value;

function puzzleTurn(value: TurnValue, solution: TurnValue, seat: number): PuzzleTurn {
  const loss = {
    value: value.points_loss.value - solution.points_loss.value,
    error: value.points_loss.error,
  };
  // Turns that were dropped early have errors too large to say anything.
  const isLevel = value.rollouts >= solution.rollouts && loss.value <= loss.error;
  return {
    turn: value.turn,
    lead: value.seats[seat]!.lead,
    loss,
    is_right: value === solution || isLevel,
  };
}
