/** The table of the tutorial: the player against the weakest bot. */
import { settings } from '$lib/ui/settings/settings.svelte';
import { t } from '$lib/i18n/texts.svelte';
import { api, ProblemError } from '$lib/api/client';
import { lessonIndex, LESSONS } from './lessons';
import { contribute } from '$lib/api/contributions';

const KEY = 'kingdomino-lesson';

/** Return this tab's unfinished tutorial table, or open a new one. */
export async function lessonTable(): Promise<string> {
  const kept = sessionStorage.getItem(KEY);
  if (kept && (await isUnfinished(kept))) return kept;
  const { table, commitment } = await api.open({
    rules: 'classic/2',
    seats: [{ name: settings.current.name || t('you') }, { bot: 'page' }],
  });
  await api.start(table, contribute(table, commitment));
  sessionStorage.setItem(KEY, table);
  return table;
}

async function isUnfinished(table: string): Promise<boolean> {
  try {
    const view = await api.view(table);
    return (
      view.status === 'playing' && view.your_seats.length > 0 && lessonIndex(view) < LESSONS.length
    );
  } catch (error) {
    if (error instanceof ProblemError) return false; // it is gone
    throw error;
  }
}
