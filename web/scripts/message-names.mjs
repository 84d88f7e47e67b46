// Writes the names of the page's messages, as the English Fluent files have them, as a TypeScript type.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE = new URL('../../src/kingdomino/locales/en/', import.meta.url);
const TARGET = new URL('../src/lib/i18n/messages.d.ts', import.meta.url);

const names = [
  'game',
  'page',
  'lobby',
  'guide',
  'coach',
  'analysis',
  'puzzles',
  'board',
  'end',
  'people',
  'score',
  'tiling',
  'games',
  'alerts',
  'daily',
]
  .map((name) => `${name}.ftl`)
  .flatMap(
    (file) => readFileSync(new URL(file, SOURCE), 'utf-8').match(/^[a-z][\w-]*(?= *=)/gm) ?? [],
  )
  .sort();

writeFileSync(
  fileURLToPath(TARGET),
  `/** The name of a message. */\nexport type MessageName =\n${names.map((name) => `  | '${name}'\n`).join('')};\n`,
);
