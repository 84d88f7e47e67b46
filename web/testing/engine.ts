/** The engine for unit tests, from the file that the build made. */
import { readFile } from 'node:fs/promises';
import { startEngine } from '../src/lib/engine/load';

const FILE = `${import.meta.dirname}/../../build/engine/kingdomino.wasm`;

await startEngine(await WebAssembly.compile(await readFile(FILE)));
