import type { SeatValue } from '$lib/api/types';

/** The chance of a seat to win: with the levels of the bots if they are known, else between equals. */
export const winChance = ({ win, level_win: levelWin }: SeatValue): number =>
  (levelWin ?? win).value;
