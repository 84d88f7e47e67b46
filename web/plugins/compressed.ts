/** Write a Brotli copy beside every file that it makes smaller, which the server sends to browsers that accept it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:css|html|js|svg|wasm|webmanifest)$/;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const files = readdirSync(folder, { recursive: true, encoding: 'utf-8' });
        for (const file of files.filter((name) => COMPRESSIBLE.test(name)))
          compress(join(folder, file));
      },
    },
  };
}

function compress(file: string): void {
  const content = readFileSync(file);
  const copy = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  if (copy.length < content.length) writeFileSync(`${file}.br`, copy);
}
