/** Positions in notation: see `docs/reference/notation.md`. */
import type { LineSlot } from '$lib/api/types';
import type { PublicState } from './decode';
import type { Rules, Totals } from './gameLog';
import { CRITERIA } from './names';

export const NONE = '-';
/** Of the seats. */
export const LETTERS = 'pygb';

const letterOf = (seat: number): string => LETTERS[seat]!;
const listText = (items: readonly (string | number)[]): string => items.join(',') || NONE;

const lineText = (line: readonly LineSlot[] | null): string =>
  line
    ? listText(
        line.map(({ domino, king }) => (king === null ? domino : `${domino}@${letterOf(king)}`)),
      )
    : NONE;

function toActText({ round, actor, king, hasPlaced }: PublicState): string {
  if (actor === null || king === null) return `${round}:over`;
  const draw = actor === king ? letterOf(king) : `${letterOf(actor)}/${letterOf(king)}`;
  return round === 0 ? `0:${draw}` : `${round}:${draw}:${hasPlaced ? 'claim' : 'place'}`;
}

/** The totals of an earlier game, by the criteria of the rules. */
function earlierText(totals: readonly Totals[], rules: Rules): string {
  const criteria = ['points' as const, ...rules.tie_breaks];
  const text = (seat: Totals): string =>
    criteria.map((criterion) => seat[CRITERIA.indexOf(criterion)]).join('.');
  return totals.map(text).join('/');
}

/** Format what everybody may see of a game. */
export function formatPosition(
  rules: Rules,
  state: PublicState,
  histories: readonly (readonly string[])[],
  earlier: readonly (readonly Totals[])[],
): string {
  const fields = [
    rules.text,
    NONE,
    histories.map(listText).join('/'),
    lineText(state.current),
    lineText(state.next),
    toActText(state),
    listText(state.unseen),
  ];
  if (earlier.length) {
    fields.push(`earlier=${earlier.map((totals) => earlierText(totals, rules)).join(',')}`);
  }
  return fields.join(' ');
}
