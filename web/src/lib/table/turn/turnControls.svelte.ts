/** What a player does in a turn, by pointer, button or key. */
import { tick } from 'svelte';
import type Board from '$lib/board/Board.svelte';
import type { Turn } from '$lib/game/turn.svelte';
import { keyboard } from '$lib/ui/page/keyboard';
import { settings } from '$lib/ui/settings/settings.svelte';
import { Drag } from './drag.svelte';
import { HeldPreview, type PreviewHost } from './preview.svelte';

/** Where a turn is made: a table, a puzzle or the analysis board. */
export interface TurnHost extends PreviewHost {
  readonly turn: Turn | null;
  readonly isSending: boolean;
  send: (turn: string) => Promise<void>;
  takeBack: () => Promise<void>;
}

export class TurnControls {
  board = $state<Board>();
  readonly preview = new HeldPreview();
  readonly drag = new Drag();

  /**
   * Create the controls while a component is initialised: they have an effect. Nothing can be done
   * while the turn is hidden, because another kingdom is shown than that of its seat.
   */
  constructor(
    readonly host: TurnHost,
    private readonly isHidden: () => boolean = () => false,
  ) {
    $effect(() => {
      if (!this.drag.at) this.preview.update(this.turn, host);
    });
  }

  readonly turn = $derived.by(() => (this.isHidden() ? null : this.host.turn));

  /** Start dragging the domino by one of its halves. */
  grab = (event: PointerEvent, half: 0 | 1): void => {
    if (this.turn && this.board) this.drag.grab(event, half, this.turn, this.board);
  };

  /** Put the domino down; once that is done and nothing is left to choose, send the turn. */
  confirm = (): void => {
    const { turn } = this;
    if (!turn || this.host.isSending) return;
    if (!turn.isPlaced) {
      turn.layDown();
      if (turn.isPlaced && keyboard.isUsed) void this.focusClaims();
    } else if (turn.text !== null) {
      // The button that was pressed disappears with the turn; the board stays.
      if (keyboard.isUsed) this.board?.focus();
      void this.host.send(turn.text);
    }
  };

  /** Choose a domino of the line; choosing it again confirms it. */
  choose = (domino: number): void => {
    const { turn } = this;
    if (!turn) return;
    const isAgain = turn.claimed === domino;
    turn.claim(domino);
    if (turn.isPlaced && (isAgain || settings.current.oneClick)) this.confirm();
  };

  undo = (): void => {
    this.turn?.undo();
    if (keyboard.isUsed) this.board?.focus();
  };

  /** Undo a step of this turn; if there is none, take back the last turn that was sent. */
  undoOrTakeBack = (): void => {
    if (this.turn?.canUndo) this.undo();
    else void this.host.takeBack();
  };

  async focusClaims(): Promise<void> {
    await tick();
    document.querySelector<HTMLElement>('[data-line="next"] button[aria-pressed]')?.focus();
  }

  /** Move the focus to where the turn begins, for keyboard users. */
  focusTurn(): void {
    if (this.turn?.isPlaced) void this.focusClaims();
    else this.board?.focus();
  }

  /** Handle a key that nothing else has handled. */
  handleKey = (event: KeyboardEvent): void => {
    const { turn } = this;
    const isTyping = event.target instanceof HTMLInputElement;
    const isModal = document.querySelector('dialog[open]') !== null;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (event.defaultPrevented || isTyping || isModal || hasModifier) return;
    if (event.code === 'KeyU' && !event.repeat) this.undoOrTakeBack();
    else if (!turn || !this.#handleTurnKey(turn, event)) return;
    event.preventDefault();
  };

  #handleTurnKey(turn: Turn, event: KeyboardEvent): boolean {
    const slots = [...(this.host.view?.next_line ?? [])];
    const slot = slots[Number(event.key) - 1];
    const isOnPage = event.target === document.body;
    if (event.code === 'KeyR') turn.rotate();
    else if (event.key === 'Escape') this.undo();
    else if (event.key === 'Enter' && isOnPage) this.confirm();
    else if (slot && turn.claims.has(slot.domino)) this.choose(slot.domino);
    else return false;
    return true;
  }
}
