/** Reading positions in notation: what `formatPosition` writes. */
import type { Position } from '$lib/api/types';
import { LogError, type LineState, type MatchLog, type Start, type Totals } from './gameLog';
import { CRITERIA } from './names';
import { LETTERS, NONE } from './position';

const listOf = (text: string): string[] => (text === NONE ? [] : text.split(','));

function seatOf(letter: string): number {
  const seat = LETTERS.indexOf(letter);
  if (letter.length !== 1 || seat < 0) throw new LogError(`not a seat: ${letter}`);
  return seat;
}

function lineOf(text: string): LineState | null {
  if (text === NONE) return null;
  const slots = listOf(text).map((slot) => slot.split('@'));
  return {
    dominoes: slots.map(([domino]) => Number(domino)),
    kings: slots.map(([, king]) => (king === undefined ? null : seatOf(king))),
  };
}

/** Whose king acts, and who chooses for it; null once the game is over. */
function actOf(text: string): { round: number; seats: number[]; hasPlaced: boolean } | null {
  const [round, draw, step] = text.split(':') as [string, string, string?];
  if (draw === 'over') return null;
  return { round: Number(round), seats: draw.split('/').map(seatOf), hasPlaced: step === 'claim' };
}

/** The totals of earlier games by seat, in the order that the kernel reads. */
function earlierOf(text: string, rules: Position['rules']): Totals[][] {
  const criteria = ['points' as const, ...rules.tie_breaks];
  const totals = (seat: string): Totals => {
    const values = seat.split('.').map(Number);
    return CRITERIA.map(
      (criterion) => values[criteria.indexOf(criterion)] ?? 0,
    ) as unknown as Totals;
  };
  return text.split(',').map((game) => game.split('/').map(totals));
}

/** How many kings have finished their turn: the dominoes of this round that were built on. */
function turnOf(start: Omit<Start, 'turn'>): number {
  if (!start.current) return start.next!.kings.filter((king) => king !== null).length;
  const built = new Set(start.histories.flat().map((action) => Number.parseInt(action)));
  const count = start.current.dominoes.filter((domino) => built.has(domino)).length;
  return count - Number(start.hasPlaced);
}

/** The match of which a position is the latest state. */
export function matchOf({ rules, position }: Pick<Position, 'rules' | 'position'>): MatchLog {
  const fields = position?.split(' ') ?? [];
  if (fields.length < 7) throw new LogError('not a position');
  const [, , kingdoms, current, next, actor, unseen, earlier] = fields as string[];
  const act = actOf(actor!);
  const [chooser = 0, king = chooser] = act?.seats ?? [];
  const start = {
    round: act?.round ?? rules.rounds,
    hasPlaced: act?.hasPlaced ?? false,
    current: lineOf(current!),
    next: lineOf(next!),
    kings: act?.round === 0 ? [king] : [],
    chooser,
    unseen: listOf(unseen!).map(Number),
    histories: kingdoms!.split('/').map(listOf),
  };
  return {
    rules,
    games: [{ deal: { ...start, turn: turnOf(start) }, actions: [] }],
    earlier: earlier ? earlierOf(earlier.replace('earlier=', ''), rules) : [],
  };
}
