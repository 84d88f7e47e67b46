/** A turn that is made in any position; what happens with it is up to the page. */
import { api, ProblemError } from '$lib/api/client';
import type { Position, PositionRequest, Preview } from '$lib/api/types';
import { Turn } from '$lib/game/turn.svelte';
import type { AskPreview } from '../turn/preview.svelte';
import type { TurnHost } from '../turn/turnControls.svelte';
import { toTableView } from './positionView';

/** Where a position comes from: a record or position in notation, and turns played from there. */
export type PositionSource = Pick<PositionRequest, 'text'> &
  Partial<Pick<PositionRequest, 'ply'>> & { turns: string[] };

export class PositionHost implements TurnHost {
  position = $state.raw<Position | null>(null);
  turn = $state.raw<Turn | null>(null);
  /** Whether the turn is being judged. */
  isSending = $state(false);
  #source: PositionSource = { text: '', turns: [] };

  constructor(
    private readonly onplay: (turn: string) => void,
    private readonly onback: () => void = () => undefined,
  ) {}

  // Names of colours change with the language.
  readonly view = $derived(this.position && toTableView(this.position));

  show(position: Position, source: PositionSource): void {
    this.#source = source;
    this.position = position;
    this.turn = position.legal.length ? new Turn(toTableView(position)) : null;
  }

  /** Begin the turn again. */
  restart(): void {
    if (this.position) this.show(this.position, this.#source);
  }

  send = (turn: string): Promise<void> => Promise.resolve(this.onplay(turn));

  takeBack = (): Promise<void> => Promise.resolve(this.onback());

  ask: AskPreview = async (action, signal): Promise<Preview> => {
    const kingdom = this.position!.kingdoms[this.position!.actor!]!;
    try {
      const turns = [...this.#source.turns, action];
      const after = await api.position({ ...this.#source, turns }, signal);
      // After the last placement of a game there is nothing to claim, and another seat acts.
      const isOwn = after.actor === this.position?.actor && after.domino === null;
      return {
        kingdom: after.kingdoms[kingdom.seat]!,
        claims: isOwn ? after.legal : [],
        refusal: null,
      };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return { kingdom, claims: [], refusal: error.message };
    }
  };
}
