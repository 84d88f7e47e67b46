/** A turn while it is being made: where the domino lies, what is claimed. Nothing is sent before it is whole. */
import {
  covers, isSame, nameOfLie, placementOf, secondOf, step, turned, WAYS, type Cell, type Lie, type Way,
} from '../board/cell';
import { faceOf } from '../pieces/faces';
import type { LegalAction, TableView } from '../wire/types';

export class Turn {
  /** The ply that it answers. */
  readonly ply: number;
  readonly seat: number;
  /** The domino to be placed, if this turn has one. */
  readonly domino: number | null;
  /** Nothing fits: the domino goes (R12). */
  readonly mustDiscard: boolean;
  /** What can be claimed, by the number of the domino, and what that promises. */
  claims = $state.raw<ReadonlyMap<number, LegalAction>>(new Map());
  readonly #places: ReadonlyMap<string, LegalAction>;
  readonly #lies: readonly Lie[];
  /** The cell that was pointed at: the domino turns around it. */
  #anchor: Cell | null = null;

  /** How the domino lies now, legal or not. */
  ghost = $state.raw<Lie | null>(null);
  /** Whether it has been laid down; it can still be taken back. */
  isSettled = $state(false);
  claimed = $state<number | null>(null);

  constructor(view: TableView) {
    this.ply = view.ply;
    this.seat = view.actor ?? 0;
    this.domino = view.domino;
    const places = view.domino === null ? [] : view.legal;
    this.#places = new Map(places.map((place) => [place.action.split(':')[1]!, place]));
    this.#lies = places.map((place) => placementOf(place.action)?.lie).filter((lie) => lie !== undefined);
    this.mustDiscard = view.domino !== null && !this.#lies.length;
    this.isSettled = view.domino === null || this.mustDiscard;
    this.foresee(view.domino === null ? view.legal : view.claims);
    if (this.isSettled) this.claimed = this.onlyClaim;
  }

  /** Hear what the claims promise now: a placement changes it. */
  foresee(claims: readonly LegalAction[]): void {
    this.claims = new Map(claims.map((claim) => [Number(claim.action.slice(1)), claim]));
  }

  /** The only domino left, which needs no choice. */
  get onlyClaim(): number | null {
    return this.claims.size === 1 ? [...this.claims.keys()][0]! : null;
  }

  /** Every cell that some placement covers. */
  get cells(): Cell[] {
    return this.#lies.flatMap((lie) => [lie.first, secondOf(lie)]);
  }

  get count(): number {
    return this.#lies.length;
  }

  /** What lying there makes; `null` if it does not fit. */
  placeAt(lie: Lie): LegalAction | null {
    const found = this.#places.get(nameOfLie(lie));
    if (found || this.domino === null) return found ?? null;
    const [first, second] = faceOf(this.domino);
    const isDouble = first.terrain === second.terrain && first.crowns === second.crowns;
    // A double has one name for both ways round.
    return (isDouble && this.#places.get(nameOfLie({ first: secondOf(lie), way: turned(lie.way, 2) }))) || null;
  }

  get place(): LegalAction | null {
    return this.ghost && this.placeAt(this.ghost);
  }

  /** Lay the domino where somebody pointed; pointing at it again turns it. */
  tap(cell: Cell): void {
    this.isSettled = false;
    this.#anchor = cell;
    const around = this.#around(cell);
    if (this.ghost && covers(this.ghost, cell)) {
      this.ghost = this.#next(around, this.ghost) ?? { ...this.ghost, way: turned(this.ghost.way) };
      return;
    }
    const way = this.ghost?.way ?? 'right';
    const best = [...around].sort((one, other) => this.#gain(other) - this.#gain(one))[0];
    this.ghost = around.find((lie) => lie.way === way) ?? best ?? { first: cell, way };
  }

  /** Turn it clockwise: to the next way that fits here, or else just the next. */
  rotate(): void {
    if (!this.ghost) return;
    this.isSettled = false;
    const around = this.#around(this.#anchor ?? this.ghost.first);
    this.ghost = this.#next(around, this.ghost) ?? { ...this.ghost, way: turned(this.ghost.way) };
  }

  /** Move it by a cell. */
  move(way: Way): void {
    if (!this.ghost) return;
    this.isSettled = false;
    this.ghost = { ...this.ghost, first: step(this.ghost.first, way) };
    if (this.#anchor) this.#anchor = step(this.#anchor, way);
  }

  /** Put it exactly there, as when it is dragged. */
  put(lie: Lie): void {
    if (this.ghost && isSame(this.ghost.first, lie.first) && this.ghost.way === lie.way) return;
    this.isSettled = false;
    this.#anchor = lie.first;
    this.ghost = lie;
  }

  /** Lay it down, so that it is time to claim. */
  settle(): void {
    if (!this.place) return;
    this.isSettled = true;
    this.claimed ??= this.onlyClaim;
  }

  claim(domino: number): void {
    if (this.claims.has(domino)) this.claimed = domino;
  }

  get canUndo(): boolean {
    return this.ghost !== null || (this.claimed !== null && this.claimed !== this.onlyClaim);
  }

  /** Take back the last thing: the claim, then the laying down, then the domino. */
  undo(): void {
    if (this.claimed !== null && this.claimed !== this.onlyClaim) this.claimed = null;
    else if (this.isSettled && this.ghost) {
      this.isSettled = false;
      this.claimed = null;
    } else {
      this.ghost = null;
      this.claimed = null;
    }
  }

  /** The whole turn in notation, once it is whole. */
  get text(): string | null {
    const claim = this.claimed ?? this.onlyClaim;
    if (this.claims.size && claim === null) return null;
    const claimText = claim === null ? '' : `>${claim}`;
    if (this.domino === null) return claimText;
    if (this.mustDiscard) return `${this.domino}:--${claimText}`;
    return this.place ? this.place.action + claimText : null;
  }

  #gain(lie: Lie): number {
    return this.placeAt(lie)?.gain ?? 0;
  }

  /** The ways to lie over a cell that fit, clockwise: first with the first square on it, then the second. */
  #around(cell: Cell): Lie[] {
    const firsts = WAYS.map((way) => ({ first: cell, way }));
    const seconds = WAYS.map((way) => ({ first: step(cell, turned(way, 2)), way }));
    return [...firsts, ...seconds].filter((lie) => this.placeAt(lie));
  }

  #next(lies: Lie[], now: Lie): Lie | null {
    const index = lies.findIndex((lie) => isSame(lie.first, now.first) && lie.way === now.way);
    const next = lies[(index + 1) % lies.length];
    return next && !(isSame(next.first, now.first) && next.way === now.way) ? next : null;
  }
}
