/** Emit the service worker with the list of files that it keeps for use without a network. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../src/lib/i18n/languages.ts';

const SOURCE = fileURLToPath(new URL('../service-worker.js', import.meta.url));
const PLACEHOLDER = '__PRECACHE__';
const FONT = /-(latin|latin-ext|cyrillic|greek|hebrew)-wght-/;
/** What few browsers need: it is kept when one has loaded it. */
const RARE = /-basic-[^/]*\.wasm$/;
/** The modules with the texts of one language. */
const TEXTS = /texts:\w+\/(\w\w)$/;

export interface Precache {
  /** What every visitor needs. */
  shell: string[];
  /** Texts and fonts by language. */
  languages: Partial<Record<Language, string[]>>;
}

interface OutputFile {
  fileName: string;
  facadeModuleId?: string | null;
}

/** Sort the files of a build. */
export function precacheOf(files: readonly OutputFile[]): Precache {
  const isKept = ({ fileName }: OutputFile): boolean =>
    fileName.startsWith('assets/') && !RARE.test(fileName);
  const assets = files.filter(isKept);
  const languageOf = ({ facadeModuleId }: OutputFile): string | undefined =>
    TEXTS.exec(facadeModuleId ?? '')?.[1];
  const scriptOf = ({ fileName }: OutputFile): string | undefined => FONT.exec(fileName)?.[1];
  const paths = (chosen: readonly OutputFile[]): string[] =>
    chosen.map(({ fileName }) => fileName).sort();
  const languages = Object.entries(LANGUAGES).map(([code, { script }]) => {
    const own = assets.filter(
      (file) => languageOf(file) === code || [script, 'latin'].includes(scriptOf(file) ?? ''),
    );
    return [code, paths(own)];
  });
  return {
    shell: paths(assets.filter((file) => !languageOf(file) && !scriptOf(file))),
    languages: Object.fromEntries(languages) as Precache['languages'],
  };
}

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const precache = precacheOf(Object.values(bundle));
        const source = readFileSync(SOURCE, 'utf-8');
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: source.replace(PLACEHOLDER, JSON.stringify(precache)),
        });
      },
    },
  };
}
