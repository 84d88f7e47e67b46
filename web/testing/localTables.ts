/** Tables of this browser for unit tests, in a database of their own. */
import 'fake-indexeddb/auto';
import type { LocalTable } from '../src/lib/host/local/localTable';
import { openLocal } from '../src/lib/host/local/openLocal';
import { readTable } from '../src/lib/host/local/store';
import { engine } from '../src/lib/engine/load';
import { matchOf } from '../src/lib/host/local/localMatch';

/** Keep a new table: people have names, bots have levels. */
export const openTable = async (rules: string, ...players: string[]): Promise<LocalTable> =>
  readTable(
    await openLocal(
      rules,
      players.map((player) => (/^[a-z]/.test(player) ? { bot: player } : { name: player })),
    ),
  );

/** The first whole turn that is legal now, in notation. */
export function firstTurn(table: LocalTable): string[] {
  const { legal, claims } = engine().state(matchOf(engine(), table));
  return [...legal.slice(0, 1), ...claims.slice(0, 1)].map(({ action }) => action);
}
