/** A review that is computed while somebody asks for it, turn by turn. */
import type { Review } from '$lib/api/types';

/** A review that nobody has asked for in so many milliseconds is stopped. */
const IDLE = 3000;

type Compute = (onPartial: (review: Review) => void, signal: AbortSignal) => Promise<Review>;

/** Leave out the first turns of a review, and their luck. */
function skipTurns(review: Review, skip: number): Review {
  const turns = review.turns.slice(skip);
  const first = turns[0];
  const isLater = ({ game, ply }: { game: number; ply: number }): boolean =>
    first !== undefined && (game > first.game || (game === first.game && ply >= first.ply));
  return { ...review, turns, luck: review.luck.filter(isLater) };
}

export class LocalReview {
  readonly #control = new AbortController();
  readonly #begun: Promise<void>;
  #latest: Review | null = null;
  #error: unknown = null;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly quality: string,
    compute: Compute,
  ) {
    this.#begun = new Promise((resolve) => {
      const keep = (review: Review): void => {
        this.#latest = review;
        resolve();
      };
      compute(keep, this.#control.signal).then(keep, (error: unknown) => {
        this.#error = error;
        resolve();
      });
    });
  }

  /** Whether it has stopped before its end. */
  get hasStopped(): boolean {
    return this.#error !== null || this.#control.signal.aborted;
  }

  /** Return what there is of it, without its first turns: at least one turn. */
  async get(skip: number): Promise<Review> {
    clearTimeout(this.#idle);
    await this.#begun;
    if (this.#error !== null) throw this.#error;
    if (!this.#latest!.is_complete) this.#idle = setTimeout(() => this.stop(), IDLE);
    return skipTurns(this.#latest!, skip);
  }

  stop(): void {
    this.#control.abort();
  }
}
