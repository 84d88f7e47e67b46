import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tableView } from '../../../testing/fakeServer';
import type { TableView } from '$lib/api/types';
import { namedSeat } from '$lib/game/seats';
import { t, texts } from '$lib/i18n/texts.svelte';
import { pageTitle } from '$lib/ui/page/pageTitle.svelte';
import { isOwnTurn, TurnAlert } from './turnAlert.svelte';

const ann = namedSeat(0, 'Ann');
const bob = namedSeat(1, 'Bob');
const bot = { ...namedSeat(1, ''), bot: 'page' };

function titleOf(view: Partial<TableView>): string {
  new TurnAlert().update(tableView(view));
  return pageTitle.prefix;
}

beforeAll(() => texts.setLanguage('en'));
afterEach(() => (pageTitle.prefix = ''));

describe('the title of the page', () => {
  it('says that it is your turn among people', () => {
    expect(titleOf({ seats: [ann, bob], your_seats: [0], actor: 0 })).toBe(t('your-turn'));
    expect(titleOf({ seats: [ann, bob], your_seats: [0], actor: 1 })).toBe('');
  });

  it('says nothing to those who play with bots, or all on this screen', () => {
    expect(titleOf({ seats: [ann, bot], your_seats: [0], actor: 0 })).toBe('');
    expect(titleOf({ seats: [ann, bob], your_seats: [0, 1], actor: 0 })).toBe('');
  });
});

describe('a turn', () => {
  it('is nobody’s while a bot plays it, and once the game is over', () => {
    const seats = [{ ...ann, bot: 'page' }, bob];
    expect(isOwnTurn(tableView({ seats: [ann, bob], actor: 0 }))).toBe(true);
    expect(isOwnTurn(tableView({ seats, actor: 0 }))).toBe(false);
    expect(isOwnTurn(tableView({ seats: [ann, bob], actor: 0, is_over: true }))).toBe(false);
    expect(isOwnTurn(null)).toBe(false);
  });
});
