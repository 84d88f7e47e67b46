import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import { Refusal, serve } from '../../../testing/fakeServer';
import { NetworkError, ProblemError } from '$lib/api/client';
import { isLocal } from '$lib/host/local/localId';
import { readTable } from '$lib/host/local/store';
import { texts } from '$lib/i18n/texts.svelte';
import { open } from './openTable';

const OPEN = 'POST /api/tables';
const START = 'POST /api/tables/k3x9/start';
const bots = [{ name: 'Ann' }, { bot: 'page' }];

beforeAll(() => texts.setLanguage('en'));
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a table', () => {
  it('is opened and started on the server, if there is one', async () => {
    const started = vi.fn(() => ({}));
    serve({ [OPEN]: () => ({ table: 'k3x9', commitment: '' }), [START]: started });
    expect(await open({ rules: 'classic/2', seats: bots })).toBe('k3x9');
    expect(started).toHaveBeenCalledOnce();
  });

  it('is opened in this browser if the server is away, after one try', async () => {
    serve({});
    const table = await open({ rules: 'mighty-duel/2', seats: bots });
    expect(isLocal(table)).toBe(true);
    expect((await readTable(table)).rules).toBe('mighty-duel/2');
  });

  it('is not opened here if the server refuses it', async () => {
    serve({ [OPEN]: () => new Refusal(422, 'no such rules') });
    await expect(open({ rules: 'x', seats: bots })).rejects.toThrow(ProblemError);
  });

  it.each([
    ['waits for other people', [{ name: 'Ann' }, {}]],
    ['has a bot that only the server has', [{ name: 'Ann' }, { bot: 'my-bot' }]],
  ])('is not opened here if it %s', async (_, seats) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    serve({});
    await expect(open({ rules: 'classic/2', seats })).rejects.toThrow(NetworkError);
  });
});
