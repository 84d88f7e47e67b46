/** The value networks, by kind of game: files of NumPy that come with the package. */
import file5x5x2 from '$package/kernel/networks/5x5-2.npy?url';
import file5x5x3 from '$package/kernel/networks/5x5-3.npy?url';
import file5x5x4 from '$package/kernel/networks/5x5-4.npy?url';
import file7x7x2 from '$package/kernel/networks/7x7-2.npy?url';
import { EngineError } from './errors';
import type { Rules } from './gameLog';

const FILES: Record<string, string> = {
  '5x5-2': file5x5x2,
  '5x5-3': file5x5x3,
  '5x5-4': file5x5x4,
  '7x7-2': file7x7x2,
};

/** The family of rules that share a network and a calibration. */
export const familyOf = ({ grid, players }: Rules): string => `${grid}x${grid}-${players}`;

/** Fetch the network of a family. Throws `EngineError`. */
export async function fetchNetwork(family: string): Promise<Uint8Array> {
  const answer = await fetch(FILES[family]!).catch(() => null);
  if (!answer?.ok) throw new EngineError('unreachable');
  return new Uint8Array(await answer.arrayBuffer());
}
