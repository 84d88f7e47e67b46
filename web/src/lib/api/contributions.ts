/** What this browser contributed to shuffles, kept so that nobody can leave it out unnoticed. */
import { randomHex } from './random';

export interface Contribution {
  text: string;
  /** Null: of a rematch, whose table was not known yet. */
  table: string | null;
  /** The commitment that was shown before; null: none was, because this browser asked first. */
  commitment: string | null;
}

const KEY = 'kingdomino-contributions';
const MAX_KEPT = 100;

/** Return all that are kept, the oldest first. */
export function keptContributions(): Contribution[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Contribution[]) : [];
  } catch {
    return [];
  }
}

/** Return a random contribution, and keep it. */
export function contribute(table: string | null, commitment: string | null): string {
  const text = randomHex();
  const kept = [...keptContributions(), { text, table, commitment }].slice(-MAX_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or switched off: the shuffle is fair all the same.
  }
  return text;
}
