/** What the kernel computes of fixed positions: the same in every build of one version. */
import type { Engine } from './engine';

/** Compute the signature; the network must be one that comes with the package. */
export const signature = (engine: Engine): string =>
  engine.use((kernel) => {
    const words = kernel.read('kd_host_signature');
    const half = (): string => (words.next() >>> 0).toString(16).padStart(8, '0');
    return half() + half();
  });
