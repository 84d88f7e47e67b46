import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refusal, serve } from '../../../testing/fakeServer';
import type { Evaluation, EvaluationRequest } from '$lib/api/types';
import { ValueStream } from './stream.svelte';

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

async function run(answer: (asked: EvaluationRequest) => unknown): Promise<ValueStream> {
  serve({ 'POST /api/evaluate': (body) => answer(body as EvaluationRequest) });
  const stream = new ValueStream(() => undefined);
  stream.start('position', ['>4']);
  await vi.waitFor(() => expect(stream.isRunning).toBe(false));
  return stream;
}

afterEach(() => vi.unstubAllGlobals());

describe('values that refine', () => {
  it('are put together from deals that differ', async () => {
    const asked: EvaluationRequest[] = [];
    const stream = await run((request) => {
      asked.push(request);
      return evaluation(request.rollouts!);
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
      return evaluation(rollouts!, true);
    });
    expect([count, stream.isExact]).toEqual([1, true]);
  });

  it('are unavailable if there is none at all, and stay if only more of them fail', async () => {
    expect((await run(() => new Refusal(503))).isUnavailable).toBe(true);
    let count = 0;
    const stream = await run(({ rollouts }) => {
      count += 1;
      return count > 1 ? new Refusal(503) : evaluation(rollouts!);
    });
    expect([stream.isUnavailable, stream.rows.length]).toEqual([false, 2]);
  });
});
