/** The order of this browser's tables. */
import type { TableView } from '$lib/api/types';

export const isOurTurn = (view: TableView): boolean =>
  view.status === 'playing' && view.actor !== null && view.your_seats.includes(view.actor);

/** Our turn first, then running tables, open ones, those still loading, finished ones. */
function urgency(view: TableView | null): number {
  if (view === null) return 3;
  if (isOurTurn(view)) return 0;
  return { playing: 1, open: 2, over: 4, abandoned: 4 }[view.status];
}

export const sorted = (views: readonly (TableView | null)[]): (TableView | null)[] =>
  views.toSorted((one, other) => urgency(one) - urgency(other));
