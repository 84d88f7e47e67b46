/** Sentences about a position that several lessons say. */
import type { Kingdom, LineSlot, TableView, TouchedTerritory } from '$lib/api/types';
import { withDomino } from '$lib/engine/lands';
import { engine } from '$lib/engine/load';
import { cellName, parsePlacement, secondCell, type Placement } from '$lib/game/cell';
import { ownSeat } from '$lib/game/seats';
import type { Turn } from '$lib/game/turn.svelte';
import { ownKingdom } from './lessons';
import { aboutDomino, counted, named, type Remark } from './remark';

export const cellsOf = (placement: Placement): string[] =>
  [placement.first, secondCell(placement)].map(cellName);

/** What the last turn of the player has made; null before the first. */
export function lastTurn(view: TableView): Remark | null {
  const last = view.log.findLast(
    ({ seat, action }) => seat === ownSeat(view) && action.includes(':'),
  );
  if (!last) return null;
  const laid = parsePlacement(last.action);
  if (!laid) return { name: 'lesson-did-lose' };
  const covered = cellsOf(laid.placement);
  const [best] = ownKingdom(view)
    .territories.filter(({ cells }) => covered.some((cell) => cells.includes(cell)))
    .sort((one, other) => other.points - one.points || other.squares - one.squares);
  if (!best) return null;
  const { terrain, squares, points, cells } = best;
  const own = cells.filter((cell) => covered.includes(cell)).length;
  if (points) {
    const params = { terrain: named(terrain), points: counted('points', points) };
    return { name: 'lesson-did-score', params, cells };
  }
  if (squares === own) return { name: 'lesson-did-start', cells: covered };
  const params = { terrain: named(terrain), squares: counted('squares', squares) };
  return { name: 'lesson-did-join', params, cells };
}

/** When the king on a domino acts in the next round. */
export function placeInOrder(line: readonly LineSlot[], claimed: number): Remark {
  const index = line.findIndex(({ domino }) => domino === claimed) + 1;
  return aboutDomino('lesson-now-chosen', claimed, { place: index, places: line.length });
}

/** The kingdom of the player with a domino where it is held. */
export const kingdomWith = (view: TableView, domino: number, placement: Placement): Kingdom =>
  withDomino(engine(), view.rules, ownKingdom(view), { domino, placement });

/** The cells of the territories that the ghost extends. */
export function joinedCells(view: TableView, { domino, ghost }: Turn): string[] {
  if (!ghost) return [];
  const covered = cellsOf(ghost);
  return kingdomWith(view, domino!, ghost)
    .territories.filter(({ cells }) => covered.some((cell) => cells.includes(cell)))
    .flatMap(({ cells }) => cells.filter((cell) => !covered.includes(cell)));
}

/** The points of the better territory, or that it has no crown. */
export function made(territories: readonly TouchedTerritory[], cells: readonly string[]): Remark {
  const [better] = [...territories].sort((one, other) => other.points - one.points);
  if (!better?.points) return { name: 'lesson-now-barren', cells };
  const { terrain, squares, crowns, points } = better;
  return {
    name: 'lesson-now-makes',
    params: {
      terrain: named(terrain),
      squares: counted('squares', squares),
      crowns: counted('crowns', crowns),
      points: counted('points', points),
    },
    cells,
  };
}

/** The most that this domino can score. */
export function best(view: TableView): Remark {
  const gain = Math.max(...view.legal.map((action) => action.gain));
  return gain > 0
    ? { name: 'lesson-now-best', params: { gain: `+${gain}` } }
    : { name: 'lesson-now-no-gain' };
}
