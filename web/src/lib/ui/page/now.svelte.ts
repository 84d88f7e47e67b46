/** The time, as far as the page shows it: for minutes, not for a clock. */
const STEP = 2000;

class Now {
  /** The time of this browser in seconds; it changes every few seconds. */
  seconds = $state(Date.now() / 1000);

  constructor() {
    setInterval(() => (this.seconds = Date.now() / 1000), STEP);
  }
}

export const now = new Now();
