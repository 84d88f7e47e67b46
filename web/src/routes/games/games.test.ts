import { afterEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../../testing/fakeServer';
import type { MyGames, PlayedMatch, SeatResult } from '$lib/api/types';
import { GamesLoader } from './games.svelte';

const seat = (name: string, rank: number): SeatResult =>
  ({ name, bot: null, rank, points: 40, games: [{ points: 40 }] }) as unknown as SeatResult;

const game = (table: string, change: Partial<PlayedMatch> = {}): PlayedMatch => ({
  table,
  seat: 0,
  ended_at: 1,
  rules: 'classic/2',
  is_continued: false,
  seats: [seat('Ann', 1), seat('Bob', 2)],
  is_printed: false,
  daily: null,
  ...change,
});

const answer = (finished: PlayedMatch[], change: Partial<MyGames> = {}): MyGames => ({
  unfinished: [],
  finished,
  elsewhere: [],
  reviews: {},
  next: null,
  ...change,
});

const REVIEW = { accuracy: 80, luck: 0, decisions: 0 };

afterEach(() => vi.unstubAllGlobals());

describe('my games', () => {
  it('are loaded page after page', async () => {
    serve({
      'GET /api/my/games': () => answer([game('a')], { next: '1-a', elsewhere: ['a'] }),
      'GET /api/my/games?after=1-a': () => answer([game('b')], { elsewhere: ['b'] }),
    });
    const loader = new GamesLoader();
    await loader.load();
    expect(loader.finished.map(({ table }) => table)).toEqual(['a', 'b']);
    expect([...loader.elsewhere]).toEqual(['a', 'b']);
  });

  it('offer the review of the latest that the server can review and has not', async () => {
    const games = [
      game('printed', { is_printed: true }),
      game('file'),
      game('reviewed'),
      game('latest'),
      game('older'),
    ];
    const reviews = { reviewed: REVIEW };
    serve({ 'GET /api/my/games': () => answer(games, { elsewhere: ['file'], reviews }) });
    const loader = new GamesLoader();
    await loader.load();
    expect(loader.nextToReview?.table).toBe('latest');
  });
});
