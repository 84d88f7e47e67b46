import { beforeAll, expect, it } from 'vitest';
import { tableView } from '../../../testing/fakeServer';
import type { LogEntry, Seat, TableView } from '$lib/api/types';
import { moveLogEntries } from './moveLog';
import { texts } from './texts.svelte';

beforeAll(() => texts.setLanguage('en'));

const seats = ['Ann', 'Bob'].map((name, seat) => ({ name, seat, is_open: false }) as Seat);
const log = (...lines: [seat: number, action: string, game?: number][]): LogEntry[] =>
  lines.map(([seat, action, game = 1], ply) => ({ ply, seat, action, game, bot: null }));
const entriesOf = (change: Partial<TableView>): ReturnType<typeof moveLogEntries> =>
  moveLogEntries(tableView({ seats, your_seats: [], ply: change.log?.length ?? 0, ...change }));

it('joins a placement and its claim', () => {
  const entries = entriesOf({
    log: log([0, '>3'], [0, '3:g8h8'], [0, '>9'], [1, '4:--'], [0, '5:g9h9']),
  });
  expect(entries.map(({ seat, ply }) => [seat, ply])).toEqual([
    [0, 1],
    [0, 3],
    [1, 4],
    [0, 5],
  ]);
});

it('has the actions of the game that is shown', () => {
  const entries = entriesOf({ game: 2, log: log([0, '3:g8h8', 1], [0, '>9', 2]) });
  expect(entries.map(({ ply }) => ply)).toEqual([2]);
});

it('has take-backs where they happened, even if a later one went back further', () => {
  const entries = entriesOf({
    log: log([0, '>3'], [1, '>4'], [1, '>5']),
    take_backs: [
      { seat: 0, ply: 8, turn: '7:g8h8>9' },
      { seat: 0, ply: 2, turn: '>6' },
      { seat: 0, ply: 3, turn: '>7' },
    ],
  });
  const kinds = entries.map(({ isTakeBack, ply }) => (isTakeBack ? 'back' : ply));
  expect(kinds).toEqual([1, 2, 'back', 'back', 3, 'back']);
  expect(entries[2]!.text).toContain('7:g8h8>9');
});

it('shows no take-back before it happened', () => {
  const take_backs = [{ seat: 0, ply: 3, turn: '>7' }];
  expect(entriesOf({ log: log([0, '>3'], [1, '>4']), take_backs })).toHaveLength(2);
});
