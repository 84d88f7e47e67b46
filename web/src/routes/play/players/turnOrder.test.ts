import { describe, expect, it } from 'vitest';
import { tableView } from '../../../../testing/fakeServer';
import type { TableView } from '$lib/api/types';
import { kingTurns } from './turnOrder';

const seats = [{ seat: 0 }, { seat: 1 }] as TableView['seats'];
const line = (...slots: [number, number | null][]): TableView['next_line'] =>
  slots.map(([domino, king]) => ({ domino, king })) as TableView['next_line'];
const log = (...actions: string[]): TableView['log'] =>
  actions.map((action, ply) => ({ ply, game: 1, seat: 0, action, bot: null }));
const kingdoms = (discarded: number[]): TableView['kingdoms'] =>
  [{ discarded }] as TableView['kingdoms'];

describe('the turns of a round', () => {
  it('are one for each king: done, now, waiting', () => {
    const turns = kingTurns(
      tableView({
        seats,
        kingdoms: kingdoms([9]),
        current_line: line([3, 0], [9, 1], [20, 0], [40, 1]),
        next_line: line([5, null], [7, 0], [8, 1], [11, null]),
        order: [
          { seat: 0, domino: 20, is_next_round: false },
          { seat: 1, domino: 40, is_next_round: false },
          { seat: 0, domino: 7, is_next_round: true },
        ],
        log: log('3:g8h8', '>7', '9:--', '>8'),
      }),
    );
    expect(turns.map(({ seat, state, claimed }) => [seat, state, claimed])).toEqual([
      [0, 'done', 7],
      [1, 'done', 8],
      [0, 'now', null],
      [1, 'waiting', null],
    ]);
    expect(turns.map(({ isDiscarded }) => isDiscarded)).toEqual([false, true, false, false]);
  });

  it('end without claims in the last round', () => {
    const [turn] = kingTurns(
      tableView({ seats, current_line: line([3, 0]), log: log('>3', '3:g8h8') }),
    );
    expect(turn).toMatchObject({ state: 'done', claimed: null });
  });
});

it('before the first round, kings claim in the order in which they are drawn', () => {
  const turns = kingTurns(
    tableView({
      seats,
      actor: 1,
      king: 0,
      next_line: line([3, null], [9, 1], [20, null], [40, null]),
      log: log('>9'),
    }),
  );
  expect(turns.map(({ seat, state }) => `${seat} ${state}`)).toEqual([
    '1 done',
    '0 now',
    '0 waiting',
    '1 waiting',
  ]);
});
