/** The words that go to the kernel and come back: see `kernel/host/host.h`. */

export class WordWriter {
  readonly #words: number[] = [];

  put(...words: number[]): this {
    this.#words.push(...words);
    return this;
  }

  /** A list is its length, then its items. */
  list(items: readonly number[]): this {
    return this.put(items.length, ...items);
  }

  get words(): readonly number[] {
    return this.#words;
  }
}

export class WordReader {
  #at = 0;

  constructor(private readonly words: Int32Array) {}

  next(): number {
    return this.words[this.#at++]!;
  }

  /** Whether a condition holds. */
  flag(): boolean {
    return this.next() !== 0;
  }

  /** A seat; null where there is none. */
  seat(): number | null {
    const seat = this.next();
    return seat < 0 ? null : seat;
  }

  times<T>(count: number, read: () => T): T[] {
    return Array.from({ length: count }, read);
  }

  /** Read a list, which begins with its length. */
  list<T>(read: () => T): T[] {
    return this.times(this.next(), read);
  }

  numbers(): number[] {
    return this.list(() => this.next());
  }
}
