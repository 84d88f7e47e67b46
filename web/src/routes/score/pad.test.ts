import { describe, expect, it } from 'vitest';
import { engine } from '$lib/engine/load';
import { tile } from '$lib/engine/tiling';
import { cellName } from '$lib/game/cell';
import { presetVariants } from '$lib/game/rules/ruleset';
import {
  bonusStates,
  emptyKingdom,
  isOpen,
  landOf,
  lay,
  padKingdoms,
  padPlaces,
  padRules,
  paint,
  resultOf,
  type PadKingdom,
} from './pad';
import { padText } from './padFile';

const TOURNAMENT = { preset: 'tournament', players: 2, variants: presetVariants('tournament') };
const rules = padRules(TOURNAMENT);
const empty = emptyKingdom(5);

describe('painting', () => {
  it('takes a square back with the same brush, but not in a stroke', () => {
    const once = paint(empty, 'a1', 'lake', 1);
    expect(once.squares).toEqual({ a1: { terrain: 'lake', crowns: 1 } });
    expect(paint(once, 'a1', 'lake', 1).squares).toEqual({});
    expect(paint(once, 'a1', 'lake', 1, false)).toBe(once);
    expect(paint(once, 'a1', 'mine', 3).squares.a1).toEqual({ terrain: 'mine', crowns: 3 });
  });

  it('moves the castle and never paints over it', () => {
    expect(empty.castle).toBe('c3');
    expect(paint(empty, 'c3', 'lake', 0)).toBe(empty);
    const moved = paint(paint(empty, 'a1', 'lake', 0), 'a1', 'castle', 0);
    expect(moved).toEqual({ castle: 'a1', squares: {} });
  });

  it('frees the other half of a domino', () => {
    const laid = lay(empty, 48, { first: { x: 0, y: -1 }, direction: 'right' });
    expect(padKingdoms([laid], rules)[0]!.placed).toEqual(['48:a1b1']);
    const { squares } = paint(laid, 'a1', 'erase', 0);
    expect(squares).toEqual({ b1: { terrain: 'mine', crowns: 3 } });
  });
});

describe('a domino by its number', () => {
  it('is offered first where it makes the most points', () => {
    const lake = paint(paint(empty, 'c4', 'lake', 1), 'b4', 'lake', 0);
    const places = padPlaces(lake, 7, rules);
    const [best] = places;
    expect(best).toMatchObject({ gain: 2, isLegal: true });
    expect(places.at(-1)!.isLegal).toBe(false);
    const covered = lay(lake, 7, best!.placement);
    expect(Object.keys(covered.squares)).toHaveLength(4);
  });

  it('keeps to the free cells of the grid', () => {
    const cells = padPlaces(empty, 1, rules).map(({ placement }) => cellName(placement.first));
    expect(cells).not.toContain('c3');
    expect(cells.every((cell) => /^[a-e][1-5]$/.test(cell))).toBe(true);
  });

  it('is its own domino for the check', () => {
    // A wheat field and a forest beside each other, of two different dominoes.
    const one = lay(empty, 13, { first: { x: 2, y: -4 }, direction: 'right' });
    expect(tile(engine(), [landOf(one)]).placements).toEqual([['13:g8h8']]);
    const loose = paint(paint(one, 'c5', 'wheat', 0), 'd5', 'forest', 0);
    expect(tile(engine(), [landOf(loose)]).conflict).not.toBeNull();
  });
});

describe('while a kingdom is entered', () => {
  it('checks only squares that can get no more partners', () => {
    const corner = paint(paint(empty, 'a1', 'mine', 3), 'a2', 'forest', 0);
    const check = (kingdom: PadKingdom) =>
      tile(engine(), [landOf(kingdom)], (_, cell) => isOpen(kingdom, cell, 5)).conflict;
    expect(check(corner)).toBeNull();
    expect(check(paint(corner, 'b1', 'forest', 0))).toMatchObject({
      reason: 'no-partner',
      squares: [{ land: 0, cell: 'a1' }],
      dominoes: [48],
    });
  });

  it('says which bonuses are still open', () => {
    expect(bonusStates(empty, rules).map(({ state }) => state)).toEqual(['open', 'open']);
    const moved = paint(empty, 'a1', 'castle', 0);
    expect(bonusStates(moved, rules).map(({ state }) => state)).toEqual(['lost', 'open']);
    const symmetric = { ...rules, middle_kingdom: 'symmetric' as const, harmony: false };
    const states = (kingdom: PadKingdom) => bonusStates(kingdom, symmetric).map((b) => b.state);
    // The castle alone is in the middle; one square to its right needs another to its left.
    expect(states(empty)).toEqual(['earned']);
    expect(states(paint(empty, 'd3', 'lake', 0))).toEqual(['open']);
    expect(states(paint(moved, 'b1', 'lake', 0))).toEqual(['lost']);
  });
});

describe('the result', () => {
  const pink = paint(paint(empty, 'c4', 'lake', 1), 'b4', 'lake', 0);
  const pad = { ...TOURNAMENT, games: [[pink, empty]] };

  it('ranks the kingdoms', () => {
    const { standings } = resultOf(pad, ['Ann', 'Bob'], 0);
    expect(standings.map(({ seat, points }) => [seat, points])).toEqual([
      [0, 2],
      [1, 0],
    ]);
  });

  it('is a text that the command reads', () => {
    expect(padText(pad, ['Ann', 'B"b'])).toBe(
      '[Rules "tournament/2"]\n[Pink "Ann"]\n[Yellow "B\\"b"]\n\nL  L1\n.  #\n\n#\n',
    );
  });
});
