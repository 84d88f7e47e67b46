import { describe, expect, it } from 'vitest';
import type { Daily } from '$lib/api/types';
import {
  calendarWeeks,
  dotColumns,
  firstMonth,
  firstWeekday,
  percentile,
  shiftMonth,
} from './daily';

const daily = {
  day: '2026-11-17',
  number: 321,
  streak: 2,
  own: {
    table: 't',
    status: 'done',
    place: 1,
    below: 30,
    kingdom: { day: '2026-11-17', points: 45, placed: [] },
  },
  regent: { games: 40, total: 1000, rollouts: 400, points: { '40': 30, '50': 10 } },
  calendar: [{ day: '2026-11-16', points: 40, placed: [] }],
} as unknown as Daily;

describe('the daily deal', () => {
  it('counts the games strictly below', () => {
    expect(percentile(daily)).toBe(75);
    expect(percentile({ ...daily, own: null })).toBeNull();
  });

  it('draws a dot for ten games', () => {
    expect(dotColumns(daily)).toEqual([
      { points: 40, dots: [true, true, true] },
      { points: 50, dots: [false] },
    ]);
  });

  it('puts the days into weeks', () => {
    const weeks = calendarWeeks(daily, 1);
    expect(weeks[0]!.map((day) => day?.number ?? null)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      1,
    ]);
    expect(calendarWeeks(daily, 7)[0]![0]?.number).toBe(1);
    const states = weeks.flat().map((day) => day?.state);
    expect(states.filter((state) => state === 'played')).toHaveLength(1);
    expect(weeks.flat().find((day) => day?.date === daily.day)?.state).toBe('today');
    expect(weeks.flat().at(-1)).toBeNull();
  });

  it('goes back to the first month that has a day', () => {
    expect(firstMonth(daily)).toBe('2026-11');
    const played = [...daily.calendar, { day: '2025-12-29', points: 30, placed: [] }];
    const older = { ...daily, calendar: played } as Daily;
    expect(firstMonth(older)).toBe('2025-12');
    const december = calendarWeeks(older, 1, '2025-12').flat();
    expect(december.find((day) => day?.date === '2025-12-29')?.points).toBe(30);
    const count = (state: string) => december.filter((day) => day?.state === state).length;
    expect([count('before'), count('missed')]).toEqual([28, 2]);
    expect(shiftMonth('2026-01', -1)).toBe('2025-12');
    expect(shiftMonth('2025-12', 1)).toBe('2026-01');
  });

  it('starts weeks by the locale', () => {
    expect(firstWeekday('en', ['en-GB'])).toBe(1);
    expect(firstWeekday('en', ['de-DE', 'en-US'])).toBe(7);
    expect(firstWeekday('he', ['en-GB'])).toBe(7);
    expect(firstWeekday('de', [])).toBe(1);
  });
});
