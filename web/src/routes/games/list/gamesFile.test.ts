import { describe, expect, it } from 'vitest';
import type { PlayedMatch } from '$lib/api/types';
import { batches, GamesFileError, parseFile, toFile } from './gamesFile';

const game = (table: string, name: string): PlayedMatch =>
  ({ table, seats: [{ name }] }) as unknown as PlayedMatch;

describe('a file of games', () => {
  it('is read back as it was written', async () => {
    const games = [game('a', 'Ann'), game('b', 'אנה')];
    expect(parseFile(await toFile(games).text())).toEqual(games);
  });

  it('is refused if it is something else', () => {
    const wrong = ['', 'null', '[]', '{"games":[]}', '{"format":"kingdomino-games","version":2}'];
    for (const text of wrong) expect(() => parseFile(text)).toThrow(GamesFileError);
    const many = { format: 'kingdomino-games', version: 1, games: Array<number>(5001).fill(0) };
    expect(() => parseFile(JSON.stringify(many))).toThrow(GamesFileError);
  });

  it('is sent in parts that the server accepts', () => {
    const games = Array.from({ length: 100 }, (_, index) =>
      game(`t${index}`, 'א'.repeat(index < 50 ? 600 : 10)),
    );
    const parts = batches(games);
    expect(parts.flat()).toEqual(games);
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(20);
      const body = JSON.stringify({ matches: part });
      expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(16 * 1024);
    }
    expect(batches([])).toEqual([]);
  });
});
