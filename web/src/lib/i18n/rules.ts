/** The rules of a table as text. */
import { t, texts } from './texts.svelte';
import { parseRules } from '$lib/game/rules';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** "Player 2", without bidirectional isolates: it is used as a name. */
export const playerNumberText = (number: number): string =>
  t('player-number', { number }).replace(/[\u2068\u2069]/g, '');

/** "30 seconds", "2 minutes", "3 days". */
export function durationText(seconds: number | null): string {
  if (seconds === null) return t('clock-none');
  if (seconds < MINUTE) return t('clock-seconds', { count: seconds });
  if (seconds < DAY) return t('clock-minutes', { count: Math.round(seconds / MINUTE) });
  return t('clock-days', { count: Math.round(seconds / DAY) });
}

/** The name of a preset; an unknown one keeps the server's name. */
export const presetName = (preset: string): string =>
  texts.formatIfPresent(`preset-${preset}`) ?? preset;

/** "Classic", "3 players", "Harmony". */
export function rulesSummary(text: string): string[] {
  const { preset, players, settings } = parseRules(text);
  const said = [presetName(preset), t('players', { count: players })];
  if ((settings['middle-kingdom'] ?? 'no') !== 'no') said.push(t('bonus-middle-kingdom'));
  if (settings.harmony === 'yes') said.push(t('bonus-harmony'));
  if (settings.deck === '48' && players === 2) said.push(t('preset-mighty-duel'));
  if (settings.games === '3') said.push(t('preset-dynasty'));
  return said;
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', DAY],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];

/** "5 minutes ago", in any language. */
export function relativeTime(at: number, language: string, now = Date.now() / 1000): string {
  const gone = Math.max(0, now - at);
  const [unit, length] = STEPS.find(([, each]) => gone >= each) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return unit === 'second'
    ? format.format(0, 'second')
    : format.format(-Math.floor(gone / length), unit);
}
