/** The puzzles that come with this version, the easiest first. */
import rows from 'puzzles:all';
import type { Position, PuzzleItem } from '$lib/api/types';
import { engine } from '$lib/engine/load';
import { parsePositionSource, positionAt } from '$lib/engine/notation/source';

export interface Puzzle extends PuzzleItem {
  /** In notation: what the acting seat sees, the best turn, and the next best one. */
  text: string;
  solution: string;
  other: string;
}

export const PUZZLES: readonly Puzzle[] = rows.map(
  ([id, text, solution, other, theme, rating], index) => ({
    ...{ number: index + 1, id, theme, rating },
    ...{ text, solution, other },
  }),
);

/** The position of a puzzle, after some actions. */
export const puzzlePosition = ({ text }: Puzzle, actions: readonly string[] = []): Position =>
  positionAt(engine(), parsePositionSource(engine(), text), null, actions);
