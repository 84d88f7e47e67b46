import { describe, expect, it } from 'vitest';
import type { TurnValue } from '$lib/api/types';
import { cellName, parsePlacement } from '$lib/game/cell';
import { claimNumbers, otherPlacements } from './notes';

const options = (...turns: string[]): TurnValue[] =>
  turns.map((turn) => ({ turn }) as unknown as TurnValue);

describe('notes of the coach', () => {
  const three = options('28:g8h8>12', '28:g8h8>9', '28:f7f6>12');

  it('mark the placements that are not held', () => {
    const held = parsePlacement('28:g8h8')!.placement;
    expect(otherPlacements(three, held).map(({ label }) => label)).toEqual(['3']);
    expect(otherPlacements(three, null).map(({ label }) => label)).toEqual(['1 2', '3']);
  });

  it('have their numbers where nothing covers them', () => {
    const held = parsePlacement('28:g8h8')!.placement;
    const crossing = options('28:g8h8>12', '28:g9g8>12', '28:f9g9>12');
    const cells = otherPlacements(crossing, held).map(({ labelCell }) => cellName(labelCell));
    expect(cells).toEqual(['g9', 'f9']); // the first has no free cell, the second has one
  });

  it('number the dominoes that are claimed', () => {
    expect([...claimNumbers(three)]).toEqual([
      [12, '1 3'],
      [9, '2'],
    ]);
  });

  it('are few for claims and discards alone', () => {
    expect(otherPlacements(options('>4', '>9', '46:--'), null)).toEqual([]);
    expect(claimNumbers(options('46:--')).size).toBe(0);
  });
});
