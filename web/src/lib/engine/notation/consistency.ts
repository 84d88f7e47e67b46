/** Whether the parts of a position fit together: `kingdomino.notation.consistency`. */
import type { LineState, Rules } from '../gameLog';
import type { Problem } from './scanner';

const DOMINOES = 48;

/** The fields of a position, as they were read. */
export interface PositionFields {
  kingdoms: string[][];
  current: LineState | null;
  next: LineState | null;
  round: number;
  /** Whose king acts, and who chooses for it; null once the game is over. */
  actor: { chooser: number; king: number } | null;
  hasPlaced: boolean;
  /** How many kings have finished their turn in this round. */
  turn: number;
  unseen: number[];
  /** By game and seat: what counts, in the order of the rules. */
  earlier: number[][][];
  /** What only a whole game has: the draw pile, and the kings that are still to be drawn. */
  hidden: { pile: number[]; kings: { chooser: number; king: number }[] } | null;
}

export type Field = 'kingdoms' | 'current' | 'next' | 'actor' | 'unseen' | 'earlier' | 'hidden';

/** What is wrong where a field does not fit. */
export const PROBLEMS: Record<Field, Problem> = {
  kingdoms: 'kingdoms',
  current: 'line',
  next: 'line',
  actor: 'actor',
  unseen: 'dominoes',
  earlier: 'result',
  hidden: 'dominoes',
};

/** The sizes that derive from the players and the deck. */
const sizesOf = ({ players, deck, rounds }: Rules) => ({
  kingsEach: players === 2 ? 2 : 1,
  kings: players === 2 ? 4 : players,
  line: deck / rounds,
});

/** How many kings have finished their turn, from the placements or claims. */
export function turnOf(rules: Rules, fields: Omit<PositionFields, 'turn' | 'hidden'>): number {
  const { round, next, kingdoms, hasPlaced } = fields;
  if (round === 0) return next?.kings.filter((king) => king !== null).length ?? 0;
  const built = kingdoms.reduce((sum, { length }) => sum + length, 0);
  return built - sizesOf(rules).kings * (round - 1) - Number(hasPlaced);
}

/**
 * Return the first field that contradicts those before it, if any.
 *
 * Dominoes, kings and turns are counted. Whether the kings acted in a possible order and each claim
 * was legal is not checked.
 */
export const findInconsistency = (rules: Rules, fields: PositionFields): Field | null =>
  (Object.keys(CHECKS) as Field[]).find((field) => !CHECKS[field](rules, fields)) ?? null;

const CHECKS: Record<Field, (rules: Rules, fields: PositionFields) => boolean> = {
  kingdoms: ({ players }, { kingdoms }) =>
    kingdoms.length === players && areDistinct(kingdoms.flatMap(builtIn)),

  current(rules, { current, round }) {
    if (!current) return round === 0;
    const isInTime = 0 < round && round <= rules.rounds;
    const each = Array<number>(rules.players).fill(sizesOf(rules).kingsEach);
    return (
      isInTime &&
      !current.kings.includes(null) &&
      isCount(current.kings, each) &&
      ascends(current.dominoes)
    );
  },

  next(rules, { current, next, round, turn }) {
    if (!next) return round === rules.rounds;
    const claimed = countKings(next.kings, rules);
    const fits = current
      ? isCount(current.kings.slice(0, turn), claimed)
      : claimed.every((count) => count <= sizesOf(rules).kingsEach);
    const isWhole = next.dominoes.length === sizesOf(rules).line && round < rules.rounds;
    return fits && isWhole && ascends(next.dominoes);
  },

  actor(rules, fields) {
    const { current, next, actor, kingdoms, round, turn, hasPlaced } = fields;
    const { kings, kingsEach } = sizesOf(rules);
    if (!current) {
      const isLeft = actor !== null && countKings(next!.kings, rules)[actor.king]! < kingsEach;
      return isLeft && !kingdoms.some(({ length }) => length);
    }
    // In the last round there is nothing to claim (R7).
    const isTimely = !hasPlaced || next !== null;
    const fits = actor
      ? 0 <= turn && turn < kings && current.kings[turn] === actor.king && isTimely
      : round === rules.rounds && turn === kings;
    if (!fits) return false;
    const done = turn + Number(hasPlaced);
    const had = countKings(current.kings.slice(0, done), rules);
    return kingdoms.every((kingdom, seat) => {
      const own = current.dominoes.filter((_, at) => at < done && current.kings[at] === seat);
      const built = builtIn(kingdom);
      const isFull = built.length === kingsEach * (round - 1) + had[seat]!;
      return isFull && own.every((domino) => built.includes(domino));
    });
  },

  unseen(rules, { kingdoms, current, next, turn, hasPlaced, round, unseen }) {
    const seen = [
      ...kingdoms.flatMap(builtIn),
      ...(current?.dominoes.slice(turn + Number(hasPlaced)) ?? []),
      ...(next?.dominoes ?? []),
    ];
    const left = DOMINOES - linesDealt(rules, round) * sizesOf(rules).line;
    return areDistinct([...seen, ...unseen]) && unseen.length === left;
  },

  earlier: ({ players, games, tie_breaks }, { earlier }) =>
    earlier.length < games &&
    earlier.every(
      (game) =>
        game.length === players && game.every(({ length }) => length === 1 + tie_breaks.length),
    ),

  hidden(rules, { hidden, unseen, current, next, actor, round }) {
    if (!hidden) return true;
    const { pile, kings } = hidden;
    const left = rules.deck - linesDealt(rules, round) * sizesOf(rules).line;
    const isPile = pile.length === left && areDistinct(pile);
    if (!isPile || !pile.every((domino) => unseen.includes(domino))) return false;
    if (current) return !kings.length;
    const out = countKings([actor!.king, ...next!.kings], rules);
    const each = out.map((count) => sizesOf(rules).kingsEach - count);
    const isOrdered = (chooser: number, at: number): boolean =>
      rules.opening !== 'drawer' || chooser === (actor!.chooser + 1 + at) % rules.players;
    return (
      isCount(
        kings.map(({ king }) => king),
        each,
      ) && kings.every(({ chooser }, at) => isOrdered(chooser, at))
    );
  },
};

const linesDealt = ({ rounds }: Rules, round: number): number => Math.min(round + 1, rounds);

const builtIn = (kingdom: readonly string[]): number[] =>
  kingdom.map((action) => Number.parseInt(action));

const areDistinct = (items: readonly number[]): boolean => new Set(items).size === items.length;

const ascends = (items: readonly number[]): boolean =>
  items.every((item, at) => at === 0 || items[at - 1]! < item);

/** How many kings each seat has among some. */
const countKings = (kings: readonly (number | null)[], { players }: Rules): number[] =>
  Array.from({ length: players }, (_, seat) => kings.filter((king) => king === seat).length);

/** Whether each seat has so many kings among some. */
const isCount = (kings: readonly (number | null)[], counts: readonly number[]): boolean =>
  counts.every((count, seat) => kings.filter((king) => king === seat).length === count);
