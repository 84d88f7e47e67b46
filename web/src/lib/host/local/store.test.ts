import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTable } from '../../../../testing/localTables';
import { openDB } from 'idb';
import { LocalTableError } from './localError';
import type { LocalTable } from './localTable';
import type { Kept } from './kept';
import { readSummaries, readSummary, readTable, updateTable } from './store';

const renamed = (table: LocalTable, name: string): LocalTable => ({
  ...table,
  number: table.number + 1,
  seats: table.seats.map((seat) => ({ ...seat, name })),
});

const keptAs =
  (name: string) =>
  (table: LocalTable): Kept => ({
    table: renamed(table, name),
    summary: { table: table.id, seats: [] } as unknown as Kept['summary'],
    played: null,
  });

const reasonOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (error: LocalTableError) => error.reason,
  );

/** Write past the store, as damage does. */
async function put(store: string, value: object): Promise<void> {
  const db = await openDB('kingdomino-tables');
  await db.put(store, value);
  db.close();
}

afterEach(() => vi.restoreAllMocks());

describe('a table', () => {
  it('is there with its summary once it is kept', async () => {
    const { id } = await openTable('classic/3', 'Ann', 'Bob', 'page');
    const table = await readTable(id);
    expect(table.seats.map(({ name, level }) => name || level)).toEqual(['Ann', 'Bob', 'page']);
    const summary = await readSummary(id);
    expect(summary).toMatchObject({ table: id, your_seats: [0, 1], kingdoms: [], log: [] });
  });

  it('is changed by one command after the other, each on what the last one kept', async () => {
    const { id } = await openTable('classic/2', 'Ann', 'Bob');
    const numbers = await Promise.all(
      ['Cid', 'Dan', 'Eve'].map(async (name) => (await updateTable(id, keptAs(name))).number),
    );
    expect(numbers).toEqual([2, 3, 4]);
    expect((await readTable(id)).seats[0]!.name).toBe('Eve');
  });

  it('stays as it was if a command is refused or has nothing to do', async () => {
    const table = await openTable('classic/2', 'Ann', 'Bob');
    const refuse = (): never => {
      throw new LocalTableError('stale');
    };
    expect(await reasonOf(updateTable(table.id, refuse))).toBe('stale');
    expect(await updateTable(table.id, () => null)).toEqual(table);
    expect(await readTable(table.id)).toEqual(table);
  });
});

describe('what can not be read', () => {
  it('is a table that is not there', async () => {
    expect(await reasonOf(readTable('local-0'))).toBe('gone');
    expect(await reasonOf(readSummary('local-0'))).toBe('gone');
    expect(await reasonOf(updateTable('local-0', keptAs('Ann')))).toBe('gone');
  });

  it('is a damaged table, and only that one', async () => {
    const { id } = await openTable('classic/2', 'Ann', 'Bob');
    const other = await openTable('classic/2', 'Ann', 'Bob');
    await put('tables', { id, rules: 'classic/2', actions: 'none' });
    await put('summaries', { table: id });
    expect(await reasonOf(readTable(id))).toBe('damaged');
    expect(await reasonOf(readSummary(id))).toBe('damaged');
    expect(await readTable(other.id)).toEqual(other);
    const listed = (await readSummaries()).map(({ table }) => table);
    expect(listed).toContain(other.id);
    expect(listed).not.toContain(id);
  });

  it('is said to be a matter of storage if the browser refuses', async () => {
    const { id } = await openTable('classic/2', 'Ann', 'Bob');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await reasonOf(updateTable(id, keptAs('Cid')))).toBe('storage');
    vi.restoreAllMocks();
    expect((await readTable(id)).seats[0]!.name).toBe('Ann');
  });
});
