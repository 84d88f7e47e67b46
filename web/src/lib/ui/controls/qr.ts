/** A QR code as an SVG path: dark squares, row by row. */
import { encode } from 'uqr';

export interface Code {
  /** Squares on a side, without the quiet zone. */
  size: number;
  path: string;
}

export function codeOf(text: string): Code {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) =>
    // Neighbours are drawn as one bar, so that there is no gap between them.
    [
      ...row
        .map((isDark) => (isDark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ].map((bar) => `M${bar.index} ${y}h${bar[0].length}v1h-${bar[0].length}z`),
  );
  return { size, path: path.join('') };
}
