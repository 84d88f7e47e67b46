/** A score pad: kingdoms of a printed game as people enter them, square by square or by number. */
import type { Kingdom, MatchResult, Terrain } from '$lib/api/types';
import type { Box } from '../box';
import { cellName, DIRECTIONS, parseCell, secondCell, step, type Placement } from '../cell';
import { faceOf, type Face } from '../dominoes';
import {
  fitVariants,
  formatRules,
  parseRules,
  scoringRules,
  type Variants,
} from '../rules/ruleset';
import { bonusesIn, bonusNamed, type BonusName } from '../rules/bonuses';
import { rank, scoreOf, type Score, type ScoringRules } from './scoring';
import { namedSeat } from '../seats';
import type { Land, LandSquare } from '../territories';

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

export function padRules(rules: PadRules): ScoringRules & { games: number } {
  const { preset, players, settings } = parseRules(rulesText(rules));
  const { dynasty } = fitVariants(rules.variants, players);
  return { ...scoringRules(preset, players, settings), games: dynasty ? 3 : 1 };
}

/** How many dominoes are in the game and in a line, and how many kings a player has (R2 to R4). */
export function sizes(rules: PadRules): { deck: number; line: number; kings: number } {
  const isSecond = rules.preset === 'second-edition' && rules.players === 3;
  const { grid } = padRules(rules);
  return {
    deck: grid === 7 || isSecond ? 48 : 12 * rules.players,
    line: rules.players === 3 && !isSecond ? 3 : 4,
    kings: rules.players === 2 ? 2 : 1,
  };
}

/** The cells of a pad: the castle may stand on any of them. */
export const padBox = (grid: number): Box => ({ left: 0, top: -grid, width: grid, height: grid });

export function emptyKingdom(grid: number): PadKingdom {
  const middle = (grid - 1) / 2;
  return { castle: cellName({ x: middle, y: -middle - 1 }), squares: {} };
}

export const isInside = (cell: string, grid: number): boolean => {
  const { x, y } = parseCell(cell);
  return x >= 0 && x < grid && -y >= 1 && -y <= grid;
};

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

export interface Candidate {
  placement: Placement;
  /** The points it adds. */
  gain: number;
}

/**
 * The places for a domino, the best first: those where it touches the castle or its own terrain come
 * before others. Kingdoms are entered in any order, so that others are possible too.
 */
export function placesFor(kingdom: PadKingdom, domino: number, rules: ScoringRules): Candidate[] {
  const taken = new Set([kingdom.castle, ...Object.keys(kingdom.squares)]);
  const isFree = (cell: string): boolean => isInside(cell, rules.grid) && !taken.has(cell);
  const faces = faceOf(domino);
  const before = scoreOf(landOf(kingdom), rules).points;
  const isDouble = faces[0].terrain === faces[1].terrain && faces[0].crowns === faces[1].crowns;
  const found: (Candidate & { fits: boolean })[] = [];
  for (let x = 0; x < rules.grid; x += 1)
    for (let y = -rules.grid; y < 0; y += 1)
      for (const direction of DIRECTIONS) {
        const placement = { first: { x, y }, direction };
        const cells = [placement.first, secondCell(placement)];
        if (!cells.map(cellName).every(isFree)) continue;
        if (isDouble && (direction === 'left' || direction === 'up')) continue;
        const fits = cells.some((cell, half) =>
          DIRECTIONS.map((side) => cellName(step(cell, side))).some(
            (next) =>
              next === kingdom.castle || kingdom.squares[next]?.terrain === faces[half]!.terrain,
          ),
        );
        const after = scoreOf(landOf(lay(kingdom, domino, placement)), rules).points;
        found.push({ placement, gain: after - before, fits });
      }
  return found.sort((a, b) => Number(b.fits) - Number(a.fits) || b.gain - a.gain);
}

/** Whether a free cell is beside a cell, so that a square there may still get a partner. */
export function isOpen(kingdom: PadKingdom, cell: string, grid: number): boolean {
  return DIRECTIONS.map((side) => cellName(step(parseCell(cell), side))).some(
    (next) => isInside(next, grid) && next !== kingdom.castle && !kingdom.squares[next],
  );
}

/** A bonus of the rules: earned, still possible, or out of reach. */
export type BonusState = 'earned' | 'open' | 'lost';

export function bonusStates(
  kingdom: PadKingdom,
  rules: ScoringRules,
): { bonus: BonusName; points: number; state: BonusState }[] {
  const { bonuses } = scoreOf(landOf(kingdom), rules);
  const isFull = Object.keys(kingdom.squares).length + 1 === rules.grid ** 2;
  return bonusesIn(rules).map(({ bonus, value }) => {
    const { points, isInReach } = bonusNamed(bonus);
    const isEarned = bonuses.some((each) => each.bonus === bonus);
    const isOpen = !isFull && isInReach(kingdom.castle, rules.grid, value);
    return { bonus, points, state: isEarned ? 'earned' : isOpen ? 'open' : 'lost' };
  });
}

/** A kingdom as the board draws it. */
export function kingdomData(kingdom: PadKingdom, seat: number, rules: ScoringRules): Kingdom {
  const score: Score = scoreOf(landOf(kingdom), rules);
  const cells = [kingdom.castle, ...Object.keys(kingdom.squares)].map(parseCell);
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  return {
    seat,
    castle: kingdom.castle,
    squares: Object.entries(kingdom.squares).map(([cell, { terrain, crowns, domino }]) => ({
      cell,
      terrain,
      crowns,
      domino: domino ?? 0,
    })),
    placed: placedText(kingdom),
    discarded: [],
    extent: {
      low: cellName({ x: Math.min(...xs), y: Math.max(...ys) }),
      high: cellName({ x: Math.max(...xs), y: Math.min(...ys) }),
    },
    reach: [],
    territories: score.territories,
    bonuses: score.bonuses,
    points: score.points,
  };
}

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
  const { deck, line } = sizes(pad);
  const seats = Array.from({ length: pad.players }, (_, seat) => seat);
  const scores = seats.map((seat) =>
    pad.games.map((kingdoms) => scoreOf(landOf(kingdoms[seat]!), rules)),
  );
  return {
    rules: {
      ...rules,
      text: rulesText(pad),
      players: pad.players,
      deck,
      rounds: deck / line,
      opening: pad.variants.opening,
    },
    standings: rank(rules, scores),
    kingdoms: pad.games[game]!.map((kingdom, seat) => kingdomData(kingdom, seat, rules)),
    seats: seats.map((seat) => namedSeat(seat, names[seat]!)),
    your_seats: [],
  };
}
