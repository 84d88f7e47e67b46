import { expect, it } from 'vitest';
import { extentBox } from './box';
import { cellName } from './cell';
import { FIELDS, HAMLET, MARSHES, REALM, WOODS } from './sampleKingdom';

it('shows what its variant is about', () => {
  const full = (side: number): number => side * side - 1;
  expect(WOODS.squares).toHaveLength(full(5));
  expect(MARSHES.squares).toHaveLength(full(5));
  expect(REALM.squares).toHaveLength(full(7));
  expect(FIELDS.squares).toHaveLength(full(5) - 2);
  for (const [kingdom, side] of [
    [MARSHES, 5],
    [WOODS, 5],
    [HAMLET, 3],
    [FIELDS, 5],
    [REALM, 7],
  ] as const)
    expect(extentBox(kingdom)).toMatchObject({ width: side, height: side });
  for (const kingdom of [WOODS, HAMLET]) {
    const { left, top, width, height } = extentBox(kingdom);
    expect(cellName({ x: left + (width - 1) / 2, y: top + (height - 1) / 2 })).toBe(kingdom.castle);
  }
});
