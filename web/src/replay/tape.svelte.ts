/** A match on tape: every moment of it, fetched when it is looked at. */
import { placementOf } from '../board/cell';
import { pace } from '../motion/pace.svelte';
import { api, inWords, ProblemError } from '../wire/api';
import type { LogLine, TableView } from '../wire/types';

const A_MOVE = 900;

export class Tape {
  view = $state.raw<TableView | null>(null);
  ply = $state(0);
  last = $state(0);
  isPlaying = $state(false);
  /** Whether the match goes on while we look. */
  isUnfinished = $state(false);
  refusal = $state<string | null>(null);
  #log: LogLine[] = [];
  #moments = new Map<number, Promise<TableView>>();

  constructor(
    private readonly id: string,
    playsAtOnce: boolean,
  ) {
    void this.#begin(playsAtOnce);
  }

  async #begin(playsAtOnce: boolean): Promise<void> {
    try {
      const view = await api.look(this.id);
      this.#log = view.log;
      this.last = view.ply;
      this.isUnfinished = !view.over;
      this.#moments.set(view.ply, Promise.resolve(view));
      await this.go(0);
      if (playsAtOnce) void this.#play();
    } catch (error) {
      this.refusal = inWords(error);
    }
  }

  /** The domino that the latest action laid. */
  get laid(): number | null {
    return placementOf(this.#log[this.ply - 1]?.action ?? '')?.domino ?? null;
  }

  async go(ply: number): Promise<void> {
    this.ply = Math.min(Math.max(0, ply), this.last);
    const wanted = this.ply;
    try {
      const view = await this.#moment(wanted);
      // Whoever moved the slider on does not want this one any more.
      if (this.ply === wanted) this.view = view;
      if (wanted < this.last) void this.#moment(wanted + 1);
    } catch (error) {
      this.#moments.delete(wanted);
      if (error instanceof ProblemError && !this.view) this.refusal = error.message;
    }
  }

  #moment(ply: number): Promise<TableView> {
    let moment = this.#moments.get(ply);
    if (!moment) {
      moment = api.look(this.id, ply).then((view) => ({ ...view, log: this.#log.slice(0, ply), yours: [] }));
      moment.catch(() => this.#moments.delete(ply));
      this.#moments.set(ply, moment);
    }
    return moment;
  }

  toggle(): void {
    if (this.isPlaying) this.stop();
    else void this.#play();
  }

  stop(): void {
    this.isPlaying = false;
  }

  async #play(): Promise<void> {
    this.isPlaying = true;
    if (this.ply === this.last && !this.isUnfinished) await this.go(0);
    while (this.isPlaying) {
      if (this.ply === this.last && this.isUnfinished) await this.#hearMore();
      if (this.ply < this.last) await this.go(this.ply + 1);
      else if (!this.isUnfinished) break;
      await new Promise((resolve) => setTimeout(resolve, A_MOVE * Math.max(0.5, pace.factor)));
    }
    this.isPlaying = false;
  }

  /** A match that is still played has grown since. */
  async #hearMore(): Promise<void> {
    const view = await api.look(this.id).catch(() => null);
    if (!view) return;
    this.#log = view.log;
    this.last = view.ply;
    this.isUnfinished = !view.over;
    this.#moments.set(view.ply, Promise.resolve({ ...view, yours: [] }));
  }
}
