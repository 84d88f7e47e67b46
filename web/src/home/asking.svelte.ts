/** Something that is asked of the server: whether it is under way, and what went wrong, in words. */
import { inWords } from '../wire/api';

export class Asking {
  isBusy = $state(false);
  trouble = $state('');

  /** Ask; nothing is answered if it was refused, or if an answer is still awaited. */
  async ask<T>(what: () => Promise<T>): Promise<T | null> {
    if (this.isBusy) return null;
    this.isBusy = true;
    this.trouble = '';
    try {
      return await what();
    } catch (error) {
      this.trouble = inWords(error);
      return null;
    } finally {
      this.isBusy = false;
    }
  }
}
