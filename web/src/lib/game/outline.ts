/** The outline of a territory as an SVG path, in units of 100 per cell. */
import { parseCell } from './cell';

const key = (x: number, y: number): string => `${x},${y}`;

export function outline(cells: string[]): string {
  const taken = new Set(
    cells.map((name) => {
      const { x, y } = parseCell(name);
      return key(x, y);
    }),
  );
  // Every edge between inside and outside, clockwise; a corner may occur twice.
  const edges = new Map<string, string[]>();
  const add = (from: string, to: string): void =>
    void edges.set(from, [...(edges.get(from) ?? []), to]);
  for (const name of cells) {
    const { x, y } = parseCell(name);
    if (!taken.has(key(x, y - 1))) add(key(x, y), key(x + 1, y));
    if (!taken.has(key(x + 1, y))) add(key(x + 1, y), key(x + 1, y + 1));
    if (!taken.has(key(x, y + 1))) add(key(x + 1, y + 1), key(x, y + 1));
    if (!taken.has(key(x - 1, y))) add(key(x, y + 1), key(x, y));
  }
  const point = (corner: string): string =>
    corner
      .split(',')
      .map((value) => Number(value) * 100)
      .join(' ');
  let path = '';
  for (const [start, ends] of edges) {
    while (ends.length) {
      let corner = start;
      path += `M${point(corner)}`;
      do {
        corner = edges.get(corner)!.pop()!;
        path += `L${point(corner)}`;
      } while (corner !== start && edges.get(corner)?.length);
      path += 'Z';
    }
  }
  return path;
}

/** Return the cell nearest to the centroid, where a territory's points are written. */
export function centroidCell(cells: string[]): string {
  const places = cells.map(parseCell);
  const x = places.reduce((sum, cell) => sum + cell.x, 0) / cells.length;
  const y = places.reduce((sum, cell) => sum + cell.y, 0) / cells.length;
  let nearest = 0;
  places.forEach((cell, index) => {
    const best = places[nearest]!;
    if (Math.hypot(cell.x - x, cell.y - y) < Math.hypot(best.x - x, best.y - y)) nearest = index;
  });
  return cells[nearest]!;
}
