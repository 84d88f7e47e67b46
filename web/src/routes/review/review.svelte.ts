/** A review as it is computed: what is missing is asked for until it is complete. */
import { hostOf } from '$lib/host/hostOf';
import type { TableHost } from '$lib/host/tableHost';
import type { Review, ReviewedTurn, TableView } from '$lib/api/types';
import { errorText } from '$lib/i18n/errors';
import { turnsOf } from './curve';

const ASK_AGAIN = 1000;

/** Append the turns of an answer that has only those that were missing. */
export function appendTurns(known: Review, answer: Review): Review {
  return {
    ...answer,
    turns: [...known.turns, ...answer.turns],
    luck: [...known.luck, ...answer.luck],
  };
}

export class ReviewLoader {
  view = $state.raw<TableView | null>(null);
  review = $state.raw<Review | null>(null);
  /** The seat whose turns are shown. */
  seat = $state(0);
  /** The chosen turn: an index into the review, or null before there is one. */
  chosen = $state<number | null>(null);
  /** Why the review stopped. */
  error = $state<string | null>(null);
  fatalError = $state<string | null>(null);
  readonly #host: TableHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #views = new Map<number, Promise<TableView>>();
  /** Whether nobody has chosen a turn yet: the page chooses then. */
  #isAutomatic = true;

  constructor(
    id: string,
    private readonly quality: string | null,
  ) {
    this.#host = hostOf(id);
    void this.#start();
  }

  get turn(): ReviewedTurn | null {
    return this.chosen === null ? null : (this.review?.turns[this.chosen] ?? null);
  }

  async #start(): Promise<void> {
    try {
      this.view = await this.#host.view();
      this.seat = this.view.your_seats[0] ?? this.view.standings[0]?.seat ?? 0;
      await this.ask();
    } catch (error) {
      this.fatalError = errorText(error);
    }
  }

  /** Ask for what is missing of the review, and again later until it is complete. */
  async ask(): Promise<void> {
    this.error = null;
    try {
      this.review = await this.#load();
    } catch (error) {
      if (!this.review) throw error;
      this.error = errorText(error);
      return;
    }
    if (this.#isAutomatic) this.chosen = this.#firstShown();
    if (!this.review.is_complete) {
      this.#timer = setTimeout(() => void this.ask(), ASK_AGAIN);
    }
  }

  async #load(): Promise<Review> {
    const known = this.review;
    const answer = await this.#host.review(this.quality, known?.turns.length ?? 0);
    if (!known) return answer;
    // Another version of the server begins again.
    if (answer.engine !== known.engine) return this.#host.review(this.quality, 0);
    return appendTurns(known, answer);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** A review opens at the best turn of the seat, even after a defeat, or at its first turning
   * point; while it is read, at its first turn. */
  #firstShown(): number | null {
    const { own } = this;
    const { is_complete: isComplete, seats, turning_points: points } = this.review!;
    const best = seats[this.seat]?.best_turn ?? points.find((point) => own.includes(point));
    return (isComplete ? best : null) ?? own[0] ?? null;
  }

  /** Show a turn, and the seat that played it. */
  choose(index: number): void {
    const turn = this.review?.turns[index];
    if (!turn) return;
    this.#isAutomatic = false;
    this.seat = turn.seat;
    this.chosen = index;
  }

  /** The turns of the seat that is shown. */
  get own(): number[] {
    return this.review ? turnsOf(this.review, this.seat) : [];
  }

  /** Show the turns of another seat. */
  showSeat(seat: number): void {
    this.seat = seat;
    this.chosen = this.#firstShown();
  }

  /** Choose a turn of this seat, so many after the chosen one. */
  step(by: number): void {
    const at = this.own.indexOf(this.chosen ?? -1);
    const next = this.own[Math.min(Math.max(0, at + by), this.own.length - 1)];
    if (next !== undefined) this.choose(next);
  }

  /** The number of actions of the match before a turn. */
  plyOf(turn: ReviewedTurn): number {
    return this.view!.log.filter(({ game }) => game < turn.game).length + turn.ply;
  }

  /** The position in which a turn was chosen. */
  position(turn: ReviewedTurn): Promise<TableView> {
    const ply = this.plyOf(turn);
    const known = this.#views.get(ply);
    if (known) return known;
    const loading = this.#host.view(ply);
    loading.catch(() => this.#views.delete(ply));
    this.#views.set(ply, loading);
    return loading;
  }
}
