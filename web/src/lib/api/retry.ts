/** Sending a request again if its answer is lost: for requests that the server does once. */
import { NetworkError, ProblemError } from './client';
import { randomHex } from './random';

const DELAYS = [300, 1000, 2500, 5000, 8000];

/** Whether the same request may succeed later. */
const isTemporary = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ProblemError && error.problem.status >= 429);

/** Send a request until it is answered, or refused for good. */
export async function retry<T>(
  send: () => Promise<T>,
  delays: readonly number[] = DELAYS,
): Promise<T> {
  for (const delay of delays) {
    try {
      return await send();
    } catch (error) {
      if (!isTemporary(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return send();
}

/** A key under which the server does a request once, however often it is sent. */
export const newKey = randomHex;
