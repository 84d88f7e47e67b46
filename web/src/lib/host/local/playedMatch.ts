/** The result of a match of this browser, as *My games* keeps it: `kingdomino.players.results`. */
import type { Kingdom, KingdomResult, PlayedMatch, SeatResult, Territory } from '$lib/api/types';
import type { Score } from '$lib/engine/decode';
import type { Engine } from '$lib/engine/engine';
import { TERRAINS } from '$lib/game/dominoes';
import { COLOURS } from '$lib/game/seats';
import { matchOf } from './localMatch';
import type { LocalTable } from './localTable';
import { kingdomsOf } from './localView';

const territoryResult = ({ terrain, squares, crowns }: Territory): KingdomResult['largest'] => ({
  terrain,
  squares,
  crowns,
});

const isLarger = (one: Territory, other: Territory): boolean =>
  one.squares > other.squares || (one.squares === other.squares && one.points > other.points);

function kingdomResult(
  { points, territories, bonuses }: Score,
  kingdom: Kingdom | null,
): KingdomResult {
  const [first] = territories;
  const largest = territories.reduce((best, next) => (isLarger(next, best) ? next : best), first!);
  const richest = territories.find((territory) => territory.points > 0);
  return {
    points,
    terrains: TERRAINS.map((terrain) =>
      territories
        .filter((territory) => territory.terrain === terrain)
        .reduce((sum, territory) => sum + territory.points, 0),
    ),
    bonuses: bonuses.map(({ bonus }) => bonus),
    largest: first ? territoryResult(largest) : null,
    richest: richest ? territoryResult(richest) : null,
    kingdom: kingdom?.placed.join(' ') ?? '',
  };
}

/** Return the result; null if the match is not over, or bots alone have played it. */
export function playedMatchOf(engine: Engine, table: LocalTable): PlayedMatch | null {
  // Of several people at one screen, the first counts. The others' kingdoms are left out.
  const own = table.seats.findIndex(({ level }) => level === null);
  if (table.status !== 'over' || own < 0) return null;
  const { games } = kingdomsOf(engine, table);
  const { standings } = engine.state(matchOf(engine, table));
  const seats = table.seats.map(({ name, level, colour }, seat): SeatResult => {
    const { rank, points, games: scores } = standings.find((each) => each.seat === seat)!;
    return {
      name,
      bot: level,
      rank,
      points,
      games: scores.map((score, game) =>
        kingdomResult(score, seat === own ? games[game]![seat]! : null),
      ),
      ...(colour !== COLOURS[seat] && { colour }),
    };
  });
  return {
    table: table.id,
    seat: own,
    // With the last turn of the match another one would have begun.
    ended_at: table.turnAt,
    rules: table.rules,
    is_continued: table.continuedFrom !== null,
    seats,
    is_printed: false,
    daily: null,
  };
}
