/** Who is at the table, and who plays for whom. */
import type { Seat, TableView } from '$lib/api/types';
import { seatAt } from '$lib/game/seats';
import { now } from '$lib/ui/page/now.svelte';

/** Whoever is away for so long is waited for no longer: a page that reloads takes less. */
const PATIENCE = 10;

/** How far this browser's clock is ahead of the server's, by the view that says so. */
const offsets = new WeakMap<TableView, number>();

function serverTime(view: TableView): number {
  if (!offsets.has(view)) offsets.set(view, Date.now() / 1000 - view.now);
  return Math.max(view.now, now.seconds - offsets.get(view)!);
}

/** Whether a person who holds a seat, and plays it, is not connected. */
export function isAway(view: TableView, seat: number): boolean {
  const { is_held, is_online, bot } = seatAt(view, seat);
  return is_held && !is_online && bot === null && !view.your_seats.includes(seat);
}

/** The seconds for which a person has been away. */
export function secondsAway(view: TableView, seat: number): number {
  const since = seatAt(view, seat).away_since;
  return since === null ? 0 : Math.max(0, serverTime(view) - since);
}

/** Whether a bot may be asked to play for a person. */
export const canStandIn = (view: TableView, seat: number): boolean =>
  view.status === 'playing' &&
  (view.your_seats.length > 0 || view.is_host) &&
  isAway(view, seat) &&
  (secondsAway(view, seat) >= PATIENCE || seatAt(view, seat).asked_by.length > 0);

/** Whether this browser has asked for a bot already, and the others have not yet. */
export const hasAsked = (view: TableView, seat: number): boolean =>
  seatAt(view, seat).asked_by.some((other) => view.your_seats.includes(other));

/** Whether a bot plays in place of a person, who may play again. */
export const isStandIn = ({ name, bot }: Seat): boolean => name !== '' && bot !== null;

/** The seats of this browser that a bot plays: those it left, or those of somebody away. */
export const resumable = (view: TableView): number[] =>
  view.status === 'playing'
    ? [...view.left_seats, ...view.your_seats.filter((seat) => seatAt(view, seat).bot !== null)]
    : [];

/** Whether the host is away, so that somebody else can be it. */
export const isHostAway = (view: TableView): boolean =>
  !view.is_host &&
  view.your_seats.length > 0 &&
  view.seats.some(({ is_host, is_online }) => is_host && !is_online);
