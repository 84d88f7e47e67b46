/** The API over HTTP: one function a request. */
import { texts } from '../texts/texts.svelte';
import type {
  Changed, Choices, History, OpenTable, Played, Preview, Problem, Reaction, Seating, TableLine, TableView, VerdictFace,
} from './types';

/** Something that the server refused, in words for the player. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** The server could not be reached. */
export class AwayError extends Error {}

/** What went wrong, for whoever asked. */
export const inWords = (error: unknown): string =>
  error instanceof ProblemError ? error.message : texts.say('server-away');

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function send(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': texts.language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
  } catch (error) {
    throw new AwayError(String(error));
  }
  if (answer.ok) return answer;
  if (answer.headers.get('content-type')?.startsWith('application/problem+json')) {
    throw new ProblemError((await answer.json()) as Problem);
  }
  throw new AwayError(`${answer.status} ${answer.statusText}`);
}

async function ask<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return (await (await send(method, path, body, signal)).json()) as T;
}

const table = (id: string): string => `tables/${encodeURIComponent(id)}`;

/** What each seat mixes into the shuffle. */
const contribution = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const api = {
  choices: () => ask<Choices>('GET', 'choices'),
  tables: () => ask<TableLine[]>('GET', 'tables'),
  open: (wish: Partial<OpenTable>) => ask<Seating>('POST', 'tables', wish),
  look: (id: string, ply?: number) =>
    ask<TableView>('GET', table(id) + (ply === undefined ? '' : `?ply=${ply}`)),
  join: (id: string, name: string, seat?: number) =>
    ask<Seating>('POST', `${table(id)}/join`, { name, seat: seat ?? null, contribution: contribution() }),
  leave: (id: string) => ask<Changed>('POST', `${table(id)}/leave`),
  start: (id: string) => ask<Changed>('POST', `${table(id)}/start`, { contribution: contribution() }),
  play: (id: string, ply: number, turn: string, key: string) =>
    ask<Played>('POST', `${table(id)}/turns`, { ply, turn, key }),
  preview: (id: string, turn: string, signal: AbortSignal) =>
    ask<Preview>('GET', `${table(id)}/preview?turn=${encodeURIComponent(turn)}`, undefined, signal),
  hand: (id: string, seat: number, bot?: string) =>
    ask<Changed>('PUT', `${table(id)}/seats/${seat}/bot`, { bot: bot ?? null }),
  takeBack: (id: string, seat: number) => ask<Changed>('DELETE', `${table(id)}/seats/${seat}/bot`),
  react: (id: string, reaction: Reaction, seat: number) =>
    ask<Changed>('POST', `${table(id)}/reactions`, { reaction, seat }),
  abandon: (id: string) => ask<Changed>('POST', `${table(id)}/abandon`),
  rematch: (id: string) => ask<Seating>('POST', `${table(id)}/rematch`),
  record: async (id: string) => (await send('GET', `${table(id)}/record`)).text(),
  history: (id: string) => ask<History>('GET', `${table(id)}/history`),
  verdict: (id: string) => ask<VerdictFace>('GET', `${table(id)}/verdict`),
};
