import { describe, expect, it } from 'vitest';
import { tableView } from '../../../testing/fakeServer';
import type { Seat, TableView } from '$lib/api/types';
import { namedSeat } from '$lib/game/seats';
import { canStandIn, secondsAway } from './presence';

const NOW = Date.now() / 1000;

/** A table that Bob has left for some seconds, by a server whose clock is behind this browser's. */
function awayFor(seconds: number, behind: number, bob: Partial<Seat> = {}): TableView {
  const now = NOW - behind;
  const away: Partial<Seat> = { is_online: false, away_since: now - seconds, ...bob };
  const seats = [namedSeat(0, 'Ann'), { ...namedSeat(1, 'Bob'), ...away }];
  return tableView({ now, seats });
}

describe('somebody who is away', () => {
  it('has been so by the clock of the server', () => {
    for (const behind of [0, 5000, -5000]) {
      const seconds = secondsAway(awayFor(30, behind), 1);
      expect(seconds).toBeGreaterThanOrEqual(30);
      expect(seconds).toBeLessThan(1000);
    }
    expect(secondsAway(awayFor(30, 0), 0)).toBe(0);
  });

  it('can be replaced by a bot after a while, or once somebody has asked', () => {
    expect(canStandIn(awayFor(30, 0), 1)).toBe(true);
    expect(canStandIn(awayFor(-1000, 0), 1)).toBe(false);
    expect(canStandIn(awayFor(-1000, 0, { asked_by: [2] }), 1)).toBe(true);
    expect(canStandIn(awayFor(30, 0, { is_online: true }), 1)).toBe(false);
    expect(canStandIn(awayFor(30, 0, { bot: 'page' }), 1)).toBe(false);
  });
});
