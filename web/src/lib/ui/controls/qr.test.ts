import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { codeOf } from './qr';

it('draws every dark square once, and no other', () => {
  const text = 'https://example.org/table/seedawuwpvvh6';
  const { size, path } = codeOf(text);
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let step = 0; step < Number(length); step += 1) drawn[Number(y)]![Number(x) + step] = true;
  }
  expect(drawn).toEqual(encode(text, { ecc: 'M', border: 0 }).data);
});
