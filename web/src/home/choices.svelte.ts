/** What the server offers for a table. Until it has answered, what every server of this version has. */
import { settings } from '../settings.svelte';
import { LEVELS } from '../table/people';
import { api } from '../wire/api';
import type { Choices } from '../wire/types';

type Offer = Pick<Choices, 'presets' | 'bots' | 'default_bot'>;

const FIRST: Offer = {
  presets: {
    classic: [2, 3, 4],
    'mighty-duel': [2],
    dynasty: [2, 3, 4],
    tournament: [4, 2, 3],
    demo: [2],
    'second-edition': [2, 3, 4],
  },
  bots: [...LEVELS],
  default_bot: 'knight',
};

class Offered {
  #now = $state.raw<Offer>(FIRST);
  #isAsked = false;

  get now(): Offer {
    this.#ask();
    return this.#now;
  }

  /** Asked once, by whoever looks first. */
  #ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    api.choices().then(
      (choices) => (this.#now = choices),
      () => (this.#isAsked = false),
    );
  }
}

export const offered = new Offered();

/** The level that somebody played against last. */
export const lastLevel = (): string =>
  offered.now.bots.includes(settings.all.level) ? settings.all.level : offered.now.default_bot;
