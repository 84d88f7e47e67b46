/** The games of this browser's player, page after page. */
import { api, ProblemError } from '$lib/api/client';
import { HAS_SERVER } from '$lib/api/server';
import type { PlayedMatch, ReviewSummary, TableView, UnfinishedMatch } from '$lib/api/types';
import { eraseTables, readPlayed, readSummaries } from '$lib/host/local/store';
import { settings } from '$lib/ui/settings/settings.svelte';
import { RequestState } from '$lib/ui/controls/request.svelte';
import { bringIn } from './list/gamesFile';
import { isCounted, matches, type Filter } from './statistics/statistics';

/** More pages than anybody fills; the server sends 100 games with each. */
const MAX_PAGES = 60;
const NOT_FOUND = 404;

const endedAt = (game: PlayedMatch): number => game.ended_at;
const movedAt = (match: UnfinishedMatch): number => match.moved_at;

const latestFirst = <Game>(games: readonly Game[], time: (game: Game) => number): Game[] =>
  games.toSorted((one, other) => time(other) - time(one));

const isUnfinished = (view: TableView): boolean => !view.is_over && view.your_seats.length > 0;

/** The line of a table of this browser. */
const unfinishedMatch = (view: TableView): UnfinishedMatch => ({
  table: view.table,
  rules: view.rules.text,
  seat: view.your_seats[0]!,
  is_started: true,
  is_your_turn: view.actor !== null && view.your_seats.includes(view.actor),
  moved_at: view.now,
  seats: view.seats.map(({ name, bot }) => ({ name, bot })),
});

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

  /** Load the games of this browser, then those of its player on the server. */
  async #loadPages(): Promise<void> {
    // A browser that keeps nothing has none.
    let finished = await readPlayed().catch(() => []);
    const summaries = await readSummaries().catch(() => []);
    const unfinished = summaries.filter(isUnfinished).map(unfinishedMatch);
    this.finished = finished;
    this.unfinished = unfinished;
    this.isLoaded = !HAS_SERVER || finished.length > 0;
    if (!HAS_SERVER) return;
    let after: string | null = null;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const games = await api.myGames(after);
      if (page === 0) this.unfinished = latestFirst([...unfinished, ...games.unfinished], movedAt);
      finished = latestFirst([...finished, ...games.finished], endedAt);
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
    if (HAS_SERVER) await api.eraseGames();
    await eraseTables();
    this.finished = [];
    this.unfinished = [];
    this.filter = { kind: 'all', rules: '', opponent: '' };
  }
}
