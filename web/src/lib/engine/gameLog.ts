/** Games by value: what was dealt and played. The kernel derives everything else from it. */
import type { MatchResult } from '$lib/api/types';
import { actionWord, CRITERIA, MIDDLE_KINGDOM_NUMBERS, OPENING_NUMBERS } from './names';
import { WordWriter } from './words';

export type Rules = MatchResult['rules'];

/** What was dealt, as far as it is known: of a game with others, what has been turned over. */
export interface Deal {
  /** The dominoes from the top of the pile. */
  pile: readonly number[];
  /** The kings of the opening in the order in which they are drawn. */
  kings: readonly number[];
  /** The seat that chooses first, which differs from the first king's with the opening `drawer`. */
  chooser: number;
}

/** A line of dominoes, with the seats whose kings stand on them. */
export interface LineState {
  dominoes: readonly number[];
  kings: readonly (number | null)[];
}

/** A position to start from, whose earlier turns are not known. */
export interface Start {
  round: number;
  /** How many kings have finished their turn in this round. */
  turn: number;
  hasPlaced: boolean;
  current: LineState | null;
  next: LineState | null;
  /** In the opening: the king that was drawn, others that are known, and who chooses for it. */
  kings: readonly number[];
  chooser: number;
  /** In the order in which they are dealt, if that is known. */
  unseen: readonly number[];
  /** By seat: placements and discards in notation. */
  histories: readonly (readonly string[])[];
}

/** What a seat was ranked by in an earlier game: points, largest territory, crowns. */
export type Totals = readonly [number, number, number];

export interface GameLog {
  deal: Deal | Start;
  /** In notation. */
  actions: readonly string[];
}

/** The games of a match so far; a Dynasty has three. */
export interface MatchLog {
  rules: Rules;
  games: readonly GameLog[];
  /** The results of games that are not known otherwise, by game and seat. */
  earlier?: readonly (readonly Totals[])[];
}

/** Text that is no action: a log that a reader of it can't follow. */
export class LogError extends Error {}

function wordOf(action: string): number {
  const word = actionWord(action);
  if (word === null) throw new LogError(`not an action: ${action}`);
  return word;
}

/** Write the rules: how a game begins. */
export function writeRules(words: WordWriter, rules: Rules): void {
  const { players, deck, opening, middle_kingdom, harmony, games, tie_breaks } = rules;
  words
    .put(players, deck, OPENING_NUMBERS.indexOf(opening))
    .put(MIDDLE_KINGDOM_NUMBERS.indexOf(middle_kingdom), Number(harmony), games)
    .list(tie_breaks.map((criterion) => CRITERIA.indexOf(criterion)));
}

function writeLine(words: WordWriter, line: LineState | null): void {
  if (!line) words.put(-1);
  else words.list(line.dominoes).put(...line.kings.map((king) => king ?? -1));
}

function writeStart(words: WordWriter, start: Start): void {
  words.put(1, start.round, start.turn, Number(start.hasPlaced));
  writeLine(words, start.current);
  writeLine(words, start.next);
  words.list(start.kings).put(start.chooser).list(start.unseen);
  for (const history of start.histories) words.list(history.map(wordOf));
}

/** The words of a game, with the results of the earlier ones. */
export function gameWords(
  rules: Rules,
  { deal, actions }: GameLog,
  earlier: readonly (readonly Totals[])[],
): readonly number[] {
  const words = new WordWriter();
  writeRules(words, rules);
  words.put(earlier.length, ...earlier.flat(2));
  if ('pile' in deal) words.put(0).list(deal.pile).list(deal.kings).put(deal.chooser);
  else writeStart(words, deal);
  return words.list(actions.map(wordOf)).words;
}
