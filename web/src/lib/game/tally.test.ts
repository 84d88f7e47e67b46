import { expect, it } from 'vitest';
import type { TableView } from '$lib/api/types';
import { addResult, playerKey } from './tally';

const HOUR = 60 * 60 * 1000;

const match = (table: string, names: string[], winners: number[]): TableView =>
  ({
    table,
    seats: names.map((name, seat) =>
      name.startsWith(':') ? { seat, name: '', bot: name.slice(1) } : { seat, name, bot: null },
    ),
    standings: names.map((_, seat) => ({ seat, rank: winners.includes(seat) ? 1 : 2 })),
  }) as TableView;

it('counts the games of the same players, whatever their seats', () => {
  const first = addResult(null, match('a', ['Ann', ':page'], [1]), 0);
  const second = addResult(first, match('b', [':page', 'Ann'], [1]), HOUR);
  expect(second.wins).toEqual({ ':page': 1, Ann: 1 });
  expect([second.since, second.until]).toEqual([0, HOUR]);
});

it('counts a table once, and a shared victory for everybody', () => {
  const table = match('a', ['Ann', 'Bob'], [0, 1]);
  const once = addResult(null, table, 0);
  expect(once.wins).toEqual({ Ann: 1, Bob: 1 });
  expect(addResult(once, table, HOUR)).toBe(once);
});

it('starts again with other players, and after a long pause', () => {
  const tally = addResult(null, match('a', ['Ann', 'Bob'], [0]), 0);
  expect(addResult(tally, match('b', ['Ann', 'Eve'], [1]), 1).wins).toEqual({ Eve: 1 });
  expect(addResult(tally, match('b', ['Ann', 'Bob'], [1]), 7 * HOUR).wins).toEqual({ Bob: 1 });
});

it('tells namesakes apart', () => {
  const view = match('a', ['Ann', ':page', ':page'], [2]);
  expect([0, 1, 2].map((seat) => playerKey(view, seat))).toEqual(['Ann', ':page', ':page 2']);
});
