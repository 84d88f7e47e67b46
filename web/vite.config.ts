import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const LOCALES = fileURLToPath(new URL('../src/kingdomino/locales', import.meta.url));

/** `texts:en` is all that every page says in a language: one module of several files, without their comments. */
function texts(): Plugin {
  const chapters = ['game', 'page', 'lobby'];
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith('texts:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0texts:')) return null;
      const files = chapters.map((name) => `${LOCALES}/${id.slice('\0texts:'.length)}/${name}.ftl`);
      files.forEach((file) => this.addWatchFile(file));
      const text = files.map((file) => readFileSync(file, 'utf-8')).join('\n');
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n'))}`;
    },
  };
}

/** What the first page draws with, and what every page needs. */
const BASE =
  /src\/(?:art|pieces|preferences|texts|wire)\/|src\/(?:settings|router)|motion\/pace|home\/(?:Nowhere|Mark|PageHead|PreferencesButton|Trouble|Languages|asking|opening|seats|choices)|board\/(?:KingdomArt|Neatline|Ghost|outline|box|cell)|table\/people/;
const TABLE = /src\/(?:board|motion|sound|table|replay|end)\//;

/** The file that a module goes into; the rest is split by page. */
function chunkOf(id: string): string | null {
  if (id.includes('node_modules')) return 'libraries';
  if (BASE.test(id)) return 'base';
  return TABLE.test(id) ? 'table' : null;
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), texts()],
  // Tests mount components, which only the browser's build of Svelte does.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/kingdomino/server/pages',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing is written into the page or a style sheet: the server's policy allows no inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A few files that are always wanted together, and not fifty small ones: every answer has its headers.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf, debugName: 'by page' }] } } },
  },
  server: {
    // `npm run dev` beside `kingdomino serve`.
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
    fs: { allow: ['..'] },
  },
  // One window for all: making one takes longer than the tests.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], isolate: false },
}));
