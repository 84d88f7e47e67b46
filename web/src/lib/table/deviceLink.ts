/** Links with which a person continues on another device. */
import { newKey } from '$lib/api/retry';

const PREFIX = '#device=';
const STORED = 'kingdomino-device';

/** The code is in the fragment: browsers send that to no server. */
export const deviceLink = (origin: string, table: string, code: string): string =>
  `${origin}/table/${table}${PREFIX}${code}`;

/** The code in the fragment of an address; null if there is none. */
export const codeIn = (hash: string): string | null =>
  hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) || null : null;

/**
 * The key under which this tab redeems a code: the same after the page was loaded again, so that an
 * answer that was lost is given once more.
 */
export function keyFor(code: string): string {
  const key = newKey();
  try {
    const [storedCode, storedKey] = (sessionStorage.getItem(STORED) ?? '').split(' ');
    if (storedCode === code && storedKey) return storedKey;
    sessionStorage.setItem(STORED, `${code} ${key}`);
  } catch {
    // Storage is switched off.
  }
  return key;
}

/** Forget the code, which is used. */
export function forgetKey(): void {
  try {
    sessionStorage.removeItem(STORED);
  } catch {
    // Storage is switched off.
  }
}
