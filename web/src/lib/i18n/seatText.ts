/** The names of players, as the page shows them. */
import type { MatchResult, Seat, TableView } from '$lib/api/types';
import { isLevel, seatAt } from '$lib/game/seats';
import { t, texts } from './texts.svelte';

/** A level in the language of the page; a user's own bot keeps its name. */
export const levelName = (level: string): string => (isLevel(level) ? t(`level-${level}`) : level);

/** How a level plays, in one line; nothing for a user's own bot. */
export const levelText = (level: string): string =>
  isLevel(level) ? t(`level-${level}-about`) : '';

/** The name of a player in a list of tables: bots have a colon, open seats no name. */
export const listedName = (player: string): string =>
  player.startsWith(':') ? levelName(player.slice(1)) : player || t('seat-open');

/** Everybody who sits at a table of a list. */
export const playersText = (players: readonly string[]): string =>
  new Intl.ListFormat(texts.language, { type: 'unit', style: 'short' }).format(
    players.filter(Boolean).map(listedName),
  );

/** The name of a seat's person or bot. */
export function seatName(seat: Seat): string {
  if (seat.name) return seat.name;
  if (seat.bot) return levelName(seat.bot);
  return t('seat-open');
}

/** The name of a player at a table; several of one name are numbered. */
export function playerName(view: Pick<MatchResult, 'seats'>, seat: number): string {
  const name = seatName(seatAt(view, seat));
  const namesakes = view.seats.filter((other) => !other.is_open && seatName(other) === name);
  const number = namesakes.findIndex((other) => other.seat === seat) + 1;
  return namesakes.length > 1 && number ? `${name} ${number}` : name;
}

/** The names of all players at a table. */
export const playerNames = (view: TableView): string =>
  view.seats.map(({ seat }) => playerName(view, seat)).join(' – ');

/** Whether a seat is the only one of the person who looks, and may be called "you". */
export const isYou = (view: Pick<MatchResult, 'your_seats'>, seat: number): boolean =>
  view.your_seats.length === 1 && view.your_seats[0] === seat;

/** "You" where only one player can be meant, else the player's name. */
export const seatLabel = (view: Pick<MatchResult, 'seats' | 'your_seats'>, seat: number): string =>
  isYou(view, seat) ? t('you') : playerName(view, seat);
