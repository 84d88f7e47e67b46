/** The state of a request to the server: whether it is running, and its error message. */
import { errorText } from '$lib/i18n/errors';

export class RequestState {
  isBusy = $state(false);
  error = $state('');

  /** Run a request; return null if it failed or if another one is running. */
  async run<T>(send: () => Promise<T>): Promise<T | null> {
    if (this.isBusy) return null;
    this.isBusy = true;
    this.error = '';
    try {
      return await send();
    } catch (error) {
      this.error = errorText(error);
      return null;
    } finally {
      this.isBusy = false;
    }
  }
}
