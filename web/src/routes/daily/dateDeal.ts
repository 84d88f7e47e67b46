/** The daily deal that follows from the date: see "Daily deal" in `docs/explanation/shuffle.md`. */
import type { Engine } from '$lib/engine/engine';
import type { Deal } from '$lib/engine/gameLog';
import { rulesOf } from '$lib/engine/lands';
import type { Level } from '$lib/engine/levels';
import { engine as engineOfPage } from '$lib/engine/load';

/** The rules of every daily deal. */
export const RULES = 'classic/4';
/** The day whose deal has the number 1. */
const FIRST_DAY = '2026-01-01';
const DAY = 24 * 3600 * 1000; // milliseconds

/** The bots of each weekday, Sunday first: weak on Monday, strong on Sunday. */
const LINEUPS: readonly (readonly Level[])[] = [
  ['duke', 'duke', 'regent'],
  ['page', 'page', 'squire'],
  ['page', 'squire', 'squire'],
  ['squire', 'squire', 'knight'],
  ['squire', 'knight', 'knight'],
  ['knight', 'knight', 'duke'],
  ['knight', 'duke', 'duke'],
];

/** Browsers have the hash function only on pages that came over https, or from this machine. */
export const canDeal = (): boolean => 'subtle' in crypto;

/** The day of a moment, in UTC: `2026-11-19`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The moment at which a day begins. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day some days before or after another. */
export const shiftDay = (day: string, by: number): string =>
  dayOf(new Date(startOf(day) + by * DAY));

export const dailyNumber = (day: string): number => (startOf(day) - startOf(FIRST_DAY)) / DAY + 1;

export const dailyLevels = (day: string): readonly Level[] =>
  LINEUPS[new Date(startOf(day)).getUTCDay()]!;

async function sha256(text: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The deal of a day, with its seed in hexadecimal. */
export async function dealOfDay(
  day: string,
  engine: Engine = engineOfPage(),
): Promise<{ deal: Deal; seed: string }> {
  const seed = await sha256(`kingdomino daily ${day}`);
  return { deal: engine.deal(rulesOf(engine, RULES), seed), seed: toHex(seed) };
}

/** The number of a day's puzzle, from 1: one of `count`, none twice before all were. */
export async function dailyPuzzle(day: string, count: number): Promise<number> {
  const at = dailyNumber(day) - 1;
  const cycle = Math.floor(at / count);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const hashes = await Promise.all(
    numbers.map(async (number) => toHex(await sha256(`${cycle} ${number}`))),
  );
  const ordered = numbers.toSorted((one, other) =>
    hashes[one - 1]! < hashes[other - 1]! ? -1 : 1,
  );
  return ordered[at % count]!;
}
