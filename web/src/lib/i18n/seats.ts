/** The names of players, as the page shows them. */
import type { Seat, TableView } from '$lib/api/types';
import { isLevel, seatAt } from '$lib/game/seats';
import { t } from './texts.svelte';

/** A level in the language of the page; a user's own bot keeps its name. */
export const levelName = (level: string): string => (isLevel(level) ? t(`level-${level}`) : level);

/** The name of a seat's person or bot. */
export function seatName(seat: Seat): string {
  if (seat.name) return seat.name;
  if (seat.bot) return levelName(seat.bot);
  return t('seat-open');
}

/** The name of a player at a table; several of one name are numbered. */
export function playerName(view: TableView, seat: number): string {
  const name = seatName(seatAt(view, seat));
  const namesakes = view.seats.filter((other) => !other.is_open && seatName(other) === name);
  const number = namesakes.findIndex((other) => other.seat === seat) + 1;
  return namesakes.length > 1 && number ? `${name} ${number}` : name;
}

/** "You" where only one player can be meant, else the player's name. */
export function seatLabel(view: TableView, seat: number): string {
  const isMe = view.yours.length === 1 && view.yours[0] === seat;
  return isMe ? t('you') : playerName(view, seat);
}
