/** The kernel's numbers and their names in notation and in the API. */
import type { LegalAction, MatchResult, Standing, Terrain } from '$lib/api/types';
import { TERRAINS } from '$lib/game/dominoes';
import { BONUS_NAMES, type BonusName } from '$lib/game/rules/bonuses';

type Criterion = NonNullable<Standing['decided_by']>;
type Rules = MatchResult['rules'];

const LETTERS = 'abcdefghijklm';
const SIDE = 13;
const PLACE = 1 << 24;
const DISCARD = 1 << 25;

export const CRITERIA: readonly Criterion[] = ['points', 'territory', 'crowns'];
export const OPENING_NUMBERS: readonly Rules['opening'][] = ['owner', 'drawer', 'abba'];
export const MIDDLE_KINGDOM_NUMBERS: readonly Rules['middle_kingdom'][] = [
  null,
  'full-box',
  'symmetric',
];

/** Why an action is not legal, in the order of `kingdomino.rules.Reason`. */
export const REASONS = [
  'game-over',
  'place-first',
  'claim-first',
  'no-such-domino',
  'not-your-domino',
  'must-place',
  'not-adjacent',
  'occupied',
  'out-of-grid',
  'no-matching-neighbour',
  'not-in-line',
  'already-claimed',
] as const;
export type Reason = (typeof REASONS)[number];

export const terrainNamed = (number: number): Terrain => TERRAINS[number]!;
export const bonusNumbered = (number: number): BonusName => BONUS_NAMES[number]!;

/** The name of a cell by its number, row by row from `a1`. */
export const cellNamed = (cell: number): string =>
  `${LETTERS[cell % SIDE]}${Math.floor(cell / SIDE) + 1}`;

export const cellAt = (column: number, row: number): string => cellNamed(row * SIDE + column);

export const cellNumber = (name: string): number =>
  (Number(name.slice(1)) - 1) * SIDE + LETTERS.indexOf(name[0]!);

/** A claim, placement or discard in notation as a word; null for any other text. */
export function actionWord(action: LegalAction['action']): number | null {
  const match = /^(?:>(\d+)|(\d+):(?:--|([a-m]\d+)([a-m]\d+)))$/.exec(action);
  if (!match) return null;
  const [, claimed, domino, first, second] = match;
  if (claimed !== undefined) return Number(claimed);
  if (first === undefined) return Number(domino) + DISCARD;
  return Number(domino) + 2 ** 8 * cellNumber(first) + 2 ** 16 * cellNumber(second!) + PLACE;
}

/** An action in notation. */
export function actionText(word: number): string {
  const domino = word & 0xff;
  if (word & DISCARD) return `${domino}:--`;
  if (!(word & PLACE)) return `>${domino}`;
  return `${domino}:${cellNamed((word >> 8) & 0xff)}${cellNamed((word >> 16) & 0xff)}`;
}
