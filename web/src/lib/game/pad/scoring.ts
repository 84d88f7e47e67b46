/** Points, bonuses and ranks of kingdoms, as `kingdomino.rules` computes them (R13 to R16). */
import type { MatchResult, Standing } from '$lib/api/types';
import { cellName, parseCell, secondCell, type PlaceAction } from '../cell';
import { faceOf } from '../dominoes';
import { territoriesOf, type LandSquare } from '../territories';

export type Score = Standing['games'][number];
export type Criterion = NonNullable<Standing['decided_by']>;
export type ScoringRules = Pick<
  MatchResult['rules'],
  'grid' | 'middle_kingdom' | 'harmony' | 'tie_breaks'
>;
type Bonus = Score['bonuses'][number];

/** Squares around a castle. */
export interface Land {
  castle: string;
  squares: readonly LandSquare[];
}

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);

/** The width, the height, and whether the castle is in the middle of them. */
function extentOf({ castle, squares }: Land) {
  const cells = [castle, ...squares.map(({ cell }) => cell)].map(parseCell);
  const side = (values: number[]) => ({ low: Math.min(...values), high: Math.max(...values) });
  const xs = side(cells.map(({ x }) => x));
  const ys = side(cells.map(({ y }) => y));
  const { x, y } = parseCell(castle);
  const isCentred = xs.low + xs.high === 2 * x && ys.low + ys.high === 2 * y;
  return { width: xs.high - xs.low + 1, height: ys.high - ys.low + 1, isCentred };
}

/** The bonuses that are in play and that a land has earned (R15). */
export function bonusesOf(land: Land, rules: ScoringRules): Bonus[] {
  const bonuses: Bonus[] = [];
  const { width, height, isCentred } = extentOf(land);
  const isFull = width === rules.grid && height === rules.grid;
  if (rules.middle_kingdom !== null && isCentred) {
    if (isFull || rules.middle_kingdom === 'symmetric')
      bonuses.push({ bonus: 'middle-kingdom', points: 10 });
  }
  if (rules.harmony && land.squares.length + 1 === rules.grid ** 2)
    bonuses.push({ bonus: 'harmony', points: 5 });
  return bonuses;
}

/** The points of the territories that a placement adds to (R13), without bonuses. */
export function gainOf(squares: readonly LandSquare[], { domino, placement }: PlaceAction): number {
  const [first, second] = faceOf(domino);
  const added: LandSquare[] = [
    { ...first, cell: cellName(placement.first) },
    { ...second, cell: cellName(secondCell(placement)) },
  ];
  const points = (land: readonly LandSquare[]): number =>
    sum(territoriesOf(land).map((territory) => territory.points));
  return points([...squares, ...added]) - points(squares);
}

export function scoreOf(land: Land, rules: ScoringRules): Score {
  const territories = territoriesOf(land.squares);
  const bonuses = bonusesOf(land, rules);
  return {
    territories,
    bonuses,
    points: sum(territories.map(({ points }) => points)) + sum(bonuses.map(({ points }) => points)),
    largest_territory: Math.max(0, ...territories.map(({ squares }) => squares)),
    crowns: sum(territories.map(({ crowns }) => crowns)),
  };
}

const valueOf = (score: Score, criterion: Criterion): number => {
  if (criterion === 'territory') return score.largest_territory;
  return criterion === 'crowns' ? score.crowns : score.points;
};

/** The standings, best first: `scores` has those of each seat, one for each game. */
export function rank(rules: ScoringRules, scores: readonly (readonly Score[])[]): Standing[] {
  const criteria: Criterion[] = ['points', ...rules.tie_breaks];
  const keys = scores.map((games) =>
    criteria.map((criterion) => sum(games.map((score) => valueOf(score, criterion)))),
  );
  const compare = (one: readonly number[], other: readonly number[]): number => {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at < 0 ? 0 : other[at]! - one[at]!;
  };
  const distinct = [...new Map(keys.map((key) => [key.join(), key])).values()].sort(compare);
  const order = keys.map((_, seat) => seat).sort((a, b) => compare(keys[a]!, keys[b]!) || a - b);
  return order.map((seat) => {
    const key = keys[seat]!;
    const level = distinct.findIndex((each) => compare(each, key) === 0);
    const other = distinct[level > 0 ? level - 1 : 1];
    const at = other ? key.findIndex((value, index) => value !== other[index]) : -1;
    return {
      seat,
      rank: 1 + keys.filter((each) => compare(each, key) < 0).length,
      is_shared: keys.filter((each) => compare(each, key) === 0).length > 1,
      points: key[0]!,
      decided_by: criteria[at] ?? null,
      games: [...scores[seat]!],
    };
  });
}
