/** The ids of tables that are kept in this browser. */
import { randomHex } from '$lib/api/random';

const PREFIX = 'local-';

/** Whether a table is kept in this browser. */
export const isLocal = (table: string): boolean => table.startsWith(PREFIX);

export const newLocalId = (): string => PREFIX + randomHex();

/** Return the id of a table as a file of games has it: in letters and digits. */
export const portableId = (table: string): string =>
  isLocal(table) ? table.slice(PREFIX.length) : table;
