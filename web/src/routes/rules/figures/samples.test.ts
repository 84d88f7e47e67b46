import { expect, test } from 'vitest';
import { parseCell } from '$lib/game/cell';
import { extentBox } from '$lib/game/box';
import { boxBetween, FINISHED, ghostOver } from './samples';

test('the finished kingdom fills its box', () => {
  expect(extentBox(FINISHED)).toMatchObject({ width: 5, height: 5 });
  expect(FINISHED.squares).toHaveLength(24);
});

test('a ghost that fits knows what it scores', () => {
  expect(ghostOver('19:i6j6', 3)).toMatchObject({ domino: 19, fits: true, gain: 3 });
  expect(ghostOver('7:i6j6', null)).toMatchObject({ fits: false, gain: 0 });
});

test('a box has its corner at the upper left', () => {
  const { x, y } = parseCell('f8');
  expect(boxBetween('f8', 'j6')).toEqual({ left: x, top: y, width: 5, height: 3 });
});
