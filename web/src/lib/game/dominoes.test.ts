import { expect, it } from 'vitest';
import { drawingOf, faceOf, TERRAINS } from './dominoes';

const NUMBERS = Array.from({ length: 48 }, (_, index) => index + 1);

it('the 96 squares are those of the printed component page', () => {
  const count = (terrain: string, crowns: number): number =>
    NUMBERS.flatMap((number) => faceOf(number)).filter(
      (face) => face.terrain === terrain && face.crowns === crowns,
    ).length;
  const table = Object.fromEntries(
    TERRAINS.map((terrain) => [terrain, [0, 1, 2, 3].map((crowns) => count(terrain, crowns))]),
  );
  expect(table).toEqual({
    wheat: [21, 5, 0, 0],
    forest: [16, 6, 0, 0],
    lake: [12, 6, 0, 0],
    grassland: [10, 2, 2, 0],
    swamp: [6, 2, 2, 0],
    mine: [1, 1, 3, 1],
  });
});

it('a square has one drawing for life', () => {
  for (const number of NUMBERS) expect(drawingOf(number, 0)).toBe(drawingOf(number, 0));
  expect(faceOf(48)[1]).toEqual({ terrain: 'mine', crowns: 3 });
});
