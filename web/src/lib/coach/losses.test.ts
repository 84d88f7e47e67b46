import { describe, expect, it } from 'vitest';
import { estimateText, lossByCell, lossByDomino, lossText } from './losses';

const LOSSES = {
  '13:g8h8>28': 0,
  '13:g8h8>33': 1.5,
  '13:g8g9>28': 0.7,
  '13:f7e7>33': 2.25,
};

describe('what turns lose', () => {
  it('is known for every cell that a turn covers', () => {
    expect(Object.fromEntries(lossByCell(LOSSES))).toEqual({
      g8: 0,
      h8: 0,
      g9: 0.7,
      f7: 2.25,
      e7: 2.25,
    });
  });

  it('is known for every domino, before and after placing', () => {
    expect(Object.fromEntries(lossByDomino(LOSSES, null))).toEqual({ 28: 0, 33: 1.5 });
    expect(Object.fromEntries(lossByDomino(LOSSES, '13:g8g9'))).toEqual({ 28: 0.7 });
  });

  it('is known for claims alone, and nothing is claimed in the last round', () => {
    expect(Object.fromEntries(lossByDomino({ '>4': 0, '>12': 3 }, null))).toEqual({ 4: 0, 12: 3 });
    expect(lossByDomino({ '13:g8h8': 0, '46:--': 0 }, null).size).toBe(0);
    expect(lossByCell({ '46:--': 0 }).size).toBe(0);
  });

  it('is short as text', () => {
    expect([0, 0.04, 0.84, 9.96].map(lossText)).toEqual(['0', '0', '−0.8', '−10']);
    expect(estimateText({ value: -0.2, error: 0.31 })).toBe('0.0 ± 0.3');
  });
});
