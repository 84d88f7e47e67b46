/** A match that is replayed: its positions are loaded when they are shown. */
import { animationSpeed } from '$lib/animation/speed.svelte';
import { api, ProblemError } from '$lib/api/client';
import type { LogEntry, TableView } from '$lib/api/types';
import { parsePlacement } from '$lib/game/cell';
import { errorText } from '$lib/i18n/errors';

const MOVE_TIME = 900;
const MIN_SPEED = 0.5;

export class ReplayPlayer {
  view = $state.raw<TableView | null>(null);
  ply = $state(0);
  last = $state(0);
  isPlaying = $state(false);
  /** Whether the match is still being played. */
  isUnfinished = $state(false);
  fatalError = $state<string | null>(null);
  #log: LogEntry[] = [];
  #views = new Map<number, Promise<TableView>>();

  constructor(
    private readonly id: string,
    playsAtOnce: boolean,
  ) {
    void this.#start(playsAtOnce);
  }

  async #start(playsAtOnce: boolean): Promise<void> {
    try {
      this.#setLatest(await api.view(this.id));
      await this.go(0);
      if (playsAtOnce) void this.#play();
    } catch (error) {
      this.fatalError = errorText(error);
    }
  }

  /** The domino that the last action placed. */
  get lastPlaced(): number | null {
    return parsePlacement(this.#log[this.ply - 1]?.action ?? '')?.domino ?? null;
  }

  /** Show the position after so many actions. */
  async go(ply: number): Promise<void> {
    this.ply = Math.min(Math.max(0, ply), this.last);
    const wanted = this.ply;
    try {
      const view = await this.#load(wanted);
      // The slider may have moved on meanwhile.
      if (this.ply === wanted) this.view = view;
      if (wanted < this.last) void this.#load(wanted + 1);
    } catch (error) {
      if (error instanceof ProblemError && !this.view) this.fatalError = error.message;
    }
  }

  #load(ply: number): Promise<TableView> {
    const cached = this.#views.get(ply);
    if (cached) return cached;
    const loading = api
      .view(this.id, ply)
      .then((view) => ({ ...view, log: this.#log.slice(0, ply), yours: [] }));
    loading.catch(() => this.#views.delete(ply));
    this.#views.set(ply, loading);
    return loading;
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
      if (this.ply === this.last && this.isUnfinished) await this.#loadMore();
      if (this.ply < this.last) await this.go(this.ply + 1);
      else if (!this.isUnfinished) break;
      const time = MOVE_TIME * Math.max(MIN_SPEED, animationSpeed.factor);
      await new Promise((resolve) => setTimeout(resolve, time));
    }
    this.isPlaying = false;
  }

  /** Load what was played since, in a match that goes on. */
  async #loadMore(): Promise<void> {
    const view = await api.view(this.id).catch(() => null);
    if (view) this.#setLatest(view);
  }

  #setLatest(view: TableView): void {
    this.#log = view.log;
    this.last = view.ply;
    this.isUnfinished = !view.over;
    this.#views.set(view.ply, Promise.resolve({ ...view, yours: [] }));
  }
}
