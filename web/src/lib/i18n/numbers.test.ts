import { expect, it } from 'vitest';
import { formatNumber, withError } from './numbers';
import { texts } from './texts.svelte';

it('a number has one decimal and a true minus, and no sign once it rounds to zero', async () => {
  await texts.setLanguage('en');
  expect([-3.66, -0.04, 0, 0.04, 12].map(formatNumber)).toEqual([
    '−3.7',
    '0.0',
    '0.0',
    '0.0',
    '12.0',
  ]);
  await texts.setLanguage('de');
  expect(formatNumber(-3.66)).toBe('−3,7');
});

it('an error that would be written as none is left out', async () => {
  await texts.setLanguage('en');
  expect(withError({ value: 2, error: 0.31 })).toBe('2.0 ± 0.3');
  expect(withError({ value: 2, error: 0.04 })).toBe('2.0');
});
