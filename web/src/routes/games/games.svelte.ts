/** The games of this browser's player, page after page. */
import { api, ProblemError } from '$lib/api/client';
import type { PlayedMatch, ReviewSummary, UnfinishedMatch } from '$lib/api/types';
import { settings } from '$lib/ui/settings/settings.svelte';
import { RequestState } from '$lib/ui/controls/request.svelte';
import { bringIn } from './list/gamesFile';
import { isCounted, matches, type Filter } from './statistics/statistics';

/** More pages than anybody fills; the server sends 100 games with each. */
const MAX_PAGES = 60;
const NOT_FOUND = 404;

export class GamesLoader {
  isLoaded = $state(false);
  readonly request = new RequestState();
  /** What became of the last file, or of deleting. */
  message = $state('');
  unfinished = $state.raw<readonly UnfinishedMatch[]>([]);
  finished = $state.raw<readonly PlayedMatch[]>([]);
  elsewhere = $state.raw<ReadonlySet<string>>(new Set());
  /** What the reviews of games say, by table. */
  reviews = $state.raw<ReadonlyMap<string, ReviewSummary>>(new Map());
  filter = $state<Filter>({ kind: 'all', rules: '', opponent: '' });

  /** The games that the filter lets through, newest first. */
  readonly listed = $derived(this.finished.filter((game) => matches(game, this.filter)));
  /** Those of them that count. */
  readonly counted = $derived(this.listed.filter(isCounted));

  async load(): Promise<void> {
    await this.request.run(() => this.#loadPages());
  }

  async #loadPages(): Promise<void> {
    let finished: PlayedMatch[] = [];
    let after: string | null = null;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const games = await api.myGames(after);
      if (page === 0) this.unfinished = games.unfinished;
      finished = [...finished, ...games.finished];
      this.elsewhere = new Set([...this.elsewhere, ...games.elsewhere]);
      this.reviews = new Map([...this.reviews, ...Object.entries(games.reviews)]);
      this.finished = finished;
      this.isLoaded = true;
      after = games.next;
      if (!after) return;
    }
  }

  /** The latest game that counts, can be reviewed and was not. */
  readonly nextToReview = $derived(
    this.counted.find(
      ({ table, is_printed: isPrinted }) =>
        !isPrinted && !this.elsewhere.has(table) && !this.reviews.has(table),
    ),
  );

  /** Keep games from a file; return how many are new. */
  async bringIn(games: readonly PlayedMatch[]): Promise<number> {
    const added = await bringIn(games);
    await this.load();
    return added;
  }

  /** Delete a printed game. One that another device deleted before is gone as well. */
  async deletePrinted(table: string): Promise<void> {
    await api.deletePrinted(table).catch((error: unknown) => {
      if (!(error instanceof ProblemError) || error.problem.status !== NOT_FOUND) throw error;
    });
    this.finished = this.finished.filter((game) => game.table !== table);
  }

  async erase(): Promise<void> {
    // The server forgets the subscription with the player; the browser has to, too.
    if (settings.current.push) await (await import('$lib/ui/settings/push')).unsubscribe();
    await api.eraseGames();
    this.finished = [];
    this.unfinished = [];
    this.filter = { kind: 'all', rules: '', opponent: '' };
  }
}
