import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstTurn } from '../../../testing/localTables';
import { engine } from '$lib/engine/load';
import { keptOf } from '$lib/host/local/kept';
import {
  actorOf,
  momentOf,
  playBotTurn,
  playTurn,
  type LocalTable,
} from '$lib/host/local/localTable';
import { readTable, updateTable } from '$lib/host/local/store';
import { dateDaily, playDate } from './dateDaily';
import { dealOfDay } from './dateDeal';

const DAY = '2026-11-19';
const NEXT_DAY = '2026-11-20';

const change = (id: string, table: (before: LocalTable) => LocalTable): Promise<LocalTable> =>
  updateTable(id, (before) => keptOf(engine(), table(before)));

/** Play a table to its end: everybody takes the first turn that is legal. */
const finish = (id: string): Promise<LocalTable> =>
  change(id, (before) => {
    let after = before;
    while (after.status === 'playing') {
      const { level } = after.seats[actorOf(engine(), after)!]!;
      const turn = firstTurn(after);
      const play = level
        ? playBotTurn(engine(), momentOf(after), turn, level)
        : playTurn(engine(), after.actions.length, turn);
      after = play(after, 0);
    }
    return after;
  });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date(`${DAY}T23:50:00Z`), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

describe('the deal of a date', () => {
  it('is played at a table of this browser, which goes on where it was left', async () => {
    const daily = await dateDaily();
    expect(daily).toMatchObject({ day: DAY, number: 323, own: null, streak: 0 });
    expect(daily.next_at).toBe(Date.parse(`${NEXT_DAY}T00:00:00Z`) / 1000);
    const id = await playDate(daily);
    expect((await readTable(id)).seed).toBe((await dealOfDay(DAY)).seed);
    const going = await dateDaily();
    expect(going.own).toMatchObject({ table: id, status: 'playing', kingdom: null });
    expect(await playDate(going)).toBe(id);
  });

  it('has a result once it is over; then it is played for practice', async () => {
    const id = await playDate(await dateDaily());
    await finish(id);
    const daily = await dateDaily();
    expect(daily.own).toMatchObject({ table: id, status: 'done', place: null });
    expect(daily.own!.points).toHaveLength(4);
    expect(daily.line.kings.every((king) => king !== null)).toBe(true);
    expect(daily.calendar).toEqual([daily.own!.kingdom]);
    const practice = await playDate(daily);
    await finish(practice);
    expect((await dateDaily()).own?.table).toBe(id);
  });

  it('keeps the result of a try that was over after midnight for its own day', async () => {
    const id = await playDate(await dateDaily());
    vi.setSystemTime(new Date(`${NEXT_DAY}T00:10:00Z`));
    await finish(id);
    const daily = await dateDaily();
    expect([daily.day, daily.own, daily.streak]).toEqual([NEXT_DAY, null, 1]);
    expect(daily.calendar.map(({ day }) => day)).toEqual([DAY]);
  });

  it('is not counted if it was given up', async () => {
    const id = await playDate(await dateDaily());
    await change(id, (table) => ({ ...table, status: 'abandoned' }));
    const daily = await dateDaily();
    expect([daily.own?.status, daily.calendar]).toEqual(['void', []]);
    expect(await playDate(daily)).not.toBe(id);
    expect((await dateDaily()).own?.table).toBe(id);
  });
});
