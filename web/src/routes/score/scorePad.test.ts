import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { texts } from '$lib/i18n/texts.svelte';
import { Pad } from './scorePad.svelte';

beforeAll(() => texts.setLanguage('en'));
beforeEach(() => localStorage.removeItem('kingdomino-pads'));
afterEach(() => localStorage.removeItem('kingdomino-pads'));

/** A pad with a square painted, and a new one before it with another. */
function twoPads(): { pad: Pad; old: string } {
  const pad = new Pad();
  pad.paint('g8');
  const old = pad.data.id;
  pad.startNew();
  pad.paint('g9');
  return { pad, old };
}

describe('the pads of this browser', () => {
  it('are each there once, the open one first', () => {
    const { pad, old } = twoPads();
    const fresh = pad.data.id;
    pad.open(old);
    expect(pad.data.id).toBe(old);
    expect(pad.others.map(({ id }) => id)).toEqual([fresh]);
    expect(Object.keys(pad.kingdom.squares)).toEqual(['g8']);
    // They are there again when the page was loaded again.
    const again = new Pad();
    expect([again.data, ...again.others].map(({ id }) => id)).toEqual([old, fresh]);
  });

  it('are forgotten if nothing is on them', () => {
    const pad = new Pad();
    const empty = pad.data.id;
    pad.startNew();
    expect(pad.others).toEqual([]);
    expect(pad.data.id).not.toBe(empty);
  });
});

describe('undoing', () => {
  it('takes back the last change, and ends where the pad began', () => {
    const { pad } = twoPads();
    pad.paint('g10');
    pad.undo();
    expect(Object.keys(pad.kingdom.squares)).toEqual(['g9']);
    pad.undo();
    expect([Object.keys(pad.kingdom.squares), pad.canUndo]).toEqual([[], false]);
  });
});
