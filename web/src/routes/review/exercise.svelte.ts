/** A turn of a review as an exercise: the same position, any turn, its grade. Nothing is counted. */
import { api } from '$lib/api/client';
import { hostOf } from '$lib/host/hostOf';
import type { Estimate, Grade } from '$lib/api/types';
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
      const source = { text: await hostOf(this.table).record(), ply: this.ply, turns: [] };
      this.host.show(await api.position(source));
    } catch (error) {
      this.error = errorText(error);
    }
  }

  async #grade(turn: string): Promise<void> {
    const { position } = this.host.position!;
    this.error = this.attempt = null;
    this.host.isSending = true;
    try {
      const request = { position: position!, keep: [turn] };
      const { evaluation, grades } = await api.evaluate(request, this.#request.signal);
      const value = evaluation.turns.find((each) => each.turn === turn);
      const grade = grades[turn];
      if (value && grade) this.attempt = { grade, loss: value.points_loss };
    } catch (error) {
      this.error = errorText(error);
    }
    this.host.isSending = false;
  }
}
