/** Who sits at a table. */
import type { Colour, MatchResult, Seat, TableView } from '$lib/api/types';

/** The bots of this version, weakest first. */
export const LEVELS = ['page', 'squire', 'knight', 'duke', 'regent'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level =>
  (LEVELS as readonly string[]).includes(name);

/** The colours of the seats, in order. */
export const COLOURS: readonly Colour[] = ['pink', 'yellow', 'green', 'blue'];

export const seatAt = (view: Pick<MatchResult, 'seats'>, seat: number): Seat => view.seats[seat]!;

export const colourAt = (view: Pick<MatchResult, 'seats'>, seat: number): Colour =>
  seatAt(view, seat).colour;

/** A seat with a name that nobody plays at a table: of a pasted position, or of a score pad. */
export const namedSeat = (seat: number, name: string): Seat => ({
  seat,
  colour: COLOURS[seat]!,
  name,
  bot: null,
  is_open: false,
  is_held: true,
  is_host: false,
  is_left: false,
  is_online: true,
  away_since: null,
  asked_by: [],
});

/** Whether several people play on this screen. */
export const isShared = (view: TableView): boolean => view.your_seats.length > 1;

/** The seat whose kingdom is shown large: the one of ours that acts now or next. */
export function ownSeat(view: TableView): number {
  if (view.actor !== null && view.your_seats.includes(view.actor)) return view.actor;
  const next = view.order.find((turn) => view.your_seats.includes(turn.seat));
  return next?.seat ?? view.your_seats[0] ?? view.actor ?? view.standings[0]?.seat ?? 0;
}
