import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Refusal, serve, tableView } from '../../../testing/fakeServer';
import type { LogEntry, TableView } from '$lib/api/types';
import { texts } from '$lib/i18n/texts.svelte';
import { settings } from '$lib/ui/settings/settings.svelte';
import { ReplayPlayer } from './player.svelte';

const TABLE = 'GET /api/tables/table1';
const ACTIONS = ['>3', '>9', '3:g8h8', '>40'];
const log = ACTIONS.map((action, ply) => ({
  ply,
  game: 1,
  seat: 0,
  action,
  bot: null,
})) as LogEntry[];

const at = (ply: number, change: Partial<TableView> = {}): TableView =>
  tableView({ ply, log: log.slice(0, ply), is_over: true, ...change });

let requests: number[] = [];

function routes(latest: () => TableView): Record<string, () => unknown> {
  const plies = [0, 1, 2, 3].map((ply) => {
    const answer = (): unknown => (requests.push(ply), at(ply, { log: [] }));
    return [`${TABLE}?ply=${ply}`, answer];
  });
  return { [TABLE]: latest, ...Object.fromEntries(plies) };
}

async function start(latest: () => TableView, isPlaying = false): Promise<ReplayPlayer> {
  serve(routes(latest));
  const player = new ReplayPlayer('table1', { isPlaying });
  await vi.waitFor(() => expect(player.view ?? player.fatalError).not.toBeNull());
  return player;
}

beforeAll(() => texts.setLanguage('en'));
beforeEach(() => {
  requests = [];
  settings.set({ speed: 'off' });
});
afterEach(() => vi.unstubAllGlobals());

it('starts at the beginning, and loads the next position ahead', async () => {
  const player = await start(() => at(4));
  expect([player.ply, player.last, player.isUnfinished]).toEqual([0, 4, false]);
  await vi.waitFor(() => expect(requests).toEqual([0, 1]));
});

it('shows any position with its log, and loads each once', async () => {
  const player = await start(() => at(4));
  await player.go(3);
  expect(player.view?.log.map(({ action }) => action)).toEqual(['>3', '>9', '3:g8h8']);
  expect(player.lastPlaced).toBe(3);
  await player.go(2);
  await player.go(3);
  await player.go(99);
  expect(player.ply).toBe(4);
  expect(player.lastPlaced, 'the claim of the same turn').toBe(3);
  expect(requests.filter((ply) => ply === 3)).toHaveLength(1);
});

it('knows which seats are ours in every position', async () => {
  const player = await start(() => at(4, { your_seats: [1] }));
  expect(player.view?.your_seats).toEqual([1]);
  await player.go(4);
  expect(player.view?.your_seats).toEqual([1]);
});

it('begins with the position of the address', async () => {
  serve(routes(() => at(4)));
  const player = new ReplayPlayer('table1', { ply: 3 });
  await vi.waitFor(() => expect(player.view?.ply).toBe(3));
});

it('plays faster at a higher speed', async () => {
  vi.useFakeTimers();
  const player = await start(() => at(4), true);
  player.speed = 4;
  await vi.advanceTimersByTimeAsync(900 + 4 * 225);
  vi.useRealTimers();
  expect(player.ply).toBe(4);
});

it('forgets positions that were taken back', async () => {
  vi.useFakeTimers();
  let latest = at(3, { is_over: false });
  const player = await start(() => latest, true);
  await vi.advanceTimersByTimeAsync(5000);
  requests = [];
  latest = at(1, { is_over: false, take_backs: [{ seat: 0, ply: 1, turn: '>9' }] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(player.ply).toBe(1);
  latest = at(4, { take_backs: latest.take_backs });
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(requests).toContain(2);
});

it('shows where the slider was left, whatever is loaded later', async () => {
  const player = await start(() => at(4));
  const slow = player.go(2);
  await player.go(4);
  await slow;
  expect(player.view?.ply).toBe(4);
});

it('plays to the end and stops', async () => {
  vi.useFakeTimers();
  const player = await start(() => at(4), true);
  expect(player.isPlaying).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(player.ply).toBe(4);
  expect(player.isPlaying).toBe(false);
});

it('follows a match that goes on', async () => {
  vi.useFakeTimers();
  let latest = at(2, { is_over: false });
  const player = await start(() => latest, true);
  await vi.advanceTimersByTimeAsync(3000);
  expect([player.ply, player.isPlaying]).toEqual([2, true]);
  latest = at(4);
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  expect([player.ply, player.isPlaying]).toEqual([4, false]);
});

it('says why there is nothing to replay', async () => {
  serve({ [TABLE]: () => new Refusal(404, 'There is no such table.') });
  const player = new ReplayPlayer('table1');
  await vi.waitFor(() => expect(player.fatalError).toBe('There is no such table.'));
});
