/** The kingdoms in the pictures of the rules. */
import type { Kingdom, Territory } from '$lib/api/types';
import type { GhostLook } from '$lib/board/Ghost.svelte';
import type { Box } from '$lib/game/box';
import { parseCell, parsePlacement } from '$lib/game/cell';
import { sampleKingdom } from '$lib/game/sampleKingdom';

/** The cells from one corner to the other: `f8` is the upper left one, `j6` the lower right. */
export function boxBetween(upperLeft: string, lowerRight: string): Box {
  const { x, y } = parseCell(upperLeft);
  const end = parseCell(lowerRight);
  return { left: x, top: y, width: end.x - x + 1, height: end.y - y + 1 };
}

/** A domino held over a kingdom, with the points it adds; null if it does not fit there. */
export function ghostOver(action: string, gain: number | null): GhostLook {
  const { domino, placement } = parsePlacement(action)!;
  return { domino, placement, fits: gain !== null, gain: gain ?? 0, isPlaced: false };
}

/**
 * A kingdom, with the cells of the territories that score, the highest first.
 *
 * They are written down, so that the rules are shown without the engine; a test compares them with
 * `kingdomino.rules`.
 */
function sample(placements: string, ...scoring: readonly string[]): Kingdom {
  const placed = placements.split(' ');
  const { squares } = sampleKingdom(placed);
  const territories = scoring.map((text): Territory => {
    const cells = text.split(' ');
    const land = squares.filter(({ cell }) => cells.includes(cell));
    const crowns = land.reduce((sum, square) => sum + square.crowns, 0);
    const { terrain } = land[0]!;
    return { terrain, squares: cells.length, crowns, points: cells.length * crowns, cells };
  });
  return sampleKingdom(placed, territories);
}

/** The castle alone. */
export const CASTLE_ALONE = sampleKingdom([]);

/** The start of a game, where the second domino is tried out. */
export const BEGUN = sample('24:h7i7 30:g6h6', 'h7', 'g6');

/** A forest of five squares with three crowns. */
export const WOODED = sample('3:h7i7 24:h8g8 25:i8j8 28:h6g6', 'h6 h7 i7 h8 i8');

/** The same, four cells wide and four high: one more fits each way. */
export const FLOATING = sample('3:h7i7 24:h8g8 25:i8j8 28:h6g6 4:h9i9', 'h6 h7 i7 h8 i8 h9 i9');

/** A ring around one cell, which stays empty. */
export const RINGED = sample('24:h7i7 14:i6i5 8:h5g5 7:g6f6', 'h7');

/** A whole game of two players: twelve dominoes, nothing discarded. */
export const FINISHED = sample(
  '24:g6g5 48:g4h4 13:h5h6 42:f8g8 19:i5i6 34:f7f6 1:f4f5 18:h7h8 21:i4j4 22:j5j6 37:i7i8 44:j8j7',
  'f4 g4 i4 f5 g5 h5 i5 j5',
  'g8 h8 i8 j8',
  'f6 g6 h6 i6 h7',
  'j6 j7',
  'h4',
  'f7 f8',
);
