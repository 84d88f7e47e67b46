/** Games in links: a record or a position, compressed, after the `#` of an address. */

/** What a link holds. */
export interface LinkedGame {
  /** In notation. */
  text: string;
  /** Of a record: the number of actions after which to begin. */
  ply: number | null;
}

/** A link that was cut off or changed on its way. */
export class LinkError extends Error {}

const METHOD = 'deflate-raw';
const LONGEST = 12_000; // characters, more than any record
/** The tags that a reader of the game needs. */
const KEPT_TAG = /^\[(?:Rules|Pink|Yellow|Green|Blue|Colours|Game) /;

/** Leave out of a record what its link need not have: the link is to be short. */
const shortened = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line && (!line.startsWith('[') || KEPT_TAG.test(line)))
    .join('\n');

/** Return the part of a link that follows its path. */
export async function gameHash({ text, ply }: LinkedGame): Promise<string> {
  const bytes = await transformed(
    new TextEncoder().encode(shortened(text)),
    new CompressionStream(METHOD),
  );
  const game = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=*$/, '');
  return ply === null ? `#g=${game}` : `#g=${game}&ply=${ply}`;
}

/** Return the game of a link; null if it has none. Throws `LinkError`. */
export async function linkedGame(hash: string): Promise<LinkedGame | null> {
  const fields = new URLSearchParams(hash.slice(1));
  const [game, ply] = [fields.get('g'), fields.get('ply') ?? ''];
  if (game === null) return null;
  try {
    const packed = atob(game.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (char) => char.charCodeAt(0));
    const content = await transformed(bytes, new DecompressionStream(METHOD));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return { text, ply: /^\d{1,4}$/.test(ply) ? Number(ply) : null };
  } catch {
    throw new LinkError('the link is damaged');
  }
}

/** Send bytes through a stream, as far as they make no unreasonably long text. */
async function transformed(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: number[] = [];
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(parts);
    parts.push(...value);
    if (parts.length > LONGEST) throw new LinkError('the link is too long');
  }
}
