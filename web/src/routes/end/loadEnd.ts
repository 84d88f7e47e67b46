/** Load the end screen and its texts. */
import type { Component } from 'svelte';
import type { TableView } from '$lib/api/types';
import { texts } from '$lib/i18n/texts.svelte';
import type { Session } from '$lib/table/session.svelte';

interface EndProps {
  session: Session;
  view: TableView;
  /** Whether the game has just ended here: its points are counted first. */
  isFresh?: boolean;
}

export async function loadEnd(): Promise<Component<EndProps>> {
  const [module] = await Promise.all([import('./End.svelte'), texts.loadFile('end')]);
  return module.default;
}
