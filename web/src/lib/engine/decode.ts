/** From the kernel's words to the data of a game, as the API has it. */
import type {
  Kingdom,
  LegalAction,
  LineSlot,
  Standing,
  TableView,
  Territory,
} from '$lib/api/types';
import { faceOf } from '$lib/game/dominoes';
import { actionText, bonusNumbered, cellAt, cellNamed, CRITERIA, terrainNamed } from './names';
import type { WordReader } from './words';

export type Score = Standing['games'][number];
export type UpcomingTurn = TableView['order'][number];
type Bonus = Kingdom['bonuses'][number];

const CASTLE = 'g7';

/** The part of a view that one call returns. */
export interface PublicState {
  grid: number;
  rounds: number;
  ply: number;
  round: number;
  actor: number | null;
  king: number | null;
  domino: number | null;
  hasPlaced: boolean;
  current: LineSlot[] | null;
  next: LineSlot[] | null;
  order: UpcomingTurn[];
  unseen: number[];
}

const squaresOf = (domino: number): LineSlot['squares'] => {
  const [first, second] = faceOf(domino);
  return [{ ...first }, { ...second }];
};

function readLine(words: WordReader): LineSlot[] | null {
  const count = words.next();
  if (count < 0) return null;
  const dominoes = words.times(count, () => words.next());
  const kings = words.times(count, () => words.seat());
  return dominoes.map((domino, index) => ({
    domino,
    squares: squaresOf(domino),
    king: kings[index]!,
  }));
}

const readUpcoming = (words: WordReader): UpcomingTurn => ({
  seat: words.next(),
  domino: words.next(),
  is_next_round: words.flag(),
});

export function readState(words: WordReader): PublicState {
  words.next(); // players
  const grid = words.next();
  words.times(2, () => words.next()); // dominoes of a line, kings
  return {
    grid,
    rounds: words.next(),
    ply: words.next(),
    round: words.next(),
    actor: words.seat(),
    king: words.seat(),
    domino: words.next() || null,
    hasPlaced: (words.next(), words.flag()),
    current: readLine(words),
    next: readLine(words),
    order: words.list(() => readUpcoming(words)),
    unseen: words.numbers(),
  };
}

function readTerritory(words: WordReader): Territory {
  const terrain = terrainNamed(words.next());
  const crowns = words.next();
  const cells = words.list(() => cellNamed(words.next()));
  return { terrain, squares: cells.length, crowns, points: cells.length * crowns, cells };
}

const readBonus = (words: WordReader): Bonus => ({
  bonus: bonusNumbered(words.next()),
  points: words.next(),
});

/** The squares of placements, in order. */
function squaresIn(placed: readonly string[]): Kingdom['squares'] {
  return placed.flatMap((text) => {
    const [number, cells] = text.split(':') as [string, string];
    const [first, second] = /^([a-m]\d+)([a-m]\d+)$/.exec(cells)!.slice(1) as [string, string];
    const domino = Number(number);
    const [one, other] = faceOf(domino);
    return [
      { cell: first, ...one, domino },
      { cell: second, ...other, domino },
    ];
  });
}

/** A kingdom, with its placements and discards in order. */
export interface Land {
  kingdom: Kingdom;
  history: string[];
}

export function readLand(words: WordReader, seat: number): Land {
  const history = words.list(() => actionText(words.next()));
  const [left, right] = [words.next(), words.next()];
  const [bottom, top] = [words.next(), words.next()];
  const placed = history.filter((action) => !action.endsWith('--'));
  const kingdom = {
    seat,
    castle: CASTLE,
    squares: squaresIn(placed),
    placed,
    discarded: history.filter((action) => action.endsWith('--')).map(Number.parseFloat),
    extent: { low: cellAt(left, bottom), high: cellAt(right, top) },
    reach: words.list(() => cellNamed(words.next())),
    territories: words.list(() => readTerritory(words)),
    bonuses: words.list(() => readBonus(words)),
    points: words.next(),
  };
  return { kingdom, history };
}

function readEffect(words: WordReader): LegalAction {
  const action = actionText(words.next());
  return {
    action,
    points: words.next(),
    gain: words.next(),
    fits: words.flag(),
    territories: words.list(() => ({
      terrain: terrainNamed(words.next()),
      squares: words.next(),
      crowns: words.next(),
      points: words.next(),
    })),
  };
}

export const readEffects = (words: WordReader): LegalAction[] =>
  words.list(() => readEffect(words));

export interface Rank {
  seat: number;
  rank: number;
  is_shared: boolean;
  decided_by: Standing['decided_by'];
}

export function readRanks(words: WordReader, players: number): Rank[] {
  return words.times(players, () => ({
    seat: words.next(),
    rank: words.next(),
    is_shared: words.flag(),
    decided_by: CRITERIA[words.next()] ?? null,
  }));
}

/** The score of a kingdom (R13 to R15). */
export const scoreOf = ({ territories, bonuses, points }: Kingdom): Score => ({
  points,
  largest_territory: Math.max(0, ...territories.map(({ squares }) => squares)),
  crowns: territories.reduce((sum, { crowns }) => sum + crowns, 0),
  territories,
  bonuses,
});
