/** What a placement leads to, as the server computes it. */
import { untrack } from 'svelte';
import type { Kingdom, Preview } from '$lib/api/types';
import { placementText } from '$lib/game/cell';
import type { Turn } from '$lib/game/turn.svelte';

/** Ask the server what an action leads to. */
export type AskPreview = (action: string, signal: AbortSignal) => Promise<Preview>;

export class PlacementPreview {
  /** The kingdom with the domino where it is held. */
  kingdom = $state.raw<Kingdom | null>(null);
  /** Why the domino does not fit where it is held. */
  reason = $state<string | null>(null);

  #request: AbortController | null = null;

  /** Load the preview of where the domino is held; return a function that cancels it. */
  load(turn: Turn | null, ask: AskPreview): (() => void) | undefined {
    this.kingdom = null;
    this.reason = null;
    const ghost = turn?.ghost;
    if (!turn || !ghost || turn.domino === null) return;
    const action =
      untrack(() => turn.legalPlacement?.action) ?? `${turn.domino}:${placementText(ghost)}`;
    const request = new AbortController();
    this.#request = request;
    ask(action, request.signal).then(
      ({ kingdom, claims, refusal }) => {
        this.reason = refusal ?? null;
        if (refusal) return;
        this.kingdom = kingdom;
        turn.updateClaims(claims);
      },
      () => undefined, // cancelled, or the server is away: the placement can still be made
    );
    return () => request.abort();
  }

  /** Stop waiting for an answer: the turn is being sent. */
  cancel(): void {
    this.#request?.abort();
  }
}
