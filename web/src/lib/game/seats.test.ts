import { describe, expect, it } from 'vitest';
import { tableView } from '../../../testing/fakeServer';
import type { TableView } from '$lib/api/types';
import { ownSeat } from './seats';

const order = (...seats: number[]): TableView['order'] =>
  seats.map((seat) => ({ seat })) as TableView['order'];

describe('the kingdom that is shown large', () => {
  it('is that of the person on this screen who acts', () => {
    expect(ownSeat(tableView({ your_seats: [0, 2], actor: 2, order: order(0, 2) }))).toBe(2);
  });

  it('else that of the one who acts next', () => {
    expect(ownSeat(tableView({ your_seats: [0, 2], actor: 1, order: order(1, 2, 0) }))).toBe(2);
    expect(ownSeat(tableView({ your_seats: [0, 2], actor: 1, order: [] }))).toBe(0);
  });

  it('for those who watch, that of whoever acts', () => {
    expect(ownSeat(tableView({ your_seats: [], actor: 1, order: order(1) }))).toBe(1);
  });
});
