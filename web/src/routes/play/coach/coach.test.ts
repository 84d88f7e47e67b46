import { describe, expect, it } from 'vitest';
import type { Hint } from '$lib/api/types';
import { optionsOf } from './coach.svelte';

const TURNS = ['>1', '>2', '>3', '>4', '>5'];

/** The turns that are offered if the reasons compare the best one with another. */
function options(compared: string | null, turns = TURNS): string[] {
  const evaluation = { turns: turns.map((turn) => ({ turn })), compared };
  return optionsOf(evaluation as unknown as Hint['evaluation']).map(({ turn }) => turn);
}

describe('the options of a hint', () => {
  it('are the best three turns', () => {
    expect(options(null)).toEqual(['>1', '>2', '>3']);
    expect(options('>2')).toEqual(['>1', '>2', '>3']);
    expect(options('>3')).toEqual(['>1', '>2', '>3']);
    expect(options('>2', ['>1', '>2'])).toEqual(['>1', '>2']);
  });

  it('have the turn that the reasons compare with in place of the third', () => {
    expect(options('>5')).toEqual(['>1', '>2', '>5']);
  });
});
