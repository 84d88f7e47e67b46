/** What a list of finished games says. Games come newest first. */
import type { Colour, KingdomResult, PlayedMatch, ReviewSummary, SeatResult } from '$lib/api/types';
import { TERRAINS } from '$lib/game/dominoes';
import { parseVariants } from '$lib/game/rules/ruleset';
import { COLOURS, LEVELS } from '$lib/game/seats';

export type Outcome = 'won' | 'shared' | 'lost';

/** From so many games on there are plots. */
export const ENOUGH = 10;

export const ownResult = (game: PlayedMatch): SeatResult => game.seats[game.seat]!;

/** The player's colour: the chosen one, otherwise the usual one of the seat. */
export const ownColour = (game: PlayedMatch): Colour =>
  ownResult(game).colour ?? COLOURS[game.seat]!;

/** The side of the kingdoms, in squares. */
export const gridOf = (game: PlayedMatch): number => (parseVariants(game.rules).mightyDuel ? 7 : 5);

export const otherResults = (game: PlayedMatch): SeatResult[] =>
  game.seats.filter((_, seat) => seat !== game.seat);

const compare = (one: SeatResult, other: SeatResult): Outcome =>
  one.rank < other.rank ? 'won' : one.rank > other.rank ? 'lost' : 'shared';

export function outcomeOf(game: PlayedMatch): Outcome {
  const own = ownResult(game);
  if (own.rank > 1) return 'lost';
  return otherResults(game).some((other) => other.rank === 1) ? 'shared' : 'won';
}

/** A person by name, a bot by its level after a colon: the same player in every game. */
export const playerKey = ({ name, bot }: SeatResult): string => name || `:${bot}`;

export const isBotKey = (key: string): boolean => key.startsWith(':');

/** Which games are listed. Daily deals are games with bots too. */
export const KINDS = ['all', 'people', 'bots', 'daily', 'printed'] as const;
export type Kind = (typeof KINDS)[number];

/** Printed games are a kind of their own, whoever played along. */
export function isOfKind(game: PlayedMatch, kind: Kind): boolean {
  if (kind === 'all') return true;
  if (game.is_printed || kind === 'printed') return game.is_printed && kind === 'printed';
  if (kind === 'daily') return Boolean(game.daily);
  return otherResults(game).map(playerKey).every(isBotKey) === (kind === 'bots');
}

export interface Filter {
  kind: Kind;
  /** Rules in notation; '' for all. */
  rules: string;
  /** The key of a player; '' for all. */
  opponent: string;
}

export function matches(game: PlayedMatch, { kind, rules, opponent }: Filter): boolean {
  const keys = otherResults(game).map(playerKey);
  return (
    isOfKind(game, kind) &&
    (!rules || game.rules === rules) &&
    (!opponent || keys.includes(opponent))
  );
}

/** A game that was played on from a position of another is listed, but not counted. */
export const isCounted = (game: PlayedMatch): boolean => !game.is_continued;

export interface ReviewedGame {
  game: PlayedMatch;
  outcome: Outcome;
  review: ReviewSummary;
}

/** The games that were reviewed, newest first. */
export const reviewedGames = (
  games: readonly PlayedMatch[],
  reviews: ReadonlyMap<string, ReviewSummary>,
): ReviewedGame[] =>
  games.flatMap((game) => {
    const review = reviews.get(game.table);
    return review ? [{ game, outcome: outcomeOf(game), review }] : [];
  });

export interface AccuracyTrend {
  /** The mean of the latest games, and how many they are. */
  latest: number;
  count: number;
  /** The mean of as many before them; null if there are not as many. */
  before: number | null;
}

/** The accuracy of the latest reviewed games; null if there are none. */
export function accuracyTrend(games: readonly ReviewedGame[], most = 20): AccuracyTrend | null {
  const values = games.flatMap(({ review }) => (review.accuracy === null ? [] : [review.accuracy]));
  const latest = values.slice(0, most);
  if (!latest.length) return null;
  const before = values.slice(most, 2 * most);
  return {
    latest: mean(latest),
    count: latest.length,
    before: before.length === most ? mean(before) : null,
  };
}

export interface Kingdom {
  game: PlayedMatch;
  outcome: Outcome;
  /** Its number in the match, from 0. */
  number: number;
  result: KingdomResult;
}

/** The own kingdoms, oldest first: three of a Dynasty. */
export const kingdomsOf = (games: readonly PlayedMatch[]): Kingdom[] =>
  [...games].reverse().flatMap((game) =>
    ownResult(game).games.map((result, number) => ({
      game,
      outcome: outcomeOf(game),
      number,
      result,
    })),
  );

export interface Duel {
  key: string;
  /** Against this player, oldest first. */
  games: { game: PlayedMatch; outcome: Outcome }[];
  won: number;
  shared: number;
  lost: number;
}

const levelOrder = (key: string): number => {
  const index = (LEVELS as readonly string[]).indexOf(key.slice(1));
  return isBotKey(key) ? (index < 0 ? LEVELS.length : index) : Infinity;
};

/** Every opponent: levels first, weakest first, then people, the most frequent first. */
export function headToHead(games: readonly PlayedMatch[]): Duel[] {
  const duels = new Map<string, Duel>();
  for (const game of [...games].reverse()) {
    // Two bots of one level in a game count once: the better of them.
    const others = new Map<string, SeatResult>();
    for (const other of otherResults(game).sort((one, next) => next.rank - one.rank))
      others.set(playerKey(other), other);
    for (const [key, other] of others) {
      const duel = duels.get(key) ?? { key, games: [], won: 0, shared: 0, lost: 0 };
      const outcome = compare(ownResult(game), other);
      duel.games.push({ game, outcome });
      duel[outcome] += 1;
      duels.set(key, duel);
    }
  }
  return [...duels.values()].sort(
    (one, other) =>
      levelOrder(one.key) - levelOrder(other.key) || other.games.length - one.games.length,
  );
}

export interface RulesRow {
  rules: string;
  games: number;
  won: number;
  /** Points of a kingdom on average. */
  average: number;
}

/** The games by rules, the most frequent first. */
export function byRules(games: readonly PlayedMatch[]): RulesRow[] {
  const groups = new Map<string, PlayedMatch[]>();
  for (const game of games) groups.set(game.rules, [...(groups.get(game.rules) ?? []), game]);
  return [...groups]
    .map(([rules, own]) => ({
      rules,
      games: own.length,
      won: own.filter((game) => outcomeOf(game) === 'won').length,
      average: mean(kingdomsOf(own).map(({ result }) => result.points)),
    }))
    .sort((one, other) => other.games - one.games);
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The standard error of a mean. */
export function standardError(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  const sum = values.reduce((total, value) => total + (value - middle) ** 2, 0);
  return Math.sqrt(sum / (values.length - 1) / values.length);
}

/** The running median of each value and those around it. */
export function runningMedian(values: readonly number[], width: number): number[] {
  const half = Math.floor(width / 2);
  return values.map((_, index) => {
    const near = values.slice(Math.max(0, index - half), index + half + 1).sort((a, b) => a - b);
    const middle = near.length >> 1;
    return near.length % 2 ? near[middle]! : (near[middle - 1]! + near[middle]!) / 2;
  });
}

export interface Runs {
  longest: number;
  /** The wins since the last game that was not won. */
  current: number;
}

export function winRuns(games: readonly PlayedMatch[]): Runs {
  let longest = 0;
  let current = 0;
  for (const game of [...games].reverse()) {
    current = outcomeOf(game) === 'won' ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { longest, current };
}

/** The best kingdoms, the best first. */
export const bestKingdoms = (kingdoms: readonly Kingdom[]): Kingdom[] =>
  [...kingdoms].sort((one, other) => other.result.points - one.result.points);

/** The kingdom that a number is greatest for; null if none has it. */
export function recordOf(
  kingdoms: readonly Kingdom[],
  value: (result: KingdomResult) => number,
): Kingdom | null {
  return kingdoms.reduce<Kingdom | null>(
    (best, next) => (value(next.result) > (best ? value(best.result) : 0) ? next : best),
    null,
  );
}

export interface TerrainAverage {
  terrain: (typeof TERRAINS)[number];
  own: number;
  others: number;
}

/** The points of each terrain on average, in a kingdom of one's own and of the others. */
export function terrainAverages(games: readonly PlayedMatch[]): TerrainAverage[] {
  const own = games.flatMap((game) => ownResult(game).games);
  const others = games.flatMap((game) => otherResults(game).flatMap((seat) => seat.games));
  return TERRAINS.map((terrain, index) => ({
    terrain,
    own: mean(own.map(({ terrains }) => terrains[index]!)),
    others: mean(others.map(({ terrains }) => terrains[index]!)),
  }));
}

/** How often each bonus was earned, the most frequent first. */
export function bonusCounts(
  kingdoms: readonly Kingdom[],
): [KingdomResult['bonuses'][number], number][] {
  const counts = new Map<KingdomResult['bonuses'][number], number>();
  for (const { result } of kingdoms) {
    for (const bonus of result.bonuses) counts.set(bonus, (counts.get(bonus) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}
