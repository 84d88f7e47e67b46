/** The match of a table of this browser, as the engine reads it. */
import type { Engine } from '$lib/engine/engine';
import type { MatchLog, Rules } from '$lib/engine/gameLog';
import { rulesOf } from '$lib/engine/lands';
import type { LocalTable } from './localTable';

const rulesByText = new Map<string, Rules>();
/** The matches of tables: the engine knows again what it has derived from the same one. */
const matches = new WeakMap<LocalTable, MatchLog>();

/** Return the rules of a text in notation. Throws `KernelError` if there is no such game. */
export function rulesFor(engine: Engine, text: string): Rules {
  const known = rulesByText.get(text);
  if (known) return known;
  const { line: _line, kings: _kings, ...rules } = rulesOf(engine, text);
  rulesByText.set(text, rules);
  return rules;
}

export const rulesOfTable = (engine: Engine, { rules }: LocalTable): Rules =>
  rulesFor(engine, rules);

/** Return the match with its whole deals: bots and hints must get `publicMatch` of it. */
export function matchOf(engine: Engine, table: LocalTable): MatchLog {
  const known = matches.get(table);
  if (known) return known;
  const games = table.deals.slice(0, table.game).map((deal, index) => ({
    deal,
    actions: table.actions.filter(({ game }) => game === index + 1).map(({ action }) => action),
  }));
  const match = { rules: rulesOfTable(engine, table), games };
  matches.set(table, match);
  return match;
}

/** Return the table as it was after a number of actions of the match. */
export const tableAt = (table: LocalTable, ply: number): LocalTable => ({
  ...table,
  status: 'playing',
  actions: table.actions.slice(0, ply),
  game: table.actions[ply]?.game ?? table.game,
});

/** Return the table at the end of the game of an action, and how many came before it in that game. */
export function gameAt(table: LocalTable, ply: number): { table: LocalTable; ply: number } {
  const { game } = table.actions[ply]!;
  const earlier = table.actions.filter((action) => action.game < game);
  return { table: { ...table, game }, ply: ply - earlier.length };
}
