/** The daily deal in words and dots. */
import type { Daily, Kingdom } from '$lib/api/types';
import { rulesOf, withScore } from '$lib/engine/lands';
import { engine } from '$lib/engine/load';
import { sampleKingdom } from '$lib/game/sampleKingdom';
import { t } from '$lib/i18n/texts.svelte';

const RULES = 'classic/4';
const PER_DOT = 10;

/** The kingdom that these placements make, with its territories. */
export const dailyKingdom = (placed: readonly string[]): Kingdom =>
  withScore(engine(), rulesOf(engine(), RULES), sampleKingdom(placed));

/** Of 100 games of the Regent, how many made fewer points; null before there are any. */
export function percentile({ own, regent }: Daily): number | null {
  if (!own || own.below === null || !regent.games) return null;
  return Math.floor((100 * own.below) / regent.games);
}

export function betterThan(daily: Daily): string {
  const percent = percentile(daily);
  return percent === null ? '' : t('daily-better', { percent });
}

export interface DotColumn {
  /** The lowest points of the column. */
  points: number;
  /** Whether each dot, from the bottom, is below one's own points. */
  dots: boolean[];
}

/** 100 dots, each ten games, in columns of some points; the lowest games first. */
export function dotColumns({ regent, own }: Daily, width = 2): DotColumn[] {
  const games = Object.entries(regent.points).flatMap(([points, count]) =>
    Array.from({ length: count }, () => Number(points)),
  );
  games.sort((one, other) => one - other);
  const mine = own?.kingdom?.points ?? null;
  const columns = new Map<number, boolean[]>();
  // Each dot stands for the game in the middle of its ten.
  for (let index = PER_DOT / 2; index < games.length; index += PER_DOT) {
    const points = games[index]!;
    const column = Math.floor(points / width) * width;
    columns.set(column, [...(columns.get(column) ?? []), mine !== null && points < mine]);
  }
  return [...columns].map(([points, dots]) => ({ points, dots }));
}

/** Four plain lines to send to friends. */
export function shareText(daily: Daily): string {
  const { placed, points } = daily.own!.kingdom!;
  const lands = dailyKingdom(placed)
    .territories.filter((territory) => territory.points > 0)
    .slice(0, 3)
    .map((territory) => `${t(`terrain-${territory.terrain}`)} ${territory.points}`);
  return [
    `${t('title')}, ${t('daily-open')} ${daily.number}`,
    [t('points', { count: points }), betterThan(daily)].filter(Boolean).join('. '),
    lands.join(', '),
    t('daily-streak', { count: daily.streak }),
  ]
    .join('\n')
    .replace(/[\u2068\u2069]/g, '');
}

export interface CalendarCell {
  date: string;
  number: number;
  /** `before` the first day that was played, nothing was missed. */
  state: 'played' | 'before' | 'missed' | 'today' | 'future';
  points: number | null;
  placed: string[];
}

/** The days of a month, such as `2026-11`, in weeks that start on a weekday (1 is Monday). */
export function calendarWeeks(
  daily: Daily,
  firstWeekday: number,
  month = monthOf(daily.day),
): (CalendarCell | null)[][] {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const played = new Map(daily.calendar.map((each) => [each.day, each]));
  const firstDay = [...played.keys()].reduce((a, b) => (b < a ? b : a), daily.day);
  const cells: (CalendarCell | null)[] = [];
  const start = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() - (firstWeekday % 7) + 7) % 7;
  for (let blank = 0; blank < start; blank += 1) cells.push(null);
  for (let day = 1; day <= days; day += 1) {
    const date = `${month}-${String(day).padStart(2, '0')}`;
    const done = played.get(date);
    const past = date < firstDay ? 'before' : 'missed';
    const rest = date < daily.day ? past : date === daily.day ? 'today' : 'future';
    cells.push({
      date,
      number: day,
      state: done ? 'played' : rest,
      points: done?.points ?? null,
      placed: done?.placed ?? [],
    });
  }
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[7 * week + day] ?? null),
  );
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** The month some months before or after another. */
export function shiftMonth(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return monthOf(new Date(Date.UTC(year, number - 1 + by, 1)).toISOString());
}

/** The first month that has a day to show: that of the first day played, or this one. */
export const firstMonth = (daily: Daily): string =>
  daily.calendar
    .map(({ day }) => monthOf(day))
    .reduce((a, b) => (b < a ? b : a), monthOf(daily.day));

interface WeekInfo {
  firstDay: number;
}

/**
 * The weekday that weeks start on, from 1, Monday, to 7: that of the visitor's region if they read
 * the page in its language, else the usual one of the language.
 */
export function firstWeekday(language: string, preferred: readonly string[]): number {
  const tag = preferred.find((each) => each.split('-')[0] === language) ?? language;
  const locale = new Intl.Locale(tag) as Intl.Locale & {
    getWeekInfo?: () => WeekInfo;
    weekInfo?: WeekInfo;
  };
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  return info?.firstDay ?? (/^(he|en-US|en$)/.test(tag) ? 7 : 1);
}
