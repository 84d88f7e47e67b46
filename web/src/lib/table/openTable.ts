/** Opening a table. */
import { api } from '$lib/api/client';
import { newKey, retry } from '$lib/api/retry';
import type { SeatRequest, TableRequest } from '$lib/api/types';
import { t } from '$lib/i18n/texts.svelte';
import { contribute } from '$lib/api/contributions';
import { router } from '$lib/ui/page/router.svelte';
import { settings } from '$lib/ui/settings/settings.svelte';

/** The server's limit. */
export const MAX_NAME_LENGTH = 24;

/** The name of this browser's player. */
export const myName = (): string => settings.current.name.trim() || t('guest');

/** Whether nobody has to be waited for. */
export const isFull = (seats: readonly SeatRequest[]): boolean =>
  seats.every((seat) => seat.name || seat.bot);

/** Open a table and go there; if every seat is taken, the game starts at once. */
export async function openTable(
  request: Partial<TableRequest> & { seats: SeatRequest[] },
): Promise<void> {
  const key = newKey();
  const open = () => api.open({ ...request, key });
  // Nothing is lost yet: without a network, the person is told at once.
  const { table, commitment } = await (navigator.onLine ? retry(open) : open());
  const isBotMatch = request.seats.every((seat) => seat.bot);
  if (!isBotMatch) settings.remember(table);
  if (isFull(request.seats)) {
    // If this fails, the host can start the table from its page.
    await api.start(table, contribute(table, commitment)).catch(() => null);
  }
  // Bots play faster than anybody can watch, so their game is shown as a replay.
  router.go(isBotMatch ? `/replay/${table}?play=yes` : `/table/${table}`);
}
