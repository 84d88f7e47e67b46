import { describe, expect, it } from 'vitest';
import type { Review } from '$lib/api/types';
import { appendTurns } from './review.svelte';

const answer = (turns: number[], luck: number[], more: Partial<Review>): Review =>
  ({
    turns: turns.map((ply) => ({ ply })),
    luck: luck.map((ply) => ({ ply })),
    ...more,
  }) as unknown as Review;

describe('a review that grows', () => {
  it('appends turns and luck, and takes the rest from the last answer', () => {
    const first = answer([0, 1], [0], { turning_points: [], is_complete: false });
    const rest = answer([2], [2], { turning_points: [1], is_complete: true });
    expect(appendTurns(first, rest)).toEqual(
      answer([0, 1, 2], [0, 2], { turning_points: [1], is_complete: true }),
    );
  });

  it('keeps its turns if nothing is new', () => {
    const first = answer([0, 1], [0], { is_complete: false });
    expect(appendTurns(first, answer([], [], { is_complete: false }))).toEqual(first);
  });
});
