/** A match that is replayed: its positions are loaded when they are shown. */
import { hostOf } from '$lib/host/hostOf';
import type { TableHost } from '$lib/host/tableHost';
import { ProblemError } from '$lib/api/client';
import type { LogEntry, TableView } from '$lib/api/types';
import { parsePlacement } from '$lib/game/cell';
import { errorText } from '$lib/i18n/errors';

/** The time that a move is shown at speed 1, in milliseconds. */
const MOVE_TIME = 900;

export const PLAYER_SPEEDS = [0.5, 1, 2, 4] as const;

interface Options {
  /** The position to begin with. */
  ply?: number;
  isPlaying?: boolean;
}

export class ReplayPlayer {
  view = $state.raw<TableView | null>(null);
  /** The match as it is now, with the seats of this browser. */
  latest = $state.raw<TableView | null>(null);
  ply = $state(0);
  isPlaying = $state(false);
  speed = $state<number>(1);
  fatalError = $state<string | null>(null);
  readonly #host: TableHost;
  #views = new Map<number, Promise<TableView>>();

  constructor(id: string, options: Options = {}) {
    this.#host = hostOf(id);
    void this.#start(options);
  }

  async #start({ ply = 0, isPlaying = false }: Options): Promise<void> {
    try {
      this.#setLatest(await this.#host.view());
      await this.go(ply);
      if (isPlaying) void this.#play();
    } catch (error) {
      this.fatalError = errorText(error);
    }
  }

  /** The number of actions of the match. */
  get last(): number {
    return this.latest?.ply ?? 0;
  }

  /** Whether the match is still being played. */
  get isUnfinished(): boolean {
    return this.latest?.is_over === false;
  }

  get #log(): LogEntry[] {
    return this.latest?.log ?? [];
  }

  /** The domino that was placed last in this game. */
  get lastPlaced(): number | null {
    const game = this.#log[this.ply - 1]?.game;
    const placed = this.#log
      .slice(0, this.ply)
      .findLast((entry) => entry.game === game && parsePlacement(entry.action) !== null);
    return parsePlacement(placed?.action ?? '')?.domino ?? null;
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
    const loading = this.#host.view(ply).then((view) => ({
      ...view,
      log: this.#log.slice(0, ply),
      your_seats: this.latest?.your_seats ?? [],
    }));
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
      if (this.ply >= this.last && this.isUnfinished) await this.#loadMore();
      if (this.ply < this.last) await this.go(this.ply + 1);
      else if (!this.isUnfinished) break;
      await new Promise((resolve) => setTimeout(resolve, MOVE_TIME / this.speed));
    }
    this.isPlaying = false;
  }

  /** Load what was played since, in a match that goes on. */
  async #loadMore(): Promise<void> {
    const view = await this.#host.view().catch(() => null);
    if (!view) return;
    this.#setLatest(view);
    if (this.ply > this.last) await this.go(this.last);
  }

  #setLatest(view: TableView): void {
    // Other actions were played at the plies that were taken back.
    if (view.take_backs.length !== this.latest?.take_backs.length) this.#views.clear();
    this.latest = view;
    this.#views.set(view.ply, Promise.resolve(view));
  }
}
