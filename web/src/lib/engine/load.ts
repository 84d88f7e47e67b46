/** The engine of this page: one for all screens, loaded when the first of them needs it. */
import basicFile from '$kernel/kingdomino-basic.wasm?url';
import file from '$kernel/kingdomino.wasm?url';
import { Engine } from './engine';
import { EngineError } from './errors';
import { Kernel } from './kernel';

/** A module with one instruction that only browsers with SIMD know. */
const SIMD_MODULE = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3],
  ...[2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
);

let loading: Promise<WebAssembly.Module> | null = null;
let engineOfPage: Engine | null = null;

/** Return the engine that `loadEngine` has loaded. */
export function engine(): Engine {
  if (!engineOfPage) throw new Error('this screen has not loaded the engine');
  return engineOfPage;
}

/** Make a module the engine of this page. */
export async function startEngine(module: WebAssembly.Module): Promise<void> {
  engineOfPage = new Engine(await Kernel.create(module));
}

/** Load the engine, if it is not there yet. Throws `EngineError`. */
export async function loadEngine(): Promise<void> {
  if (!engineOfPage) await startEngine(await loadModule());
}

/** Load the compiled kernel, once. Throws `EngineError`. */
export function loadModule(): Promise<WebAssembly.Module> {
  loading ??= compile().catch((error: unknown) => {
    loading = null; // the next screen may have a network again
    throw error;
  });
  return loading;
}

async function compile(): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== 'object') throw new EngineError('unsupported');
  const answer = await fetch(WebAssembly.validate(SIMD_MODULE) ? file : basicFile).catch(
    () => null,
  );
  if (!answer?.ok) throw new EngineError('unreachable');
  // `compileStreaming` insists on a media type that not every static host sends.
  return WebAssembly.compile(await answer.arrayBuffer());
}
