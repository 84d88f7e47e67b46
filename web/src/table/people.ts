/** Who sits where, in words. */
import { t } from '../texts/texts.svelte';
import type { Colour, SeatFace, TableView } from '../wire/types';

export const LEVELS = ['page', 'squire', 'knight', 'duke', 'regent'] as const;

const isLevel = (name: string): boolean => (LEVELS as readonly string[]).includes(name);

/** A level in the language of the page; a bot of somebody's own keeps its name. */
export const levelName = (level: string): string => (isLevel(level) ? t(`level-${level}`) : level);

/** What a seat is called: the name of its person, or of its bot. */
export function seatName(seat: SeatFace): string {
  if (seat.name) return seat.name;
  if (seat.bot) return levelName(seat.bot);
  return t('seat-open');
}

export const seatAt = (view: TableView, seat: number): SeatFace => view.seats[seat]!;

export const colourAt = (view: TableView, seat: number): Colour => seatAt(view, seat).colour;

/** The same at a table, where several may have one name: those are numbered. */
export function nameAt(view: TableView, seat: number): string {
  const name = seatName(seatAt(view, seat));
  const namesakes = view.seats.filter((other) => !other.is_open && seatName(other) === name);
  const number = namesakes.findIndex((other) => other.seat === seat) + 1;
  return namesakes.length > 1 && number ? `${name} ${number}` : name;
}

/** "You" where there is only one who could be meant. */
export function callSeat(view: TableView, seat: number): string {
  const isMe = view.yours.length === 1 && view.yours[0] === seat;
  return isMe ? t('you') : nameAt(view, seat);
}

/** Whether several people play at this screen. */
export const isShared = (view: TableView): boolean => view.yours.length > 1;

/** The seat whose kingdom is shown large: whoever of ours is at turn or will be next. */
export function ownSeat(view: TableView): number {
  if (view.actor !== null && view.yours.includes(view.actor)) return view.actor;
  const next = view.order.find((turn) => view.yours.includes(turn.seat));
  return next?.seat ?? view.yours[0] ?? view.actor ?? view.standings[0]?.seat ?? 0;
}
