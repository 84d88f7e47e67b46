import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$lib/api/types';
import { lastTurn } from './lastTurn';

const log = (...actions: [number, string, number?][]): LogEntry[] =>
  actions.map(([seat, action, game = 1], ply) => ({ ply, game, seat, action, bot: null }));

describe('the last turn of a seat', () => {
  it('is a placement with its claim', () => {
    const actions = log([0, '>3'], [1, '>9'], [0, '3:g8h8'], [0, '>12'], [1, '9:f7e7'], [1, '>14']);
    expect(lastTurn(actions, 0, 1)).toEqual({ ply: 2, text: '3:g8h8>12' });
    expect(lastTurn(actions.slice(0, 2), 0, 1)).toEqual({ ply: 0, text: '>3' });
  });

  it('is one of two turns in a row', () => {
    const actions = log([0, '>3'], [0, '>9']);
    expect(lastTurn(actions, 0, 1)).toEqual({ ply: 1, text: '>9' });
    const last = log([0, '3:g8h8'], [0, '9:f7e7']);
    expect(lastTurn(last, 0, 1)).toEqual({ ply: 1, text: '9:f7e7' });
  });

  it('is none before the first, nor of an earlier game', () => {
    expect(lastTurn(log([1, '>9']), 0, 1)).toBeNull();
    expect(lastTurn(log([0, '>9', 1], [1, '>3', 2]), 0, 2)).toBeNull();
  });
});
