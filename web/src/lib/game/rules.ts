/**
 * The rules of a table in notation: a preset, the number of players, and the differences.
 *
 *     classic/2+harmony=yes
 *
 * Nothing is validated here: the server does that.
 */
import type { MiddleKingdom, Opening } from '$lib/api/types';

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
