/** What this browser knows of solved puzzles, and how many were found in a row. */
import type { PuzzleItem } from '$lib/api/types';

const KEY = 'kingdomino-puzzles';

export const THEMES = ['shape', 'order', 'denial', 'bonus'] as const;
export type Theme = (typeof THEMES)[number];

export interface Progress {
  /** The ids of the puzzles that were solved. */
  solved: readonly string[];
  streak: number;
  best: number;
}

export const NO_PROGRESS: Progress = { solved: [], streak: 0, best: 0 };

/** A turn that was tried in a puzzle. */
export interface Attempt {
  id: string;
  isRight: boolean;
  /** Whether it is the first one in this puzzle. */
  isFirst: boolean;
  hasHint: boolean;
}

/** A wrong turn ends the streak; a right one at once, without a hint, makes it longer. */
export function afterAttempt(progress: Progress, attempt: Attempt): Progress {
  const { id, isRight, isFirst, hasHint } = attempt;
  if (!isRight) return { ...progress, streak: 0 };
  const isNew = !progress.solved.includes(id);
  const streak = progress.streak + Number(isNew && isFirst && !hasHint);
  return {
    solved: isNew ? [...progress.solved, id] : progress.solved,
    streak,
    best: Math.max(progress.best, streak),
  };
}

/** The next puzzle of a theme that is not solved: after a number, else from the beginning. */
export function nextPuzzle<Puzzle extends PuzzleItem>(
  items: readonly Puzzle[],
  { solved }: Progress,
  theme: Theme | null,
  after: number,
): Puzzle | null {
  const open = items.filter(
    (item) => (!theme || item.theme === theme) && !solved.includes(item.id),
  );
  return open.find(({ number }) => number > after) ?? open[0] ?? null;
}

class StoredProgress {
  current = $state.raw<Progress>(read());

  add(attempt: Attempt): void {
    this.#set(afterAttempt(this.current, attempt));
  }

  /** Forget which of some puzzles were solved; the streak stays. */
  forget(items: readonly PuzzleItem[]): void {
    const ids = new Set(items.map(({ id }) => id));
    this.#set({ ...this.current, solved: this.current.solved.filter((id) => !ids.has(id)) });
  }

  #set(progress: Progress): void {
    this.current = progress;
    try {
      localStorage.setItem(KEY, JSON.stringify(progress));
    } catch {
      // Private windows may refuse; the progress then lasts as long as the page.
    }
  }
}

function read(): Progress {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>;
    return { ...NO_PROGRESS, ...stored };
  } catch {
    return NO_PROGRESS; // unreadable, or storage is switched off
  }
}

export const progress = new StoredProgress();
