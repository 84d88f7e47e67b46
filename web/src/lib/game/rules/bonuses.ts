/**
 * The bonuses (R15) and their settings. Forms, summaries and tables derive from this; names, values,
 * points and presets are those of `kingdomino.rules`.
 */
import type { MatchResult } from '$lib/api/types';

type Rules = MatchResult['rules'];
export type BonusName =
  MatchResult['standings'][number]['games'][number]['bonuses'][number]['bonus'];

interface Bonus {
  points: number;
  /** What turns it on in notation: `yes`, or one of several readings of its rule. */
  values: readonly string[];
  /** Its value in the presets that include it. */
  presets: Readonly<Record<string, string>>;
}

export const BONUSES = {
  'middle-kingdom': {
    points: 10,
    values: ['full-box', 'symmetric'],
    presets: { tournament: 'full-box' },
  },
  harmony: {
    points: 5,
    values: ['yes'],
    presets: { tournament: 'yes' },
  },
} as const satisfies Record<BonusName, Bonus>;

export const BONUS_NAMES = Object.keys(BONUSES) as BonusName[];
export const MIDDLE_KINGDOMS = BONUSES['middle-kingdom'].values;

/** The rule of a bonus, whatever its values. */
export const bonusNamed = (name: BonusName): Bonus => BONUSES[name];

type Value<Name extends BonusName> = (typeof BONUSES)[Name]['values'][number];
type ReadingOf<Name extends BonusName> =
  Value<Name> extends 'yes' ? Name : `${Name}-${Value<Name>}`;
/** A bonus or, if it has several, one of its readings: `middle-kingdom-symmetric`. */
export type BonusReading = { [Name in BonusName]: ReadingOf<Name> }[BonusName];

export const readingOf = (name: BonusName, value: string): BonusReading =>
  (value === 'yes' ? name : `${name}-${value}`) as BonusReading;

type Snake<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Snake<Tail>}`
  : Name;
/** The settings of the bonuses, as the API has them. */
export type BonusSettings = Pick<Rules, Snake<BonusName>>;

const settingName = (name: BonusName): keyof BonusSettings =>
  name.replaceAll('-', '_') as keyof BonusSettings;

/** The value of a setting in notation; `no` if the bonus is off. */
export const valueText = (value: string | boolean | null | undefined): string =>
  value === true ? 'yes' : value || 'no';

/** The value of a bonus in notation, of rules as the API has them. */
export const bonusValue = (rules: BonusSettings, name: BonusName): string =>
  valueText(rules[settingName(name)]);

/** Whether a bonus has no readings to choose from. */
export const isSwitch = (name: BonusName): boolean => bonusNamed(name).values[0] === 'yes';

/** The settings of the bonuses, given their values in notation. */
export const bonusSettings = (valueOf: (name: BonusName) => string): BonusSettings =>
  Object.fromEntries(
    BONUS_NAMES.map((name) => {
      const value = valueOf(name);
      return [settingName(name), isSwitch(name) ? value === 'yes' : value === 'no' ? null : value];
    }),
  ) as BonusSettings;

/** The bonuses that rules have, with their values. */
export const bonusesIn = (rules: BonusSettings): { bonus: BonusName; value: string }[] =>
  BONUS_NAMES.map((bonus) => ({ bonus, value: bonusValue(rules, bonus) })).filter(
    ({ value }) => value !== 'no',
  );
