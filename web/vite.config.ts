import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
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

/** The icon as pictures too, for what knows no SVG: the home screen of a phone, and who asks for a favicon unasked. */
function icons(): Plugin {
  const sizes = { 'favicon.ico': 48, 'icon-180.png': 180, 'icon-512.png': 512 };
  const drawing = fileURLToPath(new URL('public/icon.svg', import.meta.url));
  return {
    name: 'icons',
    apply: 'build',
    generateBundle() {
      const svg = readFileSync(drawing, 'utf-8');
      for (const [fileName, size] of Object.entries(sizes)) {
        const picture = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
        const source = fileName.endsWith('.ico') ? framed(picture, size) : picture;
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/** A picture as the only one in an `.ico` file: its directory goes before it. */
function framed(picture: Uint8Array, size: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(22));
  head.setUint16(2, 1, true); // a file of icons,
  head.setUint16(4, 1, true); // one of them,
  head.setUint8(6, size);
  head.setUint8(7, size);
  head.setUint16(10, 1, true);
  head.setUint16(12, 32, true); // of 32 bits a point,
  head.setUint32(14, picture.length, true);
  head.setUint32(18, head.byteLength, true); // right after this.
  return new Uint8Array([...new Uint8Array(head.buffer), ...picture]);
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
  plugins: [svelte(), texts(), icons()],
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
