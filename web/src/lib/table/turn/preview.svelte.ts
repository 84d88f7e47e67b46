/** What a placement leads to, while the domino is held there. */
import { untrack } from 'svelte';
import type { Kingdom, TableView } from '$lib/api/types';
import type { PlacementPreview } from '$lib/engine/engine';
import type { Reason } from '$lib/engine/names';
import { placementText } from '$lib/game/cell';
import type { Turn } from '$lib/game/turn.svelte';
import { t } from '$lib/i18n/texts.svelte';

/** Where a placement is tried. */
export interface PreviewHost {
  readonly view: TableView | null;
  preview(action: string): PlacementPreview;
}

export class HeldPreview {
  /** The kingdom with the domino where it is held. */
  kingdom = $state.raw<Kingdom | null>(null);
  #refusal = $state<Reason | null>(null);
  #domino = 0;
  #grid = 0;

  /** Why the domino does not fit where it is held. */
  get reason(): string | null {
    switch (this.#refusal) {
      case null:
        return null;
      case 'occupied':
      case 'out-of-grid':
      case 'no-matching-neighbour':
        return t(`refusal-${this.#refusal}`, { domino: this.#domino, grid: this.#grid });
      default:
        return t('ghost-does-not-fit');
    }
  }

  /** Show what the placement where the domino is held leads to. */
  update(turn: Turn | null, host: PreviewHost): void {
    this.kingdom = null;
    this.#refusal = null;
    const ghost = turn?.ghost;
    if (!turn || !ghost || turn.domino === null) return;
    const action =
      untrack(() => turn.legalPlacement?.action) ?? `${turn.domino}:${placementText(ghost)}`;
    const { kingdom, claims, refusal } = host.preview(action);
    this.#domino = turn.domino;
    this.#grid = host.view!.rules.grid;
    this.#refusal = refusal;
    if (refusal) return;
    this.kingdom = kingdom;
    turn.updateClaims(claims);
  }
}
