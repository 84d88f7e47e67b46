/** The screens by their address; `:id` is that of a table. The build tells the server about them. */
import type { Component } from 'svelte';

/** The screen of a table takes its id; the others ignore it. */
type Screen = Component<{ id: string }>;

const SCREENS: Record<string, () => Promise<{ default: Component<never> }>> = {
  '/new': () => import('./routes/new/NewTable.svelte'),
  '/watch': () => import('./routes/watch/Watch.svelte'),
  '/rules': () => import('./routes/rules/Rules.svelte'),
  '/score': () => import('./routes/score/Score.svelte'),
  '/daily': () => import('./routes/daily/Daily.svelte'),
  '/learn': () => import('./routes/learn/Learn.svelte'),
  '/puzzles': () => import('./routes/puzzles/Puzzles.svelte'),
  '/analysis': () => import('./routes/analysis/Analysis.svelte'),
  '/games': () => import('./routes/games/MyGames.svelte'),
  '/table/:id': () => import('./routes/table/Table.svelte'),
  '/replay/:id': () => import('./routes/replay/Replay.svelte'),
  '/review/:id': () => import('./routes/review/Review.svelte'),
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
