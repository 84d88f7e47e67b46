/** The screens by their address; `:id` is that of a table. The build tells the server about them. */
import type { Component } from 'svelte';

/** The screen of a table takes its id; the others ignore it. */
type Screen = Component<{ id: string }>;

type Load = () => Promise<{ default: Component<never> }>;

/** Load the engine beside a screen that computes the game. */
const withEngine =
  (load: Load): Load =>
  async () => {
    const engine = import('$lib/engine/load').then(({ loadEngine }) => loadEngine());
    const [screen] = await Promise.all([load(), engine]);
    return screen;
  };

const SCREENS: Record<string, Load> = {
  '/new': () => import('./routes/new/NewTable.svelte'),
  '/watch': () => import('./routes/watch/Watch.svelte'),
  '/rules': () => import('./routes/rules/Rules.svelte'),
  '/score': withEngine(() => import('./routes/score/Score.svelte')),
  '/daily': withEngine(() => import('./routes/daily/Daily.svelte')),
  '/learn': withEngine(() => import('./routes/learn/Learn.svelte')),
  '/puzzles': withEngine(() => import('./routes/puzzles/Puzzles.svelte')),
  '/analysis': withEngine(() => import('./routes/analysis/Analysis.svelte')),
  '/games': withEngine(() => import('./routes/games/MyGames.svelte')),
  '/table/:id': withEngine(() => import('./routes/table/Table.svelte')),
  '/replay/:id': withEngine(() => import('./routes/replay/Replay.svelte')),
  '/review/:id': withEngine(() => import('./routes/review/Review.svelte')),
};

export interface FoundScreen {
  id: string;
  load: () => Promise<Screen>;
}

/** Find the screen of a path; null if there is none. */
export function findScreen(path: string): FoundScreen | null {
  const [first = '', id = '', ...rest] = path.split('/').filter(Boolean);
  const load = SCREENS[id ? `/${first}/:id` : `/${first}`];
  if (!load || rest.length) return null;
  return {
    id: decodeURIComponent(id),
    load: async () => (await load()).default as Screen,
  };
}
