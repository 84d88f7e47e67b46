/** The question whether there is another game, as this browser sees it. */
import type { RematchProposal, TableView } from '$lib/api/types';
import { seatAt } from '$lib/game/seats';
import type { Session } from '$lib/table/session.svelte';
import { router } from '$lib/ui/page/router.svelte';
import { contribute } from '$lib/api/contributions';
import { settings } from '$lib/ui/settings/settings.svelte';

/** The first seat of a person: they answer once for all their seats. */
export const firstSeat = (view: TableView): number | undefined => view.your_seats[0];

export const hasAgreed = (view: TableView): boolean =>
  view.rematch_question?.agreed.some((seat) => view.your_seats.includes(seat)) ?? false;

export const hasDeclined = (view: TableView): boolean =>
  view.rematch_question?.declined.some((seat) => view.your_seats.includes(seat)) ?? false;

/** The people who are to play, by the first of their seats that is asked. */
export function askedSeats(view: TableView): number[] {
  const seats = (view.rematch_question?.seats ?? []).flatMap(({ seat }) => seat ?? []);
  // Several people at one screen answer together.
  const own = seats.filter((seat) => view.your_seats.includes(seat));
  return seats.filter((seat) => !own.slice(1).includes(seat) && seatAt(view, seat).is_held);
}

/** Ask for another game, or agree to it; go there if it has begun. */
export async function agree(
  session: Session,
  view: TableView,
  proposal: RematchProposal = {},
): Promise<void> {
  const contribution = contribute(null, view.rematch_question?.commitment ?? null);
  const seating = await session.run(() => session.host.rematch(contribution, proposal));
  if (!seating || seating.table === view.table) return;
  settings.remember(seating.table);
  router.go(`/table/${seating.table}`);
}
