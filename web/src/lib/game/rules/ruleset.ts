/**
 * The rules of a table in notation: a preset, the number of players, and the differences.
 *
 *     classic/2+harmony=yes
 *
 * Nothing is validated here: the server does that.
 */
import type { MiddleKingdom, Opening } from '$lib/api/types';
import type { Criterion, ScoringRules } from '../pad/scoring';

export const OPENINGS: readonly Opening[] = ['owner', 'drawer', 'abba'];
export const MIDDLE_KINGDOMS: readonly MiddleKingdom[] = ['full-box', 'symmetric'];

/** The variants that can be chosen (R5, R15, R16). */
export interface Variants {
  opening: Opening;
  middleKingdom: MiddleKingdom | 'no';
  harmony: boolean;
  mightyDuel: boolean;
  dynasty: boolean;
}

const DEFAULT_VARIANTS: Variants = {
  opening: 'owner',
  middleKingdom: 'no',
  harmony: false,
  mightyDuel: false,
  dynasty: false,
};

/** The variants that a preset includes. */
const OF_PRESET: Record<string, Partial<Variants>> = {
  'mighty-duel': { mightyDuel: true },
  dynasty: { dynasty: true },
  tournament: { middleKingdom: 'full-box', harmony: true },
};

export const presetVariants = (preset: string): Variants => ({
  ...DEFAULT_VARIANTS,
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
    opening: openingsFor(players).includes(variants.opening)
      ? variants.opening
      : DEFAULT_VARIANTS.opening,
    mightyDuel: variants.mightyDuel && canDuel(players),
  };
}

const WRITTEN: { [Key in keyof Variants]: (value: Variants[Key]) => string } = {
  opening: (opening) => `opening=${opening}`,
  middleKingdom: (value) => `middle-kingdom=${value}`,
  harmony: (isOn) => `harmony=${isOn ? 'yes' : 'no'}`,
  mightyDuel: (isOn) => `deck=${isOn ? 48 : 24}`,
  dynasty: (isOn) => `games=${isOn ? 3 : 1}`,
};

/** Format rules in notation. */
export function formatRules(preset: string, players: number, variants: Variants): string {
  const chosen = fitVariants(variants, players);
  const base = fitVariants(presetVariants(preset), players);
  const write = <Key extends keyof Variants>(key: Key): string =>
    chosen[key] === base[key] ? '' : `+${WRITTEN[key](chosen[key])}`;
  const changes = (Object.keys(WRITTEN) as (keyof Variants)[]).map(write);
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
  const base = fitVariants(presetVariants(preset), players);
  return {
    opening: (settings.opening as Opening | undefined) ?? base.opening,
    middleKingdom:
      (settings['middle-kingdom'] as MiddleKingdom | 'no' | undefined) ?? base.middleKingdom,
    harmony: settings.harmony ? settings.harmony === 'yes' : base.harmony,
    mightyDuel: settings.deck ? settings.deck === '48' && canDuel(players) : base.mightyDuel,
    dynasty: settings.games ? settings.games === '3' : base.dynasty,
  };
}

/** The tie-breaks of the presets that differ from the others (R14). */
const TIE_BREAKS: Record<string, Criterion[]> = {
  demo: ['crowns'],
  'second-edition': ['territory'],
};

/** What scores depend on, of a preset and the settings that differ from it. */
export function scoringRules(
  preset: string,
  players: number,
  settings: Record<string, string>,
): ScoringRules {
  const changes = Object.entries(settings).map(([name, value]) => `+${name}=${value}`);
  const variants = parseVariants(`${preset}/${players}${changes.join('')}`);
  return {
    grid: variants.mightyDuel ? 7 : 5,
    middle_kingdom: variants.middleKingdom === 'no' ? null : variants.middleKingdom,
    harmony: variants.harmony,
    tie_breaks: TIE_BREAKS[preset] ?? ['territory', 'crowns'],
  };
}
