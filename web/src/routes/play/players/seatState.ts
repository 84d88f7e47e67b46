/** What a player is doing, for the cards and the opponents' boards. */
import type { TableView } from '$lib/api/types';
import { seatAt } from '$lib/game/seats';
import { seatLabel } from '$lib/i18n/seatText';
import { t } from '$lib/i18n/texts.svelte';
import { isAway, secondsAway } from '$lib/table/presence';

/** Since when a person is away, in a word or two. */
export function awayText(view: TableView, seat: number): string {
  const minutes = Math.floor(secondsAway(view, seat) / 60);
  return minutes >= 1 && minutes < 60 ? t('away-minutes', { minutes }) : t('status-away');
}

/** The state of an opponent in a few words. */
export function seatState(view: TableView, seat: number): string {
  const { name, bot } = seatAt(view, seat);
  if (isAway(view, seat)) return awayText(view, seat);
  if (name && bot) return t('stand-in-for', { player: seatLabel(view, seat) });
  if (view.actor === seat) return t(view.domino === null ? 'status-claims' : 'status-places');
  const slots = view.next_line?.filter((slot) => slot.king === seat) ?? [];
  const dominoes = slots.map((slot) => slot.domino).join(', ');
  return dominoes ? t('status-claimed', { dominoes }) : t('status-waits');
}
