/** The worker's side: does jobs one after the other, and lets messages in between their steps. */
import { Engine } from './engine';
import { JOBS, type JobName } from './jobs';
import { Kernel } from './kernel';
import type { FromWorker, ToWorker } from './messages';
import type { Steps } from './steps';
import { SearchEngine } from './searchEngine';

const BREATH = 30; // milliseconds of steps between two looks at messages

type Job = Extract<ToWorker, { type: 'job' }>;

export class JobRunner {
  readonly #queue: Job[] = [];
  readonly #cancelled = new Set<number>();
  #searchEngine: SearchEngine | null = null;
  #isRunning = false;

  constructor(private readonly post: (message: FromWorker) => void) {}

  async receive(message: ToWorker): Promise<void> {
    if (message.type === 'start') {
      this.#searchEngine = new SearchEngine(new Engine(await Kernel.create(message.module)));
    } else if (message.type === 'job') {
      this.#queue.push(message);
    } else {
      this.#cancelled.add(message.id);
    }
    await this.#run();
  }

  async #run(): Promise<void> {
    if (this.#isRunning || !this.#searchEngine) return;
    this.#isRunning = true;
    for (let job = this.#queue.shift(); job; job = this.#queue.shift()) {
      await this.#do(job, this.#searchEngine);
      this.#cancelled.delete(job.id);
    }
    this.#isRunning = false;
  }

  async #do({ id, name, request, network }: Job, searchEngine: SearchEngine): Promise<void> {
    try {
      if (network) searchEngine.setNetwork(network.family, network.content);
      const steps = begin(name, searchEngine, request);
      await this.#doSteps(id, steps);
    } catch (error) {
      const message = String(error);
      // A trap leaves the kernel's memory as it was in the middle of something.
      if (error instanceof WebAssembly.RuntimeError) this.post({ type: 'crash', id, message });
      else this.post({ type: 'refusal', id, message });
    }
  }

  async #doSteps(id: number, steps: Steps<unknown, unknown>): Promise<void> {
    let breath = performance.now() + BREATH;
    while (!this.#cancelled.has(id)) {
      const { done, value } = steps.next();
      if (done) return this.post({ type: 'answer', id, value });
      if (value !== undefined) this.post({ type: 'partial', id, value });
      if (performance.now() < breath) continue;
      await nextMessage();
      breath = performance.now() + BREATH;
    }
    steps.return(undefined);
  }
}

const begin = (
  name: JobName,
  searchEngine: SearchEngine,
  request: object,
): Steps<unknown, unknown> =>
  (JOBS[name] as (searchEngine: SearchEngine, request: object) => Steps<unknown, unknown>)(
    searchEngine,
    request,
  );

/** Let messages that have come be received. */
function nextMessage(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
