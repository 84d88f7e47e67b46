import { beforeEach, expect, test } from 'vitest';
import { codeIn, deviceLink, forgetKey, keyFor } from './deviceLink';

beforeEach(() => sessionStorage.clear());

test('the code of a link is in its fragment alone', () => {
  const link = new URL(deviceLink('http://host', 'abc', 'Code_-1'));
  expect(`${link.origin}${link.pathname}${link.search}`).toBe('http://host/table/abc');
  expect(codeIn(link.hash)).toBe('Code_-1');
  for (const hash of ['', '#', '#device=', '#else']) expect(codeIn(hash)).toBeNull();
});

test('a code keeps its key until it is used', () => {
  const key = keyFor('one');
  expect(key).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
  expect(keyFor('one')).toBe(key);
  expect(keyFor('two')).not.toBe(key);
  const other = keyFor('two');
  forgetKey();
  expect(keyFor('two')).not.toBe(other);
});
