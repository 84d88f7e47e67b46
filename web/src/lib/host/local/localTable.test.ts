import { beforeEach, describe, expect, it } from 'vitest';
import { firstTurn, openTable } from '../../../../testing/localTables';
import { IllegalActionError } from '$lib/engine/engine';
import { engine } from '$lib/engine/load';
import { LocalTableError } from './localError';
import {
  abandon,
  actorOf,
  giveHint,
  momentOf,
  playBotTurn,
  playTurn,
  takeBack,
  takeBackPly,
  type LocalTable,
} from './localTable';

const AT = 1000;

let table: LocalTable;

const isStale = (command: () => unknown): void => {
  expect(command).toThrow(LocalTableError);
  expect(command).toThrow('stale');
};

/** Play a turn for whoever's it is. */
function play(before: LocalTable, turn = firstTurn(before)): LocalTable {
  const level = before.seats[actorOf(engine(), before)!]!.level;
  const command =
    level === null
      ? playTurn(engine(), before.actions.length, turn)
      : playBotTurn(engine(), momentOf(before), turn, level);
  return command(before, AT);
}

/** Play so many turns, by default all. */
function playOn(before: LocalTable, turns = Infinity): LocalTable {
  let after = before;
  for (let turn = 0; turn < turns && after.status === 'playing'; turn++) after = play(after);
  return after;
}

/** Play until it is the turn of the only person, who has played before. */
function playUntilOwnTurn(before: LocalTable): LocalTable {
  let after = before;
  do after = play(after);
  while (actorOf(engine(), after) !== 0 || after.actions.every(({ seat }) => seat !== 0));
  return after;
}

beforeEach(async () => void (table = await openTable('classic/2', 'Ann', 'page')));

describe('a turn', () => {
  it('is kept with who chose it, and makes the table a newer one', async () => {
    const people = await openTable('classic/2', 'Ann', 'Bob');
    const seat = actorOf(engine(), people);
    const [action] = firstTurn(people);
    const after = play(people);
    expect(after.actions).toEqual([{ game: 1, seat, action, level: null }]);
    expect([after.number, after.changedAt, after.turnAt]).toEqual([2, AT, AT]);
    expect(people.actions).toEqual([]);
  });

  it('is refused at another ply, in another seat, and once the match is over', async () => {
    const people = await openTable('classic/2', 'Ann', 'Bob');
    isStale(() => playTurn(engine(), 1, firstTurn(people))(people, AT));
    const bots = await openTable('classic/2', 'page', 'page');
    isStale(() => playTurn(engine(), 0, firstTurn(bots))(bots, AT));
    const over = abandon(people, AT);
    isStale(() => playTurn(engine(), 0, firstTurn(people))(over, AT));
  });

  it('is refused if it is not legal', async () => {
    const people = await openTable('classic/2', 'Ann', 'Bob');
    expect(() => play(people, ['>49'])).toThrow(IllegalActionError);
  });

  it('of a bot changes nothing if the table has moved on', async () => {
    const bots = await openTable('classic/2', 'page', 'page');
    const moved = play(bots);
    expect(playBotTurn(engine(), momentOf(bots), firstTurn(bots), 'page')(moved, AT)).toBe(moved);
  });

  it('that is half made keeps its clock', async () => {
    const people = playOn(await openTable('classic/2', 'Ann', 'Bob'), 4);
    const half = playTurn(engine(), 4, firstTurn(people).slice(0, 1))(people, AT + 5);
    expect(half.turnAt).toBe(people.turnAt);
    expect(play(half).turnAt).toBe(AT);
  });

  it('ends the match, after three games in a Dynasty', async () => {
    expect(playOn(table).status).toBe('over');
    const dynasty = playOn(await openTable('dynasty/2', 'Ann', 'Bob'));
    expect([dynasty.status, dynasty.game]).toEqual(['over', 3]);
    expect(new Set(dynasty.actions.map(({ game }) => game))).toEqual(new Set([1, 2, 3]));
  });
});

describe('a turn that is taken back', () => {
  it('is gone with all that bots have played since', () => {
    const before = playUntilOwnTurn(playOn(table, 6));
    const ply = takeBackPly(before)!;
    const after = takeBack(ply)(before, AT + 1);
    expect(after.actions).toEqual(before.actions.slice(0, ply));
    expect(actorOf(engine(), after)).toBe(0);
    const turn = before.actions.slice(ply, ply + 2).map(({ action }) => action);
    expect(after.takeBacks).toEqual([{ seat: 0, ply, turn: turn.join('') }]);
    expect(takeBack(ply)(after, AT + 2)).toBe(after);
  });

  it('is that of the only person, and the last one', async () => {
    expect(takeBackPly(table)).toBeNull();
    const before = playUntilOwnTurn(table);
    isStale(() => takeBack(takeBackPly(before)! + 1)(before, AT));
    expect(takeBackPly(playOn(await openTable('classic/2', 'Ann', 'Bob'), 5))).toBeNull();
    expect(takeBackPly(abandon(before, AT))).toBeNull();
  });

  it('brings back the game before', async () => {
    let dynasty = await openTable('dynasty/2', 'Ann', 'page');
    while (dynasty.game === 1) dynasty = play(dynasty);
    const back = takeBack(takeBackPly(dynasty)!)(dynasty, AT);
    expect(back.game).toBe(1);
  });
});

describe('a hint', () => {
  it('is counted once for a turn of the only person', async () => {
    const own = playUntilOwnTurn(table);
    const ply = own.actions.length;
    const after = giveHint(engine(), ply)(own, AT);
    expect(after.hints).toEqual([ply]);
    expect(giveHint(engine(), ply)(after, AT)).toBe(after);
    isStale(() => giveHint(engine(), ply - 1)(own, AT));
    const people = await openTable('classic/2', 'Ann', 'Bob');
    isStale(() => giveHint(engine(), 0)(people, AT));
  });
});
