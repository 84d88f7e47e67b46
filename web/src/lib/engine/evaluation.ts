/** The value of a position and of every turn in it: `kingdomino.analysis.evaluation`. */
import type { Estimate, SeatValue, TurnValue } from '$lib/api/types';
import { readTurn } from './bots';
import { calibrationNumbers } from './calibration';
import type { MatchLog } from './gameLog';
import { seedWords, type Kernel } from './kernel';
import type { Levels } from './levels';
import type { Steps } from './steps';
import type { SearchEngine } from './searchEngine';
import type { WordReader } from './words';

const KINDS = 4; // of values of a seat
const ENDS_STAGE = 2;

/** The numbers of an answer, in order. */
class NumberReader {
  #at = 0;

  constructor(private readonly numbers: Float64Array) {}

  next(): number {
    return this.numbers[this.#at++]!;
  }

  estimate(): Estimate {
    return { value: this.next(), error: this.next() };
  }
}

/** The values of all turns, the best first; it may be incomplete. */
export interface Evaluated {
  /** The value of each seat with the best turn. */
  seats: SeatValue[];
  turns: TurnValue[];
  rollouts: number;
  is_exact: boolean;
  is_settled: boolean;
  is_complete: boolean;
}

/** Whether an estimate is above zero by more than two standard errors. */
export const isSignificant = ({ value, error }: Estimate): boolean =>
  value > 2 * error && value > 0;

export interface EvaluationOptions {
  rollouts: number;
  seed: number;
  /** Turns that are rolled out as often as the best ones, in notation. */
  keep?: readonly string[] | undefined;
  levels?: Levels | null | undefined;
}

/** A position that the kernel has taken for the analysis. */
export class Subject {
  /** All turns in the order of the kernel, in notation. */
  readonly turns: readonly string[];
  readonly #kernel: Kernel;
  readonly #players: number;
  readonly #hasLevels: boolean;

  constructor(searchEngine: SearchEngine, match: MatchLog, levels: Levels | null = null) {
    const numbers = calibrationNumbers(match.rules, levels);
    this.#players = match.rules.players;
    this.#hasLevels = levels !== null;
    [this.#kernel, this.turns] = searchEngine.about(match, (kernel) => {
      kernel.writeNumbers(numbers);
      const words = kernel.read('kd_host_analyse');
      return [kernel, words.list(() => readTurn(words).join(''))];
    });
  }

  /** Evaluate all turns; yields what is known after each stage. */
  *evaluate({ rollouts, seed, keep = [] }: EvaluationOptions): Steps<Evaluated, Evaluated> {
    const kernel = this.#kernel;
    const kept = kernel.write(keep.map((turn) => this.#indexOf(turn)));
    kernel.start('kd_host_begin_evaluation', kept, rollouts, ...seedWords(seed));
    for (;;) {
      const state = kernel.run('kd_host_step_evaluation');
      if (!state) return this.#read();
      yield state === ENDS_STAGE ? this.#read() : undefined;
    }
  }

  /** Split what a turn loses into the parts of its placement and of its claim. */
  *split(better: string, worse: string, rollouts: number, seed: number): Steps<Estimate[]> {
    const kernel = this.#kernel;
    const pair = [this.#indexOf(better), this.#indexOf(worse)] as const;
    kernel.start('kd_host_begin_parts', ...pair, rollouts, ...seedWords(seed));
    while (kernel.run('kd_host_step_evaluation')) yield;
    const numbers = new NumberReader(kernel.numbers(kernel.run('kd_host_read_parts')));
    return [numbers.estimate(), numbers.estimate()];
  }

  /** Find reasons why a turn is better; read each with the points that it explains. */
  explain<Reason>(
    [better, worse]: readonly [string, string],
    losses: readonly [placement: number, claim: number],
    [games, seed]: readonly [number, number],
    read: (words: WordReader, explained: number) => Reason,
  ): Reason[] {
    const kernel = this.#kernel;
    const pair = [this.#indexOf(better), this.#indexOf(worse)] as const;
    kernel.writeNumbers(losses);
    const words = kernel.read('kd_host_explain', ...pair, games, ...seedWords(seed));
    const count = words.next();
    const explained = kernel.numbers(count);
    return Array.from({ length: count }, (_, index) => read(words, explained[index]!));
  }

  /** Measure the luck of each seat in what led to the position: win and points. */
  *measureLuck(
    kind: number,
    alternatives: number,
    rollouts: number,
    seed: number,
  ): Steps<{ win: Estimate[]; points: Estimate[] }> {
    const kernel = this.#kernel;
    const budget = [kind, alternatives, rollouts] as const;
    const trees = kernel.start('kd_host_begin_luck', ...budget, ...seedWords(seed));
    for (let tree = 0; tree < trees; tree++) {
      kernel.start('kd_host_run_tree', tree);
      yield;
    }
    const seats = this.#readSeats(
      new NumberReader(kernel.numbers(kernel.run('kd_host_read_luck'))),
      0,
    );
    return { win: seats.map(({ win }) => win), points: seats.map(({ points }) => points) };
  }

  #indexOf(turn: string): number {
    return this.turns.indexOf(turn);
  }

  #readSeats(numbers: NumberReader, spread: number): SeatValue[] {
    return Array.from({ length: this.#players }, () => {
      const [points, lead] = [numbers.estimate(), numbers.estimate()];
      const [win, levelWin] = [numbers.estimate(), numbers.estimate()];
      return { win, points, lead, spread, level_win: this.#hasLevels ? levelWin : null };
    });
  }

  #read(): Evaluated {
    const words = this.#kernel.read('kd_host_read_evaluation');
    const seatNumbers = 2 * KINDS * this.#players;
    const count = 1 + seatNumbers + this.turns.length * (4 + seatNumbers);
    const numbers = new NumberReader(this.#kernel.numbers(count));
    const [isExact, isSettled, isComplete] = [words.flag(), words.flag(), words.flag()];
    const rollouts = words.next();
    const spread = numbers.next();
    const seats = this.#readSeats(numbers, spread);
    const turns = words.list(() => {
      const [turn, visits] = [this.turns[words.next()]!, words.next()];
      const [win, points] = [numbers.estimate(), numbers.estimate()];
      const after = this.#readSeats(numbers, spread);
      return { turn, seats: after, win_loss: win, points_loss: points, rollouts: visits };
    });
    const state = { is_exact: isExact, is_settled: isSettled, is_complete: isComplete };
    return { seats, turns, rollouts, ...state };
  }
}
