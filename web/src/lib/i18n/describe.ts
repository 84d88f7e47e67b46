/** Descriptions for screen readers. */
import { t, texts } from './texts.svelte';
import type { Kingdom, LegalAction, TouchedTerritory } from '$lib/api/types';
import { cellName, secondCell, type Placement } from '$lib/game/cell';
import type { Face } from '$lib/game/dominoes';
import { faceOf } from '$lib/game/dominoes';

const LEFT_TO_RIGHT_ISOLATE = String.fromCodePoint(0x2066);
const END_ISOLATE = String.fromCodePoint(0x2069);

/** "forest, 1 crown". */
export function describeSquare({ terrain, crowns }: Face): string {
  const name = t(`terrain-${terrain}`);
  return crowns
    ? t('square-with-crowns', { terrain: name, crowns: t('crowns', { count: crowns }) })
    : name;
}

/** "forest, 1 crown / wheat field". */
export const describeDomino = (domino: number): string =>
  t('domino-faces', {
    domino,
    first: describeSquare(faceOf(domino)[0]),
    second: describeSquare(faceOf(domino)[1]),
  });

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** A signed number that keeps its sign on the left inside right-to-left text. */
const isolated = (value: number): string =>
  texts.direction === 'rtl' ? LEFT_TO_RIGHT_ISOLATE + signed(value) + END_ISOLATE : signed(value);

/** "+6: forest 5 × 3". */
export function describeGain(gain: number, territories: readonly TouchedTerritory[]): string {
  const made = territories.filter((territory) => territory.points > 0);
  if (!made.length) return t('gain-alone', { gain: isolated(gain) });
  const list = made
    .map(({ terrain, squares, crowns }) =>
      t('gain-territory', { terrain: t(`terrain-${terrain}`), squares, crowns }),
    )
    .join(', ');
  return t('gain-with', { gain: isolated(gain), territories: list });
}

/** Return a function that describes cells. It caches: moving the ghost changes no other cell. */
export function cellDescriber(
  kingdom: Kingdom,
  fitting: ReadonlySet<string>,
): (name: string) => string {
  const squares = new Map(kingdom.squares.map((square) => [square.cell, square]));
  const reach = new Set(kingdom.reach);
  const known = new Map<string, string>();
  const describe = (cell: string): string => {
    if (cell === kingdom.castle) return t('cell-holds', { cell, what: t('castle') });
    const square = squares.get(cell);
    if (square) return t('cell-holds', { cell, what: describeSquare(square) });
    if (fitting.has(cell)) return t('cell-fits', { cell });
    return reach.has(cell) ? t('cell-free', { cell }) : t('cell-beyond', { cell });
  };
  return (name) => {
    const text = known.get(name) ?? describe(name);
    known.set(name, text);
    return text;
  };
}

/** Describe a cell under the ghost: the square of the domino there, and the points. */
export function describeGhost(
  domino: number,
  placement: Placement,
  cell: string,
  place: LegalAction | null,
): string {
  const square = faceOf(domino)[cellName(placement.first) === cell ? 0 : 1];
  const gain = place ? describeGain(place.gain, place.territories) : t('ghost-does-not-fit');
  return t('cell-ghost', { cell, what: `${describeSquare(square)}. ${gain}` });
}

/** Describe the domino in hand, or how it lies. */
export function describeHeld(domino: number, placement: Placement | null): string {
  if (!placement) return t('held-domino', { domino: describeDomino(domino) });
  const [first, second] = faceOf(domino);
  return t('held-lies', {
    first: describeSquare(first),
    firstCell: cellName(placement.first),
    second: describeSquare(second),
    secondCell: cellName(secondCell(placement)),
  });
}
