import { describe, expect, it } from 'vitest';
import { layoutOf, type Layout } from './layout';

const at = (width: number, height: number, players = 4, hasLesson = false): Layout =>
  layoutOf({ width, height, textScale: 1 }, { players, hasLesson });

/** A cell of a kingdom that fills the window. */
const boardCell = ({ board, frame }: Layout): number => (board - 2 * frame) / 5;

describe('a desk', () => {
  it.each([
    [1280, 720, 632, 99, 162],
    [1366, 768, 680, 111, 194],
    [1440, 900, 766, 135, 219],
    [1920, 1080, 918, 163, 310],
  ])('of %i×%i', (width, height, board, lineCell, opponent) => {
    const layout = at(width, height);
    expect(layout.arrangement).toBe('desk');
    expect(Math.abs(layout.board - board)).toBeLessThan(8);
    expect(Math.abs(layout.lineCell - lineCell)).toBeLessThan(4);
    expect(Math.abs(layout.opponent - opponent)).toBeLessThan(8);
  });

  it('draws the line nearly at the scale of the board', () => {
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      const layout = at(width, height, 2);
      expect(layout.lineCell / boardCell(layout)).toBeGreaterThan(0.8);
      expect(layout.lineCell / boardCell(layout)).toBeLessThanOrEqual(0.92);
    }
  });

  it('leaves no empty third: the columns fill the width', () => {
    for (const width of [1024, 1180, 1280, 1440, 1920]) {
      const { left, board, right, gap, padding } = at(width, width * 0.66, 2);
      expect(left + board + right + 2 * gap + 2 * padding).toBe(width);
      expect(left).toBeGreaterThan(150);
    }
  });
});

describe('a tablet', () => {
  it.each([
    [820, 1106, 564, 92],
    [768, 1024, 506, 86],
  ])('of %i×%i', (width, height, board, lineCell) => {
    const layout = at(width, height);
    expect(layout.arrangement).toBe('tablet');
    expect(Math.abs(layout.board - board)).toBeLessThan(24);
    expect(layout.lineCell).toBe(lineCell);
  });

  it('on its side is a desk', () => {
    expect(at(1180, 820).arrangement).toBe('desk');
    expect(at(1024, 768).arrangement).toBe('desk');
  });
});

describe('a phone', () => {
  it.each([
    [320, 568, 308, 35],
    [360, 640, 344, 39],
    [390, 664, 374, 43],
    [412, 732, 396, 45],
  ])('of %i×%i has the board as wide as the screen', (width, height, board, lineCell) => {
    const layout = at(width, height);
    expect(layout.arrangement).toBe('phone');
    expect(layout.board).toBe(board);
    expect(Math.abs(layout.lineCell - lineCell)).toBeLessThan(2);
  });

  it('shows larger dominoes on the cards where there is height', () => {
    expect(at(390, 844).cardCell).toBeGreaterThan(at(390, 664).cardCell);
  });

  it('makes room for the tutorial', () => {
    const layout = at(390, 664, 2, true);
    expect(layout.lesson).toBeGreaterThan(50);
    expect(boardCell(layout)).toBeGreaterThan(50);
  });

  it('on its side has the board as high as the screen', () => {
    const layout = at(844, 390);
    expect(layout.arrangement).toBe('sideways');
    expect(layout.board).toBe(374);
  });
});

it('blocks of text grow with the text, and the board keeps a useful size', () => {
  const layout = layoutOf(
    { width: 390, height: 664, textScale: 2 },
    { players: 4, hasLesson: false },
  );
  expect(layout.prompt).toBe(120);
  expect(layout.board).toBeGreaterThanOrEqual(180);
});
