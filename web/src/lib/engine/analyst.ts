/** Bots and the analysis for the page: a worker that does one job after the other. */
import type { MatchLog } from './gameLog';
import type { Answer, JobName, Request } from './jobs';
import { LEVELS, type Level } from './levels';
import { loadModule } from './load';
import type { FromWorker, Network, ToWorker } from './messages';
import { familyOf, fetchNetwork } from './networks';

/** The part of a `Worker` that is used. */
export interface WorkerPort {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The worker crashed twice in the same job. */
export class CrashError extends Error {}

/** A job was refused: its request was wrong. */
export class RefusalError extends Error {}

export interface JobOptions<Name extends JobName> {
  /** Gets answers so far. */
  onPartial?: ((answer: Answer<Name>) => void) | undefined;
  signal?: AbortSignal | undefined;
}

interface Job {
  message: Extract<ToWorker, { type: 'job' }>;
  crashes: number;
  onPartial: (value: unknown) => void;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

const MOST_CRASHES = 2;
const SIGNED_FAMILY = '5x5-2';

export class Analyst {
  #worker: Promise<WorkerPort> | null = null;
  readonly #jobs = new Map<number, Job>(); // in the order in which they are done
  #lastId = 0;

  constructor(
    private readonly create: () => WorkerPort = createWorker,
    private readonly module: () => Promise<WebAssembly.Module> = loadModule,
    private readonly network: (family: string) => Promise<Network> = networkOf,
  ) {}

  /**
   * Do a job. Rejects with `EngineError` where there is no engine, `RefusalError`, `CrashError`, or
   * the reason of the signal.
   */
  async run<Name extends JobName>(
    name: Name,
    request: Request<Name>,
    { onPartial, signal }: JobOptions<Name> = {},
  ): Promise<Answer<Name>> {
    const family = familyNeeded(name, request);
    const network = family === null ? null : await this.network(family);
    const worker = await this.#started();
    signal?.throwIfAborted();
    const id = ++this.#lastId;
    const message = { type: 'job', id, name, request, network } as const;
    return new Promise((resolve, reject) => {
      const job = { message, crashes: 0, reject, resolve: resolve as Job['resolve'] };
      this.#jobs.set(id, { ...job, onPartial: (value) => onPartial?.(value as Answer<Name>) });
      signal?.addEventListener('abort', () => this.#cancel(id, signal.reason), { once: true });
      worker.postMessage(message);
    });
  }

  /** End the worker; jobs that are under way are never answered. */
  close(): void {
    this.#jobs.clear();
    void this.#worker?.then((worker) => worker.terminate());
    this.#worker = null;
  }

  #started(): Promise<WorkerPort> {
    this.#worker ??= this.#start().catch((error: unknown) => {
      this.#worker = null;
      throw error;
    });
    return this.#worker;
  }

  async #start(): Promise<WorkerPort> {
    const module = await this.module();
    const worker = this.create();
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onerror = ({ message }) => void this.#restart(message);
    worker.postMessage({ type: 'start', module });
    return worker;
  }

  #receive(message: FromWorker): void {
    if (message.type === 'crash') return void this.#restart(message.message, message.id);
    const job = this.#jobs.get(message.id);
    if (!job) return; // it was cancelled
    if (message.type === 'partial') return job.onPartial(message.value);
    this.#jobs.delete(message.id);
    if (message.type === 'answer') job.resolve(message.value);
    else job.reject(new RefusalError(message.message));
  }

  #cancel(id: number, reason: unknown): void {
    const job = this.#jobs.get(id);
    if (!job) return;
    this.#jobs.delete(id);
    job.reject(reason);
    void this.#worker?.then((worker) => worker.postMessage({ type: 'cancel', id }));
  }

  /** Begin again with a new worker: the job that crashed is repeated once. */
  async #restart(message: string, crashed?: number): Promise<void> {
    void this.#worker?.then((worker) => worker.terminate());
    this.#worker = null;
    const [first] = this.#jobs.keys();
    const id = crashed ?? first;
    const job = id === undefined ? undefined : this.#jobs.get(id);
    if (job && ++job.crashes === MOST_CRASHES) {
      this.#jobs.delete(job.message.id);
      job.reject(new CrashError(message));
    }
    if (!this.#jobs.size) return;
    try {
      const worker = await this.#started();
      for (const job of this.#jobs.values()) worker.postMessage(job.message);
    } catch (error) {
      for (const job of this.#jobs.values()) job.reject(error);
      this.#jobs.clear();
    }
  }
}

/** The family whose network a job needs; null for bots that do not search. */
function familyNeeded(
  name: JobName,
  { match, level }: { match?: MatchLog; level?: Level },
): string | null {
  if (name === 'signature') return SIGNED_FAMILY;
  if (!match || (level && 'visibility' in LEVELS[level])) return null;
  return familyOf(match.rules);
}

const createWorker = (): WorkerPort =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as WorkerPort;

const networks = new Map<string, Promise<Network>>();

/** Fetch a network once. */
function networkOf(family: string): Promise<Network> {
  const known = networks.get(family);
  if (known) return known;
  const fetched = fetchNetwork(family).then((content) => ({ family, content }));
  networks.set(family, fetched);
  fetched.catch(() => networks.delete(family)); // the next job may have a network again
  return fetched;
}
