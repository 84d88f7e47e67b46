/** The score of a match by terrain, bonus and game: rows that add up to the points. */
import type { Kingdom, MatchResult, Standing, Terrain } from '$lib/api/types';
import { TERRAINS } from '$lib/game/dominoes';
import { bonusesIn, type BonusName, type BonusSettings } from '$lib/game/rules/bonuses';

export type Score = Standing['games'][number];
export type Criterion = NonNullable<Standing['decided_by']>;

/** The points of one terrain, in the order of the scores. */
export interface TerrainRow {
  terrain: Terrain;
  points: number[];
}

export interface BonusRow {
  bonus: BonusName;
  points: number[];
}

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);

/** The terrains that made points for anybody, the most first. */
export function terrainRows(scores: readonly Score[]): TerrainRow[] {
  return TERRAINS.map((terrain) => ({
    terrain,
    points: scores.map(({ territories }) =>
      sum(territories.filter((each) => each.terrain === terrain).map(({ points }) => points)),
    ),
  }))
    .filter(({ points }) => points.some((value) => value > 0))
    .sort((one, other) => sum(other.points) - sum(one.points));
}

/** The bonuses of the rules, whether anybody earned them or not. */
export const bonusRows = (scores: readonly Score[], rules: BonusSettings): BonusRow[] =>
  bonusesIn(rules).map(({ bonus }) => ({
    bonus,
    points: scores.map(({ bonuses }) => bonuses.find((each) => each.bonus === bonus)?.points ?? 0),
  }));

/** The territories of a terrain that make points. */
export const scoringTerritories = (score: Score, terrain: Terrain): Kingdom['territories'] =>
  score.territories.filter((each) => each.terrain === terrain && each.points > 0);

/** What counts for a criterion of the ranking, summed over the games (R14, R16). */
export const criterionValue = (standing: Standing, criterion: Criterion): number =>
  sum(
    standing.games.map((score) => {
      if (criterion === 'territory') return score.largest_territory;
      return criterion === 'crowns' ? score.crowns : score.points;
    }),
  );

/** A criterion of the ranking, and what it decided between those who could still win. */
export interface Decision {
  criterion: Criterion;
  /** In the order of the contenders. */
  values: number[];
  state: 'equal' | 'decided' | 'not-needed';
  /** The winner, and by how much, where it was decided here. */
  winner: number | null;
  by: number;
}

/** Those who are equal on points at the top; if nobody is, the first two. */
export function contenders(view: Pick<MatchResult, 'standings'>): Standing[] {
  const best = view.standings[0]!.points;
  const equal = view.standings.filter(({ points }) => points === best);
  return equal.length > 1 ? equal : view.standings.slice(0, 2);
}

/** How the winner was found, criterion by criterion. */
export function decisions(view: Pick<MatchResult, 'standings' | 'rules'>): Decision[] {
  const all = contenders(view);
  let left = all;
  return (['points', ...view.rules.tie_breaks] as Criterion[]).map((criterion) => {
    const values = all.map((standing) => criterionValue(standing, criterion));
    const decision = { criterion, values, winner: null, by: 0 };
    if (left.length === 1) return { ...decision, state: 'not-needed' };
    const sorted = left
      .map((standing) => ({ standing, value: criterionValue(standing, criterion) }))
      .sort((one, other) => other.value - one.value);
    const best = sorted[0]!;
    left = sorted.filter(({ value }) => value === best.value).map(({ standing }) => standing);
    if (left.length > 1) return { ...decision, state: 'equal' };
    const by = best.value - sorted[1]!.value;
    return { ...decision, state: 'decided', winner: best.standing.seat, by };
  });
}
