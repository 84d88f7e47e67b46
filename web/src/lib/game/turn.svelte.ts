/** A turn while it is being made: the placement, then the claim. It is sent whole. */
import type { LegalAction, TableView } from '$lib/api/types';
import {
  covers,
  DIRECTIONS,
  isSameCell,
  isSamePlacement,
  parsePlacement,
  placementText,
  rotate,
  secondCell,
  step,
  type Cell,
  type Direction,
  type Placement,
} from './cell';
import { faceOf } from './dominoes';

export class Turn {
  /** The ply that it answers. */
  readonly ply: number;
  readonly seat: number;
  /** The domino to place, if this turn has one. */
  readonly domino: number | null;
  /** Whether the domino fits nowhere and is discarded (R12). */
  readonly mustDiscard: boolean;
  /** The possible claims by domino, with the most that each can add. */
  claims = $state.raw<ReadonlyMap<number, LegalAction>>(new Map());
  readonly #legal: ReadonlyMap<string, LegalAction>;
  readonly #placements: readonly Placement[];
  /** The cell that was pointed at: the domino rotates around it. */
  #anchor: Cell | null = null;

  /** Where the domino is held, legal or not. */
  ghost = $state.raw<Placement | null>(null);
  /** Where the domino would be held if the cell under the pointer were clicked. */
  hover = $state.raw<Placement | null>(null);
  #isHoverRotated = false;
  /** Whether the domino has been put down; it can still be taken back. */
  isPlaced = $state(false);
  claimed = $state<number | null>(null);

  constructor(view: TableView) {
    this.ply = view.ply;
    this.seat = view.actor ?? 0;
    this.domino = view.domino;
    const legal = view.domino === null ? [] : view.legal;
    this.#legal = new Map(legal.map((action) => [action.action.split(':')[1]!, action]));
    this.#placements = legal
      .map(({ action }) => parsePlacement(action)?.placement)
      .filter((placement) => placement !== undefined);
    this.mustDiscard = view.domino !== null && !this.#placements.length;
    this.isPlaced = view.domino === null || this.mustDiscard;
    this.updateClaims(view.domino === null ? view.legal : view.claims);
    if (this.isPlaced) this.claimed = this.onlyClaim;
  }

  /** Replace the claims: a placement changes what they can add. */
  updateClaims(claims: readonly LegalAction[]): void {
    this.claims = new Map(claims.map((claim) => [Number(claim.action.slice(1)), claim]));
  }

  /** The only domino left in the line, which needs no choice. */
  get onlyClaim(): number | null {
    return this.claims.size === 1 ? [...this.claims.keys()][0]! : null;
  }

  /** Every cell that some legal placement covers. */
  get cells(): Cell[] {
    return this.#placements.flatMap((placement) => [placement.first, secondCell(placement)]);
  }

  /** The number of legal placements. */
  get count(): number {
    return this.#placements.length;
  }

  /** Return the legal action of a placement; null if the domino does not fit there. */
  legalPlacementAt(placement: Placement): LegalAction | null {
    const action = this.#legal.get(placementText(placement));
    if (action || this.domino === null) return action ?? null;
    const [first, second] = faceOf(this.domino);
    const isDouble = first.terrain === second.terrain && first.crowns === second.crowns;
    if (!isDouble) return null;
    // A double is listed once for both directions.
    const mirrored = { first: secondCell(placement), direction: rotate(placement.direction, 2) };
    return this.#legal.get(placementText(mirrored)) ?? null;
  }

  get legalPlacement(): LegalAction | null {
    return this.ghost && this.legalPlacementAt(this.ghost);
  }

  /** What is shown over the board: the ghost, or else what the pointer is over. */
  get shown(): Placement | null {
    return this.ghost ?? (this.isPlaced ? null : this.hover);
  }

  /** Hold the domino over a cell where it fits, or fits not; over the ghost, rotate it. */
  pin(cell: Cell): void {
    this.isPlaced = false;
    this.#anchor = cell;
    if (this.ghost && covers(this.ghost, cell)) {
      this.rotate();
      return;
    }
    const direction = this.ghost?.direction ?? 'right';
    const hover = this.hover && covers(this.hover, cell) ? this.hover : null;
    const around = this.#around(cell);
    const same = around.find((placement) => placement.direction === direction);
    this.ghost = hover ?? same ?? this.#best(around) ?? { first: cell, direction };
    this.hover = null;
  }

  /**
   * Show the domino under the pointer, where it fits.
   *
   * `toward` is the neighbour that the pointer is near: the domino extends to it if it can.
   */
  hoverAt(cell: Cell, toward: Direction | null): void {
    if (this.ghost || this.isPlaced) return;
    const isSameAnchor = this.hover !== null && isSameCell(cell, this.#anchor ?? this.hover.first);
    if (isSameAnchor && (this.#isHoverRotated || toward === null)) return;
    this.#isHoverRotated = false;
    this.#anchor = cell;
    const around = this.#around(cell);
    const near = around.filter((placement) => toward && covers(placement, step(cell, toward)));
    const hover = this.#best(near) ?? this.#best(around) ?? null;
    if (!hover || !this.hover || !isSamePlacement(hover, this.hover)) this.hover = hover;
  }

  clearHover(): void {
    this.hover = null;
    this.#isHoverRotated = false;
  }

  /** Rotate clockwise to the next placement that fits here, or to the next direction. */
  rotate(): void {
    const shown = this.shown;
    if (!shown) return;
    const next = nextOf(this.#around(this.#anchor ?? shown.first), shown);
    if (this.ghost) {
      this.isPlaced = false;
      this.ghost = next;
    } else if (this.legalPlacementAt(next)) {
      this.hover = next;
      this.#isHoverRotated = true;
    }
  }

  /** Move by one cell. */
  move(direction: Direction): void {
    if (!this.ghost) return;
    this.isPlaced = false;
    this.ghost = { ...this.ghost, first: step(this.ghost.first, direction) };
    if (this.#anchor) this.#anchor = step(this.#anchor, direction);
  }

  /** Move to an exact placement, as when dragged. */
  moveTo(placement: Placement): void {
    if (this.ghost && isSamePlacement(this.ghost, placement)) return;
    this.isPlaced = false;
    this.#anchor = placement.first;
    this.ghost = placement;
  }

  /** Put the domino down, so that it is time to claim. */
  layDown(): void {
    if (!this.legalPlacement) return;
    this.hover = null;
    this.isPlaced = true;
    this.claimed ??= this.onlyClaim;
  }

  claim(domino: number): void {
    if (this.claims.has(domino)) this.claimed = domino;
  }

  get canUndo(): boolean {
    return this.ghost !== null || (this.claimed !== null && this.claimed !== this.onlyClaim);
  }

  /** Undo the last step: the claim, then the placement, then the ghost. */
  undo(): void {
    if (this.claimed !== null && this.claimed !== this.onlyClaim) this.claimed = null;
    else if (this.isPlaced && this.ghost) {
      this.isPlaced = false;
      this.claimed = null;
    } else {
      this.ghost = null;
      this.claimed = null;
    }
  }

  /** The whole turn in notation; null while something is missing. */
  get text(): string | null {
    const claim = this.claimed ?? this.onlyClaim;
    if (this.claims.size && claim === null) return null;
    const claimText = claim === null ? '' : `>${claim}`;
    if (this.domino === null) return claimText;
    if (this.mustDiscard) return `${this.domino}:--${claimText}`;
    return this.legalPlacement ? this.legalPlacement.action + claimText : null;
  }

  /** The placement with the most points; the first of several. */
  #best(placements: readonly Placement[]): Placement | undefined {
    return placements.toSorted((one, other) => this.#gain(other) - this.#gain(one))[0];
  }

  #gain(placement: Placement): number {
    return this.legalPlacementAt(placement)?.gain ?? 0;
  }

  /** The legal placements over a cell, clockwise: with the first square on it, then the second. */
  #around(cell: Cell): Placement[] {
    const firsts = DIRECTIONS.map((direction) => ({ first: cell, direction }));
    const seconds = DIRECTIONS.map((direction) => ({
      first: step(cell, rotate(direction, 2)),
      direction,
    }));
    return [...firsts, ...seconds].filter((placement) => this.legalPlacementAt(placement));
  }
}

/** The placement after the current one; if there is no other, the current one rotated. */
function nextOf(placements: readonly Placement[], current: Placement): Placement {
  const index = placements.findIndex((placement) => isSamePlacement(placement, current));
  const next = placements[(index + 1) % placements.length];
  if (next && !isSamePlacement(next, current)) return next;
  return { ...current, direction: rotate(current.direction) };
}
