/** The levels of the bots: as `kingdomino.bots.registry` has them. */
interface Greedy {
  /** The probability that it considers a legal action. */
  visibility: number;
}

interface Searching {
  /** Whether rollouts stop at the horizon. */
  isQuick: boolean;
  rollouts: number;
  /** Whether it takes the time that it gets, if it gets any. */
  isTimed: boolean;
}

export const LEVELS = {
  page: { visibility: 0.15 },
  squire: { visibility: 0.5 },
  knight: { visibility: 1 },
  duke: { isQuick: true, rollouts: 60, isTimed: false },
  regent: { isQuick: false, rollouts: 400, isTimed: true },
} as const satisfies Record<string, Greedy | Searching>;

export type Level = keyof typeof LEVELS;

/** By seat; null for a person, and where it is not known. */
export type Levels = readonly (Level | null)[];

export const isLevel = (name: string | null): name is Level => name !== null && name in LEVELS;

/** The levels of the seats by the names of their bots; null if none is known. */
export function levelsOf(bots: readonly (string | null)[]): Levels | null {
  const levels = bots.map((name) => (isLevel(name) ? name : null));
  return levels.some((level) => level !== null) ? levels : null;
}
