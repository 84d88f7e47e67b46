/** Fluent files as text, prepared when the page is built. */

/** Remove comments and blank lines. */
export const compact = (source: string): string =>
  source.replace(/^#.*\n?/gm, '').replace(/\n{2,}/g, '\n');

/** A translation, with the English messages that it lacks. */
export function withFallback(translated: string, english: string): string {
  const known = new Set(messages(translated).map(nameOf));
  const missing = messages(english).filter((message) => !known.has(nameOf(message)));
  return [translated.trimEnd(), ...missing].join('\n') + '\n';
}

/** The messages of a file without comments; each begins at the margin with its name. */
const messages = (source: string): string[] =>
  source
    .trimEnd()
    .split(/\n(?=[a-z])/i)
    .filter((message) => message.trim());

const nameOf = (message: string): string => message.trimStart().split(/[ =]/, 1)[0] ?? '';
