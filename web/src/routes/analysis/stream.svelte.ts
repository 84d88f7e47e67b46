/** Values that refine while one looks at a position: evaluation after evaluation, put together. */
import type { Grade } from '$lib/api/types';
import type { Analyst } from '$lib/engine/analyst';
import type { MatchLog } from '$lib/engine/gameLog';
import { analyst as analystOfPage } from '$lib/engine/pageAnalyst';
import { Values, type Value } from './turns/values';

/** The rollouts of each evaluation: the first values come at once. */
const ROLLOUTS = [1_000, 3_000, 6_000, 10_000, 12_000, 12_000, 12_000, 12_000, 12_000, 12_000];
/** After so many, a first place that is settled stays so. */
const ENOUGH_STEPS = 5;
const MOST_KEPT = 4;

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
  #match: MatchLog | null = null;
  #keep: readonly string[] = [];
  #step = 0;

  constructor(
    private readonly ongrade: (turn: string, grade: Grade) => void,
    private readonly analyst: () => Pick<Analyst, 'run'> = analystOfPage,
  ) {}

  /** Evaluate a position from the beginning. */
  start(match: MatchLog, played: readonly string[]): void {
    this.stop();
    this.#values = new Values();
    this.#match = match;
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
    else if (this.#match) void this.#run();
  }

  async #run(): Promise<void> {
    const request = new AbortController();
    this.#request = request;
    this.isRunning = true;
    try {
      while (!this.#isEnough) await this.#evaluate(request.signal);
    } catch {
      if (request.signal.aborted) return;
      this.isUnavailable = !this.rows.length;
    }
    this.isRunning = false;
  }

  /** Whether more evaluations would not tell more. */
  get #isEnough(): boolean {
    const isClear = this.isSettled && this.#step >= ENOUGH_STEPS;
    return this.isExact || isClear || this.#step === ROLLOUTS.length;
  }

  /** Add one more evaluation. Throws if it is cancelled, or there is none. */
  async #evaluate(signal: AbortSignal): Promise<void> {
    const [match, keep, seed] = [this.#match!, [...this.#keep], this.#step];
    const request = { match, rollouts: ROLLOUTS[seed]!, seed, keep };
    const answer = await this.analyst().run('evaluate', request, { signal });
    signal.throwIfAborted();
    this.#values.add(answer);
    for (const turn of keep) this.ongrade(turn, answer.grades[turn]!);
    this.#show();
    this.#step += 1;
  }

  #show(): void {
    this.rows = this.#values.rows(this.#keep);
    this.rollouts = this.#values.rollouts;
    this.isSettled = this.#values.isSettled;
    this.isExact = this.#values.isExact;
  }
}
