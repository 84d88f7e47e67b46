import { describe, expect, it } from 'vitest';
import { cellOf, claimOf, cornerOf, covers, nameOf, nameOfLie, placementOf, secondOf, turned } from './cell';

describe('cells', () => {
  it('are named as the notation names them', () => {
    expect(nameOf(cellOf('g7'))).toBe('g7');
    expect(nameOf(cellOf('m13'))).toBe('m13');
  });

  it('of a higher row lie higher on the screen', () => {
    expect(cellOf('g8').y).toBeLessThan(cellOf('g7').y);
    expect(cellOf('h7').x).toBeGreaterThan(cellOf('g7').x);
  });
});

describe('a placement', () => {
  it('is read with the way its second square lies', () => {
    expect(placementOf('13:g8h8')).toEqual({ domino: 13, lie: { first: cellOf('g8'), way: 'right' } });
    expect(placementOf('13:g8g9>28')?.lie.way).toBe('up');
    expect(placementOf('7:h8g8')?.lie.way).toBe('left');
    expect(placementOf('7:g8g7')?.lie.way).toBe('down');
  });

  it('is none where a domino is discarded or claimed', () => {
    expect(placementOf('13:--')).toBeNull();
    expect(placementOf('>28')).toBeNull();
  });

  it('is drawn from its upper left cell', () => {
    const up = placementOf('13:g8g9')!.lie;
    expect(nameOf(cornerOf(up))).toBe('g9');
    expect(nameOf(secondOf(up))).toBe('g9');
    expect(nameOf(cornerOf(placementOf('13:h8g8')!.lie))).toBe('g8');
    expect(covers(up, cellOf('g8'))).toBe(true);
    expect(covers(up, cellOf('h8'))).toBe(false);
    expect(nameOfLie(up)).toBe('g8g9');
  });
});

it('a claim is read alone and at the end of a turn', () => {
  expect(claimOf('>28')).toBe(28);
  expect(claimOf('13:--> 28')).toBeNull();
  expect(claimOf('13:g8h8>5')).toBe(5);
  expect(claimOf('13:g8h8')).toBeNull();
});

it('a domino turns clockwise', () => {
  expect([turned('right'), turned('down'), turned('left'), turned('up')]).toEqual(['down', 'left', 'up', 'right']);
  expect(turned('right', -1)).toBe('up');
});
