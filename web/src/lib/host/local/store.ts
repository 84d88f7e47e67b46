/** The tables of this browser in IndexedDB, each with what lists show of it. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { PlayedMatch, TableView } from '$lib/api/types';
import type { Kept } from './kept';
import { LocalTableError } from './localError';
import type { LocalTable } from './localTable';

const NAME = 'kingdomino-tables';
const VERSION = 1;
const STORES = ['tables', 'summaries', 'played'] as const;

interface Schema extends DBSchema {
  tables: { key: string; value: LocalTable };
  summaries: { key: string; value: TableView };
  played: { key: string; value: PlayedMatch };
}

type Writing = IDBPTransaction<Schema, typeof STORES, 'readwrite'>;

let database: Promise<IDBPDatabase<Schema>> | null = null;

function openDatabase(): Promise<IDBPDatabase<Schema>> {
  const forget = (): void => void (database = null);
  database ??= openDB<Schema>(NAME, VERSION, {
    upgrade: (db) => {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('summaries', { keyPath: 'table' });
      db.createObjectStore('played', { keyPath: 'table' });
    },
    // Another tab has a newer version of this page.
    blocking: (_current, _next, event) => {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return database;
}

/** Do something with the database; its own errors become those of tables. */
async function use<Result>(action: (db: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  try {
    return await action(await openDatabase());
  } catch (error) {
    throw error instanceof DOMException ? new LocalTableError('storage') : error;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a value has the lists and texts of a table; whether they make a game the engine says. */
function isTable(value: unknown): value is LocalTable {
  if (!isObject(value)) return false;
  const { rules, seats, deals, actions, takeBacks, hints } = value;
  return (
    typeof rules === 'string' && [seats, deals, actions, takeBacks, hints].every(Array.isArray)
  );
}

function checked(value: LocalTable | undefined): LocalTable {
  if (value === undefined) throw new LocalTableError('gone');
  if (!isTable(value)) throw new LocalTableError('damaged');
  return value;
}

/** Return a table. Throws `LocalTableError`. */
export const readTable = (id: string): Promise<LocalTable> =>
  use(async (db) => checked(await db.get('tables', id)));

/** Return what lists show of a table. Throws `LocalTableError`. */
export const readSummary = (id: string): Promise<TableView> =>
  use(async (db) => {
    const summary = await db.get('summaries', id);
    if (!summary) throw new LocalTableError('gone');
    if (!Array.isArray(summary.seats)) throw new LocalTableError('damaged');
    return summary;
  });

/** Return what lists show of the tables; those that are damaged are left out. */
export const readSummaries = (): Promise<TableView[]> =>
  use(async (db) => (await db.getAll('summaries')).filter(({ seats }) => Array.isArray(seats)));

/** Return the results of all matches that are over, the latest first. */
export const readPlayed = (): Promise<PlayedMatch[]> =>
  use(async (db) =>
    (await db.getAll('played')).sort((one, other) => other.ended_at - one.ended_at),
  );

/** Delete all tables. */
export const eraseTables = (): Promise<void> =>
  use(async (db) => {
    const writing = db.transaction(STORES, 'readwrite');
    await Promise.all(STORES.map((store) => writing.objectStore(store).clear()));
    await writing.done;
  });

async function write(writing: Writing, { table, summary, played }: Kept): Promise<void> {
  await writing.objectStore('tables').put(table);
  await writing.objectStore('summaries').put(summary);
  if (played) await writing.objectStore('played').put(played);
}

/** Keep new tables. Throws `LocalTableError`. */
export const addTable = (kept: Kept): Promise<void> =>
  use(async (db) => {
    const writing = db.transaction(STORES, 'readwrite');
    await write(writing, kept);
    await writing.done;
  });

/**
 * Change a table as it is now, also for other tabs, in one transaction; return it once it is kept.
 *
 * `change` returns null if there is nothing to do; what it throws leaves the table as it was.
 */
export const updateTable = (
  id: string,
  change: (table: LocalTable) => Kept | null,
): Promise<LocalTable> =>
  use(async (db) => {
    const writing = db.transaction(STORES, 'readwrite');
    try {
      const table = checked(await writing.objectStore('tables').get(id));
      const kept = change(table);
      if (kept) await write(writing, kept);
      await writing.done;
      return kept?.table ?? table;
    } catch (error) {
      // It may be over already, because of the error.
      writing.done.catch(() => undefined);
      abort(writing);
      throw error;
    }
  });

function abort(writing: Writing): void {
  try {
    writing.abort();
  } catch {
    // It has ended.
  }
}
