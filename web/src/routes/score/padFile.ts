/** Pads as files: as text that `kingdomino score` reads, and as dominoes for *My games*. */
import { KernelError } from '$lib/engine/engine';
import { kingdomsOf, rulesOf, type Land } from '$lib/engine/lands';
import { engine } from '$lib/engine/load';
import { tile } from '$lib/engine/tiling';
import { extentBox, type Box } from '$lib/game/box';
import { CASTLE, cellName, parseCell, translate, type Cell } from '$lib/game/cell';
import { isOffered, parseRules, parseVariants } from '$lib/game/rules/ruleset';
import { COLOURS } from '$lib/game/seats';
import { drawLand, readLand } from './drawing';
import { emptyKingdom, landOf, padBox, rulesText, type PadKingdom, type PadRules } from './pad';

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
  const rules = tags.get('Rules');
  const read = rules === undefined ? usualPad(drawn) : padOf(drawn, rules);
  return {
    ...read,
    names: COLOURS.map((_, seat) => (tags.get(tagName(seat)) ?? '').slice(0, MAX_NAME)),
  };
}

type Lands = readonly (readonly Land[])[];
type NamelessPad = Omit<PadContent, 'names'>;

function parseLand(text: string): Land {
  const plain = text.replace(/[*♛]/g, '').replaceAll('♜', '#').replaceAll('·', '.');
  const land = readLand(plain);
  const hasNames = land.squares.every(({ cell }) => /^[a-m]/.test(cell));
  if (plain.split('#').length !== 2 || !hasNames) throw new PadTextError();
  return land;
}

/** A pad without a tag of its rules: for two players, a larger grid is a Mighty Duel. */
function usualPad(drawn: Lands): NamelessPad {
  const { length } = drawn[0]!;
  if (!length) throw new PadTextError();
  try {
    return padOf(drawn, `classic/${Math.max(2, length)}`);
  } catch (error) {
    if (!(error instanceof PadTextError) || length > 2) throw error;
    return padOf(drawn, 'mighty-duel/2');
  }
}

/** The pad of lands by rules in notation. */
function padOf(drawn: Lands, text: string): NamelessPad {
  const rules = readRules(text);
  try {
    const game = rulesOf(engine(), text);
    const { grid, games } = game;
    if (drawn.length > games || drawn.some((lands) => lands.length > rules.players))
      throw new PadTextError();
    const fitted = drawn.map((lands) =>
      kingdomsOf(engine(), game, lands).map((kingdom, seat) =>
        moveInto(padBox(grid), lands[seat]!, extentBox(kingdom)),
      ),
    );
    return {
      ...rules,
      games: Array.from({ length: games }, (_, index) =>
        COLOURS.map((_colour, seat) => fitted[index]?.[seat] ?? emptyKingdom(grid)),
      ),
    };
  } catch (error) {
    throw error instanceof KernelError ? new PadTextError() : error;
  }
}

/** The presets; those that differ in variants only are the classic game with them. */
const PRESETS: Record<string, string> = {
  classic: 'classic',
  'mighty-duel': 'classic',
  dynasty: 'classic',
  tournament: 'classic',
  demo: 'demo',
  'second-edition': 'second-edition',
};

function readRules(text: string): PadRules {
  const { preset: name, players } = parseRules(text);
  const preset = PRESETS[name];
  if (!preset || !isOffered(text)) throw new PadTextError();
  return { preset, players, variants: parseVariants(text) };
}

/** The number between two others that is nearest to a third one. */
const nearest = (wanted: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, wanted));

/** Move a land into a box, its castle as near to the middle as it fits. */
function moveInto(box: Box, { squares }: Land, extent: Box): PadKingdom {
  const from = parseCell(CASTLE);
  const left = box.left + from.x - extent.left;
  const top = box.top + from.y - extent.top;
  const castle: Cell = {
    x: nearest(box.left + (box.width - 1) / 2, left, left + box.width - extent.width),
    y: nearest(box.top + (box.height - 1) / 2, top, top + box.height - extent.height),
  };
  const move = (cell: string): string => cellName(translate(parseCell(cell), from, castle));
  return {
    castle: cellName(castle),
    squares: Object.fromEntries(
      squares.map(({ cell, terrain, crowns }) => [move(cell), { terrain, crowns }]),
    ),
  };
}

/** The placements of each kingdom, by game and seat; null if they can't be made of the dominoes. */
export function placementsOf(games: readonly (readonly PadKingdom[])[]): string[][][] | null {
  const placed = games.map((kingdoms) => tile(engine(), kingdoms.map(landOf)).placements);
  return placed.every((game) => game !== null) ? placed : null;
}
