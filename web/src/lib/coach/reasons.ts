/** Why a turn is better than another, in words. */
import type { Reason, ReviewedTurn } from '$lib/api/types';
import type { MessageName } from '$lib/i18n/messages';
import { formatNumber } from '$lib/i18n/numbers';
import { t, texts, type MessageArgs } from '$lib/i18n/texts.svelte';

/** Parameters that are counts of a noun, and the message of that noun. */
const COUNTED = {
  points: 'points',
  other_points: 'points',
  squares: 'squares',
  crowns: 'crowns',
} as const;
const PERCENTS = ['percent', 'other_percent'] as const;

/** Points that each part of a turn has lost if they are shown apart. */
const LEAST_PART = 0.5;

/** A reason as a sentence; a kind that this page does not know says nothing. */
export function reasonText({ kind, params }: Reason, nameOf: (seat: number) => string): string {
  const { seat, terrain, bonus, ...rest } = params;
  const args: MessageArgs = { ...rest };
  for (const [name, noun] of Object.entries(COUNTED)) {
    if (name in params) args[name] = t(noun, { count: params[name]! });
  }
  for (const name of PERCENTS) {
    if (name in params) args[name] = formatPercent(Number(params[name]));
  }
  if (terrain !== undefined)
    args.terrain = capitalised(texts.formatIfPresent(`terrain-${terrain}`));
  if (bonus !== undefined) args.bonus = texts.formatIfPresent(`bonus-${bonus}`) ?? '';
  if (seat !== undefined) args.player = nameOf(Number(seat));
  return texts.formatIfPresent(`reason-${kind}`, args) ?? '';
}

const formatPercent = (percent: number): string =>
  new Intl.NumberFormat(texts.language, { style: 'percent' }).format(percent / 100);

const capitalised = (text: string | null): string =>
  text ? text[0]!.toLocaleUpperCase(texts.language) + text.slice(1) : '';

/** All reasons, the weightiest first. */
export const reasonsText = (reasons: readonly Reason[], nameOf: (seat: number) => string): string =>
  reasons
    .map((reason) => reasonText(reason, nameOf))
    .filter(Boolean)
    .join(' ');

/** A part of a turn, what it lost, and why. */
export interface LostPart {
  part: Reason['part'];
  /** "Placement: −3.1". */
  label: string;
  reasons: Reason[];
}

const LABELS: Record<Reason['part'], MessageName> = {
  placement: 'part-placement',
  claim: 'part-claim',
};

/** The parts of a turn, the larger loss first; none unless both lost points that are worth a line. */
export function lostParts({ parts, reasons }: Pick<ReviewedTurn, 'parts' | 'reasons'>): LostPart[] {
  if (!parts || Math.min(parts.placement.value, parts.claim.value) < LEAST_PART) return [];
  const order: Reason['part'][] = ['placement', 'claim'];
  order.sort((one, other) => parts[other].value - parts[one].value);
  return order.map((part) => ({
    part,
    label: t(LABELS[part], { points: formatNumber(-parts[part].value) }),
    reasons: reasons.filter((reason) => reason.part === part),
  }));
}
