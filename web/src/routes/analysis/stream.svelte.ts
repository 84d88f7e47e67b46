/** Values that refine while one looks at a position: evaluation after evaluation, put together. */
import { api, ProblemError } from '$lib/api/client';
import type { Grade } from '$lib/api/types';
import { Values, type Value } from './turns/values';

/** The rollouts of each evaluation: the first values come at once. */
const ROLLOUTS = [1_000, 3_000, 6_000, 10_000, 12_000, 12_000, 12_000, 12_000, 12_000, 12_000];
/** After so many, a first place that is settled stays so. */
const ENOUGH_STEPS = 5;
const MOST_KEPT = 4;
/** The server has been asked too often. */
const TOO_MANY = 429;
const WAIT = 3_000;

export class ValueStream {
  /** The best turns in order. */
  rows = $state.raw<readonly Value[]>([]);
  rollouts = $state(0);
  isSettled = $state(false);
  isExact = $state(false);
  isPaused = $state(false);
  /** Whether more is computed now. */
  isRunning = $state(false);
  isUnavailable = $state(false);
  readonly total = ROLLOUTS.reduce((sum, each) => sum + each, 0);
  #values = new Values();
  #request: AbortController | null = null;
  #position = '';
  #keep: readonly string[] = [];
  #step = 0;

  constructor(private readonly ongrade: (turn: string, grade: Grade) => void) {}

  /** Evaluate a position from the beginning. */
  start(position: string, played: readonly string[]): void {
    this.stop();
    this.#values = new Values();
    this.#position = position;
    this.#keep = played.slice(0, MOST_KEPT);
    this.#step = 0;
    this.rows = [];
    this.rollouts = 0;
    this.isSettled = this.isExact = this.isUnavailable = false;
    if (!this.isPaused) void this.#run();
  }

  stop(): void {
    this.#request?.abort();
    this.#request = null;
    this.isRunning = false;
  }

  toggle(): void {
    this.isPaused = !this.isPaused;
    if (this.isPaused) this.stop();
    else if (this.#position) void this.#run();
  }

  async #run(): Promise<void> {
    const request = new AbortController();
    this.#request = request;
    this.isRunning = true;
    while (!this.#isEnough) {
      const isDone = await this.#ask(request.signal);
      if (request.signal.aborted) return;
      if (!isDone) break;
      this.#step += 1;
    }
    this.isRunning = false;
  }

  /** Whether more evaluations would not tell more. */
  get #isEnough(): boolean {
    const isClear = this.isSettled && this.#step >= ENOUGH_STEPS;
    return this.isExact || isClear || this.#step === ROLLOUTS.length;
  }

  /** Ask for one more evaluation; return whether there is one. */
  async #ask(signal: AbortSignal): Promise<boolean> {
    const [position, keep, seed] = [this.#position, [...this.#keep], this.#step];
    const rollouts = ROLLOUTS[this.#step]!;
    try {
      const answer = await api.evaluate({ position, rollouts, seed, keep }, signal);
      if (signal.aborted) return false;
      this.#values.add(answer);
      for (const turn of keep) this.ongrade(turn, answer.grades[turn]!);
      this.#show();
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      if (error instanceof ProblemError && error.problem.status === TOO_MANY) {
        await new Promise((resolve) => setTimeout(resolve, WAIT));
        return signal.aborted ? false : this.#ask(signal);
      }
      this.isUnavailable = !this.rows.length;
      return false;
    }
  }

  #show(): void {
    this.rows = this.#values.rows(this.#keep);
    this.rollouts = this.#values.rollouts;
    this.isSettled = this.#values.isSettled;
    this.isExact = this.#values.isExact;
  }
}
