/** What the server offers for a new table; until it has answered, what this version has. */
import { api } from '$lib/api/client';
import type { Choices as ServerChoices } from '$lib/api/types';
import { LEVELS } from '$lib/game/seats';
import { settings } from './settings.svelte';

type Choices = Pick<ServerChoices, 'presets' | 'bots' | 'default_bot' | 'analysis'> &
  // Until the server has answered, it is not known.
  Partial<Pick<ServerChoices, 'origin'>>;

const DEFAULTS: Choices = {
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
  analysis: false,
};

class ChoicesLoader {
  #current = $state.raw<Choices>(DEFAULTS);
  #isRequested = false;

  get current(): Choices {
    this.#load();
    return this.#current;
  }

  /** Load once, on first use; a failed request is repeated on the next use. */
  #load(): void {
    if (this.#isRequested) return;
    this.#isRequested = true;
    api.choices().then(
      (choices) => (this.#current = choices),
      () => (this.#isRequested = false),
    );
  }
}

export const choices = new ChoicesLoader();

/** The level chosen on the start page. */
export const preferredLevel = (): string =>
  choices.current.bots.includes(settings.current.level)
    ? settings.current.level
    : choices.current.default_bot;
