/**
 * The rules of a table as the notation writes them: a preset, the number of players, and what differs.
 *
 *     classic/2+harmony=yes
 *
 * Nothing is judged here: the server reads the text, and refuses what can't be.
 */
import type { components } from '../wire/openapi';

export type Opening = components['schemas']['Opening'];
export type Reading = components['schemas']['MiddleKingdom'];

export const OPENINGS: readonly Opening[] = ['owner', 'drawer', 'abba'];
export const READINGS: readonly Reading[] = ['full-box', 'symmetric'];

/** What can be switched on and off (R5, R15, R16). */
export interface Variants {
  opening: Opening;
  middleKingdom: Reading | 'no';
  harmony: boolean;
  mightyDuel: boolean;
  dynasty: boolean;
}

const PLAIN: Variants = { opening: 'owner', middleKingdom: 'no', harmony: false, mightyDuel: false, dynasty: false };

/** What a preset switches on by itself. */
const OF_PRESET: Record<string, Partial<Variants>> = {
  'mighty-duel': { mightyDuel: true },
  dynasty: { dynasty: true },
  tournament: { middleKingdom: 'full-box', harmony: true },
};

export const variantsOf = (preset: string): Variants => ({ ...PLAIN, ...OF_PRESET[preset] });

const PAIR = 2;

/** Some choices are for two players only. */
export const openingsFor = (players: number): readonly Opening[] =>
  OPENINGS.filter((opening) => opening !== 'abba' || players === PAIR);

export const canDuel = (players: number): boolean => players === PAIR;

/** The variants that are left when the number of players changes. */
export function fitted(variants: Variants, players: number): Variants {
  return {
    ...variants,
    opening: openingsFor(players).includes(variants.opening) ? variants.opening : PLAIN.opening,
    mightyDuel: variants.mightyDuel && canDuel(players),
  };
}

const WRITTEN: { [Key in keyof Variants]: (value: Variants[Key]) => string } = {
  opening: (opening) => `opening=${opening}`,
  middleKingdom: (reading) => `middle-kingdom=${reading}`,
  harmony: (isOn) => `harmony=${isOn ? 'yes' : 'no'}`,
  mightyDuel: (isOn) => `deck=${isOn ? 48 : 24}`,
  dynasty: (isOn) => `games=${isOn ? 3 : 1}`,
};

/** The text of a choice. */
export function rulesText(preset: string, players: number, variants: Variants): string {
  const chosen = fitted(variants, players);
  const base = fitted(variantsOf(preset), players);
  const write = <Key extends keyof Variants>(key: Key): string =>
    chosen[key] === base[key] ? '' : `+${WRITTEN[key](chosen[key])}`;
  const changes = (Object.keys(WRITTEN) as (keyof Variants)[]).map(write);
  return `${preset}/${players}${changes.join('')}`;
}

export interface RulesRead {
  preset: string;
  players: number;
  settings: Record<string, string>;
}

/** The parts of a text, for saying them in words. */
export function readRules(text: string): RulesRead {
  const [head = '', ...changes] = text.split('+');
  const [preset = '', players = ''] = head.split('/');
  return {
    preset,
    players: Number(players),
    settings: Object.fromEntries(changes.map((change) => change.split('=') as [string, string])),
  };
}
