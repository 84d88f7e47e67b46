export type LocalReason =
  /** There is no such table in this browser. */
  | 'gone'
  /** What is kept of it makes no game. */
  | 'damaged'
  /** The browser keeps no data for this page, or no more. */
  | 'storage'
  /** The command does not fit the table as it is now. */
  | 'stale';

/** Why a command to a table of this browser failed. */
export class LocalTableError extends Error {
  constructor(readonly reason: LocalReason) {
    super(`local table: ${reason}`);
  }
}
