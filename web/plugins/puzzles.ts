/** The puzzles of the Python package as a module: of each what the page needs. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILE = fileURLToPath(new URL('../../src/kingdomino/analysis/puzzles.jsonl', import.meta.url));
const MODULE = 'puzzles:all';
const ID_LENGTH = 8;

interface Puzzle {
  position: string;
  solution: string;
  other: string;
  theme: string;
  rating: number;
}

/** A vite plugin for the module `puzzles:all`: each puzzle as a tuple, the easiest first. */
export function puzzles(): Plugin {
  return {
    name: 'puzzles',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      this.addWatchFile(FILE);
      const lines = readFileSync(FILE, 'utf-8').trim().split('\n');
      const rows = lines.map((line) => rowOf(JSON.parse(line) as Puzzle));
      return `export default ${JSON.stringify(rows)}`;
    },
  };
}

/** The id stays the same if other puzzles are added. */
const idOf = ({ position }: Puzzle): string =>
  createHash('sha256').update(position).digest('hex').slice(0, ID_LENGTH);

const rowOf = (puzzle: Puzzle): unknown[] => [
  idOf(puzzle),
  puzzle.position,
  puzzle.solution,
  puzzle.other,
  puzzle.theme,
  puzzle.rating,
];
