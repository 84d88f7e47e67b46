import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../../testing/fakeServer';
import { firstTurn, openTable } from '../../../testing/localTables';
import type { MyGames, PlayedMatch, SeatResult } from '$lib/api/types';
import { engine } from '$lib/engine/load';
import { keptOf } from '$lib/host/local/kept';
import { playTurn } from '$lib/host/local/localTable';
import { eraseTables, updateTable } from '$lib/host/local/store';
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

// Other tests leave tables behind.
beforeEach(eraseTables);
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

  it('include those of this browser, also while the server is away', async () => {
    const { id } = await openTable('classic/2', 'Ann', 'Bob');
    await updateTable(id, (table) => {
      let after = table;
      while (after.status === 'playing')
        after = playTurn(engine(), after.actions.length, firstTurn(after))(after, 5);
      return keptOf(engine(), after);
    });
    const unfinished = await openTable('classic/2', 'Ann', 'page');
    serve({});
    const loader = new GamesLoader();
    await loader.load();
    expect(loader.finished.map(({ table }) => table)).toEqual([id]);
    expect(loader.unfinished.map(({ table }) => table)).toEqual([unfinished.id]);
    expect(loader.isLoaded).toBe(true);
    expect(loader.request.error).not.toBe('');
    const games = [game('newer', { ended_at: 9 }), game('older')];
    serve({ 'GET /api/my/games': () => answer(games) });
    await loader.load();
    expect(loader.finished.map(({ table }) => table)).toEqual(['newer', id, 'older']);
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
