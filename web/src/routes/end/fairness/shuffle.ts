/** The seed of a shuffle that anybody can repeat: see docs/explanation/shuffle.md. */
import type { Deal, Rules } from '$lib/engine/gameLog';

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

/** The seats that choose in the opening, in turn (R5). */
export const choosersOf = (
  { players, opening }: Pick<Rules, 'players' | 'opening'>,
  { kings, chooser }: Deal,
): readonly number[] =>
  opening === 'drawer' ? kings.map((_, index) => (chooser + index) % players) : kings;
