import { describe, expect, it } from 'vitest';
import { rulesOf } from '$lib/engine/lands';
import { engine } from '$lib/engine/load';
import { sampleKingdom } from '$lib/game/sampleKingdom';
import { warningFor } from './warnings';

const RULES = rulesOf(engine(), 'classic/2');

// All but the last domino of a ring around h6.
const RING = ['24:h7i7', '14:i6i5', '8:h5g5'];

/** What a placement spoils for somebody who holds dominoes. */
const after = (placed: readonly string[], action: string, ...dominoes: number[]) =>
  warningFor(RULES, sampleKingdom(placed), sampleKingdom([...placed, action]), dominoes);

describe('a warning', () => {
  it('is given for a new hole of a single cell, once', () => {
    expect(after(RING, '7:g6f6')).toEqual({ kind: 'hole' });
    expect(after(RING, '7:g8g9')).toBeNull();
    expect(after([...RING, '7:g6f6'], '10:g8g9')).toBeNull();
  });

  it('is given for a domino that fits nowhere any more', () => {
    // Wheat and lakes on all sides of the castle: nothing beside them is a mine or a swamp.
    const around = ['1:g8g9', '2:h7i7', '7:f7e7'];
    expect(after(around, '8:g6g5', 48)).toBeNull(); // wheat
    expect(after(around, '8:g6g5', 12)).toEqual({ kind: 'domino', domino: 12 });
    expect(after([...around, '8:g6g5'], '9:f6f5', 12)).toBeNull(); // as before
  });
});
