/** An engine with the value network of a family of rules: what bots and the analysis are made of. */
import type { Engine } from './engine';
import type { MatchLog } from './gameLog';
import type { Kernel } from './kernel';
import { publicMatch } from './publicMatch';

export class SearchEngine {
  #family: string | null = null;

  constructor(readonly engine: Engine) {}

  /** Use the network of a family, the content of its file. */
  setNetwork(family: string, content: Uint8Array): void {
    if (this.#family === family) return;
    this.#family = null;
    this.engine.use((kernel) => kernel.start('kd_host_load_network', kernel.writeFile(content)));
    this.#family = family;
  }

  /** Let the kernel think about the position of a match, as everybody may see it. */
  about<Result>(match: MatchLog, ask: (kernel: Kernel) => Result): Result {
    return this.engine.about(publicMatch(this.engine, match), ask);
  }
}
