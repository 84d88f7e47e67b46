/** The shuffle that anybody can repeat, as docs/explanation/shuffle.md describes it. */
import type { Opening } from '$lib/api/types';

export interface DealRules {
  players: number;
  deck: number;
  opening: Opening;
}

export interface Deal {
  /** The draw pile, from the top. */
  pile: number[];
  /** The seats that choose in the opening, in turn. */
  choosers: number[];
}

const DOMINOES = 48;
const WORDS = 2 ** 32;
/** The seats in turn, if only the first one is drawn. */
const ABBA = [0, 1, 1, 0];

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));

async function sha256(...parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const data = Uint8Array.from(parts.flatMap((part) => [...part]));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
}

export const commit = (secret: Uint8Array): Promise<Uint8Array> => sha256(secret);

/** Return the seed of the first game. */
export async function mix(
  secret: Uint8Array,
  contributions: readonly string[],
): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const parts = await Promise.all(contributions.map((text) => sha256(encoder.encode(text))));
  return sha256(secret, ...parts);
}

/** Return the seed of the game after this one, in a Dynasty. */
export const nextSeed = (seed: Uint8Array): Promise<Uint8Array> => sha256(seed);

/** Numbers that a seed generates. */
class Numbers {
  readonly #seed: Uint8Array;
  #block = 0;
  #words: number[] = [];

  constructor(seed: Uint8Array) {
    this.#seed = seed;
  }

  /** Return a number below a limit. */
  async below(limit: number): Promise<number> {
    for (;;) {
      const word = await this.#word();
      // The last incomplete run of values would make some numbers likelier.
      if (word < WORDS - (WORDS % limit)) return word % limit;
    }
  }

  async shuffle<T>(items: T[]): Promise<T[]> {
    for (let index = items.length - 1; index > 0; index--) {
      const other = await this.below(index + 1);
      [items[index], items[other]] = [items[other]!, items[index]!];
    }
    return items;
  }

  async #word(): Promise<number> {
    if (!this.#words.length) {
      const counter = new DataView(new ArrayBuffer(4));
      counter.setUint32(0, this.#block++);
      const block = new DataView((await sha256(this.#seed, new Uint8Array(counter.buffer))).buffer);
      this.#words = Array.from({ length: 8 }, (_, index) => block.getUint32(4 * index));
    }
    return this.#words.shift()!;
  }
}

export async function dealOf(rules: DealRules, seed: Uint8Array): Promise<Deal> {
  const numbers = new Numbers(seed);
  const all = Array.from({ length: DOMINOES }, (_, index) => index + 1);
  const pile = (await numbers.shuffle(all)).slice(0, rules.deck);
  return { pile, choosers: await choosersOf(rules, numbers) };
}

async function choosersOf({ players, opening }: DealRules, numbers: Numbers): Promise<number[]> {
  if (opening === 'abba') {
    const first = await numbers.below(2);
    return ABBA.map((seat) => (seat + first) % 2);
  }
  const kingsEach = players === 2 ? 2 : 1;
  const seats = Array.from({ length: players * kingsEach }, (_, king) =>
    Math.floor(king / kingsEach),
  );
  const kings = await numbers.shuffle(seats);
  if (opening === 'owner') return kings;
  const first = await numbers.below(players);
  return kings.map((_, index) => (first + index) % players);
}
