/** The table of a lesson: me against the weakest bot. */
import { settings } from '../settings.svelte';
import { t } from '../texts/texts.svelte';
import { api, ProblemError } from '../wire/api';
import { lessonOf, LESSONS } from './lessons';

const KEY = 'kingdomino-lesson';

/** The table where this tab has not finished its lesson, or else a new one. */
export async function lessonTable(): Promise<string> {
  const kept = sessionStorage.getItem(KEY);
  if (kept && (await isUnfinished(kept))) return kept;
  const { table } = await api.open({
    rules: 'classic/2',
    seats: [{ name: settings.all.name || t('you') }, { bot: 'page' }],
  });
  await api.start(table);
  sessionStorage.setItem(KEY, table);
  return table;
}

async function isUnfinished(table: string): Promise<boolean> {
  try {
    const view = await api.look(table);
    return view.stage === 'playing' && view.yours.length > 0 && lessonOf(view) < LESSONS.length;
  } catch (error) {
    if (error instanceof ProblemError) return false; // it is gone
    throw error;
  }
}
