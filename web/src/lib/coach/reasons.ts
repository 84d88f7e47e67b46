/** Why a turn is better than another, in words. */
import type { Reason } from '$lib/api/types';
import { t, texts, type MessageArgs } from '$lib/i18n/texts.svelte';

/** Parameters that are counts of a noun, with a message of that name. */
const COUNTED = ['points', 'squares', 'crowns'] as const;

/** A reason as a sentence; a kind that this page does not know says nothing. */
export function reasonText({ kind, params }: Reason, nameOf: (seat: number) => string): string {
  const { seat, terrain, ...rest } = params;
  const args: MessageArgs = { ...rest };
  for (const name of COUNTED) {
    if (name in params) args[name] = t(name, { count: params[name]! });
  }
  if (terrain !== undefined)
    args.terrain = capitalised(texts.formatIfPresent(`terrain-${terrain}`));
  if (seat !== undefined) args.player = nameOf(Number(seat));
  return texts.formatIfPresent(`reason-${kind}`, args) ?? '';
}

const capitalised = (text: string | null): string =>
  text ? text[0]!.toLocaleUpperCase(texts.language) + text.slice(1) : '';

/** All reasons, the weightiest first. */
export const reasonsText = (reasons: readonly Reason[], nameOf: (seat: number) => string): string =>
  reasons
    .map((reason) => reasonText(reason, nameOf))
    .filter(Boolean)
    .join(' ');
