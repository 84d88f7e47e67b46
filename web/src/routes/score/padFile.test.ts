import { describe, expect, it } from 'vitest';
import { presetVariants } from '$lib/game/rules/ruleset';
import { emptyKingdom, lay, padRules, paint, rulesText, type PadKingdom } from './pad';
import { padText, PadTextError, placementsOf, readPadText } from './padFile';

const empty = emptyKingdom(5);
const lake = paint(paint(empty, 'c4', 'lake', 1), 'b4', 'lake', 0);
const corner: PadKingdom = lay({ castle: 'a5', squares: {} }, 48, {
  first: { x: 1, y: -5 },
  direction: 'right',
});

describe('a pad as text', () => {
  it('is read back as it was written', () => {
    const rules = { preset: 'classic', players: 2, variants: presetVariants('tournament') };
    const text = padText({ ...rules, games: [[lake, corner]] }, ['Ann', 'B"b']);
    const read = readPadText(text);
    expect(rulesText(read)).toBe(rulesText(rules));
    expect(read.names).toEqual(['Ann', 'B"b', '', '']);
    expect(padText({ ...read, games: [read.games[0]!.slice(0, 2)] }, ['Ann', 'B"b'])).toBe(text);
    expect(read.games[0]![0]).toEqual(lake);
    expect(read.games[0]![3]).toEqual(empty);
  });

  it('has three games in a Dynasty, and the rest is empty', () => {
    const read = readPadText('[Rules "dynasty/3"]\n\n[Game "1"]\n#\n\n# W\n[Game "2"]\nW1 #');
    expect(read.games).toHaveLength(3);
    expect(Object.values(read.games[0]![1]!.squares)).toEqual([{ terrain: 'wheat', crowns: 0 }]);
    expect(Object.values(read.games[1]![0]!.squares)).toEqual([{ terrain: 'wheat', crowns: 1 }]);
    expect(read.games[2]).toEqual(Array(4).fill(empty));
  });

  it('has the usual rules without a tag', () => {
    expect(rulesText(readPadText('♜ W*1'))).toBe('classic/2');
    const wide = readPadText('# W W W W W W');
    expect(padRules(wide).grid).toBe(7);
    expect(wide.games[0]![0]!.castle).toBe('a4');
    expect(readPadText('#\n\n#\n\n#').players).toBe(3);
  });

  it.each([
    '',
    'hello',
    'W W',
    '# #',
    '# W4',
    '# W W W W W\n\n#\n\n#',
    '# . . . . . . W',
    '[Rules "classic/2"]\n\n#\n\n#\n\n#',
    '[Rules "classic/5"]\n\n#',
    '[Rules "chess/2"]\n\n#',
    '[Rules "classic/2+tie-breaks=crowns"]\n\n#',
    '[Rules "classic/2+opening=any"]\n\n#',
    '[Rules "classic/3+opening=abba"]\n\n#',
    '[Rules "classic/2+middle-kingdom=full"]\n\n#',
    '[Rules "classic/2"]\n[Game "1"]\n#\n[Game "2"]\n#',
  ])('is refused: %j', (text) => {
    expect(() => readPadText(text)).toThrow(PadTextError);
  });
});

describe('kingdoms as dominoes', () => {
  it('are seen from their castle', () => {
    expect(placementsOf([[empty, corner]])).toEqual([[[], ['48:h7i7']]]);
  });

  it('are none if they can not be made', () => {
    const mine = paint(paint(empty, 'c4', 'wheat', 0), 'c5', 'mine', 3);
    expect(placementsOf([[mine, empty]])).not.toBeNull();
    expect(placementsOf([[mine, mine]])).toBeNull();
    expect(placementsOf([[paint(empty, 'c4', 'lake', 0)]])).toBeNull();
  });
});
