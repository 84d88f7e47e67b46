/** Reading actions: see "Cells, actions and turns" in `docs/reference/notation.md`. */
import { faceOf } from '$lib/game/dominoes';
import type { Scanner } from './scanner';

const CELL = /([a-m])(1[0-3]|[1-9])(?![0-9])/y;

/** Read a claim, placement or discard; return it in notation, in which an action has one text. */
export function readAction(scanner: Scanner): string {
  return scanner.accept('>') ? `>${scanner.domino()}` : readPlacement(scanner);
}

/** Read a placement or a discard. */
export function readPlacement(scanner: Scanner): string {
  const domino = scanner.domino();
  scanner.expect(':');
  if (scanner.accept('--')) return `${domino}:--`;
  const cells = [scanner.match(CELL), scanner.match(CELL)];
  // A double looks the same from both sides: its lower cell comes first.
  if (isDouble(domino)) cells.sort(byColumn);
  return `${domino}:${cells.map(([cell]) => cell).join('')}`;
}

function isDouble(domino: number): boolean {
  const [first, second] = faceOf(domino);
  return first.terrain === second.terrain && first.crowns === second.crowns;
}

const byColumn = ([, column, row]: RegExpExecArray, [, other, otherRow]: RegExpExecArray): number =>
  column!.localeCompare(other!) || Number(row) - Number(otherRow);
