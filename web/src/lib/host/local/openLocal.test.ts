import { describe, expect, it } from 'vitest';
import { firstTurn, openTable } from '../../../../testing/localTables';
import { engine } from '$lib/engine/load';
import { publicMatch } from '$lib/engine/publicMatch';
import { LocalTableError } from './localError';
import { isLocal } from './localId';
import { matchOf, rulesFor } from './localMatch';
import { playTurn, type LocalTable } from './localTable';
import { tableView } from './localView';
import { continueHere, openLocal } from './openLocal';
import { readTable } from './store';

const play = (table: LocalTable): LocalTable =>
  playTurn(engine(), table.actions.length, firstTurn(table))(table, 0);

function finished(table: LocalTable): LocalTable {
  let after = table;
  while (after.status === 'playing') after = play(after);
  return after;
}

describe('a new table', () => {
  it('has the wanted colours, then the usual ones, then those that are free', async () => {
    const id = await openLocal('classic/3', [
      { bot: 'page' },
      { name: 'Ann', colour: 'pink' },
      { bot: 'regent' },
    ]);
    const { seats } = await readTable(id);
    expect(isLocal(id)).toBe(true);
    expect(seats.map(({ colour }) => colour)).toEqual(['yellow', 'pink', 'green']);
  });

  it('has no bots that only a server has', async () => {
    const seats = [{ name: 'Ann' }, { bot: 'my-bot' }];
    await expect(openLocal('classic/2', seats)).rejects.toThrow(LocalTableError);
  });
});

describe('a table that plays on from an online one', () => {
  const RULES = [
    'classic/2',
    'classic/3+opening=drawer',
    'mighty-duel/2+opening=abba',
    'classic/4',
    'dynasty/2',
  ];

  it.each(RULES)('keeps all that lies face up, and deals the rest anew: %s', async (rules) => {
    const players = rulesFor(engine(), rules).players;
    let online = await openTable(rules, ...['Ann', 'Bob', 'Cid', 'Dan'].slice(0, players));
    for (let turn = 0; online.status === 'playing'; turn++, online = play(online)) {
      if (turn > 3 && turn % 7 !== 1) continue;
      const view = { ...tableView(engine(), online, 0), table: 'k3x9', your_seats: [0] };
      const match = publicMatch(engine(), matchOf(engine(), online));
      const here = await readTable(await continueHere(view, match, { name: 'Me', bot: 'duke' }));
      const shown = tableView(engine(), here, 0);
      expect(shown.position).toBe(view.position);
      expect(shown.continued_from).toEqual({ table: 'k3x9', ply: view.ply });
      expect(here.seats.map(({ name, level }) => name || level)).toEqual(
        here.seats.map((_, seat) => (seat ? 'duke' : 'Ann')),
      );
      const people = { ...here, seats: online.seats };
      expect(finished(people).status).toBe('over');
      const [before, after] = [online, here].map(({ deals }) => deals[view.game - 1]!);
      expect(after!.pile).toHaveLength(before!.pile.length);
      expect(after!.kings.toSorted()).toEqual(before!.kings.toSorted());
    }
  });

  it('does not deal as the server would have', async () => {
    const online = play(await openTable('classic/2', 'Ann', 'Bob'));
    const view = { ...tableView(engine(), online, 0), your_seats: [0] };
    const match = publicMatch(engine(), matchOf(engine(), online));
    const here = await readTable(await continueHere(view, match, { name: 'Me', bot: 'duke' }));
    expect(here.deals[0]!.pile).not.toEqual(online.deals[0]!.pile);
    expect(here.seed).toBeNull();
  });
});
