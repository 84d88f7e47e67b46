/** What a player is doing, for the cards and the opponents' boards. */
import type { TableView } from '$lib/api/types';
import { seatAt } from '$lib/game/seats';
import { levelName } from '$lib/i18n/seats';
import { t } from '$lib/i18n/texts.svelte';

/** Whether a person who holds a seat is not connected. */
export function isAway(view: TableView, seat: number): boolean {
  const { is_held, online, bot } = seatAt(view, seat);
  return is_held && !online && bot === null && !view.yours.includes(seat);
}

/** The state of an opponent in a few words. */
export function seatState(view: TableView, seat: number): string {
  const { name, bot } = seatAt(view, seat);
  if (view.actor === seat) return t(view.domino === null ? 'status-claims' : 'status-places');
  if (isAway(view, seat)) return t('status-away');
  if (name && bot) return `${t('card-bot')} (${levelName(bot)})`;
  const slots = view.next_line?.filter((slot) => slot.king === seat) ?? [];
  const dominoes = slots.map((slot) => slot.domino).join(', ');
  return dominoes ? t('status-claimed', { dominoes }) : t('status-waits');
}
