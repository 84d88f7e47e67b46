/** Work in steps: whoever runs it can stop between two of them. */

/** Yields after each step: an answer so far, or nothing. */
export type Steps<Answer, Partial = never> = Generator<Partial | undefined, Answer, void>;

/** Do all steps at once. */
export function finish<Answer>(steps: Steps<Answer, unknown>): Answer {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
