import { describe, expect, it } from 'vitest';
import {
  parseCell,
  parseClaim,
  topLeftCell,
  covers,
  cellName,
  placementText,
  parsePlacement,
  secondCell,
  rotate,
} from './cell';

describe('cells', () => {
  it('are named as the notation names them', () => {
    expect(cellName(parseCell('g7'))).toBe('g7');
    expect(cellName(parseCell('m13'))).toBe('m13');
  });

  it('of a higher row are higher on the screen', () => {
    expect(parseCell('g8').y).toBeLessThan(parseCell('g7').y);
    expect(parseCell('h7').x).toBeGreaterThan(parseCell('g7').x);
  });
});

describe('a placement', () => {
  it('is parsed with the direction of its second square', () => {
    expect(parsePlacement('13:g8h8')).toEqual({
      domino: 13,
      placement: { first: parseCell('g8'), direction: 'right' },
    });
    expect(parsePlacement('13:g8g9>28')?.placement.direction).toBe('up');
    expect(parsePlacement('7:h8g8')?.placement.direction).toBe('left');
    expect(parsePlacement('7:g8g7')?.placement.direction).toBe('down');
  });

  it('is none where a domino is discarded or claimed', () => {
    expect(parsePlacement('13:--')).toBeNull();
    expect(parsePlacement('>28')).toBeNull();
  });

  it('is drawn from its upper left cell', () => {
    const up = parsePlacement('13:g8g9')!.placement;
    expect(cellName(topLeftCell(up))).toBe('g9');
    expect(cellName(secondCell(up))).toBe('g9');
    expect(cellName(topLeftCell(parsePlacement('13:h8g8')!.placement))).toBe('g8');
    expect(covers(up, parseCell('g8'))).toBe(true);
    expect(covers(up, parseCell('h8'))).toBe(false);
    expect(placementText(up)).toBe('g8g9');
  });
});

it('a claim is read alone and at the end of a turn', () => {
  expect(parseClaim('>28')).toBe(28);
  expect(parseClaim('13:--> 28')).toBeNull();
  expect(parseClaim('13:g8h8>5')).toBe(5);
  expect(parseClaim('13:g8h8')).toBeNull();
});

it('a domino turns clockwise', () => {
  expect([rotate('right'), rotate('down'), rotate('left'), rotate('up')]).toEqual([
    'down',
    'left',
    'up',
    'right',
  ]);
  expect(rotate('right', -1)).toBe('up');
});
