import { expect, it } from 'vitest';
import { findScreen } from './screens';

it('finds a screen by its path, and the id of its table', () => {
  expect(findScreen('/new')?.id).toBe('');
  expect(findScreen('/rules/')?.id).toBe('');
  expect(findScreen('/table/k3x9')?.id).toBe('k3x9');
});

it.each(['/', '/nothing', '/new/table', '/table', '/table/k3x9/more', '/table/:id/:id'])(
  'finds no screen at %s',
  (path) => expect(findScreen(path)).toBeNull(),
);
