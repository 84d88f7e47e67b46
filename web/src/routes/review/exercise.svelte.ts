/** A turn of a review as an exercise: the same position, any turn, its grade. Nothing is counted. */
import type { Estimate, Grade, Position } from '$lib/api/types';
import { HINT_ROLLOUTS } from '$lib/engine/answers';
import type { MatchLog } from '$lib/engine/gameLog';
import { engine } from '$lib/engine/load';
import { analyst } from '$lib/engine/pageAnalyst';
import { matchOf } from '$lib/engine/parsePosition';
import { hostOf } from '$lib/host/hostOf';
import { errorText } from '$lib/i18n/errors';
import { PositionHost } from '$lib/table/position/positionHost.svelte';

export interface Attempt {
  grade: Grade;
  loss: Estimate;
}

export class Exercise {
  /** The last turn that was tried. */
  attempt = $state.raw<Attempt | null>(null);
  error = $state<string | null>(null);
  readonly host = new PositionHost((turn) => void this.#grade(turn));
  readonly #request = new AbortController();
  /** The position, as the engine reads it. */
  #match: MatchLog | null = null;

  /** Open the position of a match that is over, before the action of a ply. */
  constructor(
    private readonly table: string,
    private readonly ply: number,
  ) {
    void this.#open();
  }

  /** Stop waiting for a grade. */
  close(): void {
    this.#request.abort();
  }

  async #open(): Promise<void> {
    try {
      const view = await hostOf(this.table).view(this.ply);
      this.#match = matchOf(view);
      const position: Position = {
        ...engine().state(this.#match),
        names: view.seats.map(({ name, bot }) => name || (bot ?? '')),
        colours: view.seats.map(({ colour }) => colour),
        record: null,
        is_sampled: false,
      };
      this.host.show(position);
    } catch (error) {
      this.error = errorText(error);
    }
  }

  async #grade(turn: string): Promise<void> {
    this.error = this.attempt = null;
    this.host.isSending = true;
    try {
      const request = { match: this.#match!, rollouts: HINT_ROLLOUTS, seed: 0, keep: [turn] };
      const { signal } = this.#request;
      const { evaluation, grades } = await analyst().run('evaluate', request, { signal });
      const value = evaluation.turns.find((each) => each.turn === turn);
      const grade = grades[turn];
      if (value && grade) this.attempt = { grade, loss: value.points_loss };
    } catch (error) {
      this.error = errorText(error);
    }
    this.host.isSending = false;
  }
}
