/** The tables of this browser, and which of them wants its player first. */
import type { TableView } from '../wire/types';

export const isOurTurn = (view: TableView): boolean =>
  view.stage === 'playing' && view.actor !== null && view.yours.includes(view.actor);

/** Our turn, then the others that are played, then those that wait; what is not known yet, then what is over. */
function urgency(view: TableView | null): number {
  if (view === null) return 3;
  if (isOurTurn(view)) return 0;
  return { playing: 1, open: 2, over: 4, abandoned: 4 }[view.stage];
}

export const sorted = (views: readonly (TableView | null)[]): (TableView | null)[] =>
  views.toSorted((one, other) => urgency(one) - urgency(other));
