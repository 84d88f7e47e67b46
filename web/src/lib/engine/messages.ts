/** What the page and the worker say to each other. */
import type { JobName } from './jobs';

/** A value network: the content of its file. */
export interface Network {
  family: string;
  content: Uint8Array;
}

export type ToWorker =
  | { type: 'start'; module: WebAssembly.Module }
  | { type: 'job'; id: number; name: JobName; request: object; network: Network | null }
  | { type: 'cancel'; id: number };

export type FromWorker =
  | { type: 'partial'; id: number; value: unknown }
  | { type: 'answer'; id: number; value: unknown }
  | { type: 'refusal'; id: number; message: string }
  /** The kernel is in no state to go on. */
  | { type: 'crash'; id: number; message: string };
