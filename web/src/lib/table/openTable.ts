/** Opening a table: on the server or, where there is none, in this browser. */
import { api, NetworkError } from '$lib/api/client';
import { newKey, retry } from '$lib/api/retry';
import type { SeatRequest, Seating, TableRequest } from '$lib/api/types';
import { HAS_SERVER } from '$lib/api/server';
import { isLevel } from '$lib/game/seats';
import { t } from '$lib/i18n/texts.svelte';
import { contribute } from '$lib/api/contributions';
import { router } from '$lib/ui/page/router.svelte';
import { settings } from '$lib/ui/settings/settings.svelte';

/** The server's limit. */
export const MAX_NAME_LENGTH = 24;

export type NewTable = Partial<TableRequest> & { rules: string; seats: SeatRequest[] };

/** The name of this browser's player. */
export const myName = (): string => settings.current.name.trim() || t('guest');

/** Whether nobody has to be waited for. */
export const isFull = (seats: readonly SeatRequest[]): boolean =>
  seats.every((seat) => seat.name || seat.bot);

/** Open a table on the server; if every seat is taken, the game starts at once. */
async function openOnServer(request: NewTable): Promise<string> {
  const key = newKey();
  const send = (): Promise<Seating> => api.open({ ...request, key });
  // Whoever needs the server waits for it; nobody else does, nor without a network.
  const isPatient = navigator.onLine && !isFull(request.seats);
  const { table, commitment } = await (isPatient ? retry(send) : send());
  if (isFull(request.seats)) {
    // If this fails, the host can start the table from its page.
    await api.start(table, contribute(table, commitment)).catch(() => null);
  }
  return table;
}

/** Whether nothing about a table needs a server: no other people, and no bots that only it has. */
const canBeLocal = (seats: readonly SeatRequest[]): boolean =>
  isFull(seats) && seats.every(({ bot }) => !bot || isLevel(bot));

/** Open a table where it can be: whoever waits for other people needs the server. */
export async function open(request: NewTable): Promise<string> {
  try {
    if (!HAS_SERVER) throw new NetworkError('this site has no server');
    return await openOnServer(request);
  } catch (error) {
    if (!(error instanceof NetworkError) || !canBeLocal(request.seats)) throw error;
    const { openLocal } = await import('$lib/host/local/openLocal');
    return openLocal(request.rules, request.seats);
  }
}

/** Open a table and go there. */
export async function openTable(request: NewTable): Promise<void> {
  const table = await open(request);
  const isBotMatch = request.seats.every((seat) => seat.bot);
  if (!isBotMatch) settings.remember(table);
  // Bots play faster than anybody can watch, so their game is shown as a replay.
  router.go(isBotMatch ? `/replay/${table}?play=yes` : `/table/${table}`);
}
