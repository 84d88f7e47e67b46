import { describe, expect, it } from 'vitest';
import type { KingdomResult, PlayedMatch, SeatResult } from '$lib/api/types';
import {
  accuracyTrend,
  bestKingdoms,
  bonusCounts,
  byRules,
  headToHead,
  kingdomsOf,
  KINDS,
  matches,
  mean,
  outcomeOf,
  recordOf,
  reviewedGames,
  runningMedian,
  standardError,
  terrainAverages,
  winRuns,
} from './statistics';

const kingdom = (points: number, more: Partial<KingdomResult> = {}): KingdomResult => ({
  points,
  terrains: [points, 0, 0, 0, 0, 0],
  bonuses: [],
  largest: { terrain: 'wheat', squares: 4, crowns: 1 },
  richest: null,
  kingdom: '',
  ...more,
});

const seat = (name: string, bot: string | null, rank: number, ...points: number[]): SeatResult => ({
  name,
  bot,
  rank,
  points: points.reduce((sum, each) => sum + each, 0),
  games: points.map((each) => kingdom(each)),
});

let count = 0;
const game = (own: SeatResult, ...others: SeatResult[]): PlayedMatch => ({
  table: `t${(count += 1)}`,
  seat: 0,
  ended_at: count,
  rules: `classic/${others.length + 1}`,
  is_continued: false,
  is_printed: false,
  seats: [own, ...others],
});

const won = game(seat('Ann', null, 1, 50), seat('', 'duke', 2, 40));
const lost = game(seat('Ann', null, 2, 30), seat('Bob', null, 1, 60));
const shared = game(seat('Ann', null, 1, 44), seat('', 'page', 1, 44), seat('', 'duke', 3, 20));
const all = [shared, lost, won]; // newest first

describe('a list of games', () => {
  it('tells won, shared and lost apart', () => {
    expect(all.map(outcomeOf)).toEqual(['shared', 'lost', 'won']);
  });

  it('is filtered by people, bots, rules and opponents', () => {
    const filter = { kind: 'all', rules: '', opponent: '' } as const;
    const listed = (change: object) =>
      all.filter((each) => matches(each, { ...filter, ...change })).map(({ table }) => table);
    expect(listed({})).toHaveLength(3);
    expect(listed({ kind: 'people' })).toEqual([lost.table]);
    expect(listed({ kind: 'bots' })).toEqual([shared.table, won.table]);
    expect(listed({ rules: 'classic/3' })).toEqual([shared.table]);
    expect(listed({ opponent: ':duke' })).toEqual([shared.table, won.table]);
    expect(listed({ opponent: 'Bob', kind: 'bots' })).toEqual([]);
    const printed = { ...lost, is_printed: true };
    const kinds = KINDS.filter((kind) => matches(printed, { ...filter, kind }));
    expect(kinds).toEqual(['all', 'printed']);
    const daily: PlayedMatch = { ...shared, daily: 'practice' };
    expect(KINDS.filter((kind) => matches(daily, { ...filter, kind }))).toEqual([
      'all',
      'bots',
      'daily',
    ]);
  });

  it('compares with every opponent, levels first', () => {
    const duels = headToHead(all);
    expect(duels.map(({ key }) => key)).toEqual([':page', ':duke', 'Bob']);
    const duke = duels[1]!;
    expect(duke.games.map(({ outcome }) => outcome)).toEqual(['won', 'won']);
    expect([duke.won, duke.shared, duke.lost]).toEqual([2, 0, 0]);
    expect(duels[0]!.shared).toBe(1);
    expect(duels[2]!.lost).toBe(1);
  });

  it('counts two bots of one level once, by the better one', () => {
    const [duel] = headToHead([
      game(seat('Ann', null, 2, 40), seat('', 'duke', 3, 30), seat('', 'duke', 1, 50)),
    ]);
    expect([duel!.games.length, duel!.won, duel!.lost]).toEqual([1, 0, 1]);
  });

  it('counts by rules', () => {
    expect(byRules(all)).toEqual([
      { rules: 'classic/2', games: 2, won: 1, average: 40 },
      { rules: 'classic/3', games: 1, won: 0, average: 44 },
    ]);
  });

  it('counts runs of wins, the current one to the newest game', () => {
    expect(winRuns([won, won, lost, won, won, won])).toEqual({ longest: 3, current: 2 });
    expect(winRuns([lost, won])).toEqual({ longest: 1, current: 0 });
    expect(winRuns([])).toEqual({ longest: 0, current: 0 });
  });
});

describe('kingdoms', () => {
  it('are three in a Dynasty, oldest first', () => {
    const dynasty = game(seat('Ann', null, 1, 10, 20, 30), seat('', 'duke', 2, 1, 2, 3));
    const points = kingdomsOf([dynasty, won]).map(({ result }) => result.points);
    expect(points).toEqual([50, 10, 20, 30]);
  });

  it('have records', () => {
    const kingdoms = kingdomsOf(all);
    expect(bestKingdoms(kingdoms)[0]!.game).toBe(won);
    expect(recordOf(kingdoms, ({ points }) => points)!.game).toBe(won);
    expect(recordOf(kingdoms, () => 0)).toBeNull();
    expect(bonusCounts(kingdoms)).toEqual([]);
    const harmony = { ...won, seats: [...won.seats] };
    harmony.seats[0] = { ...won.seats[0]!, games: [kingdom(50, { bonuses: ['harmony'] })] };
    expect(bonusCounts(kingdomsOf([harmony, harmony]))).toEqual([['harmony', 2]]);
  });

  it('have averages by terrain, own and of the others', () => {
    const [wheat, forest] = terrainAverages([won, lost]);
    expect(wheat).toEqual({ terrain: 'wheat', own: 40, others: 50 });
    expect(forest).toEqual({ terrain: 'forest', own: 0, others: 0 });
  });
});

describe('reviews', () => {
  const review = (accuracy: number | null) => ({ accuracy, luck: 1, decisions: -1 });

  it('are those of the games listed, with their outcome', () => {
    const reviews = new Map([
      [won.table, review(80)],
      ['other', review(10)],
    ]);
    const found = reviewedGames(all, reviews);
    expect(found).toEqual([{ game: won, outcome: 'won', review: review(80) }]);
  });

  it('have an accuracy now and before', () => {
    const games = [90, 80, null, 60, 50].map((accuracy) => ({
      game: won,
      outcome: 'won' as const,
      review: review(accuracy),
    }));
    expect(accuracyTrend(games, 2)).toEqual({ latest: 85, count: 2, before: 55 });
    expect(accuracyTrend(games, 3)).toEqual({ latest: 230 / 3, count: 3, before: null });
    expect(accuracyTrend([])).toBeNull();
  });
});

describe('numbers', () => {
  it('have a mean, its error and a running median', () => {
    expect(mean([])).toBe(0);
    expect(mean([1, 2, 6])).toBe(3);
    expect(standardError([4])).toBe(0);
    expect(standardError([1, 3])).toBeCloseTo(1);
    expect(runningMedian([1, 9, 2, 3], 3)).toEqual([5, 2, 3, 2.5]);
  });
});
