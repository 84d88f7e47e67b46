/** What the tutorial says about a position: messages, and what on the table they are about. */
import type { Terrain } from '$lib/api/types';
import type { MessageName } from '$lib/i18n/messages';
import type { Highlight } from '../play/board/highlight';

/** A message with its arguments, which may be messages too. */
export interface Message {
  name: MessageName;
  params?: Record<string, number | string | Message>;
}

/** One sentence, and what to highlight while it is read. */
export interface Remark extends Message {
  cells?: readonly string[];
  dominoes?: readonly number[];
}

export const named = (terrain: Terrain): Message => ({ name: `terrain-${terrain}` });

export const counted = (name: 'crowns' | 'squares' | 'points', count: number): Message => ({
  name,
  params: { count },
});

/** A remark about one domino. */
export const aboutDomino = (
  name: MessageName,
  domino: number,
  params: Message['params'] = {},
): Remark => ({ name, params: { domino, ...params }, dominoes: [domino] });

/** Highlight every domino that is named; of several groups of cells, the one named last. */
export const highlightOf = (remarks: readonly Remark[]): Highlight => ({
  cells: remarks.findLast(({ cells }) => cells?.length)?.cells ?? [],
  dominoes: remarks.flatMap(({ dominoes }) => dominoes ?? []),
});
