/** The rules of a table as text. */
import { t, texts } from './texts.svelte';
import { BONUS_NAMES, readingOf, type BonusName, type BonusReading } from '$lib/game/rules/bonuses';
import { chosenBonus, parseRules, parseVariants } from '$lib/game/rules/ruleset';

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

/** "only for 2 players". */
export const onlyForText = (players: readonly number[]): string =>
  t('only-for', {
    players: new Intl.ListFormat(texts.language, { type: 'disjunction' }).format(
      players.map((count) => t('players', { count })),
    ),
  });

/** What rules are called: by their preset only if nothing but the opening was changed. */
export function rulesName(text: string): string {
  const { preset, settings } = parseRules(text);
  const isChanged = Object.keys(settings).some((setting) => setting !== 'opening');
  return isChanged ? t('rules-changed') : presetName(preset);
}

/** "5 points more if no domino was discarded", or the reading of the rule. */
export const bonusAbout = (bonus: BonusName, value: string): string => {
  const reading = readingOf(bonus, value);
  return reading === bonus ? t(`variant-${bonus}`) : t(reading as Exclude<BonusReading, BonusName>);
};

/** "The Middle Kingdom (full size)"; empty if it is off. */
function bonusSummary(bonus: BonusName, value: string): string {
  if (value === 'no') return '';
  const name = t(`bonus-${bonus}`);
  const reading = readingOf(bonus, value);
  if (reading === bonus) return name;
  return t(`rules-${reading as Exclude<BonusReading, BonusName>}`, { bonus: name });
}

/** "Classic", "3 players", "opening: by the owner", and the names of the bonuses. */
export function rulesSummary(text: string): string[] {
  const { players } = parseRules(text);
  const variants = parseVariants(text);
  const said = [
    rulesName(text),
    t('players', { count: players }),
    variants.mightyDuel ? t('preset-mighty-duel') : '',
    variants.dynasty ? t('preset-dynasty') : '',
    t(`rules-opening-${variants.opening}`),
    ...BONUS_NAMES.map((bonus) => bonusSummary(bonus, chosenBonus(variants, bonus))),
  ];
  return said.filter((part, index) => part && said.indexOf(part) === index);
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
