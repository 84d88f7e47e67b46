import { describe, expect, it } from 'vitest';
import { placementText } from '$lib/game/cell';
import { sampleKingdom } from '$lib/game/sampleKingdom';
import { KernelError } from './engine';
import { kingdomsOf, withDomino, placesFor, rankLands, roomOf, rulesOf, type Land } from './lands';
import { engine } from './load';

const lake = (cell: string, crowns = 0) => ({ cell, terrain: 'lake' as const, crowns });
const rules = (text: string) => rulesOf(engine(), text);

/** A castle in a corner with as many lakes to its right, one of them with a crown. */
const lakes = (count: number): Land => ({
  castle: 'a1',
  squares: ['b1', 'c1', 'd1', 'e1'].slice(0, count).map((cell, at) => lake(cell, at ? 0 : 1)),
});

describe('the rules of a text', () => {
  it('have their sizes', () => {
    expect(rules('classic/2')).toMatchObject({ deck: 24, grid: 5, line: 4, kings: 4, rounds: 6 });
    expect(rules('classic/3')).toMatchObject({ deck: 36, grid: 5, line: 3, kings: 3, rounds: 12 });
    expect(rules('second-edition/3')).toMatchObject({ deck: 48, line: 4, kings: 3, rounds: 12 });
    expect(rules('mighty-duel/2')).toMatchObject({ deck: 48, grid: 7, line: 4, kings: 4 });
  });

  it.each(['classic/5', 'classic/3+opening=abba', 'classic/2+middle-kingdom=yes'])(
    'are refused if there is no such game: %s',
    (text) => expect(() => rules(text)).toThrow(KernelError),
  );
});

describe('a land', () => {
  it('has its territories where it was drawn', () => {
    const [kingdom] = kingdomsOf(engine(), rules('classic/2'), [lakes(3)]);
    expect(kingdom).toMatchObject({
      castle: 'a1',
      extent: { low: 'a1', high: 'd1' },
      territories: [{ terrain: 'lake', squares: 3, crowns: 1, cells: ['b1', 'c1', 'd1'] }],
      points: 3,
    });
  });

  it('must fit into its grid, and has one square on a cell', () => {
    const wide = { castle: 'a1', squares: [lake('f1')] };
    expect(kingdomsOf(engine(), rules('mighty-duel/2'), [wide])).toHaveLength(1);
    for (const squares of [wide.squares, [lake('b1'), lake('b1')], [lake('a1')]])
      expect(() => kingdomsOf(engine(), rules('classic/2'), [{ castle: 'a1', squares }])).toThrow(
        KernelError,
      );
  });

  it('earns the bonuses of the rules', () => {
    const both = { castle: 'c3', squares: [lake('b3'), lake('d3')] };
    const symmetric = rules('classic/2+middle-kingdom=symmetric');
    expect(kingdomsOf(engine(), symmetric, [both, lakes(1)]).map((k) => k.bonuses)).toEqual([
      [{ bonus: 'middle-kingdom', points: 10 }],
      [],
    ]);
  });

  it('has places for a domino, legal ones and others', () => {
    const places = placesFor(engine(), rules('classic/2'), lakes(2), 7);
    const at = (text: string) => places.find(({ placement }) => placementText(placement) === text);
    expect(at('d1e1')).toMatchObject({ gain: 2, isLegal: true });
    expect(at('c3d3')).toMatchObject({ gain: 0, isLegal: false });
    expect(at('b1b2')).toBeUndefined();
  });

  it('has room, and holes', () => {
    const ring = sampleKingdom(['24:h7i7', '14:i6i5', '8:h5g5', '7:g6f6']);
    const { reach, holes } = roomOf(engine(), rules('classic/2'), ring);
    expect(holes).toEqual(['h6']);
    expect(reach).toContain('j9');
    expect(reach).not.toContain('k7');
  });

  it('grows by a domino', () => {
    const placement = { first: { x: 6, y: -8 }, direction: 'up' as const };
    const grown = withDomino(engine(), rules('classic/2'), sampleKingdom(['24:h7i7']), {
      domino: 20,
      placement,
    });
    expect(grown).toMatchObject({ placed: ['24:h7i7', '20:g8g9'], points: 2 });
    expect(grown.extent).toEqual({ low: 'g7', high: 'i9' });
  });
});

describe('players', () => {
  it('share a rank that no tie-break decides', () => {
    const ranks = rankLands(engine(), rules('classic/3'), [[lakes(2), lakes(3), lakes(2)]]);
    expect(ranks.map(({ seat, rank, is_shared }) => [seat, rank, is_shared])).toEqual([
      [1, 1, false],
      [0, 2, true],
      [2, 2, true],
    ]);
  });

  it('are ranked by all games of a Dynasty', () => {
    const games = [
      [lakes(4), lakes(1)],
      [lakes(1), lakes(2)],
      [lakes(1), lakes(2)],
    ];
    const ranks = rankLands(engine(), rules('dynasty/2'), games);
    expect(ranks.map(({ seat, points, games }) => [seat, points, games.length])).toEqual([
      [0, 6, 3],
      [1, 5, 3],
    ]);
    expect(ranks[0]!.games.map(({ points }) => points)).toEqual([4, 1, 1]);
  });
});
