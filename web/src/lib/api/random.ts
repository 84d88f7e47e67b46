const BYTES = 16;

/** Return a random text that nobody can guess, in hexadecimal digits. */
export const randomHex = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
