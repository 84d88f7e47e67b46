import { describe, expect, it } from 'vitest';
import { centroidCell, outline } from './outline';

const corners = (path: string): number => path.split('L').length - 1;

describe('the border of a territory', () => {
  it('of one square has four sides', () => {
    expect(outline(['g7'])).toBe('M600 -700L700 -700L700 -600L600 -600L600 -700Z');
  });

  it('goes once around squares that touch', () => {
    const path = outline(['g7', 'h7', 'h8']);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(corners(path)).toBe(8);
  });

  it('has a second part around a hole', () => {
    const ring = ['f6', 'g6', 'h6', 'f7', 'h7', 'f8', 'g8', 'h8'];
    expect(outline(ring).match(/M/g)).toHaveLength(2);
  });

  it('closes where two squares meet at a corner only', () => {
    expect(corners(outline(['g7', 'h8']))).toBe(8);
  });
});

it('points are written on a square of the territory, near its middle', () => {
  expect(centroidCell(['f7', 'g7', 'h7'])).toBe('g7');
  expect(['f6', 'f8']).toContain(centroidCell(['f6', 'f8']));
});
