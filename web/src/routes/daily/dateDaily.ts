/** The daily deal where there is no server: from the date, played at a table of this browser. */
import type { Daily } from '$lib/api/types';
import { engine } from '$lib/engine/load';
import { parseRecord } from '$lib/engine/notation/parseRecord';
import { LocalTableError } from '$lib/host/local/localError';
import { openLocal } from '$lib/host/local/openLocal';
import { hostOf } from '$lib/host/hostOf';
import { t } from '$lib/i18n/texts.svelte';
import { settings } from '$lib/ui/settings/settings.svelte';
import { PUZZLES } from '../puzzles/puzzles';
import {
  dailyLevels,
  dailyNumber,
  dailyPuzzle,
  dayOf,
  dealOfDay,
  RULES,
  shiftDay,
  startOf,
} from './dateDeal';
import { checkResult, keepDay, readDays, streaks, type DayResult, type OwnDay } from './ownDays';

const LINE = 4; // dominoes, and kings

/** Return the deal of today, and what this browser made of it and of earlier days. */
export async function dateDaily(): Promise<Daily> {
  const day = dayOf(new Date());
  const { deal } = await dealOfDay(day);
  // A try that was begun before midnight may be over now.
  for (const [each, { result }] of Object.entries(readDays())) if (!result) await tryOf(each);
  const found = await tryOf(day);
  const results = Object.entries(readDays()).flatMap(([each, { result }]) =>
    result ? [kingdomOf(each, result)] : [],
  );
  const [streak, longest] = streaks(
    results.map((result) => result.day),
    day,
  );
  const dominoes = deal.pile.slice(0, LINE).toSorted((one, other) => one - other);
  return {
    ...{ day, number: dailyNumber(day), rules: RULES, levels: [...dailyLevels(day)] },
    line: { dominoes, kings: found?.kings ?? dominoes.map(() => null), opener: deal.kings[0]! },
    puzzle: await dailyPuzzle(day, PUZZLES.length),
    next_at: startOf(shiftDay(day, 1)) / 1000,
    own: found?.own ?? null,
    ...{ calendar: results, streak, longest },
    // Nobody promises anything, and nobody is compared.
    ...{ commitment: '', next_commitment: '', players: 0, yesterday: null },
    regent: { games: 0, total: 0, rollouts: 0, points: {} },
  };
}

/** Play the deal of a day: go on with the try that counts, begin it, or practise. */
export async function playDate({ day, own }: Daily): Promise<string> {
  if (own?.status === 'playing') return own.table;
  const table = await openDay(day);
  if (!own) keepDay(day, { table, result: null });
  return table;
}

/** Open a table of this browser with the deal of a day. */
async function openDay(day: string): Promise<string> {
  const bots = dailyLevels(day).map((bot) => ({ bot }));
  const seats = [{ name: settings.current.name || t('you') }, ...bots];
  const { deal, seed } = await dealOfDay(day);
  return openLocal(RULES, seats, { deals: [deal], seed });
}

const kingdomOf = (day: string, { points, placed }: DayResult) => ({ day, points, placed });

interface Try {
  own: NonNullable<Daily['own']>;
  /** By the dominoes of the first line. */
  kings: (number | null)[];
}

/** The try of a day; null before it is begun. A result is checked, then kept. */
async function tryOf(day: string): Promise<Try | null> {
  const own = readDays()[day];
  const found = own && (await lookAt(own));
  if (!found) return null;
  const result = own.result ?? (await checkResult(day, found.record));
  if (result && !own.result) keepDay(day, { ...own, result });
  const status = result ? 'done' : found.status === 'playing' ? 'playing' : 'void';
  const kingdom = result && kingdomOf(day, result);
  const points = result?.allPoints ?? [];
  return {
    own: { table: own.table, status, kingdom, points, place: null, below: null },
    kings: await kingsIn(found.record),
  };
}

/** The record of a try; null if its table was deleted before it was over. */
async function lookAt({
  table,
  result,
}: OwnDay): Promise<{ record: string; status: string } | null> {
  if (result) return { record: result.record, status: 'over' };
  const host = hostOf(table);
  try {
    const { status } = await host.view();
    return { record: await host.record(), status };
  } catch (error) {
    if (error instanceof LocalTableError && error.reason !== 'storage') return null;
    throw error;
  }
}

/** The kings on the first line of a record. */
async function kingsIn(record: string): Promise<(number | null)[]> {
  const { match } = await parseRecord(engine(), record);
  const { deal, actions } = match.games[0]!;
  const games = [{ deal, actions: actions.slice(0, LINE) }];
  const { current, next, round } = engine().publicState({ ...match, games });
  return (round === 0 ? next! : current!).map(({ king }) => king);
}
