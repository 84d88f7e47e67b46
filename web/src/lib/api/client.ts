/** The API over HTTP: one function per request. */
import type {
  Changed,
  Choices,
  History,
  Played,
  Preview,
  Problem,
  Reaction,
  Seating,
  ShuffleVerdict,
  TableRequest,
  TableSummary,
  TableView,
} from './types';

/** A request that the server refused, with a message for the player. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** The server could not be reached, or its answer was not one of the API. */
export class NetworkError extends Error {}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function send(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  // Messages of the server come in the language of the page.
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
  } catch (error) {
    throw new NetworkError(String(error));
  }
  if (response.ok) return response;
  if (response.headers.get('content-type')?.startsWith('application/problem+json')) {
    throw new ProblemError((await response.json()) as Problem);
  }
  throw new NetworkError(`${response.status} ${response.statusText}`);
}

async function request<T>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  return (await (await send(method, path, body, signal)).json()) as T;
}

const table = (id: string): string => `tables/${encodeURIComponent(id)}`;

/** Random bytes that each seat mixes into the shuffle. */
const contribution = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

export const api = {
  choices: () => request<Choices>('GET', 'choices'),
  tables: () => request<TableSummary[]>('GET', 'tables'),
  open: (data: Partial<TableRequest>) => request<Seating>('POST', 'tables', data),
  view: (id: string, ply?: number) =>
    request<TableView>('GET', table(id) + (ply === undefined ? '' : `?ply=${ply}`)),
  join: (id: string, name: string, seat?: number) =>
    request<Seating>('POST', `${table(id)}/join`, {
      name,
      seat: seat ?? null,
      contribution: contribution(),
    }),
  leave: (id: string) => request<Changed>('POST', `${table(id)}/leave`),
  start: (id: string) =>
    request<Changed>('POST', `${table(id)}/start`, { contribution: contribution() }),
  play: (id: string, ply: number, turn: string, key: string) =>
    request<Played>('POST', `${table(id)}/turns`, { ply, turn, key }),
  preview: (id: string, turn: string, signal: AbortSignal) =>
    request<Preview>(
      'GET',
      `${table(id)}/preview?turn=${encodeURIComponent(turn)}`,
      undefined,
      signal,
    ),
  assignBot: (id: string, seat: number, bot?: string) =>
    request<Changed>('PUT', `${table(id)}/seats/${seat}/bot`, { bot: bot ?? null }),
  resumeSeat: (id: string, seat: number) =>
    request<Changed>('DELETE', `${table(id)}/seats/${seat}/bot`),
  react: (id: string, reaction: Reaction, seat: number) =>
    request<Changed>('POST', `${table(id)}/reactions`, { reaction, seat }),
  abandon: (id: string) => request<Changed>('POST', `${table(id)}/abandon`),
  rematch: (id: string) => request<Seating>('POST', `${table(id)}/rematch`),
  record: async (id: string) => (await send('GET', `${table(id)}/record`)).text(),
  history: (id: string) => request<History>('GET', `${table(id)}/history`),
  verdict: (id: string) => request<ShuffleVerdict>('GET', `${table(id)}/verdict`),
};
