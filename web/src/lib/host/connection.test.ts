import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve, sockets } from '../../../testing/fakeServer';
import { LiveConnection, type ConnectionHandlers } from './connection';

let connection: LiveConnection;
let known = 3;
const handlers = {
  ply: () => known,
  onmessage: vi.fn<ConnectionHandlers['onmessage']>(),
  onrefused: vi.fn<ConnectionHandlers['onrefused']>(),
  onloss: vi.fn<ConnectionHandlers['onloss']>(),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  known = 3;
  serve({});
  connection = new LiveConnection('table1', handlers);
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks for everything after the last known ply', () => {
  expect(sockets).toHaveLength(1);
  expect(sockets[0]!.url).toContain('/api/tables/table1/live?views=log&after=3');
});

it('passes on what it is sent about the table', () => {
  sockets[0]!.open();
  const turn = { type: 'turn', ply: 4, game: 1, seat: 0, turn: '>3', bot: null };
  sockets[0]!.receive(turn);
  sockets[0]!.receive({ type: 'pong', now: 1 });
  expect(handlers.onmessage.mock.calls).toEqual([[turn]]);
  expect(handlers.onloss).not.toHaveBeenCalled();
});

it('says whether the page can be seen, once it is not', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  sockets[0]!.open();
  expect(sockets[0]!.sent).toEqual([]);
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(JSON.parse(sockets[0]!.sent[0]!)).toEqual({ type: 'visible', visible: false });
  // A new connection counts as visible until it says otherwise.
  sockets[0]!.drop();
  vi.advanceTimersByTime(600);
  sockets[1]!.open();
  expect(JSON.parse(sockets[1]!.sent[0]!)).toEqual({ type: 'visible', visible: false });
  hidden.mockRestore();
});

it('reconnects after a loss, later each time, from what is known then', () => {
  sockets[0]!.open();
  sockets[0]!.drop();
  expect(handlers.onloss).toHaveBeenCalledOnce();
  known = 7;
  vi.advanceTimersByTime(600);
  expect(sockets).toHaveLength(2);
  expect(sockets[1]!.url).toContain('after=7');
  sockets[1]!.drop();
  vi.advanceTimersByTime(500);
  expect(sockets, 'the second delay is longer').toHaveLength(2);
  vi.advanceTimersByTime(600);
  expect(sockets).toHaveLength(3);
});

it('reconnects at once when the server restarts', () => {
  sockets[0]!.open();
  sockets[0]!.drop(1012);
  vi.advanceTimersByTime(130);
  expect(sockets).toHaveLength(2);
  sockets[1]!.drop();
  vi.advanceTimersByTime(250);
  expect(sockets, 'and after the usual delay if it is not there').toHaveLength(2);
  vi.advanceTimersByTime(350);
  expect(sockets).toHaveLength(3);
});

it('does not retry what was refused, but does when the server is busy', () => {
  sockets[0]!.receive({ type: 'problem', problem: { status: 404, detail: 'no such table' } });
  sockets[0]!.drop(4404);
  vi.advanceTimersByTime(60_000);
  expect(handlers.onrefused.mock.calls[0]![0].detail).toBe('no such table');
  expect(sockets).toHaveLength(1);
  dispatchEvent(new Event('online'));
  sockets[1]!.receive({ type: 'problem', problem: { status: 429, detail: 'too many' } });
  sockets[1]!.drop(4429);
  vi.advanceTimersByTime(600);
  expect(sockets).toHaveLength(3);
  expect(handlers.onrefused).toHaveBeenCalledOnce();
});

it('connects again when it is asked to', () => {
  known = 0;
  connection.reconnect();
  expect(sockets).toHaveLength(2);
  expect(sockets[1]!.url).toContain('after=0');
});

it('replaces a connection that does not answer a ping', () => {
  sockets[0]!.open();
  vi.advanceTimersByTime(20_000);
  expect(sockets[0]!.sent).toEqual(['{"type":"ping"}']);
  sockets[0]!.receive({ type: 'pong' });
  vi.advanceTimersByTime(19_999);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(13_000);
  expect(sockets).toHaveLength(2);
  expect(handlers.onloss).toHaveBeenCalled();
});

it('says nothing after it was closed', () => {
  connection.close();
  sockets[0]!.drop();
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(handlers.onloss).not.toHaveBeenCalled();
});
