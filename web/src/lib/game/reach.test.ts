import { describe, expect, test } from 'vitest';
import { castleSides, reachAfter, singleCells } from './reach';
import { sampleKingdom } from './sampleKingdom';

const columns = ['e', 'f', 'g', 'h', 'i'];

describe('cells in reach', () => {
  test('a cell without a free neighbour is single', () => {
    expect(singleCells(['f6', 'h8', 'h9'])).toEqual(['f6']);
    expect(singleCells([])).toEqual([]);
  });

  test('the free sides of the castle are counted', () => {
    expect(castleSides('g7', ['g8', 'f7', 'f6'])).toEqual(['f7', 'g8']);
  });

  test('a placement takes its cells, and what no longer fits into one box with it', () => {
    const kingdom = {
      ...sampleKingdom(['1:h7i7']),
      reach: [...columns.map((column) => `${column}8`), 'e7', 'f7', 'j7', 'k7'],
    };
    expect(reachAfter(kingdom, ['f7', 'e7'], 5)).toEqual(columns.map((column) => `${column}8`));
    expect(reachAfter(kingdom, ['j7', 'k7'], 5)).toEqual(['g8', 'h8', 'i8']);
  });
});
