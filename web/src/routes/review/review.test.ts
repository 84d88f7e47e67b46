import { afterEach, describe, expect, it, vi } from 'vitest';
import { serve, tableView } from '../../../testing/fakeServer';
import type { Review } from '$lib/api/types';
import { appendTurns, ReviewLoader } from './review.svelte';

const answer = (turns: number[], luck: number[], more: Partial<Review>): Review =>
  ({
    turns: turns.map((ply) => ({ ply })),
    luck: luck.map((ply) => ({ ply })),
    ...more,
  }) as unknown as Review;

describe('a review that grows', () => {
  it('appends turns and luck, and takes the rest from the last answer', () => {
    const first = answer([0, 1], [0], { turning_points: [], is_complete: false });
    const rest = answer([2], [2], { turning_points: [1], is_complete: true });
    expect(appendTurns(first, rest)).toEqual(
      answer([0, 1, 2], [0, 2], { turning_points: [1], is_complete: true }),
    );
  });

  it('keeps its turns if nothing is new', () => {
    const first = answer([0, 1], [0], { is_complete: false });
    expect(appendTurns(first, answer([], [], { is_complete: false }))).toEqual(first);
  });
});

describe('the review of a match', () => {
  const VIEW = 'GET /api/tables/t';
  const path = (skip: number): string => `GET /api/tables/t/review?skip=${skip}`;
  const more = { is_complete: false, turning_points: [], seats: [] } as unknown as Partial<Review>;

  const plies = (loader: ReviewLoader) =>
    (loader.review?.turns as unknown as { ply: number }[]).map(({ ply }) => ply);

  async function load(second: Partial<Review>): Promise<ReviewLoader> {
    let isFirst = true;
    serve({
      [VIEW]: () => tableView({ your_seats: [0] }),
      [path(0)]: () => {
        const known = isFirst ? { engine: '1' } : { engine: '2', is_complete: true };
        const turns = isFirst ? [0, 1] : [5, 6, 7];
        isFirst = false;
        return answer(turns, [], { ...more, ...known });
      },
      [path(2)]: () => answer([2], [], { ...more, is_complete: true, ...second }),
    });
    const loader = new ReviewLoader('t', null);
    await vi.waitFor(() => expect(loader.review ?? loader.fatalError).not.toBeNull());
    loader.stop();
    await loader.ask();
    return loader;
  }

  afterEach(() => vi.unstubAllGlobals());

  it('opens at a turn of the seat that is shown, not at the turning point of another', async () => {
    const turns = [1, 0, 1].map((seat, ply) => ({ seat, ply }));
    const rest = { turns, turning_points: [0, 2], is_complete: true, engine: '2' };
    serve({
      [VIEW]: () => tableView({ your_seats: [0] }),
      [path(0)]: () => ({ ...answer([], [], more), ...rest }),
    });
    const loader = new ReviewLoader('t', null);
    await vi.waitFor(() => expect(loader.chosen).not.toBeNull());
    expect(loader.turn?.seat).toBe(0);
  });

  it('grows by the turns that are new', async () => {
    expect(plies(await load({ engine: '1' }))).toEqual([0, 1, 2]);
  });

  it('begins again if another version of the server goes on with it', async () => {
    expect(plies(await load({ engine: '2' }))).toEqual([5, 6, 7]);
  });
});
