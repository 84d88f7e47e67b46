/** Stepping by keys through what has an order, such as the turns of a match. */
import { texts } from '$lib/i18n/texts.svelte';

export interface Steps {
  first: () => unknown;
  back: () => unknown;
  next: () => unknown;
  last: () => unknown;
}

/** Elements that have a use for these keys. */
const USES_KEYS = '[role=grid],dialog,input,select,textarea';

/** Step by Home, End and the arrows, which follow the direction in which the steps are drawn. */
export function stepByKey(
  event: KeyboardEvent,
  { first, back, next, last }: Steps,
  direction: 'ltr' | 'rtl' = texts.direction,
): void {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  const isUsed = event.defaultPrevented || (event.target as Element).closest(USES_KEYS) !== null;
  if (hasModifier || isUsed) return;
  const [left, right] = direction === 'rtl' ? [next, back] : [back, next];
  const step = { Home: first, ArrowLeft: left, ArrowRight: right, End: last }[event.key];
  if (!step) return;
  event.preventDefault();
  step();
}
