/** An analyst for unit tests, whose worker is no thread of its own. */
import { readFile } from 'node:fs/promises';
import { Analyst, type WorkerPort } from '../src/lib/engine/analyst';
import { JobRunner } from '../src/lib/engine/jobRunner';
import type { ToWorker } from '../src/lib/engine/messages';

const ROOT = `${import.meta.dirname}/../..`;
const KERNEL = `${ROOT}/build/engine/kingdomino.wasm`;
const NETWORKS = `${ROOT}/src/kingdomino/kernel/networks`;

/** Create an analyst; `sent` gets every message that its worker is sent. */
export function inlineAnalyst(sent: ToWorker[] = []): Analyst {
  const create = (): WorkerPort => {
    const runner = new JobRunner((message) => port.onmessage?.({ data: message } as MessageEvent));
    const port: WorkerPort = {
      onmessage: null,
      onerror: null,
      terminate: () => undefined,
      postMessage: (message) => {
        sent.push(structuredClone(message));
        void runner.receive(message);
      },
    };
    return port;
  };
  return new Analyst(
    create,
    async () => WebAssembly.compile(await readFile(KERNEL)),
    async (family) => ({ family, content: await readFile(`${NETWORKS}/${family}.npy`) }),
  );
}
