import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchLog } from '$lib/engine/gameLog';
import { rulesOf } from '$lib/engine/lands';
import { engine } from '$lib/engine/load';
import { formatRecord } from '$lib/engine/record';
import { dealOfDay, RULES } from './dateDeal';
import { checkResult, keepDay, readDays, streaks } from './ownDays';

const DAY = '2026-11-19';

/** A game of a day's deal in which everybody takes the first legal action. */
async function playedRecord(day: string, plies = Infinity): Promise<string> {
  const { deal, seed } = await dealOfDay(day);
  const actions: string[] = [];
  const match: MatchLog = { rules: rulesOf(engine(), RULES), games: [{ deal, actions }] };
  while (actions.length < plies) {
    const [action] = engine().state({ ...match }).legal;
    if (!action) break;
    actions.push(action.action);
  }
  const names = ['Ann', 'knight', 'duke', 'duke'];
  return formatRecord(engine(), { ...match }, { names, tags: [], seed });
}

describe('a result', () => {
  it('is what the record of the deal of that day ends with', async () => {
    const record = await playedRecord(DAY);
    const result = await checkResult(DAY, record);
    expect(result?.record).toBe(record);
    expect(record).toContain(`pink:${result!.points}`);
    expect(result!.allPoints[0]).toBe(result!.points);
    expect(result!.placed.length).toBeGreaterThan(5);
  });

  it('is none of another deal, nor before the end', async () => {
    expect(await checkResult(DAY, await playedRecord('2026-11-20'))).toBeNull();
    expect(await checkResult(DAY, await playedRecord(DAY, 9))).toBeNull();
  });

  it('is none that was changed afterwards', async () => {
    const record = await playedRecord(DAY);
    const points = record.replace(/pink:(\d+)/, (_, count) => `pink:${Number(count) + 10}`);
    await expect(checkResult(DAY, points)).rejects.toThrow('result');
  });
});

describe('the days of this browser', () => {
  beforeEach(() => localStorage.clear());

  it('are kept, and survive what can’t be read', () => {
    keepDay(DAY, { table: 'local-1', result: null });
    expect(readDays()).toEqual({ [DAY]: { table: 'local-1', result: null } });
    localStorage.setItem('kingdomino-daily', '{');
    expect(readDays()).toEqual({});
  });

  it('are counted in rows', () => {
    const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-18'];
    expect(streaks(days, DAY)).toEqual([1, 3]);
    expect(streaks([...days, DAY], DAY)).toEqual([2, 3]);
    expect(streaks([], DAY)).toEqual([0, 0]);
  });
});
