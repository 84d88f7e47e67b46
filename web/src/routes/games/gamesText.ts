/** Results, dates and players of games in the language of the page. */
import type { PlayedMatch } from '$lib/api/types';
import { parseRules } from '$lib/game/rules/ruleset';
import { formatNumber } from '$lib/i18n/numbers';
import { rulesName } from '$lib/i18n/rulesText';
import { levelName } from '$lib/i18n/seatText';
import { t, texts } from '$lib/i18n/texts.svelte';
import { isBotKey, otherResults, outcomeOf, ownResult, playerKey } from './statistics/statistics';

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7;
const RANKS = ['', '', 'games-second', 'games-third', 'games-fourth'] as const;

/** "Won", "Second", or "Lost" where there are two players. */
export function resultText(game: PlayedMatch): string {
  const outcome = outcomeOf(game);
  if (outcome !== 'lost') return t(`games-${outcome}`);
  const rank = RANKS[ownResult(game).rank];
  return rank && game.seats.length > 2 ? t(rank) : t('games-lost');
}

export const keyName = (key: string): string => (isBotKey(key) ? levelName(key.slice(1)) : key);

export const opponentsText = (game: PlayedMatch): string =>
  otherResults(game)
    .map((other) => keyName(playerKey(other)))
    .join(', ');

/** "accuracy 84 %". */
export const accuracyText = (percent: number): string =>
  t('games-accuracy', { percent: Math.round(percent) });

/** A number of points with its sign. */
export const signedText = (points: number): string =>
  `${points < -0.05 ? '−' : points > 0.05 ? '+' : ''}${formatNumber(Math.abs(points))}`;

/** "Classic, 2 players". */
export const rulesText = (rules: string): string =>
  `${rulesName(rules)}, ${t('players', { count: parseRules(rules).players })}`;

const midnight = (at: Date): number => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());

/** "today", "yesterday", a day of this week, or a date. */
export function dayText(seconds: number, now = new Date()): string {
  const at = new Date(seconds * 1000);
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(texts.language, options).format(at);
  if (days === 0 || days === 1)
    return new Intl.RelativeTimeFormat(texts.language, { numeric: 'auto' }).format(-days, 'day');
  if (days > 1 && days < WEEK) return format({ weekday: 'long' });
  const isThisYear = at.getFullYear() === now.getFullYear();
  return format({ day: 'numeric', month: 'long', year: isThisYear ? undefined : 'numeric' });
}

/** The same at the start of a line. */
export function lineStart(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(texts.language) + text.slice(1);
}
