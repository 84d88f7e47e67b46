import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { LANGUAGES } from './src/lib/i18n/languages.ts';

const LOCALES = fileURLToPath(new URL('../src/kingdomino/locales', import.meta.url));

/**
 * The messages that every page uses: `texts:en` has those of several files, without comments, and
 * `texts:loaders` a function for each language that imports them.
 */
function texts(): Plugin {
  const prefix = '\0texts:';
  const files = ['game', 'page', 'lobby'];
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith('texts:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const language = id.slice(prefix.length);
      if (language === 'loaders') return `export default {${Object.keys(LANGUAGES).map(loader)}}`;
      const paths = files.map((name) => `${LOCALES}/${language}/${name}.ftl`);
      paths.forEach((path) => this.addWatchFile(path));
      const text = paths.map((path) => readFileSync(path, 'utf-8')).join('\n');
      const compact = text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
      return `export default ${JSON.stringify(compact)}`;
    },
  };
}

const loader = (code: string): string => `${code}: () => import('texts:${code}')`;

/** The icon as PNG and ICO, for home screens and browsers that don't use the SVG. */
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
        const source = fileName.endsWith('.ico') ? toIco(picture, size) : picture;
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/** An `.ico` file with one picture: a directory entry, then the picture. */
function toIco(picture: Uint8Array, size: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(22));
  head.setUint16(2, 1, true); // type: icons
  head.setUint16(4, 1, true); // number of pictures
  head.setUint8(6, size);
  head.setUint8(7, size);
  head.setUint16(10, 1, true);
  head.setUint16(12, 32, true); // bits per pixel
  head.setUint32(14, picture.length, true);
  head.setUint32(18, head.byteLength, true); // offset of the picture
  return new Uint8Array([...new Uint8Array(head.buffer), ...picture]);
}

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The modules that the first page loads: all that the entry imports statically. */
function firstPage(context: Modules): Set<string> {
  const modules = new Set([fileURLToPath(new URL('src/main.ts', import.meta.url))]);
  for (const id of modules) {
    context.getModuleInfo(id)?.importedIds.forEach((next) => modules.add(next));
  }
  return modules;
}

const TABLE = /src\/(?:lib|routes\/(?:table|play|end|replay))\//;

/** Choose the file that a module is bundled into; the rest is split by page. */
function chunkNames(): (id: string, context: Modules) => string | null {
  let base: Set<string> | null = null;
  return (id, context) => {
    base ??= firstPage(context);
    if (base.has(id)) return 'base';
    return TABLE.test(id) ? 'table' : null;
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), texts(), icons()],
  // Tests mount components, which only the browser's build of Svelte does.
  resolve: {
    alias: { $lib: fileURLToPath(new URL('src/lib', import.meta.url)) },
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: '../src/kingdomino/server/pages',
    emptyOutDir: true,
    target: 'es2022',
    // The server's Content-Security-Policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A few files that are needed together instead of fifty small ones: each response has headers.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: chunkNames(), debugName: 'by page' }] } },
    },
  },
  server: {
    // `npm run dev` beside `kingdomino serve`.
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
    fs: { allow: ['..'] },
  },
  // One window for all test files: creating one takes longer than the tests.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], isolate: false },
}));
