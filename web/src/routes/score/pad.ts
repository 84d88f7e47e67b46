/** A score pad: kingdoms of a printed game as people enter them, square by square or by number. */
import type { Kingdom, MatchResult, Terrain } from '$lib/api/types';
import { kingdomsOf, placesFor, rankLands, rulesOf } from '$lib/engine/lands';
import type { GameRules, Land, LandSquare, Place } from '$lib/engine/lands';
import { engine } from '$lib/engine/load';
import type { Box } from '$lib/game/box';
import {
  cellName,
  neighboursOf,
  parseCell,
  secondCell,
  translate,
  type Cell,
  type Placement,
} from '$lib/game/cell';
import { faceOf, type Face } from '$lib/game/dominoes';
import { bonusesIn, bonusNamed, type BonusName } from '$lib/game/rules/bonuses';
import { formatRules, type Variants } from '$lib/game/rules/ruleset';
import { namedSeat } from '$lib/game/seats';

/** A square that was tapped, or that belongs to a domino laid by its number. */
export interface PadSquare extends Face {
  domino?: number;
}

export interface PadKingdom {
  castle: string;
  squares: Record<string, PadSquare>;
}

export interface PadRules {
  preset: string;
  players: number;
  variants: Variants;
}

/** What a brush paints: a terrain with its crowns, the castle, or nothing. */
export type Brush = Terrain | 'castle' | 'erase';

/** The rules as the notation has them. */
export const rulesText = ({ preset, players, variants }: PadRules): string =>
  formatRules(preset, players, variants);

export const padRules = (rules: PadRules): GameRules => rulesOf(engine(), rulesText(rules));

/** The cells of a pad: the castle may stand on any of them. */
export const padBox = (grid: number): Box => ({ left: 0, top: -grid, width: grid, height: grid });

export function emptyKingdom(grid: number): PadKingdom {
  const middle = (grid - 1) / 2;
  return { castle: cellName({ x: middle, y: -middle - 1 }), squares: {} };
}

export const isInside = ({ x, y }: Cell, grid: number): boolean =>
  x >= 0 && x < grid && -y >= 1 && -y <= grid;

export const landOf = ({ castle, squares }: PadKingdom): Land => ({
  castle,
  squares: Object.entries(squares).map(([cell, square]): LandSquare => ({ cell, ...square })),
});

/** Remove a square; the other half of its domino stays as a square of its own. */
function without(squares: PadKingdom['squares'], cell: string): PadKingdom['squares'] {
  const { [cell]: removed, ...rest } = squares;
  if (!removed?.domino) return rest;
  return Object.fromEntries(
    Object.entries(rest).map(([name, { domino, ...face }]) => [
      name,
      domino === removed.domino || domino === undefined ? face : { ...face, domino },
    ]),
  );
}

/** Paint a cell; the same paint again takes it back. */
export function paint(
  kingdom: PadKingdom,
  cell: string,
  brush: Brush,
  crowns: number,
  canTakeBack = true,
): PadKingdom {
  if (brush === 'castle') return { castle: cell, squares: without(kingdom.squares, cell) };
  if (cell === kingdom.castle) return kingdom;
  const old = kingdom.squares[cell];
  const squares = without(kingdom.squares, cell);
  const isSame = old?.terrain === brush && old.crowns === crowns;
  if (brush === 'erase' || (isSame && canTakeBack)) return { ...kingdom, squares };
  return isSame
    ? kingdom
    : { ...kingdom, squares: { ...squares, [cell]: { terrain: brush, crowns } } };
}

/** Lay a domino by its number. */
export function lay(kingdom: PadKingdom, domino: number, placement: Placement): PadKingdom {
  const cells = [cellName(placement.first), cellName(secondCell(placement))] as const;
  const [first, second] = faceOf(domino);
  return {
    ...kingdom,
    squares: {
      ...kingdom.squares,
      [cells[0]]: { ...first, domino },
      [cells[1]]: { ...second, domino },
    },
  };
}

/**
 * The places for a domino on a pad, the best first. Legal ones come before others, which are possible
 * too: kingdoms are entered in any order.
 */
export function padPlaces(kingdom: PadKingdom, domino: number, rules: GameRules): Place[] {
  const isOnPad = ({ placement }: Place): boolean =>
    isInside(placement.first, rules.grid) && isInside(secondCell(placement), rules.grid);
  return placesFor(engine(), rules, landOf(kingdom), domino)
    .filter(isOnPad)
    .sort((a, b) => Number(b.isLegal) - Number(a.isLegal) || b.gain - a.gain);
}

const isFree = ({ castle, squares }: PadKingdom, cell: string, grid: number): boolean =>
  isInside(parseCell(cell), grid) && cell !== castle && !squares[cell];

/** Whether a free cell is beside a cell, so that a square there may still get a partner. */
export const isOpen = (kingdom: PadKingdom, cell: string, grid: number): boolean =>
  neighboursOf(cell).some((next) => isFree(kingdom, next, grid));

/** A bonus of the rules: earned, still possible, or out of reach. */
export type BonusState = 'earned' | 'open' | 'lost';

/** Return the states of the bonuses: an open one would be earned with more squares on the pad. */
export function bonusStates(
  kingdom: PadKingdom,
  rules: GameRules,
): { bonus: BonusName; points: number; state: BonusState }[] {
  const earnedBy = (land: PadKingdom): Set<BonusName> =>
    new Set(padKingdoms([land], rules)[0]!.bonuses.map(({ bonus }) => bonus));
  const earned = earnedBy(kingdom);
  const possible = completions(kingdom, rules.grid).map(earnedBy);
  return bonusesIn(rules).map(({ bonus }) => {
    const isPossible = possible.some((bonuses) => bonuses.has(bonus));
    const state = earned.has(bonus) ? 'earned' : isPossible ? 'open' : 'lost';
    return { bonus, points: bonusNamed(bonus).points, state };
  });
}

/** The kingdom with all free cells of the pad filled, or as many as lie evenly around the castle. */
function completions(kingdom: PadKingdom, grid: number): PadKingdom[] {
  const castle = parseCell(kingdom.castle);
  const { left, top, width, height } = padBox(grid);
  const cells = Array.from({ length: width * height }, (_, index) => ({
    x: left + (index % width),
    y: top + Math.floor(index / width),
  }));
  const free = cells.filter((cell) => isFree(kingdom, cellName(cell), grid));
  const even = free.filter((cell) => isInside(translate(castle, cell, castle), grid));
  return [free, even].map((filled) => ({
    ...kingdom,
    squares: {
      ...Object.fromEntries(filled.map((cell) => [cellName(cell), FILLING])),
      ...kingdom.squares,
    },
  }));
}

const FILLING: PadSquare = { terrain: 'wheat', crowns: 0 };

/** The kingdoms of a game as boards draw them, by seat. */
export const padKingdoms = (kingdoms: readonly PadKingdom[], rules: GameRules): Kingdom[] =>
  kingdomsOf(engine(), rules, kingdoms.map(landOf)).map((kingdom, seat) => ({
    ...kingdom,
    placed: placedText(kingdoms[seat]!),
  }));

/** The dominoes that were laid by number, in notation. */
function placedText({ squares }: PadKingdom): string[] {
  const cells = new Map<number, string[]>();
  for (const [cell, { domino }] of Object.entries(squares))
    if (domino) cells.set(domino, [...(cells.get(domino) ?? []), cell]);
  return [...cells].flatMap(([domino, [one, other]]) => {
    if (!one || !other) return [];
    const first = faceOf(domino)[0];
    const square = squares[one]!;
    const isFirst = square.terrain === first.terrain && square.crowns === first.crowns;
    return [`${domino}:${isFirst ? one + other : other + one}`];
  });
}

/** The result of a pad, as the tables and the picture of a match show it. */
export function resultOf(
  pad: PadRules & { games: readonly (readonly PadKingdom[])[] },
  names: readonly string[],
  game: number,
): MatchResult {
  const rules = padRules(pad);
  return {
    rules,
    standings: rankLands(
      engine(),
      rules,
      pad.games.map((kingdoms) => kingdoms.map(landOf)),
    ),
    kingdoms: padKingdoms(pad.games[game]!, rules),
    seats: names.map((name, seat) => namedSeat(seat, name)),
    your_seats: [],
  };
}
