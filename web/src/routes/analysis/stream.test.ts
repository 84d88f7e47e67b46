import { describe, expect, it, vi } from 'vitest';
import { inlineAnalyst } from '../../../testing/inlineAnalyst';
import { PlayedTable } from '../../../testing/playedTable';
import type { Evaluation } from '$lib/api/types';
import type { Analyst } from '$lib/engine/analyst';
import type { EvaluationOptions } from '$lib/engine/evaluation';
import { ValueStream } from './stream.svelte';

type Answer = (asked: EvaluationOptions) => Evaluation | Promise<Evaluation>;

const { match } = new PlayedTable();

/** Two turns that are as good as each other, so that nothing is ever settled. */
function evaluation(rollouts: number, isExact = false): Evaluation {
  const value = { value: 1, error: 5 };
  const turns = ['>3', '>4'].map((turn) => ({
    turn,
    rollouts,
    seats: [{ lead: value, points: value, spread: 1 }],
  }));
  return {
    evaluation: { seat: 0, rollouts, is_exact: isExact, turns },
    losses: {},
    grades: { '>4': 'good' },
  } as unknown as Evaluation;
}

async function run(answer: Answer): Promise<ValueStream> {
  const analyst = { run: async (_: string, asked: EvaluationOptions) => answer(asked) };
  const stream = new ValueStream(
    () => undefined,
    () => analyst as unknown as Analyst,
  );
  stream.start(match, ['>4']);
  await vi.waitFor(() => expect(stream.isRunning).toBe(false));
  return stream;
}

const fail = (): never => {
  throw new Error('the worker crashed');
};

describe('values that refine', () => {
  it('are put together from deals that differ', async () => {
    const asked: EvaluationOptions[] = [];
    const stream = await run((request) => {
      asked.push(request);
      return evaluation(request.rollouts);
    });
    expect(new Set(asked.map(({ seed }) => seed)).size).toBe(asked.length);
    expect(asked.every(({ keep }) => keep![0] === '>4')).toBe(true);
    expect(stream.rollouts).toBe(stream.total);
    expect(stream.rows.map(({ turn }) => turn)).toEqual(['>3', '>4']);
  });

  it('end as soon as they are exact', async () => {
    let count = 0;
    const stream = await run(({ rollouts }) => {
      count += 1;
      return evaluation(rollouts, true);
    });
    expect([count, stream.isExact]).toEqual([1, true]);
  });

  it('are unavailable if there is none at all, and stay if only more of them fail', async () => {
    expect((await run(fail)).isUnavailable).toBe(true);
    let count = 0;
    const stream = await run(({ rollouts }) => (count++ ? fail() : evaluation(rollouts)));
    expect([stream.isUnavailable, stream.rows.length]).toEqual([false, 2]);
  });

  it('come from the analyst, until they are paused', async () => {
    const analyst = inlineAnalyst();
    const stream = new ValueStream(
      () => undefined,
      () => analyst,
    );
    stream.start(match, []);
    await vi.waitFor(() => expect(stream.rows.length).toBeGreaterThan(1), 5000);
    stream.toggle();
    const { rollouts } = stream;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([stream.isRunning, stream.rollouts]).toEqual([false, rollouts]);
    stream.toggle();
    await vi.waitFor(() => expect(stream.rollouts).toBeGreaterThan(rollouts), 5000);
    stream.stop();
  });
});
