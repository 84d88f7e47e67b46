/**
 * The rules of a table in notation: a preset, the number of players, and the differences.
 *
 *     classic/2+harmony=yes
 *
 * Nothing is validated here: the server and the kernel do that.
 */
import type { MatchResult, Opening } from '$lib/api/types';
import {
  BONUS_NAMES,
  bonusNamed,
  bonusSettings,
  isSwitch,
  valueText,
  type BonusName,
  type BONUSES,
} from './bonuses';

export const OPENINGS: readonly Opening[] = ['owner', 'drawer', 'abba'];

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;
type Choice<Value extends string> = Value extends 'yes' ? boolean : Value | 'no';
/** The bonuses: whether they are on or, if they have several readings, which. */
type BonusChoices = {
  [Name in BonusName as Camel<Name>]: Choice<(typeof BONUSES)[Name]['values'][number]>;
};

/** The variants that can be chosen (R5, R15, R16). */
export interface Variants extends BonusChoices {
  opening: Opening;
  mightyDuel: boolean;
  dynasty: boolean;
}

const choiceName = (name: BonusName): keyof BonusChoices =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as keyof BonusChoices;

/** The choice of a bonus, given its value in notation. */
export const bonusChoice = (name: BonusName, value: string): Partial<BonusChoices> => ({
  [choiceName(name)]: isSwitch(name) ? value === 'yes' : value,
});

const bonusChoices = (valueOf: (name: BonusName) => string): BonusChoices =>
  Object.assign({}, ...BONUS_NAMES.map((name) => bonusChoice(name, valueOf(name)))) as BonusChoices;

/** The value of a bonus in notation; `no` if it is off. */
export const chosenBonus = (variants: Variants, name: BonusName): string =>
  valueText(variants[choiceName(name)]);

/** The variants other than bonuses that a preset includes. */
const OF_PRESET: Record<string, Partial<Variants>> = {
  'mighty-duel': { mightyDuel: true },
  dynasty: { dynasty: true },
};

export const presetVariants = (preset: string): Variants => ({
  opening: 'owner',
  mightyDuel: false,
  dynasty: false,
  ...bonusChoices((name) => bonusNamed(name).presets[preset] ?? 'no'),
  ...OF_PRESET[preset],
});

/** Presets that differ in more than the variants; the others have the same tie-breaks and decks. */
const OTHER_BOOKS: readonly string[] = ['demo', 'second-edition'];

/** The printed rulebooks differ in the opening: it changes no name. */
const isSame = (one: Variants, other: Variants): boolean =>
  (Object.keys(one) as (keyof Variants)[]).every(
    (key) => key === 'opening' || one[key] === other[key],
  );

/** Return the preset of these variants, given the one that they started from; null if changed. */
export function matchingPreset(
  preset: string,
  players: number,
  variants: Variants,
  presets: Readonly<Record<string, readonly number[]>>,
): string | null {
  const chosen = fitVariants(variants, players);
  const isCandidate = (name: string): boolean =>
    name === preset ||
    (!OTHER_BOOKS.includes(preset) &&
      !OTHER_BOOKS.includes(name) &&
      (presets[name]?.includes(players) ?? false));
  const names = [preset, ...Object.keys(presets)].filter(isCandidate);
  return names.find((name) => isSame(fitVariants(presetVariants(name), players), chosen)) ?? null;
}

const PAIR = 2;

/** Some choices are for two players only. */
export const openingsFor = (players: number): readonly Opening[] =>
  OPENINGS.filter((opening) => opening !== 'abba' || players === PAIR);

export const canDuel = (players: number): boolean => players === PAIR;

/** Return the variants that a number of players allows. */
export function fitVariants(variants: Variants, players: number): Variants {
  return {
    ...variants,
    opening: openingsFor(players).includes(variants.opening) ? variants.opening : 'owner',
    mightyDuel: variants.mightyDuel && canDuel(players),
  };
}

/** The variants as settings in notation. */
const settingsOf = (variants: Variants): Record<string, string> => ({
  opening: variants.opening,
  ...Object.fromEntries(BONUS_NAMES.map((name) => [name, chosenBonus(variants, name)])),
  deck: variants.mightyDuel ? '48' : '24',
  games: variants.dynasty ? '3' : '1',
});

/** Format rules in notation. */
export function formatRules(preset: string, players: number, variants: Variants): string {
  const base = settingsOf(fitVariants(presetVariants(preset), players));
  const changes = Object.entries(settingsOf(fitVariants(variants, players)))
    .filter(([name, value]) => value !== base[name])
    .map(([name, value]) => `+${name}=${value}`);
  return `${preset}/${players}${changes.join('')}`;
}

export interface ParsedRules {
  preset: string;
  players: number;
  settings: Record<string, string>;
}

/** Parse rules in notation. */
export function parseRules(text: string): ParsedRules {
  const [head = '', ...changes] = text.split('+');
  const [preset = '', players = ''] = head.split('/');
  return {
    preset,
    players: Number(players),
    settings: Object.fromEntries(changes.map((change) => change.split('=') as [string, string])),
  };
}

/** The variants of rules in notation. */
export function parseVariants(text: string): Variants {
  const { preset, players, settings } = parseRules(text);
  const base = settingsOf(fitVariants(presetVariants(preset), players));
  const { opening, deck, games, ...bonuses } = { ...base, ...settings };
  return {
    opening: opening as Opening,
    ...bonusChoices((name) => bonuses[name]!),
    mightyDuel: deck === '48' && canDuel(players),
    dynasty: games === '3',
  };
}

/** Whether the form of variants can make these changes to a preset. */
export function isOffered(text: string): boolean {
  const { settings } = parseRules(text);
  const known = settingsOf(parseVariants(text));
  return Object.entries(settings).every(([name, value]) => known[name] === value);
}

type Rules = MatchResult['rules'];
/** What the rules of a game are chosen by; sizes derive from it. */
export type Settings = Omit<Rules, 'text' | 'grid' | 'rounds'>;

const USUAL_TIE_BREAKS: Rules['tie_breaks'] = ['territory', 'crowns'];
/** The tie-breaks of the presets that differ from the others (R14). */
const TIE_BREAKS: Record<string, Rules['tie_breaks']> = {
  demo: ['crowns'],
  'second-edition': ['territory'],
};
/** How many dominoes there are by number of players, and where a preset differs (R3). */
const USUAL_DECKS: Record<number, number> = { 2: 24, 3: 36, 4: 48 };
const DECKS: Record<string, Record<number, number>> = {
  'mighty-duel': { 2: 48 },
  'second-edition': { 3: 48 },
};

const parseTieBreaks = (text?: string): Rules['tie_breaks'] | undefined =>
  text?.split(',').filter((each) => each !== 'no') as Rules['tie_breaks'] | undefined;

/** The settings of rules in notation. */
export function parseSettings(text: string): Settings {
  const { preset, players, settings } = parseRules(text);
  const variants = parseVariants(text);
  const usualDeck = DECKS[preset]?.[players] ?? USUAL_DECKS[players];
  return {
    players,
    deck: Number(settings.deck ?? usualDeck ?? 0),
    opening: variants.opening,
    ...bonusSettings((name) => chosenBonus(variants, name)),
    tie_breaks: parseTieBreaks(settings['tie-breaks']) ?? TIE_BREAKS[preset] ?? USUAL_TIE_BREAKS,
    games: variants.dynasty ? 3 : 1,
  };
}
