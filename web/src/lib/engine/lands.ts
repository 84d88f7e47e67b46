/** Kingdoms of which the squares are known: their score, what ranks them, and the room they leave. */
import type { Kingdom, Standing } from '$lib/api/types';
import {
  CASTLE,
  cellName,
  parseCell,
  parsePlacement,
  placementText,
  translate,
  type PlaceAction,
  type Placement,
} from '$lib/game/cell';
import { TERRAINS, type Face } from '$lib/game/dominoes';
import { parseSettings } from '$lib/game/rules/ruleset';
import { squaresOf } from '$lib/game/sampleKingdom';
import { readLand, readRanks, scoreOf } from './decode';
import { standingsOf, totalsOf, type Engine } from './engine';
import { gameWords, type GameLog, type Rules, type Totals } from './gameLog';
import { KernelError, type Kernel } from './kernel';
import { actionText, cellNamed, cellNumber } from './names';
import { WordWriter } from './words';

export interface LandSquare extends Face {
  cell: string;
  /** The domino that it belongs to, if that is known. */
  domino?: number;
}

/** Squares around a castle, which may be anywhere. */
export interface Land {
  castle: string;
  squares: readonly LandSquare[];
}

/** Rules with all sizes that derive from them. */
export interface GameRules extends Rules {
  /** How many dominoes a line has. */
  line: number;
  /** How many kings are in play. */
  kings: number;
}

/** A place for a domino. */
export interface Place {
  placement: Placement;
  /** The points it adds. */
  gain: number;
  isLegal: boolean;
}

/** What is free in the box that a kingdom has to fit in (R11). */
export interface Room {
  reach: string[];
  /** The cells in reach that no domino can cover. */
  holes: string[];
}

const UNDEALT: GameLog = { deal: { pile: [], kings: [], chooser: 0 }, actions: [] };
const NO_LAND: Land = { castle: CASTLE, squares: [] };

/** Return how a cell is named after its castle has been moved. */
const move =
  (from: string, to: string) =>
  (cell: string): string =>
    cellName(translate(parseCell(cell), parseCell(from), parseCell(to)));

/** The cell of a square for the kernel, whose castle is always on `g7`. */
export const cellWord = (cell: string, { castle }: Land): number =>
  cellNumber(move(castle, CASTLE)(cell));

/** The cell of a kernel's number, as a land has it. */
export const landCell = (cell: number, { castle }: Land): string =>
  move(CASTLE, castle)(cellNamed(cell));

function load(kernel: Kernel, rules: Rules, earlier: readonly (readonly Totals[])[] = []): void {
  const count = kernel.write(gameWords(rules, UNDEALT, earlier));
  if (kernel.run('kd_host_load', count) < 0) throw new KernelError('there are no such rules');
}

function draw(
  kernel: Kernel,
  rules: Rules,
  lands: readonly Land[],
  earlier: readonly (readonly Totals[])[] = [],
): void {
  load(kernel, rules, earlier);
  const words = new WordWriter();
  for (let seat = 0; seat < rules.players; seat += 1) {
    const land = lands[seat] ?? NO_LAND;
    words.put(land.squares.length);
    for (const { cell, terrain, crowns } of land.squares)
      words.put(cellWord(cell, land), TERRAINS.indexOf(terrain), crowns);
  }
  const result = kernel.run('kd_host_draw', kernel.write(words.words));
  if (result < 0) throw new KernelError('the kingdoms do not fit');
}

/** Read a kingdom where it was drawn. Its reach is left out: the castle may be where cells of it have no names. */
function readKingdom(kernel: Kernel, land: Land, seat: number): Kingdom {
  const { kingdom } = readLand(kernel.read('kd_host_kingdom', seat), seat);
  const back = move(CASTLE, land.castle);
  const { low, high } = kingdom.extent;
  return {
    ...kingdom,
    castle: land.castle,
    squares: land.squares.map(({ domino = 0, ...square }) => ({ ...square, domino })),
    extent: { low: back(low), high: back(high) },
    reach: [],
    territories: kingdom.territories.map((territory) => ({
      ...territory,
      cells: territory.cells.map(back),
    })),
  };
}

/** Return the rules of a text in notation. Throws `KernelError` if there is no such game. */
export function rulesOf(engine: Engine, text: string): GameRules {
  // The kernel derives the sizes.
  const rules = { text, grid: 0, rounds: 0, ...parseSettings(text) };
  return engine.use((kernel) => {
    load(kernel, rules);
    const words = kernel.read('kd_host_view');
    words.next(); // players
    const [grid, line, kings, rounds] = words.times(4, () => words.next());
    return { ...rules, grid: grid!, line: line!, kings: kings!, rounds: rounds! };
  });
}

/** Return the kingdoms of lands. Throws `KernelError` if one is larger than its grid. */
export const kingdomsOf = (engine: Engine, rules: Rules, lands: readonly Land[]): Kingdom[] =>
  engine.use((kernel) => {
    draw(kernel, rules, lands);
    return lands.map((land, seat) => readKingdom(kernel, land, seat));
  });

/** Rank players by their lands of each game (R13 to R16). */
export function rankLands(
  engine: Engine,
  rules: Rules,
  games: readonly (readonly Land[])[],
): Standing[] {
  const scores = games.map((lands) => kingdomsOf(engine, rules, lands).map(scoreOf));
  const earlier = scores.slice(0, -1).map((seats) => seats.map(totalsOf));
  const ranks = engine.use((kernel) => {
    draw(kernel, rules, games.at(-1)!, earlier);
    return readRanks(kernel.read('kd_host_standings'), rules.players);
  });
  return standingsOf(ranks, scores);
}

/** Return every place for a domino that a land has cells for, legal or not. */
export const placesFor = (engine: Engine, rules: Rules, land: Land, domino: number): Place[] =>
  engine.use((kernel) => {
    draw(kernel, rules, [land]);
    const words = kernel.read('kd_host_places', 0, domino);
    return words.list(() => {
      const { placement } = parsePlacement(actionText(words.next()))!;
      const first = translate(placement.first, parseCell(CASTLE), parseCell(land.castle));
      return { placement: { ...placement, first }, gain: words.next(), isLegal: words.flag() };
    });
  });

/** Return the room of a land around a castle on `g7`. */
export const roomOf = (engine: Engine, rules: Rules, land: Land): Room =>
  engine.use((kernel) => {
    draw(kernel, rules, [land]);
    const { reach } = readLand(kernel.read('kd_host_kingdom', 0), 0).kingdom;
    const words = kernel.read('kd_host_holes', 0);
    return { reach, holes: words.list(() => cellNamed(words.next())) };
  });

/** Return a kingdom with its territories, bonuses and points. */
export function withScore(engine: Engine, rules: Rules, kingdom: Kingdom): Kingdom {
  const { extent, territories, bonuses, points } = kingdomsOf(engine, rules, [kingdom])[0]!;
  return { ...kingdom, extent, territories, bonuses, points };
}

/** Return a kingdom with one more domino. */
export function withDomino(
  engine: Engine,
  rules: Rules,
  kingdom: Kingdom,
  { domino, placement }: PlaceAction,
): Kingdom {
  const action = `${domino}:${placementText(placement)}`;
  const squares = [...kingdom.squares, ...squaresOf(action)];
  return withScore(engine, rules, { ...kingdom, squares, placed: [...kingdom.placed, action] });
}
