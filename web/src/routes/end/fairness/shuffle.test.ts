import { expect, test } from 'vitest';
import { rulesOf } from '$lib/engine/lands';
import { engine } from '$lib/engine/load';
import { choosersOf, commit, fromHex, mix, nextSeed, toHex } from './shuffle';

const ZERO = new Uint8Array(32);
const SEVEN = fromHex('07'.padStart(64, '0'));
const COUNTING = Uint8Array.from({ length: 32 }, (_, index) => index);

/** The pile and the seats that choose in the opening. */
function dealOf(text: string, seed: Uint8Array) {
  const rules = rulesOf(engine(), text);
  const deal = engine().deal(rules, seed);
  return { pile: deal.pile, choosers: choosersOf(rules, deal) };
}

// The test vectors of docs/explanation/shuffle.md.
test('the seed is made of the secret and the contributions', async () => {
  expect(toHex(await commit(COUNTING))).toBe(
    '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  );
  expect(toHex(await mix(COUNTING, ['ann', '']))).toBe(
    '07afc8423cac61ebcd7f2b595351cb40879779427a18c02b1e335bee5d401ffe',
  );
  expect(toHex(await nextSeed(ZERO))).toBe(
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
  );
});

test('a seed deals the dominoes and the kings', () => {
  const two = dealOf('classic/2', ZERO);
  expect(two.pile.slice(0, 12)).toEqual([33, 15, 1, 16, 32, 43, 25, 36, 21, 20, 7, 41]);
  expect(two.pile).toHaveLength(24);
  expect(two.choosers).toEqual([0, 1, 1, 0]);
  const three = dealOf('classic/3+opening=drawer', COUNTING);
  expect(three.pile.slice(24)).toEqual([22, 15, 19, 20, 38, 28, 26, 41, 31, 10, 3, 48]);
  expect(three.choosers).toEqual([2, 0, 1]);
  expect(dealOf('classic/4', COUNTING).choosers).toEqual([1, 0, 3, 2]);
  expect(dealOf('mighty-duel/2+opening=abba', SEVEN).choosers).toEqual([0, 1, 1, 0]);
});

test('a word of an incomplete run is skipped', () => {
  const seed = fromHex((877454).toString(16).padStart(64, '0'));
  const { pile } = dealOf('classic/2', seed);
  expect(pile.slice(0, 12)).toEqual([6, 42, 14, 21, 8, 26, 17, 46, 16, 40, 7, 4]);
});
