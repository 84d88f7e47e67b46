/** Pads as files: as text that `kingdomino score` reads, and as dominoes for *My games*. */
import { cellName, parseCell, type Cell } from '../cell';
import { CASTLE, drawLand, readLand } from './drawing';
import { emptyKingdom, landOf, padRules, rulesText, type PadKingdom, type PadRules } from './pad';
import { BONUS_NAMES, bonusNamed } from '../rules/bonuses';
import { chosenBonus, openingsFor, parseRules, parseVariants } from '../rules/ruleset';
import { COLOURS } from '../seats';
import type { Land } from '../territories';
import { isConflict, tile } from './tiling';

/** What a text of kingdoms holds. */
export interface PadContent extends PadRules {
  names: string[];
  /** The kingdoms of each game, by seat. */
  games: PadKingdom[][];
}

/** A text that is not one of kingdoms. */
export class PadTextError extends Error {}

export const MAX_TEXT_BYTES = 20_000;
const MAX_NAME = 24;

const tagName = (seat: number): string => {
  const colour = COLOURS[seat]!;
  return `${colour[0]!.toUpperCase()}${colour.slice(1)}`;
};

/** A pad as text that `kingdomino score` reads. */
export function padText(
  pad: PadRules & { games: readonly (readonly PadKingdom[])[] },
  names: readonly string[],
): string {
  const tags = [
    `[Rules "${rulesText(pad)}"]`,
    ...names.map((name, seat) => {
      const value = name.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
      return `[${tagName(seat)} "${value}"]`;
    }),
  ];
  const games = pad.games.map((kingdoms, index) => {
    const drawn = kingdoms.map((kingdom) => drawLand(landOf(kingdom))).join('\n\n');
    return pad.games.length > 1 ? `[Game "${index + 1}"]\n\n${drawn}` : drawn;
  });
  return `${tags.join('\n')}\n\n${games.join('\n\n')}\n`;
}

const TAG = /^\[([A-Z][A-Za-z]*) "((?:[^"\\]|\\.)*)"\]$/;
const ROW = /^(?:(?:[WFLGSM](?:[*♛]?[1-3])?|[#♜.·])(?:\s+|$))+$/;

/** Read the text of a pad, or kingdoms that somebody drew. Throws `PadTextError`. */
export function readPadText(text: string): PadContent {
  const tags = new Map<string, string>();
  const games: string[][] = [[]];
  let isGap = true;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const tag = TAG.exec(line);
    if (tag) {
      if (tag[1] === 'Game' && games.at(-1)!.length) games.push([]);
      tags.set(tag[1]!, tag[2]!.replace(/\\(.)/g, '$1'));
    } else if (line) {
      if (!ROW.test(line)) throw new PadTextError();
      const lands = games.at(-1)!;
      if (isGap) lands.push(line);
      else lands.push(`${lands.pop()!}\n${line}`);
    }
    isGap = !line || tag !== null;
  }
  const drawn = games.map((lands) => lands.map(parseLand));
  const rules = readRules(tags.get('Rules') ?? usualRules(drawn));
  const { grid, games: count } = padRules(rules);
  if (drawn.length > count || drawn.some((lands) => lands.length > rules.players))
    throw new PadTextError();
  return {
    ...rules,
    names: COLOURS.map((_, seat) => (tags.get(tagName(seat)) ?? '').slice(0, MAX_NAME)),
    games: Array.from({ length: count }, (_, game) =>
      COLOURS.map((_colour, seat) => {
        const land = drawn[game]?.[seat];
        return land ? fit(land, grid) : emptyKingdom(grid);
      }),
    ),
  };
}

function parseLand(text: string): Land {
  const plain = text.replace(/[*♛]/g, '').replaceAll('♜', '#').replaceAll('·', '.');
  if (plain.split('#').length !== 2) throw new PadTextError();
  return readLand(plain);
}

function usualRules(games: readonly (readonly Land[])[]): string {
  const lands = games[0]!;
  if (!lands.length) throw new PadTextError();
  const isLarge = lands.some((land) => Math.max(...sidesOf(land)) > 5);
  return lands.length <= 2 && isLarge ? 'mighty-duel/2' : `classic/${Math.max(2, lands.length)}`;
}

const RULES = /^[a-z-]+\/[234](?:\+[a-z-]+=[a-z0-9-]+)*$/;
/** The presets; those that differ in variants only are the classic game with them. */
const PRESETS: Record<string, string> = {
  classic: 'classic',
  'mighty-duel': 'classic',
  dynasty: 'classic',
  tournament: 'classic',
  demo: 'demo',
  'second-edition': 'second-edition',
};
const SETTINGS: readonly string[] = ['opening', ...BONUS_NAMES, 'deck', 'games'];

function readRules(text: string): PadRules {
  if (!RULES.test(text)) throw new PadTextError();
  const { preset: name, players, settings } = parseRules(text);
  const preset = PRESETS[name];
  const variants = parseVariants(text);
  const isKnown =
    Object.keys(settings).every((setting) => SETTINGS.includes(setting)) &&
    openingsFor(players).includes(variants.opening) &&
    BONUS_NAMES.every((name) =>
      ['no', ...bonusNamed(name).values].includes(chosenBonus(variants, name)),
    );
  if (!preset || !isKnown) throw new PadTextError();
  return { preset, players, variants };
}

const cellsOf = ({ castle, squares }: Land): Cell[] =>
  [castle, ...squares.map(({ cell }) => cell)].map(parseCell);

function sidesOf(land: Land): [number, number] {
  const cells = cellsOf(land);
  const side = (values: number[]): number => Math.max(...values) - Math.min(...values) + 1;
  return [side(cells.map(({ x }) => x)), side(cells.map(({ y }) => y))];
}

/** Move a land into the grid of a pad, its castle as near to the middle as it fits. */
function fit(land: Land, grid: number): PadKingdom {
  if (Math.max(...sidesOf(land)) > grid) throw new PadTextError();
  const cells = cellsOf(land);
  const middle = (grid - 1) / 2;
  const shift = (values: number[], low: number): number => {
    const wanted = low + middle - values[0]!;
    const least = low - Math.min(...values);
    const most = low + grid - 1 - Math.max(...values);
    return Math.min(most, Math.max(least, wanted));
  };
  const dx = shift(
    cells.map(({ x }) => x),
    0,
  );
  const dy = shift(
    cells.map(({ y }) => y),
    -grid,
  );
  const move = (cell: string): string => {
    const { x, y } = parseCell(cell);
    return cellName({ x: x + dx, y: y + dy });
  };
  return {
    castle: move(land.castle),
    squares: Object.fromEntries(
      land.squares.map(({ cell, terrain, crowns }) => [move(cell), { terrain, crowns }]),
    ),
  };
}

/** The placements of each kingdom, by game and seat; null if they can't be made of the dominoes. */
export function placementsOf(games: readonly (readonly PadKingdom[])[]): string[][][] | null {
  const placed = games.map((kingdoms) => {
    const covered = tile(kingdoms.map(landOf));
    if (isConflict(covered)) return null;
    return kingdoms.map(({ castle }, seat) => {
      const from = parseCell(castle);
      const seen = (cell: string): string => {
        const { x, y } = parseCell(cell);
        return cellName({ x: CASTLE.x + x - from.x, y: CASTLE.y + y - from.y });
      };
      return covered
        .filter(({ land }) => land === seat)
        .map(({ domino, cells }) => `${domino}:${cells.map(seen).join('')}`);
    });
  });
  return placed.every((game) => game !== null) ? placed : null;
}
