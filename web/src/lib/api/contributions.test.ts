import { afterEach, expect, test } from 'vitest';
import { contribute, keptContributions } from './contributions';

afterEach(() => localStorage.clear());

test('what was contributed is kept, the latest hundred', () => {
  const first = contribute('k3x9', 'c0ffee');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keptContributions()).toEqual([{ text: first, table: 'k3x9', commitment: 'c0ffee' }]);
  for (let count = 0; count < 100; count++) contribute(null, null);
  expect(keptContributions()).toHaveLength(100);
  expect(keptContributions().some(({ text }) => text === first)).toBe(false);
});

test('something else in its place is ignored', () => {
  localStorage.setItem('kingdomino-contributions', '{');
  expect(keptContributions()).toEqual([]);
  localStorage.setItem('kingdomino-contributions', '{"text": 1}');
  expect(keptContributions()).toEqual([]);
});
