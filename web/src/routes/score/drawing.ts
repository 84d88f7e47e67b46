/** Lands as text, in the format of `kingdomino score`: `docs/reference/file-formats.md`. */
import type { Terrain } from '$lib/api/types';
import type { Land } from '$lib/engine/lands';
import { CASTLE, cellName, parseCell } from '$lib/game/cell';
import { TERRAINS } from '$lib/game/dominoes';

const LETTERS = new Map<string, Terrain>(TERRAINS.map((each) => [each[0]!.toUpperCase(), each]));

/** Read a land, with its castle on `g7`. */
export function readLand(text: string): Land {
  const rows = text.split('\n').map((row) => row.trim().split(/\s+/));
  const top = rows.findIndex((row) => row.includes('#'));
  const left = rows[top]?.indexOf('#') ?? 0;
  const castle = parseCell(CASTLE);
  const squares = rows.flatMap((row, y) =>
    row.flatMap((mark, x) => {
      const terrain = LETTERS.get(mark[0] ?? '');
      if (!terrain) return [];
      const cell = cellName({ x: castle.x + x - left, y: castle.y + y - top });
      return [{ cell, terrain, crowns: Number(mark.slice(1)) }];
    }),
  );
  return { castle: CASTLE, squares };
}

/** Draw a land: a row of text for each row. */
export function drawLand({ castle, squares }: Land): string {
  const marks = new Map(
    squares.map(({ cell, terrain, crowns }) => [
      cell,
      terrain[0]!.toUpperCase() + (crowns ? String(crowns) : ''),
    ]),
  );
  marks.set(castle, '#');
  const cells = [...marks.keys()].map(parseCell);
  const range = (values: number[]): number[] => {
    const low = Math.min(...values);
    return Array.from({ length: Math.max(...values) - low + 1 }, (_, index) => low + index);
  };
  const columns = range(cells.map(({ x }) => x));
  return range(cells.map(({ y }) => y))
    .map((y) =>
      columns
        .map((x) => (marks.get(cellName({ x, y })) ?? '.').padEnd(2))
        .join(' ')
        .trimEnd(),
    )
    .join('\n');
}
