/** The kernel's module and its memory. */
import { WordReader } from './words';

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
