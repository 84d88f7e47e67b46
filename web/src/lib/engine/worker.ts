/** The worker in which bots choose and positions are analysed. */
import { JobRunner } from './jobRunner';
import type { ToWorker } from './messages';

const runner = new JobRunner((message) => self.postMessage(message));

self.onmessage = ({ data }: MessageEvent<ToWorker>) => void runner.receive(data);
