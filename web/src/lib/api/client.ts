/** The API over HTTP: one function per request. */
import type {
  Changed,
  Choices,
  Colour,
  Daily,
  DeviceLink,
  ContinueRequest,
  Hint,
  Evaluation,
  EvaluationRequest,
  History,
  MatchKingdoms,
  MyGames,
  PlayedMatch,
  PrintedGame,
  Played,
  Position,
  PositionRequest,
  Preview,
  Problem,
  PushOffer,
  PushRequest,
  Puzzle,
  PuzzleItem,
  PuzzleSolution,
  Reaction,
  Seating,
  RematchProposal,
  Review,
  ReviewedTurn,
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

export const api = {
  daily: () => request<Daily>('GET', 'daily'),
  playDaily: (name: string) => request<Seating>('POST', 'daily/play', { name }),
  choices: () => request<Choices>('GET', 'choices'),
  tables: (status?: TableSummary['status']) =>
    request<TableSummary[]>('GET', status ? `tables?status=${status}` : 'tables'),
  open: (data: Partial<TableRequest>) => request<Seating>('POST', 'tables', data),
  view: (id: string, ply?: number) =>
    request<TableView>('GET', table(id) + (ply === undefined ? '' : `?ply=${ply}`)),
  join: (id: string, name: string, key: string, contribution: string, seat?: number) =>
    request<Seating>('POST', `${table(id)}/join`, {
      name,
      key,
      seat: seat ?? null,
      contribution,
    }),
  leave: (id: string) => request<Changed>('POST', `${table(id)}/leave`),
  start: (id: string, contribution: string) =>
    request<Changed>('POST', `${table(id)}/start`, { contribution }),
  play: (id: string, ply: number, turn: string, key: string) =>
    request<Played>('POST', `${table(id)}/turns`, { ply, turn, key }),
  takeBack: (id: string, ply: number) => request<Played>('POST', `${table(id)}/take-back`, { ply }),
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
  chooseColour: (id: string, seat: number, colour: Colour) =>
    request<Changed>('PUT', `${table(id)}/seats/${seat}/colour`, { colour }),
  askStandIn: (id: string, seat: number) =>
    request<Changed>('POST', `${table(id)}/seats/${seat}/stand-in`),
  freeSeat: (id: string, seat: number) => request<Changed>('DELETE', `${table(id)}/seats/${seat}`),
  takeHost: (id: string) => request<Changed>('POST', `${table(id)}/host`),
  makeDeviceLink: (id: string, stays: boolean) =>
    request<DeviceLink>('POST', `${table(id)}/device-link`, { stays }),
  cancelDeviceLink: (id: string) => request<Changed>('DELETE', `${table(id)}/device-link`),
  redeemDeviceLink: (id: string, code: string, key: string) =>
    request<Seating>('POST', `${table(id)}/device`, { code, key }),
  react: (id: string, reaction: Reaction, seat: number) =>
    request<Changed>('POST', `${table(id)}/reactions`, { reaction, seat }),
  abandon: (id: string) => request<Changed>('POST', `${table(id)}/abandon`),
  rematch: (id: string, contribution: string, proposal: RematchProposal = {}) =>
    request<Seating>('POST', `${table(id)}/rematch`, { ...proposal, contribution }),
  declineRematch: (id: string) => request<Changed>('DELETE', `${table(id)}/rematch`),
  continueMatch: (id: string, data: ContinueRequest) =>
    request<Seating>('POST', `${table(id)}/continue`, data),
  hint: (id: string, ply: number) => request<Hint>('POST', `${table(id)}/hint`, { ply }),
  grade: (id: string, ply: number) => request<ReviewedTurn>('POST', `${table(id)}/grade`, { ply }),
  record: async (id: string) => (await send('GET', `${table(id)}/record`)).text(),
  /** The review of a match, without its first turns: so many as there are already. */
  review: (id: string, quality: string | null, skip: number) =>
    request<Review>(
      'GET',
      `${table(id)}/review?skip=${skip}${quality ? `&quality=${quality}` : ''}`,
    ),
  puzzles: () => request<PuzzleItem[]>('GET', 'puzzles'),
  puzzle: (number: number) => request<Puzzle>('GET', `puzzles/${number}`),
  solution: (number: number) => request<PuzzleSolution>('GET', `puzzles/${number}/solution`),
  position: (data: Partial<PositionRequest> & { text: string }, signal?: AbortSignal) =>
    request<Position>('POST', 'positions', data, signal),
  evaluate: (data: Partial<EvaluationRequest> & { position: string }, signal: AbortSignal) =>
    request<Evaluation>('POST', 'evaluate', data, signal),
  history: (id: string) => request<History>('GET', `${table(id)}/history`),
  kingdoms: (id: string) => request<MatchKingdoms>('GET', `${table(id)}/kingdoms`),
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
  verdict: (id: string) => request<ShuffleVerdict>('GET', `${table(id)}/verdict`),
};
