/** A turn that is made in any position; what happens with it is up to the page. */
import type { Position } from '$lib/api/types';
import type { PlacementPreview } from '$lib/engine/engine';
import { engine } from '$lib/engine/load';
import { matchOf } from '$lib/engine/parsePosition';
import { Turn } from '$lib/game/turn.svelte';
import type { TurnHost } from '../turn/turnControls.svelte';
import { toTableView } from './positionView';

export class PositionHost implements TurnHost {
  position = $state.raw<Position | null>(null);
  turn = $state.raw<Turn | null>(null);
  /** Whether the turn is being judged. */
  isSending = $state(false);

  constructor(
    private readonly onplay: (turn: string) => void,
    private readonly onback: () => void = () => undefined,
  ) {}

  // Names of colours change with the language.
  readonly view = $derived(this.position && toTableView(this.position));
  readonly #match = $derived(this.position && matchOf(this.position));

  show(position: Position): void {
    this.position = position;
    this.turn = position.legal.length ? new Turn(toTableView(position)) : null;
  }

  /** Begin the turn again. */
  restart(): void {
    if (this.position) this.show(this.position);
  }

  send = (turn: string): Promise<void> => Promise.resolve(this.onplay(turn));

  takeBack = (): Promise<void> => Promise.resolve(this.onback());

  preview(action: string): PlacementPreview {
    return engine().preview(this.#match!, action);
  }
}
