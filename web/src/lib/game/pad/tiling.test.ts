import { describe, expect, it } from 'vitest';
import cases from '../../../../../tests/tiling/lands.json';
import { parseRules, scoringRules } from '../rules/ruleset';
import { readLand } from './drawing';
import { rank, scoreOf } from './scoring';
import { isConflict, tile } from './tiling';

/** Python writes the cases: `python -m tests.tiling.regenerate`. */
describe.each(cases)('lands of $rules', ({ rules: text, lands: drawn, results, conflict }) => {
  const { preset, players, settings } = parseRules(text);
  const rules = scoringRules(preset, players, settings);
  const lands = drawn.map((each) => readLand(each));

  it('score as the library says', () => {
    const standings = rank(
      rules,
      lands.map((land) => [scoreOf(land, rules)]),
    );
    const found = standings.map(({ seat, rank: place, decided_by, points, games: [score] }) => ({
      seat,
      rank: place,
      decided_by,
      points,
      largest: score!.largest_territory,
      crowns: score!.crowns,
      bonuses: score!.bonuses.map(({ bonus }) => bonus),
    }));
    expect(found).toEqual(
      results.map(({ territories, ...result }) => {
        void territories;
        return result;
      }),
    );
    standings.forEach(({ games: [score] }, index) => {
      const sorted = (each: (string | number)[][]): string[] => each.map((t) => t.join()).sort();
      const territories = score!.territories.map((t) => [t.terrain, t.squares, t.crowns]);
      expect(sorted(territories)).toEqual(
        sorted(results[index]!.territories as (string | number)[][]),
      );
    });
  });

  it('can be made, or not, where the library says so', () => {
    const found = tile(lands);
    if (conflict === null) {
      expect(isConflict(found)).toBe(false);
      if (isConflict(found)) return;
      expect(new Set(found.map(({ domino }) => domino)).size).toBe(found.length);
      expect(2 * found.length).toBe(lands.reduce((sum, land) => sum + land.squares.length, 0));
      return;
    }
    expect(found).toEqual({
      ...conflict,
      squares: conflict.squares.map(([land, cell]) => ({ land, cell })),
    });
  });
});
