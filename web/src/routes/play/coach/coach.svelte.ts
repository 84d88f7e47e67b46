/** The coach of somebody who plays with bots alone: hints and study. */
import type { Hint, TableView, TurnValue } from '$lib/api/types';
import { parseClaim, parsePlacement } from '$lib/game/cell';
import { lossByCell, lossByDomino } from '$lib/coach/losses';
import type { Turn } from '$lib/game/turn.svelte';
import { texts } from '$lib/i18n/texts.svelte';
import { hasAnalysis } from '$lib/table/analysis';
import type { Session } from '$lib/table/session.svelte';

/** The best turn and two others. */
const OPTIONS = 3;

/** The best turns; the one that the reasons compare the best with is always among them. */
export function optionsOf({ turns, compared }: Hint['evaluation']): readonly TurnValue[] {
  const first = turns.slice(0, OPTIONS);
  const other = turns.slice(OPTIONS).find(({ turn }) => turn === compared);
  return other ? [...first.slice(0, -1), other] : first;
}

/** Whether the table has a coach, who would give hints to this player. */
export const hasCoach = (view: TableView): boolean =>
  hasAnalysis(view.table) &&
  view.your_seats.length === 1 &&
  view.seats.every(({ seat, bot, is_held: isHeld }) =>
    view.your_seats.includes(seat) ? bot === null : bot !== null && !isHeld,
  );

export class Coach {
  /** The values of the turns that can be made now. */
  hint = $state.raw<Hint | null>(null);
  /** Whether the best turns are shown. */
  isOpen = $state(false);
  /** Whether cells and dominoes show their values, in this turn and the next ones. */
  isStudying = $state(false);
  /** The option that is shown on the board. */
  chosen = $state(0);
  /** The turn that the hint is for, even while it is being computed. */
  #turn = $state.raw<Turn | null>(null);
  #loading: Promise<void> = Promise.resolve();

  constructor(private readonly session: Session) {}

  get isBusy(): boolean {
    return this.#turn !== null && this.hint === null;
  }

  /** The best turns, the first of them first. */
  get options(): readonly TurnValue[] {
    return this.hint ? optionsOf(this.hint.evaluation) : [];
  }

  /** Follow the table: a hint is for one turn only; study goes on with the next one. */
  follow(turn: Turn | null): void {
    if (turn !== this.#turn) {
      this.#turn = null;
      this.hint = null;
      this.isOpen = false;
    }
    if (turn && this.isStudying) void this.#load(turn);
  }

  /** Show or hide the best turns. */
  async toggle(): Promise<void> {
    const { turn } = this.session;
    if (!turn) return;
    this.isOpen = !this.isOpen;
    if (!this.isOpen) return;
    await this.#load(turn);
    if (this.isOpen && this.hint && this.#turn === turn) this.choose(0);
  }

  /** Show or hide the values of cells and dominoes. */
  async toggleStudy(): Promise<void> {
    const { turn } = this.session;
    this.isStudying = !this.isStudying;
    if (turn && this.isStudying) await this.#load(turn);
  }

  /** Load the hint for a turn, once. */
  #load(turn: Turn): Promise<void> {
    if (this.#turn === turn) return this.#loading;
    this.#turn = turn;
    this.hint = null;
    return (this.#loading = this.#request(turn));
  }

  async #request(turn: Turn): Promise<void> {
    const [hint] = await Promise.all([
      this.session.run(() => this.session.host.hint(turn.ply)),
      texts.loadFile('coach'),
    ]);
    if (this.#turn !== turn) return;
    this.hint = hint;
    if (hint) return;
    // The error is shown in place of the hint; asking again is allowed.
    this.#turn = null;
    this.isOpen = this.isStudying = false;
  }

  /** Hold the domino where an option places it, and choose what it claims. */
  choose(index: number): void {
    const option = this.options[index];
    const turn = this.#turn;
    if (!option || !turn) return;
    this.chosen = index;
    const place = parsePlacement(option.turn);
    if (place) turn.moveTo(place.placement);
    const claim = parseClaim(option.turn);
    if (claim !== null) turn.claim(claim);
  }

  /** What each legal cell loses at least; null if it is not shown. */
  get cells(): ReadonlyMap<string, number> | null {
    return this.isStudying && this.hint ? lossByCell(this.hint.losses) : null;
  }

  /** What each free domino loses at least, after the placement if it was made. */
  get dominoes(): ReadonlyMap<number, number> | null {
    if (!this.isStudying || !this.hint) return null;
    const placed = this.#turn?.isPlaced ? (this.#turn.legalPlacement?.action ?? null) : null;
    return lossByDomino(this.hint.losses, placed);
  }

  /** Handle a key that nothing else has handled: H and S. */
  handleKey = (event: KeyboardEvent): void => {
    const isTyping = event.target instanceof HTMLInputElement;
    const isModal = document.querySelector('dialog[open]') !== null;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (event.defaultPrevented || event.repeat || isTyping || isModal || hasModifier) return;
    if (event.code === 'KeyH') void this.toggle();
    else if (event.code === 'KeyS') void this.toggleStudy();
    else return;
    event.preventDefault();
  };
}
