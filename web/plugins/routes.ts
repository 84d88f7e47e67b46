/** Emit the paths of the screens, so that the server knows which addresses are pages. */
import type { Plugin } from 'vite';

const SCREENS = /\/src\/screens\.ts$/;
const ROUTE = /'(\/[^']*)': (?:withEngine\()?\(\) =>\s*import/g;

export function routes(): Plugin {
  let paths: string[] = [];
  return {
    name: 'routes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: SCREENS },
      handler(source) {
        paths = [...source.matchAll(ROUTE)].map(([, path]) => path!);
      },
    },
    generateBundle() {
      if (!paths.length) this.error('no screens found');
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(paths) });
    },
  };
}
