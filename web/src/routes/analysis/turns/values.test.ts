import { describe, expect, it } from 'vitest';
import type { Evaluation } from '$lib/api/types';
import { MOST_ROWS, reordered, Values } from './values';

const estimates = (entries: Record<string, [number, number]>) =>
  new Map(Object.entries(entries).map(([turn, [value, error]]) => [turn, { value, error }]));

/** An evaluation of turns with a lead, its error and rollouts. */
const evaluation = (turns: Record<string, [number, number, number]>): Evaluation =>
  ({
    evaluation: {
      seat: 0,
      rollouts: Object.values(turns).reduce((sum, [, , rollouts]) => sum + rollouts, 0),
      is_exact: false,
      turns: Object.entries(turns).map(([turn, [value, error, rollouts]]) => ({
        turn,
        rollouts,
        seats: [
          { lead: { value, error }, points: { value: 40 + value, error }, spread: 8 },
          { lead: { value: -value, error }, points: { value: 40, error }, spread: 8 },
        ],
      })),
    },
  }) as unknown as Evaluation;

describe('values of several evaluations', () => {
  it('are means weighted by rollouts, with a smaller error', () => {
    const values = new Values();
    values.add(evaluation({ a: [10, 1, 100], b: [2, 1, 100] }));
    values.add(evaluation({ a: [4, 1, 200], b: [2, 1, 200] }));
    const [first] = values.rows([]);
    expect(first!.turn).toBe('a');
    expect(first!.lead.value).toBeCloseTo(6);
    expect(first!.lead.error).toBeCloseTo(Math.sqrt(100 ** 2 + 200 ** 2) / 300);
    expect(first!.points[0]).toBeCloseTo(46);
    expect(values.rollouts).toBe(600);
  });

  it('say when the first place is settled', () => {
    const values = new Values();
    values.add(evaluation({ a: [5, 1, 10], b: [2, 1, 10] }));
    expect(values.isSettled).toBe(false);
    values.add(evaluation({ a: [5, 0.1, 1000], b: [2, 0.1, 1000] }));
    expect(values.isSettled).toBe(true);
  });

  it('show few turns, and those that are to be kept', () => {
    const values = new Values();
    const turns = Array.from({ length: 12 }, (_, i): [string, [number, number, number]] => [
      `t${i}`,
      [20 - i, 0.1, 10],
    ]);
    values.add(evaluation(Object.fromEntries(turns)));
    const shown = values.rows(['t11']).map(({ turn }) => turn);
    expect(shown).toHaveLength(MOST_ROWS);
    expect(shown.at(-1)).toBe('t11');
  });
});

describe('the order of turns', () => {
  it('changes only when whiskers part', () => {
    const level = estimates({ a: [5, 1], b: [6, 1] });
    expect(reordered(['a', 'b'], level)).toEqual(['a', 'b']);
    const parted = estimates({ a: [5, 0.1], b: [6, 0.1] });
    expect(reordered(['a', 'b'], parted)).toEqual(['b', 'a']);
    expect(reordered([], level)).toEqual(['b', 'a']);
  });
});
