/** What a placement would lead to, asked of the server, who knows the rules. */
import { untrack } from 'svelte';
import { nameOfLie } from '../board/cell';
import { api } from '../wire/api';
import type { KingdomFace } from '../wire/types';
import type { Turn } from './turn.svelte';

export class Foresight {
  /** The kingdom as it will be, once the domino has been laid down. */
  kingdom = $state.raw<KingdomFace | null>(null);
  /** Why the domino does not fit where it is. */
  reason = $state<string | null>(null);

  #asking: AbortController | null = null;

  /** Look ahead for a turn. The answer to an older question is not heard any more. */
  look(table: string, turn: Turn | null): (() => void) | undefined {
    this.kingdom = null;
    this.reason = null;
    const ghost = turn?.ghost;
    if (!turn || !ghost || turn.domino === null) return;
    // The answer changes what the claims promise, and must not lead to another question.
    const isChoiceLeft = untrack(() => turn.claims.size > 1);
    if (turn.place && (!turn.isSettled || !isChoiceLeft)) return; // without a choice it is sent at once
    const action = turn.place?.action ?? `${turn.domino}:${nameOfLie(ghost)}`;
    const asking = new AbortController();
    this.#asking = asking;
    api.preview(table, action, asking.signal).then(
      (preview) => {
        this.kingdom = preview.kingdom;
        turn.foresee(preview.claims);
      },
      (error: Error) => {
        if (!asking.signal.aborted) this.reason = error.message;
      },
    );
    return () => asking.abort();
  }

  /** The turn is on its way: there is nothing to foresee any more. */
  hush(): void {
    this.#asking?.abort();
  }
}
