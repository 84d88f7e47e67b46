/** A turn in words. */
import { parseClaim, parsePlacement } from '$lib/game/cell';
import { t } from '$lib/i18n/texts.svelte';

/** "28 on g8 and h8, then claim 33". */
export function describeTurn(turn: string): string {
  const [action = '', claim = ''] = turn.split('>');
  const place = parsePlacement(action);
  const parts: string[] = [];
  if (place) {
    const [, first = '', second = ''] = /:([a-m]\d+)([a-m]\d+)/.exec(action) ?? [];
    parts.push(t('coach-places', { domino: place.domino, first, second }));
  } else if (action) {
    parts.push(t('coach-discards', { domino: action.split(':')[0]! }));
  }
  if (claim) parts.push(t('coach-claims', { domino: claim }));
  return parts.join(', ');
}

/** "28 here, claim 33": beside a map that shows where it is placed. */
export function shortTurn(turn: string): string {
  const action = turn.split('>')[0]!;
  const claim = parseClaim(turn);
  const domino = action.split(':')[0]!;
  const parts: string[] = [];
  if (action.endsWith('--')) parts.push(t('coach-discards', { domino }));
  else if (action) parts.push(t('coach-here', { domino }));
  if (claim !== null) parts.push(t('coach-claims', { domino: claim }));
  return parts.join(', ');
}
