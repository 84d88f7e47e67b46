/** What is kept of a table of this browser: it, and what lists show of it without the engine. */
import type { PlayedMatch, TableView } from '$lib/api/types';
import type { Engine } from '$lib/engine/engine';
import type { LocalTable } from './localTable';
import { summaryOf } from './localView';
import { playedMatchOf } from './playedMatch';

export interface Kept {
  table: LocalTable;
  summary: TableView;
  /** Its result, once it is over. */
  played: PlayedMatch | null;
}

export const keptOf = (engine: Engine, table: LocalTable): Kept => ({
  table,
  summary: summaryOf(engine, table),
  played: playedMatchOf(engine, table),
});
