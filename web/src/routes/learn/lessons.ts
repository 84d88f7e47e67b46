/**
 * The lessons: first the rules, then three ideas of good play.
 *
 * The current lesson is derived from the view, so it survives a reload.
 */
import type { Kingdom, TableView } from '$lib/api/types';
import { ownSeat } from '$lib/game/seats';
import type { MessageName } from '$lib/i18n/messages';

export interface Lesson {
  title: MessageName;
  /** The explanations, one per card. */
  cards: readonly MessageName[];
}

export const LESSONS: readonly Lesson[] = [
  { title: 'lesson-claim', cards: ['lesson-claim-order', 'lesson-claim-crowns'] },
  {
    title: 'lesson-castle',
    cards: ['lesson-castle-wild', 'lesson-castle-turn', 'lesson-castle-send'],
  },
  { title: 'lesson-match', cards: ['lesson-match-touch', 'lesson-match-halves'] },
  { title: 'lesson-points', cards: ['lesson-points-times', 'lesson-points-none'] },
  { title: 'lesson-box', cards: ['lesson-box-floats', 'lesson-box-discard', 'lesson-box-end'] },
  { title: 'lesson-grow', cards: ['lesson-grow-add', 'lesson-grow-first'] },
  { title: 'lesson-early', cards: ['lesson-early-low', 'lesson-early-when'] },
  { title: 'lesson-room', cards: ['lesson-room-holes', 'lesson-room-castle'] },
];

export const DONE: Lesson = { title: 'lesson-done', cards: ['lesson-done-text'] };

export const OPENING = 0;
export const CASTLE = 1;
export const MATCH = 2;
export const POINTS = 3;
export const BOX = 4;
export const GROW = 5;
export const EARLY = 6;
export const ROOM = 7;

export const ownKingdom = (view: TableView): Kingdom => view.kingdoms[ownSeat(view)]!;

/** The index of the current lesson, one for each turn; after the last, the number of lessons. */
export function lessonIndex(view: TableView): number {
  if (view.round === 0) return OPENING;
  const { placed, discarded } = ownKingdom(view);
  return Math.min(CASTLE + placed.length + discarded.length, LESSONS.length);
}
