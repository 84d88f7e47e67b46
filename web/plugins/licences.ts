/** The licences of everything that is bundled into the page, as one text file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url));
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** A vite plugin that writes the licences of the packages whose modules or files are in a bundle. */
export function licences(): Plugin {
  const folders = new Map<string, string>();
  return {
    name: 'licences',
    apply: 'build',
    // Fonts are loaded as modules too; what a style sheet refers to has its style sheet here.
    moduleParsed: ({ id }) => {
      const [, folder, name] = PACKAGE.exec(id.replace(/^\0/, '')) ?? [];
      if (folder && name) folders.set(name, folder);
    },
    generateBundle() {
      const names = [...folders.keys()].sort();
      if (names.length === 0) this.error('no package was found in the bundle');
      const source = names.map((name) => licenceText(name, folders.get(name)!)).join('\n');
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

interface Manifest {
  version: string;
  license: string;
}

function licenceText(name: string, folder: string): string {
  const { version, license } = readManifest(folder);
  const text = readLicence(folder) ?? readLicenceOfAnother(license);
  if (text === null) throw new Error(`${name} has no licence text`);
  const title = `${name} ${version} (${license})`;
  return `${title}\n${'='.repeat(title.length)}\n\n${text.trim()}\n`;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf-8')) as Manifest;

function readLicence(folder: string): string | null {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file === undefined ? null : readFileSync(`${folder}/${file}`, 'utf-8');
}

/** Some packages only name their licence; its text is the same wherever it is. */
function readLicenceOfAnother(license: string): string | null {
  if (license !== 'Apache-2.0') return null; // other licences name their authors
  for (const name of readdirSync(MODULES)) {
    const folder = `${MODULES}/${name}`;
    const isPackage = existsSync(`${folder}/package.json`);
    if (isPackage && readManifest(folder).license === license) {
      const text = readLicence(folder);
      if (text !== null) return text;
    }
  }
  return null;
}
