/** The kernel's module and its memory. */
import { WordReader } from './words';

/** A seed of 64 bits: its higher and its lower half. */
export type SeedWords = [high: number, low: number];

/** Split a seed, which is a whole number below 2^53. */
export const seedWords = (seed: number): SeedWords => [Math.floor(seed / 2 ** 32) | 0, seed | 0];

/** The functions of `kernel/host`. */
interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  kd_host_words(): number;
  kd_host_numbers(): number;
  kd_host_load(count: number): number;
  kd_host_deal(count: number): number;
  kd_host_view(): number;
  kd_host_kingdom(seat: number): number;
  kd_host_legal(): number;
  kd_host_preview(first: number, second: number): number;
  kd_host_standings(): number;
  kd_host_draw(count: number): number;
  kd_host_places(seat: number, domino: number): number;
  kd_host_holes(seat: number): number;
  kd_host_tile(count: number): number;
  kd_host_file(size: number): number;
  kd_host_load_network(size: number): number;
  kd_host_choose(visibility: number, ...seed: SeedWords): number;
  kd_host_begin_search(
    isQuick: number,
    rollouts: number,
    seconds: number,
    ...seed: SeedWords
  ): number;
  kd_host_step_search(slice: number): number;
  kd_host_read_search(): number;
  kd_host_analyse(): number;
  kd_host_begin_evaluation(kept: number, rollouts: number, ...seed: SeedWords): number;
  kd_host_begin_parts(better: number, worse: number, rollouts: number, ...seed: SeedWords): number;
  kd_host_step_evaluation(): number;
  kd_host_read_evaluation(): number;
  kd_host_read_parts(): number;
  kd_host_explain(better: number, worse: number, games: number, ...seed: SeedWords): number;
  kd_host_begin_luck(
    kind: number,
    alternatives: number,
    rollouts: number,
    ...seed: SeedWords
  ): number;
  kd_host_run_tree(tree: number): number;
  kd_host_read_luck(): number;
  kd_host_signature(): number;
}

type Calls = {
  [
    Name in keyof Exports as Exports[Name] extends (...args: number[]) => number ? Name : never
  ]: Exports[Name] extends (...args: infer Args) => number ? Args : never;
};

/** The kernel found the input wrong: a fault of the page, or of what it was sent. */
export class KernelError extends Error {}

const CLOCK_MONOTONIC = 1;
const NANOSECONDS = 1e6; // in a millisecond

/** What the module needs of the system: the clock alone. */
function systemCalls(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  return {
    clock_time_get(clock: number, _precision: bigint, result: number): number {
      const now = clock === CLOCK_MONOTONIC ? performance.now() : Date.now();
      const time = BigInt(Math.round(now * NANOSECONDS));
      new DataView(memory().buffer).setBigUint64(result, time, true);
      return 0;
    },
  };
}

export class Kernel {
  private constructor(private readonly functions: Exports) {}

  /** Create a kernel with a memory of its own. */
  static async create(module: WebAssembly.Module): Promise<Kernel> {
    const wanted = WebAssembly.Module.imports(module).map(({ name }) => name);
    const calls = systemCalls(() => functions.memory);
    for (const name of wanted)
      calls[name] ??= () => {
        throw new KernelError(`the kernel called ${name}`);
      };
    const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: calls });
    const functions = instance.exports as unknown as Exports;
    functions._initialize();
    return new Kernel(functions);
  }

  /** Write the input of a call. */
  write(words: readonly number[]): number {
    const at = this.functions.kd_host_words();
    new Int32Array(this.functions.memory.buffer, at, words.length).set(words);
    return words.length;
  }

  /** Write the numbers that a call reads. */
  writeNumbers(numbers: readonly number[]): void {
    const at = this.functions.kd_host_numbers();
    new Float64Array(this.functions.memory.buffer, at, numbers.length).set(numbers);
  }

  /** The first numbers of the output, copied. */
  numbers(count: number): Float64Array {
    const at = this.functions.kd_host_numbers();
    return new Float64Array(this.functions.memory.buffer, at, count).slice();
  }

  /** Write the file that a call reads; return its size. */
  writeFile(content: Uint8Array): number {
    const at = this.functions.kd_host_file(content.length);
    if (!at) throw new KernelError('the file is too large');
    new Uint8Array(this.functions.memory.buffer, at, content.length).set(content);
    return content.length;
  }

  /** Call a function that returns whether its input was right; return its result. */
  start<Name extends keyof Calls>(name: Name, ...args: Calls[Name]): number {
    const result = this.run(name, ...args);
    if (result < 0) throw new KernelError(`${name} refused its input: ${result}`);
    return result;
  }

  /** Call a function and return its result. */
  run<Name extends keyof Calls>(name: Name, ...args: Calls[Name]): number {
    return (this.functions[name] as (...args: number[]) => number)(...args);
  }

  /** Call a function, and read what it writes. */
  read<Name extends keyof Calls>(name: Name, ...args: Calls[Name]): WordReader {
    const count = this.run(name, ...args);
    if (count < 0) throw new KernelError(`${name} refused its input`);
    return this.output(count);
  }

  /** The first words of the output, copied: the next call writes over them. */
  output(count: number): WordReader {
    const at = this.functions.kd_host_words();
    return new WordReader(new Int32Array(this.functions.memory.buffer, at, count).slice());
  }
}
