/** Points, bonuses and ranks of kingdoms, as `kingdomino.rules` computes them (R13 to R16). */
import type { MatchResult, Standing } from '$lib/api/types';
import { cellName, secondCell, type PlaceAction } from '../cell';
import { faceOf } from '../dominoes';
import { bonusesIn, bonusNamed, type BonusSettings } from '../rules/bonuses';
import { territoriesOf, type Land, type LandSquare } from '../territories';

export type Score = Standing['games'][number];
export type Criterion = NonNullable<Standing['decided_by']>;
export type ScoringRules = BonusSettings & Pick<MatchResult['rules'], 'grid' | 'tie_breaks'>;

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);

/** The bonuses that are in play and that a land has earned (R15). */
export const bonusesOf = (land: Land, rules: ScoringRules): Score['bonuses'] =>
  bonusesIn(rules)
    .filter(({ bonus, value }) => bonusNamed(bonus).isEarned(land, rules.grid, value))
    .map(({ bonus }) => ({ bonus, points: bonusNamed(bonus).points }));

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
