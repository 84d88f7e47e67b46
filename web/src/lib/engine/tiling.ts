/** Whether lands can be made of the 48 dominoes: `kingdomino.tiling`. */
import { TERRAINS } from '$lib/game/dominoes';
import type { Engine } from './engine';
import { cellWord, landCell, type Land } from './lands';
import { actionText } from './names';
import { WordWriter } from './words';

/** In the order of `kingdomino_tiling.h`, from 1. */
export const CONFLICTS = [
  'no-such-square',
  'too-many',
  'no-partner',
  'not-enough',
  'unreachable',
] as const;

const TILED = 0;

/** A place where lands can't be made of the dominoes. */
export interface Conflict {
  reason: (typeof CONFLICTS)[number];
  squares: { land: number; cell: string }[];
  dominoes: number[];
}

/** Placements or a conflict; neither if the search took too long. */
export interface Tiling {
  /** By land, in an order in which they are legal, with the castle on `g7`. */
  placements: string[][] | null;
  conflict: Conflict | null;
}

/**
 * Find dominoes for all lands together, each of the 48 at most once; or why there are none.
 *
 * Open squares may still get a neighbour, so that they need no domino yet.
 */
export function tile(
  engine: Engine,
  lands: readonly Land[],
  isOpen: (land: number, cell: string) => boolean = () => false,
): Tiling {
  const words = new WordWriter().put(lands.length);
  lands.forEach((land, index) => {
    words.put(land.squares.length);
    for (const { cell, terrain, crowns, domino = 0 } of land.squares)
      words
        .put(cellWord(cell, land), TERRAINS.indexOf(terrain), crowns, domino)
        .put(Number(isOpen(index, cell)));
  });
  const result = engine.use((kernel) => kernel.read('kd_host_tile', kernel.write(words.words)));
  const status = result.next();
  const laid = result.list(() => ({ land: result.next(), action: actionText(result.next()) }));
  const placementsOf = (index: number): string[] =>
    laid.filter(({ land }) => land === index).map(({ action }) => action);
  const squares = result.list(() => {
    const land = result.next();
    return { land, cell: landCell(result.next(), lands[land]!) };
  });
  const reason = CONFLICTS[status - 1];
  return {
    placements: status === TILED ? lands.map((_, index) => placementsOf(index)) : null,
    conflict: reason ? { reason, squares, dominoes: result.numbers() } : null,
  };
}
