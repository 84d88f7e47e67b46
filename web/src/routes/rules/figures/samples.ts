/** The kingdoms in the pictures of the rules. */
import type { GhostLook } from '$lib/board/Ghost.svelte';
import { extentBox, type Box } from '$lib/game/box';
import { parseCell, parsePlacement } from '$lib/game/cell';
import { sampleKingdom } from '$lib/game/sampleKingdom';

/** The cells from one corner to the other: `f8` is the upper left one, `j6` the lower right. */
export function boxBetween(upperLeft: string, lowerRight: string): Box {
  const { x, y } = parseCell(upperLeft);
  const end = parseCell(lowerRight);
  return { left: x, top: y, width: end.x - x + 1, height: end.y - y + 1 };
}

/** The cells that a kingdom covers. */
export const boxAround = (placed: readonly string[]): Box => extentBox(sampleKingdom(placed));

/** A domino held over a kingdom. */
export function ghostOver(placed: readonly string[], action: string, fits: boolean): GhostLook {
  const { domino, placement } = parsePlacement(action)!;
  const pointsWith = sampleKingdom([...placed, action]).points;
  const gain = fits ? pointsWith - sampleKingdom(placed).points : 0;
  return { domino, placement, fits, gain, isPlaced: false };
}

/** The start of a game, where the second domino is tried out. */
export const BEGUN = ['24:h7i7', '30:g6h6'] as const;

/** A forest of five squares with three crowns. */
export const WOODED = ['3:h7i7', '24:h8g8', '25:i8j8', '28:h6g6'] as const;

/** The same, four cells wide and four high: one more fits each way. */
export const FLOATING = [...WOODED, '4:h9i9'] as const;

/** A ring around one cell, which stays empty. */
export const RINGED = ['24:h7i7', '14:i6i5', '8:h5g5', '7:g6f6'] as const;

/** A whole game of two players: twelve dominoes, nothing discarded. */
export const FINISHED = [
  '24:g6g5',
  '48:g4h4',
  '13:h5h6',
  '42:f8g8',
  '19:i5i6',
  '34:f7f6',
  '1:f4f5',
  '18:h7h8',
  '21:i4j4',
  '22:j5j6',
  '37:i7i8',
  '44:j8j7',
] as const;
