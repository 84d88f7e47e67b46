import { describe, expect, it } from 'vitest';
import type { PuzzleItem } from '$lib/api/types';
import { afterAttempt, nextPuzzle, NO_PROGRESS, type Attempt } from './progress.svelte';

const attempt = (change: Partial<Attempt> = {}): Attempt => ({
  id: 'a',
  isRight: true,
  isFirst: true,
  hasHint: false,
  ...change,
});

describe('the streak', () => {
  it('grows with every puzzle that is solved at once', () => {
    const one = afterAttempt(NO_PROGRESS, attempt());
    const two = afterAttempt(one, attempt({ id: 'b' }));
    expect(two).toEqual({ solved: ['a', 'b'], streak: 2, best: 2 });
  });

  it('is kept, but not lengthened, by a hint or a puzzle that was solved before', () => {
    const one = afterAttempt(NO_PROGRESS, attempt());
    expect(afterAttempt(one, attempt({ id: 'b', hasHint: true })).streak).toBe(1);
    expect(afterAttempt(one, attempt()).streak).toBe(1);
  });

  it('ends with a wrong turn, and the best one stays', () => {
    const two = afterAttempt(afterAttempt(NO_PROGRESS, attempt()), attempt({ id: 'b' }));
    const wrong = afterAttempt(two, attempt({ id: 'c', isRight: false }));
    expect(wrong).toEqual({ solved: ['a', 'b'], streak: 0, best: 2 });
    const late = afterAttempt(wrong, attempt({ id: 'c', isFirst: false }));
    expect(late).toEqual({ solved: ['a', 'b', 'c'], streak: 0, best: 2 });
  });
});

describe('the next puzzle', () => {
  const items = (['shape', 'order', 'shape'] as const).map((theme, index): PuzzleItem => ({
    number: index + 1,
    id: 'abc'[index]!,
    theme,
    rating: 80,
  }));
  const solved = (...ids: string[]) => ({ ...NO_PROGRESS, solved: ids });

  it('is the next one that is not solved, then from the beginning', () => {
    expect(nextPuzzle(items, NO_PROGRESS, null, 1)?.number).toBe(2);
    expect(nextPuzzle(items, solved('b'), null, 1)?.number).toBe(3);
    expect(nextPuzzle(items, solved('c'), null, 2)?.number).toBe(1);
  });

  it('keeps to a theme', () => {
    expect(nextPuzzle(items, NO_PROGRESS, 'shape', 1)?.number).toBe(3);
    expect(nextPuzzle(items, solved('b'), 'order', 0)).toBeNull();
  });
});
