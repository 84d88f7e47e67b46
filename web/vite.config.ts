import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { compressed } from './plugins/compressed.ts';
import { licences } from './plugins/licences.ts';
import { policy } from './plugins/policy.ts';
import { puzzles } from './plugins/puzzles.ts';
import { routes } from './plugins/routes.ts';
import { serviceWorker } from './plugins/serviceWorker.ts';
import { LANGUAGES } from './src/lib/i18n/languages.ts';
import { compact, withFallback } from './src/lib/i18n/messageFiles.ts';

const LOCALES = fileURLToPath(new URL('../src/kingdomino/locales', import.meta.url));
/** The drawings of the pieces, which the library draws with too. */
const ART = fileURLToPath(new URL('../src/kingdomino/render/art', import.meta.url));
/** The kernel as WebAssembly, which `scripts/engine.sh` builds. */
const KERNEL = fileURLToPath(new URL('../build/engine', import.meta.url));

/** The Python package, for what the page shares with it: networks and calibrations. */
const PACKAGE = fileURLToPath(new URL('../src/kingdomino', import.meta.url));

/** The mode that builds the page for hosts without a server: `make site`. */
const SITE = 'site';

/** The Fluent files of the page: `common` is what every screen uses, the others are loaded later. */
const MESSAGE_FILES: Record<string, string[]> = {
  common: ['game', 'page', 'lobby'],
  guide: ['guide'],
  coach: ['coach', 'analysis'],
  study: ['puzzles', 'board'],
  end: ['end'],
  people: ['people'],
  score: ['score', 'tiling'],
  games: ['games'],
  alerts: ['alerts'],
  daily: ['daily'],
};

/**
 * The messages as modules: `texts:common/en` has those of several files, without comments and with
 * English for what is missing. `texts:loaders` has a function that imports it for each language,
 * `texts:later` one for each other group and language: the first page does without those.
 */
function texts(): Plugin {
  const prefix = '\0texts:';
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith('texts:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      if (name === 'loaders') return `export default {${loaders(['common'])}}`;
      if (name === 'later') return `export default {${loaders(LATER)}}`;
      const [group, language] = name.split('/') as [string, string];
      const read = (code: string): string =>
        compact(
          MESSAGE_FILES[group]!.map((file) => {
            const path = `${LOCALES}/${code}/${file}.ftl`;
            this.addWatchFile(path);
            return readFileSync(path, 'utf-8');
          }).join('\n'),
        );
      return `export default ${JSON.stringify(withFallback(read(language), read('en')))}`;
    },
  };
}

const LATER = Object.keys(MESSAGE_FILES).filter((group) => group !== 'common');

const loaders = (groups: readonly string[]): string[] =>
  groups.flatMap((group) =>
    Object.keys(LANGUAGES).map(
      (code) => `'${group}/${code}': () => import('texts:${group}/${code}')`,
    ),
  );

/** The icon as PNG and ICO, for home screens and browsers that don't use the SVG. */
function icons(): Plugin {
  const sizes = {
    'favicon.ico': 48,
    'icon-180.png': 180,
    'icon-192.png': 192,
    'icon-512.png': 512,
  };
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

/** The picture of a link that is sent to others: the icon on a sheet of the atlas. */
function linkCard(): Plugin {
  const [width, height, icon] = [1200, 630, 460];
  const drawing = fileURLToPath(new URL('public/icon.svg', import.meta.url));
  return {
    name: 'link-card',
    apply: 'build',
    generateBundle() {
      const svg = readFileSync(drawing, 'utf-8').replace(
        '<svg ',
        `<svg x="${(width - icon) / 2}" y="${(height - icon) / 2}" width="${icon}" height="${icon}" `,
      );
      const frame = (inset: number, stroke: string): string =>
        `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" ` +
        `fill="none" stroke="${stroke}" stroke-width="4"/>`;
      const card =
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
        `<rect width="${width}" height="${height}" fill="#F8F1E1"/>` +
        `${svg}${frame(28, '#2A2119')}${frame(42, '#A5341D')}</svg>`;
      const source = new Resvg(card, { fitTo: { mode: 'width', value: width } }).render().asPng();
      this.emitFile({ type: 'asset', fileName: 'card.png', source });
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

/** What tables are made of, without charts, and records and positions as texts. */
const TABLE =
  /src\/(?:lib\/(?!chart|engine\/notation|table\/position)|routes\/(?:table|play|replay))/;

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
  // A static host may serve the site from any folder.
  base: mode === SITE ? './' : '/',
  plugins: [
    svelte(),
    texts(),
    puzzles(),
    icons(),
    linkCard(),
    licences(),
    serviceWorker(),
    // Our server wants to know the screens, and sends what is compressed already.
    ...(mode === SITE ? [policy()] : [routes(), compressed()]),
  ],
  // Tests mount components, which only the browser's build of Svelte does.
  resolve: {
    alias: {
      $lib: fileURLToPath(new URL('src/lib', import.meta.url)),
      $art: ART,
      $kernel: KERNEL,
      $package: PACKAGE,
    },
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: mode === SITE ? '../build/site' : '../src/kingdomino/server/pages',
    emptyOutDir: true,
    target: 'es2022',
    // The server's Content-Security-Policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A few files that are needed together instead of fifty small ones: each response has headers.
    rolldownOptions: {
      // What the first page does without is imported dynamically there, and statically elsewhere.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: chunkNames(), debugName: 'by page' }] } },
    },
  },
  server: {
    // `npm run dev` beside `kingdomino serve`.
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
    fs: { allow: ['..'] },
  },
  // One window for all test files: creating one takes longer than the tests.
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['testing/engine.ts'],
    isolate: false,
  },
}));
