/** What the coach writes on the board and on the line. */
import type { TurnValue } from '$lib/api/types';
import { isNothing, lossText } from '$lib/coach/losses';
import {
  covers,
  isSamePlacement,
  parseClaim,
  parsePlacement,
  secondCell,
  type Cell,
  type Placement,
} from '$lib/game/cell';
import { formatNumber } from '$lib/i18n/numbers';
import { t } from '$lib/i18n/texts.svelte';
import type { DominoNote } from '$lib/table/turn/OfferedLine.svelte';

/** Another good placement, with the numbers of its options. */
export interface OtherPlacement {
  placement: Placement;
  label: string;
  /** The cell of the label: one that nothing else covers, if there is one. */
  labelCell: Cell;
}

/** The placements of the options, but for the one that is held. */
export function otherPlacements(
  options: readonly TurnValue[],
  held: Placement | null,
): OtherPlacement[] {
  const others: Omit<OtherPlacement, 'labelCell'>[] = [];
  options.forEach(({ turn }, index) => {
    const placement = parsePlacement(turn)?.placement;
    if (!placement || (held && isSamePlacement(placement, held))) return;
    const known = others.find((other) => isSamePlacement(other.placement, placement));
    if (known) known.label += ` ${index + 1}`;
    else others.push({ placement, label: String(index + 1) });
  });
  return others.map((other) => {
    const rest = others.filter((each) => each !== other).map(({ placement }) => placement);
    const covering = held ? [held, ...rest] : rest;
    const cells = [other.placement.first, secondCell(other.placement)];
    const free = cells.find((cell) => !covering.some((placement) => covers(placement, cell)));
    return { ...other, labelCell: free ?? cells[0]! };
  });
}

/** The numbers of the options by the domino that they claim. */
export function claimNumbers(options: readonly TurnValue[]): Map<number, string> {
  const numbers = new Map<number, string>();
  options.forEach(({ turn }, index) => {
    const claim = parseClaim(turn);
    if (claim === null) return;
    const known = numbers.get(claim);
    numbers.set(claim, known ? `${known} ${index + 1}` : String(index + 1));
  });
  return numbers;
}

/** "Costs 0.8 points", or that it belongs to the best turn. */
const describeLoss = (loss: number): string =>
  isNothing(loss) ? t('coach-best-turn') : t('coach-costs', { points: formatNumber(loss) });

/** What is said about the cells of a study. */
export const cellNotes = (
  cells: ReadonlyMap<string, number> | null,
): ReadonlyMap<string, string> | null =>
  cells && new Map([...cells].map(([cell, loss]) => [cell, describeLoss(loss)]));

/** The notes on the dominoes of the line: values while studying, else the numbers of options. */
export function claimNotes(
  options: readonly TurnValue[],
  losses: ReadonlyMap<number, number> | null,
): ReadonlyMap<number, DominoNote> {
  if (losses) {
    return new Map(
      [...losses].map(([domino, loss]) => [
        domino,
        { text: isNothing(loss) ? '★' : lossText(loss), about: describeLoss(loss) },
      ]),
    );
  }
  return new Map([...claimNumbers(options)].map(([domino, text]) => [domino, { text, about: '' }]));
}
