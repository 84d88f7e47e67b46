/** The days of this browser: tries of deals that follow from the date. */
import { parseRecord } from '$lib/engine/notation/parseRecord';
import { engine } from '$lib/engine/load';
import { dealOfDay, shiftDay } from './dateDeal';

const KEY = 'kingdomino-daily';

export interface DayResult {
  points: number;
  /** The placements of the kingdom, in notation. */
  placed: string[];
  /** Of each seat. */
  allPoints: number[];
  /** In notation: what the result was checked by. */
  record: string;
}

/** The try of a day that counts. */
export interface OwnDay {
  table: string;
  /** Null while it is played, and if it was given up. */
  result: DayResult | null;
}

export type OwnDays = Readonly<Record<string, OwnDay>>;

/** The days that this browser knows. */
export function readDays(): OwnDays {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as OwnDays;
  } catch {
    return {}; // unreadable, or storage is switched off
  }
}

/** Keep what is known of a day. */
export function keepDay(day: string, own: OwnDay): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readDays(), [day]: own }));
  } catch {
    // Private windows may refuse; the day then lasts as long as its table.
  }
}

/** Return the result that a record has for a day; null if it is not a whole game of its deal. */
export async function checkResult(day: string, record: string): Promise<DayResult | null> {
  const { match } = await parseRecord(engine(), record);
  const { actor, kingdoms } = engine().state(match);
  const [game] = match.games;
  const { deal } = await dealOfDay(day);
  const isDeal = 'pile' in game!.deal && game!.deal.pile.join() === deal.pile.join();
  if (actor !== null || !isDeal) return null;
  const allPoints = kingdoms.map(({ points }) => points);
  return { points: allPoints[0]!, placed: kingdoms[0]!.placed, allPoints, record };
}

/** The days in a row up to today, or to yesterday, and the longest such row. */
export function streaks(
  days: readonly string[],
  today: string,
): [current: number, longest: number] {
  const rowTo = (end: string): number => {
    let length = 0;
    while (days.includes(shiftDay(end, -length))) length += 1;
    return length;
  };
  const current = rowTo(today) || rowTo(shiftDay(today, -1));
  return [current, Math.max(0, ...days.map(rowTo))];
}
