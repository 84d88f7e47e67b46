/** The table of the tutorial: the player against the weakest bot. */
import { settings } from '$lib/ui/settings/settings.svelte';
import { t } from '$lib/i18n/texts.svelte';
import { hostOf } from '$lib/host/hostOf';
import { open } from '$lib/table/openTable';
import { lessonIndex, LESSONS } from './lessons';

const KEY = 'kingdomino-lesson';

/** Return this tab's unfinished tutorial table, or open a new one. */
export async function lessonTable(): Promise<string> {
  const kept = sessionStorage.getItem(KEY);
  if (kept && (await isUnfinished(kept))) return kept;
  const table = await open({
    rules: 'classic/2',
    seats: [{ name: settings.current.name || t('you') }, { bot: 'page' }],
  });
  sessionStorage.setItem(KEY, table);
  return table;
}

async function isUnfinished(table: string): Promise<boolean> {
  try {
    const view = await hostOf(table).view();
    return (
      view.status === 'playing' && view.your_seats.length > 0 && lessonIndex(view) < LESSONS.length
    );
  } catch {
    return false; // it is gone, or on a server that is away: the lessons begin again
  }
}
