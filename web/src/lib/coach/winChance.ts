import type { Review, SeatValue } from '$lib/api/types';

/** The chance of a seat to win: with the levels of the bots if they are known, else between equals. */
export const winChance = ({ win, level_win: levelWin }: SeatValue): number =>
  (levelWin ?? win).value;

/** Whether the chances of a review are between equals: no level of a player is known. */
export const isBetweenEquals = ({ turns }: Review): boolean =>
  turns.every(({ best }) => best.seats.every(({ level_win: levelWin }) => !levelWin));
