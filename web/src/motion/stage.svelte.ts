/** What moves between two views: a domino flies home, a king walks, a line is dealt. */
import { claimOf, placementOf, type Way } from '../board/cell';
import type { Colour, LogLine, TableView } from '../wire/types';
import { pace } from './pace.svelte';

export interface Flight {
  id: number;
  piece: { domino: number; way: Way } | { king: Colour };
  from: DOMRect;
  to: DOMRect;
  /** How high it hops, in pixels. */
  hop: number;
  milliseconds: number;
  landed: () => void;
}

export type Places = ReadonlyMap<string, DOMRect>;

/** Where every piece is now. */
export function measure(): Places {
  const found = new Map<string, DOMRect>();
  for (const piece of document.querySelectorAll<SVGElement>('[data-piece]')) {
    const place = piece.getBoundingClientRect();
    if (place.width) found.set(piece.dataset.piece!, place);
  }
  return found;
}

const PLACE = 420;
const HOP = 360;
const DEAL = 500;

class Stage {
  flights = $state<Flight[]>([]);
  /** A domino that is not seen at its place yet. */
  domino = $state<number | null>(null);
  /** A king that is not seen at its place yet, by the domino it will stand on. */
  king = $state<number | null>(null);
  /** The domino laid last: its territory inks its border. */
  fresh = $state<number | null>(null);
  /** Whether a line is being turned over. */
  isDealing = $state(false);
  #count = 0;

  clear(): void {
    this.flights = [];
    this.domino = this.king = this.fresh = null;
    this.isDealing = false;
  }

  /** Show how one view became the next. The page shows the next already. */
  async perform(before: TableView, next: TableView, acts: LogLine[], places: Places, isOwn: boolean): Promise<void> {
    const isNewLine = line(next) !== '' && line(next) !== line(before);
    this.isDealing = isNewLine;
    for (const act of acts) {
      const place = placementOf(act.action);
      const claim = claimOf(act.action);
      if (place) {
        if (!isOwn) await this.#flyHome(place.domino, place.lie.way, places);
        this.fresh = place.domino;
      } else if (claim !== null && !isOwn) await this.#walk(before, next, claim, places);
    }
    if (isNewLine) await pace.wait(DEAL);
    this.isDealing = false;
  }

  async #flyHome(domino: number, way: Way, places: Places): Promise<void> {
    const from = places.get(`domino-${domino}`);
    const to = measure().get(`domino-${domino}`);
    if (!from || !to) return;
    this.domino = domino;
    await this.#fly({ piece: { domino, way }, from, to, hop: 0 }, PLACE);
    this.domino = null;
  }

  async #walk(before: TableView, next: TableView, claim: number, places: Places): Promise<void> {
    const owner = [...(next.next_line ?? []), ...(next.current_line ?? [])].find((spot) => spot.domino === claim)?.king;
    const colour = next.seats.find((seat) => seat.seat === owner)?.colour;
    const came = before.order[0]?.domino;
    const from = came === undefined ? undefined : places.get(`king-${came}`);
    const to = measure().get(`king-${claim}`);
    if (!colour || !from || !to) return;
    this.king = claim;
    await this.#fly({ piece: { king: colour }, from, to, hop: 26 }, HOP);
    this.king = null;
  }

  #fly(flight: Omit<Flight, 'id' | 'milliseconds' | 'landed'>, normal: number): Promise<void> {
    const id = ++this.#count;
    return new Promise((resolve) => {
      const landed = (): void => {
        this.flights = this.flights.filter((other) => other.id !== id);
        resolve();
      };
      this.flights = [...this.flights, { ...flight, id, milliseconds: pace.milliseconds(normal), landed }];
    });
  }
}

/** The dominoes dealt last. */
function line(view: TableView): string {
  return (view.next_line ?? view.current_line ?? []).map((spot) => spot.domino).join(' ');
}

export const stage = new Stage();
