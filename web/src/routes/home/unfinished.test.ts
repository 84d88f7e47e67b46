import { expect, it } from 'vitest';
import type { TableView } from '$lib/api/types';
import { isOurTurn, sorted } from './unfinished';

const table = (name: string, labelled: Partial<TableView>): TableView =>
  ({ table: name, status: 'playing', actor: 1, your_seats: [0], ...labelled }) as TableView;

it('is our turn where one of our seats acts', () => {
  expect(isOurTurn(table('a', { actor: 0 }))).toBe(true);
  expect(isOurTurn(table('a', { actor: 1 }))).toBe(false);
  expect(isOurTurn(table('a', { status: 'open', actor: null }))).toBe(false);
});

it('puts what waits for us first, and what is over last', () => {
  const views = [
    table('over', { status: 'over', actor: null }),
    table('open', { status: 'open', actor: null }),
    null,
    table('theirs', {}),
    table('ours', { actor: 0 }),
  ];
  expect(sorted(views).map((view) => view?.table ?? '?')).toEqual([
    'ours',
    'theirs',
    'open',
    '?',
    'over',
  ]);
});
