/** A turn beside a map that shows where it is placed. */
import { parseClaim } from '$lib/game/cell';
import { t } from '$lib/i18n/texts.svelte';

/** "28 here, claim 33"; only what the turn has. */
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
