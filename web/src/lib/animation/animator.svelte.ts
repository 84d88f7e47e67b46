/** What moves between two views: a domino to its kingdom, a king to its claim, a new line. */
import type { Colour, LogEntry, TableView } from '$lib/api/types';
import { parseClaim, parsePlacement, type Direction } from '$lib/game/cell';
import { animationSpeed } from './speed.svelte';

export interface Flight {
  id: number;
  piece: { domino: number; direction: Direction } | { king: Colour };
  from: DOMRect;
  to: DOMRect;
  /** The height of the arc, in pixels. */
  hop: number;
  milliseconds: number;
  onlanded: () => void;
}

export type Positions = ReadonlyMap<string, DOMRect>;

/** Return where every piece is on the screen. */
export function measurePieces(): Positions {
  const positions = new Map<string, DOMRect>();
  for (const piece of document.querySelectorAll<SVGElement>('[data-piece]')) {
    const position = piece.getBoundingClientRect();
    if (position.width) positions.set(piece.dataset.piece!, position);
  }
  return positions;
}

const PLACE_TIME = 420;
const CLAIM_TIME = 360;
const DEAL_TIME = 500;
const KING_HOP = 26;

class Animator {
  flights = $state<Flight[]>([]);
  /** A domino in flight: it is hidden at its target. */
  domino = $state<number | null>(null);
  /** A king in flight, by the domino that it claims. */
  king = $state<number | null>(null);
  /** The domino placed last: the borders of its territories are drawn. */
  fresh = $state<number | null>(null);
  isDealing = $state(false);
  #lastId = 0;

  clear(): void {
    this.flights = [];
    this.domino = this.king = this.fresh = null;
    this.isDealing = false;
  }

  /**
   * Show how one view became the next. The page shows the next view already.
   *
   * `positions` is where the pieces were before. Own placements are not animated: the player has
   * just put the domino there.
   */
  async play(
    before: TableView,
    next: TableView,
    actions: LogEntry[],
    positions: Positions,
    isOwn: boolean,
  ): Promise<void> {
    const isNewLine = newestLine(next) !== '' && newestLine(next) !== newestLine(before);
    this.isDealing = isNewLine;
    for (const { action } of actions) {
      const place = parsePlacement(action);
      const claim = parseClaim(action);
      if (place) {
        if (!isOwn) await this.#moveDomino(place.domino, place.placement.direction, positions);
        this.fresh = place.domino;
      } else if (claim !== null && !isOwn) await this.#moveKing(before, next, claim, positions);
    }
    if (isNewLine) await animationSpeed.wait(DEAL_TIME);
    this.isDealing = false;
  }

  async #moveDomino(domino: number, direction: Direction, positions: Positions): Promise<void> {
    const from = positions.get(`domino-${domino}`);
    const to = measurePieces().get(`domino-${domino}`);
    if (!from || !to) return;
    this.domino = domino;
    await this.#fly({ piece: { domino, direction }, from, to, hop: 0 }, PLACE_TIME);
    this.domino = null;
  }

  async #moveKing(
    before: TableView,
    next: TableView,
    claim: number,
    positions: Positions,
  ): Promise<void> {
    const slots = [...(next.next_line ?? []), ...(next.current_line ?? [])];
    const owner = slots.find((slot) => slot.domino === claim)?.king;
    const colour = next.seats.find((seat) => seat.seat === owner)?.colour;
    const start = before.order[0]?.domino;
    const from = start === undefined ? undefined : positions.get(`king-${start}`);
    const to = measurePieces().get(`king-${claim}`);
    if (!colour || !from || !to) return;
    this.king = claim;
    await this.#fly({ piece: { king: colour }, from, to, hop: KING_HOP }, CLAIM_TIME);
    this.king = null;
  }

  #fly(flight: Omit<Flight, 'id' | 'milliseconds' | 'onlanded'>, normal: number): Promise<void> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      const onlanded = (): void => {
        this.flights = this.flights.filter((other) => other.id !== id);
        resolve();
      };
      const milliseconds = animationSpeed.milliseconds(normal);
      this.flights = [...this.flights, { ...flight, id, milliseconds, onlanded }];
    });
  }
}

/** The dominoes dealt last, as a text to compare. */
function newestLine(view: TableView): string {
  return (view.next_line ?? view.current_line ?? []).map((slot) => slot.domino).join(' ');
}

export const animator = new Animator();
