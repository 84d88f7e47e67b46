import { expect, test } from 'vitest';
import type { TableView } from '$lib/api/types';
import { playerName } from './seatText';

const view = (...seats: object[]): TableView =>
  ({
    seats: seats.map((seat, index) => ({
      seat: index,
      name: '',
      bot: '',
      is_open: false,
      ...seat,
    })),
  }) as TableView;

test('those of one name are numbered in the order of their seats', () => {
  const table = view({ name: 'Ann' }, { name: 'Bob' }, { name: 'Ann' });
  expect([0, 1, 2].map((seat) => playerName(table, seat))).toEqual(['Ann 1', 'Bob', 'Ann 2']);
});

test('a bot that has the name of a person is labelled from them', () => {
  const table = view({ name: 'mine' }, { bot: 'mine' });
  expect([0, 1].map((seat) => playerName(table, seat))).toEqual(['mine 1', 'mine 2']);
});

test('open seats are all just open', () => {
  const table = view({ name: 'Ann' }, { is_open: true }, { is_open: true });
  expect(playerName(table, 1)).toBe(playerName(table, 2));
});
