/** Opening a table, and going there. */
import { router } from '../router.svelte';
import { settings } from '../settings.svelte';
import { t } from '../texts/texts.svelte';
import { api } from '../wire/api';
import type { OpenTable, SeatWish } from '../wire/types';
import { isFull } from './seats';

/** As the server allows. */
export const LONGEST_NAME = 24;

/** What somebody is called who has not said a name. */
export const myName = (): string => settings.all.name.trim() || t('guest');

export type Wish = Partial<OpenTable> & { seats: SeatWish[] };

/** Open a table; where nobody has to be waited for, the game starts at once. */
export async function openTable(wish: Wish): Promise<void> {
  const { table } = await api.open(wish);
  const isWatched = wish.seats.every((seat) => seat.bot);
  if (!isWatched) settings.remember(table);
  if (isFull(wish.seats)) {
    // If this fails the table is there, and its host can start it from there.
    await api.start(table).catch(() => null);
  }
  // Bots are faster than anybody can look: their game is shown from the beginning, at the pace of a person.
  router.go(isWatched ? `/replay/${table}?play=yes` : `/table/${table}`);
}
