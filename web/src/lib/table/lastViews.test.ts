import { afterEach, describe, expect, test } from 'vitest';
import type { TableView } from '$lib/api/types';
import { dropViews, keepView, lastView } from './lastViews';

const view = (table: string): TableView =>
  ({
    table,
    round: 3,
    your_seats: [0],
    log: [{}],
    legal: [{}],
    kingdoms: [{}],
  }) as unknown as TableView;

afterEach(() => localStorage.clear());

describe('the last views of tables', () => {
  test('a view is kept without its pieces', () => {
    keepView(view('k3x9'));
    expect(lastView('k3x9')).toMatchObject({ table: 'k3x9', round: 3, log: [], kingdoms: [] });
  });

  test('an unknown table and unreadable storage have none', () => {
    localStorage.setItem('kingdomino-table-k3x9', '{');
    expect([lastView('k3x9'), lastView('other')]).toEqual([null, null]);
  });

  test('a view that an earlier version kept is unknown', () => {
    localStorage.setItem('kingdomino-table-k3x9', '{"table": "k3x9", "yours": [0]}');
    expect(lastView('k3x9')).toBeNull();
  });

  test('forgotten tables are dropped, settings stay', () => {
    localStorage.setItem('kingdomino', '{}');
    keepView(view('k3x9'));
    keepView(view('old'));
    dropViews(['k3x9']);
    expect([lastView('k3x9')?.table, lastView('old')]).toEqual(['k3x9', null]);
    expect(localStorage.getItem('kingdomino')).toBe('{}');
  });
});
