/** All games as one file. The server checks each game that is brought in. */
import { api, ProblemError } from '$lib/api/client';
import type { PlayedMatch } from '$lib/api/types';
import { portableId } from '$lib/host/local/localId';

export const FILE_NAME = 'kingdomino-games.json';
const FORMAT = 'kingdomino-games';
const VERSION = 1;
/** Larger than any file of ours; the server keeps at most 5,000 games of a player. */
export const MAX_FILE_BYTES = 8_000_000;
const MAX_GAMES = 5000;
/** The server's limits for one request, with some room for what encloses the games. */
const MAX_BATCH = 20;
const MAX_BATCH_BYTES = 15_000;
const TOO_MANY_REQUESTS = 429;

/** A file that is not one of ours. */
export class GamesFileError extends Error {}

export function toFile(games: readonly PlayedMatch[]): Blob {
  // The id of a table of this browser is no link elsewhere, but still tells two games apart.
  const portable = games.map((game) => ({ ...game, table: portableId(game.table) }));
  const content = { format: FORMAT, version: VERSION, games: portable };
  return new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' });
}

export function parseFile(text: string): PlayedMatch[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new GamesFileError();
  }
  const { format, version, games } = (content ?? {}) as Record<string, unknown>;
  const isOurs = format === FORMAT && version === VERSION && Array.isArray(games);
  if (!isOurs || games.length > MAX_GAMES) throw new GamesFileError();
  return games as PlayedMatch[];
}

/** Split games so that each request stays below the server's limits. */
export function batches(games: readonly PlayedMatch[]): PlayedMatch[][] {
  const encoder = new TextEncoder();
  const found: PlayedMatch[][] = [];
  let size = Infinity;
  for (const game of games) {
    const length = encoder.encode(JSON.stringify(game)).length + 1;
    const last = found.at(-1);
    if (last && last.length < MAX_BATCH && size + length <= MAX_BATCH_BYTES) {
      last.push(game);
      size += length;
    } else {
      found.push([game]);
      size = length;
    }
  }
  return found;
}

/** Send games to the server, and return how many were new. */
export async function bringIn(games: readonly PlayedMatch[]): Promise<number> {
  let added = 0;
  for (const batch of batches(games)) added += await send(batch);
  return added;
}

async function send(batch: readonly PlayedMatch[]): Promise<number> {
  for (;;) {
    try {
      return (await api.importGames(batch)).added;
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem.status !== TOO_MANY_REQUESTS)
        throw error;
      const seconds = Number(error.problem.params.seconds) || 1;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}
