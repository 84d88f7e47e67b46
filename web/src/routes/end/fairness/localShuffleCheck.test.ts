import { expect, it } from 'vitest';
import { firstTurn, openTable } from '../../../../testing/localTables';
import { engine } from '$lib/engine/load';
import { playTurn } from '$lib/host/local/localTable';
import { historyOf, tableView } from '$lib/host/local/localView';
import { checkOwnDeal } from './localShuffleCheck';

it.each(['classic/2', 'dynasty/2+opening=drawer'])(
  'finds a deal of another seed: %s',
  async (rules) => {
    let table = await openTable(rules, 'Ann', 'Bob');
    while (table.status === 'playing')
      table = playTurn(engine(), table.actions.length, firstTurn(table))(table, 0);
    const view = tableView(engine(), table, 0);
    const { plies } = historyOf(engine(), table);
    expect(await checkOwnDeal(view, plies)).toBe(true);
    const seed = '0'.repeat(64);
    const wrong = { ...view, shuffle: { ...view.shuffle, seed } };
    expect(await checkOwnDeal(wrong, plies)).toBe(false);
    const unknown = { ...view, shuffle: { ...view.shuffle, seed: null } };
    expect(await checkOwnDeal(unknown, plies)).toBeNull();
  },
);
