/** A server for unit tests, in place of the browser's `fetch` and `WebSocket`. */
import { vi } from 'vitest';
import type { LegalAction, TableView } from '../src/lib/api/types';

type Handler = (body: unknown) => unknown;

/** An answer with an error status. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly detail = 'refused',
  ) {}
}

/** A socket whose other end is the test. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = FakeSocket.CONNECTING;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    sockets.push(this);
  }

  send(data: string): void {
    this.sent.push(data);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection is closed by the server or the network. */
  drop(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
}

/** The sockets that were opened, the newest last. */
export const sockets: FakeSocket[] = [];

/** Answer requests by `METHOD path`, at once or by a promise; any other fails like a missing network. */
export function serve(routes: Record<string, Handler>): void {
  sockets.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const handler = routes[`${method} ${path}`];
    if (!handler) throw new TypeError(`no route: ${method} ${path}`);
    const answer = await handler(body === undefined ? undefined : JSON.parse(String(body)));
    if (!(answer instanceof Refusal)) return Response.json(answer);
    return new Response(JSON.stringify({ status: answer.status, detail: answer.detail }), {
      status: answer.status,
      headers: { 'content-type': 'application/problem+json' },
    });
  });
}

export const legalAction = (action: string, gain = 0): LegalAction => ({
  action,
  points: gain,
  gain,
  territories: [],
  fits: true,
});

/** A view of a running table for two, where it is the turn of seat 1. */
export function tableView(change: Partial<TableView> = {}): TableView {
  const view: Partial<TableView> = {
    table: 'table1',
    status: 'playing',
    is_over: false,
    ply: 0,
    game: 1,
    round: 1,
    your_seats: [0],
    is_host: false,
    actor: 1,
    domino: null,
    legal: [],
    claims: [],
    order: [],
    seats: [],
    kingdoms: [],
    current_line: null,
    next_line: null,
    log: [],
    take_backs: [],
    take_back: null,
  };
  return { ...view, ...change } as TableView;
}
