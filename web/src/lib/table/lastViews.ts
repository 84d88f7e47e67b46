/** What this browser last saw of its tables, so that they are listed without a network. */
import type { TableView } from '$lib/api/types';

const keyOf = (table: string): string => `kingdomino-table-${table}`;

/** Remember who plays and how far they are; the pieces come from the server. */
export function keepView(view: TableView): void {
  const kept: TableView = { ...view, log: [], legal: [], claims: [], kingdoms: [], standings: [] };
  try {
    localStorage.setItem(keyOf(view.table), JSON.stringify(kept));
  } catch {
    // Storage is full or switched off.
  }
}

/** Return the last view of a table; null if there is none. */
export function lastView(table: string): TableView | null {
  try {
    const view = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null') as TableView | null;
    // An earlier version kept views with other names.
    return view && 'your_seats' in view ? view : null;
  } catch {
    return null;
  }
}

/** Forget all tables but these. */
export function dropViews(tables: readonly string[]): void {
  const kept = new Set(tables.map(keyOf));
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(keyOf('')));
  for (const key of keys) if (!kept.has(key)) localStorage.removeItem(key);
}
