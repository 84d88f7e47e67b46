/** The printed rulebooks, and where they differ (R5, R14, R15): `kingdomino.rules.BOOKS`. */
import type { MiddleKingdom, Opening } from '$lib/api/types';
import { MIDDLE_KINGDOMS } from './bonuses';
import { presetVariants, type Variants } from './ruleset';

export interface Book {
  preset: string;
  players: readonly number[];
  opening: Opening;
  tieBreaks: 'territory,crowns' | 'crowns';
  /** Whether those who are equal in everything win together; if not, it is called a draw. */
  isVictoryShared: boolean;
  /** The readings of the Middle Kingdom that its words allow. */
  middleKingdom: readonly MiddleKingdom[];
}

const CLASSIC = {
  preset: 'classic',
  players: [2, 3, 4],
  tieBreaks: 'territory,crowns',
  isVictoryShared: true,
  middleKingdom: MIDDLE_KINGDOMS,
} as const;

export const BOOKS = {
  bulgarian: { ...CLASSIC, opening: 'owner' },
  hebrew: { ...CLASSIC, opening: 'owner', isVictoryShared: false },
  english: { ...CLASSIC, opening: 'drawer' },
  russian: {
    ...CLASSIC,
    preset: 'demo',
    players: [2],
    opening: 'owner',
    tieBreaks: 'crowns',
    middleKingdom: [],
  },
  greek: { ...CLASSIC, opening: 'drawer' },
  romanian: { ...CLASSIC, opening: 'drawer', middleKingdom: ['full-box'] },
} as const satisfies Record<string, Book>;

export type BookName = keyof typeof BOOKS;
export const BOOK_NAMES = Object.keys(BOOKS) as BookName[];

/** Return a rulebook by its name, which may come from an address; null if there is none. */
export function bookNamed(wanted: string | null): Book | null {
  const name = BOOK_NAMES.find((book) => book === wanted);
  return name ? BOOKS[name] : null;
}

/** What is chosen in the form for a rulebook; without one, for the classic game. */
export const variantsOf = (book: Book | null): Variants => ({
  ...presetVariants(book?.preset ?? 'classic'),
  ...(book && { opening: book.opening }),
});
