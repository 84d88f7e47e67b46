import { describe, expect, it } from 'vitest';
import type { Kingdom } from '$lib/api/types';
import { sampleKingdom } from '$lib/game/sampleKingdom';
import { hasPlace, warningFor } from './warnings';

const kingdom = (placed: string[], reach: string[]): Kingdom => ({
  ...sampleKingdom(placed),
  reach,
});

// The castle on g7, forest and wheat on h7 and i7.
const FOREST = '24:h7i7';

describe('a domino has a place', () => {
  it('beside the castle, whatever it shows', () => {
    expect(hasPlace(kingdom([], ['g8', 'g9']), 48)).toBe(true);
  });

  it('beside its own terrain', () => {
    expect(hasPlace(kingdom([FOREST], ['h8', 'h9']), 3)).toBe(true);
    expect(hasPlace(kingdom([FOREST], ['h8', 'h9']), 7)).toBe(false);
  });

  it('only on two cells beside each other', () => {
    expect(hasPlace(kingdom([], ['g8', 'g6']), 48)).toBe(false);
  });
});

describe('a warning', () => {
  it('is given for a domino that fits nowhere any more', () => {
    const before = kingdom([], ['g8', 'h8', 'h7', 'i7']);
    const after = kingdom([FOREST], ['h8', 'i8']);
    expect(warningFor(before, after, [3, 7])).toEqual({ kind: 'domino', domino: 7 });
    expect(warningFor(before, after, [3])).toBeNull();
  });

  it('is given for a new hole of a single cell, once', () => {
    const before = kingdom([], ['g8', 'h8', 'f5']);
    expect(warningFor(before, kingdom([], ['g8', 'f5']), [])).toEqual({ kind: 'hole' });
    expect(warningFor(before, kingdom([], ['g8', 'h8', 'f5']), [])).toBeNull();
  });

  it('is not given for a domino that had no place before', () => {
    const before = kingdom([FOREST], ['h8', 'i8']);
    expect(warningFor(before, kingdom([FOREST], ['h8', 'i8']), [7])).toBeNull();
  });
});
