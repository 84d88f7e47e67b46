/** The API over HTTP: one function per request; those of a table are in `lib/host/remoteHost.ts`. */
import { HAS_SERVER } from './server';
import type {
  Changed,
  Choices,
  Daily,
  MyGames,
  PlayedMatch,
  PrintedGame,
  Problem,
  PushOffer,
  PushRequest,
  Seating,
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

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  // Messages of the server come in the language of the page.
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (!HAS_SERVER) throw new NetworkError('this site has no server');
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
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

/** Send a request; return what is in the answer. */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await (await send(method, path, body)).json()) as T;
}

/** Get a text. */
export const requestText = async (path: string): Promise<string> =>
  (await send('GET', path)).text();

export const tablePath = (id: string): string => `tables/${encodeURIComponent(id)}`;

export const api = {
  daily: () => request<Daily>('GET', 'daily'),
  playDaily: (name: string) => request<Seating>('POST', 'daily/play', { name }),
  choices: () => request<Choices>('GET', 'choices'),
  tables: (status?: TableSummary['status']) =>
    request<TableSummary[]>('GET', status ? `tables?status=${status}` : 'tables'),
  open: (data: Partial<TableRequest>) => request<Seating>('POST', 'tables', data),
  view: (id: string, ply?: number) =>
    request<TableView>('GET', tablePath(id) + (ply === undefined ? '' : `?ply=${ply}`)),
  start: (id: string, contribution: string) =>
    request<Changed>('POST', `${tablePath(id)}/start`, { contribution }),
  myGames: (after: string | null) =>
    request<MyGames>('GET', `my/games${after ? `?after=${encodeURIComponent(after)}` : ''}`),
  importGames: (matches: readonly PlayedMatch[]) =>
    request<{ added: number }>('POST', 'my/games', { matches }),
  keepPrinted: (id: string, game: PrintedGame) =>
    request<PlayedMatch>('PUT', `my/games/${id}`, game),
  deletePrinted: (id: string) => send('DELETE', `my/games/${id}`),
  eraseGames: () => send('DELETE', 'my/games'),
  push: () => request<PushOffer>('GET', 'my/push'),
  subscribePush: (data: PushRequest) => send('POST', 'my/push', data),
  unsubscribePush: (id: string) => send('DELETE', `my/push/${id}`),
};
