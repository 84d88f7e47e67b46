/** Remarks about the position, which react to what the player does. */
import type { LineSlot, TableView, Terrain, TouchedTerritory } from '$lib/api/types';
import { extentBox } from '$lib/game/box';
import { cellName } from '$lib/game/cell';
import { faceOf } from '$lib/game/dominoes';
import type { Turn } from '$lib/game/turn.svelte';
import { claimingWell, placingWell } from './goodPlay';
import { BOX, CASTLE, GROW, lessonIndex, MATCH, ownKingdom, POINTS } from './lessons';
import { aboutDomino, counted, named, type Message, type Remark } from './remark';
import { best, joinedCells, lastTurn, made, placeInOrder } from './sentences';

/** Remarks about the position, one per sentence. */
export function remarksFor(view: TableView, turn: Turn | null): Remark[] {
  if (!turn) return waiting(view);
  if (turn.mustDiscard) return [{ name: 'lesson-now-lost' }, ...claiming(view, turn)];
  if (!turn.isPlaced) return placing(view, turn);
  if (turn.domino === null) return claiming(view, turn);
  if (!turn.claims.size) return [{ name: 'lesson-now-last' }];
  return turn.claimed === null
    ? [{ name: 'lesson-now-lies' }, ...claiming(view, turn)]
    : claiming(view, turn);
}

function waiting(view: TableView): Remark[] {
  const next = view.order.find(({ seat }) => view.your_seats.includes(seat));
  const moving: Remark = { name: view.round === 0 ? 'lesson-now-kings' : 'lesson-now-rival' };
  const said = lastTurn(view) ?? moving;
  return next ? [said, aboutDomino('lesson-now-coming', next.domino)] : [said];
}

const crownsOn = (domino: number): number => faceOf(domino)[0].crowns + faceOf(domino)[1].crowns;

function claiming(view: TableView, turn: Turn): Remark[] {
  const line: LineSlot[] = view.next_line ?? [];
  if (!turn.claims.size) return [];
  const isSecond = view.round === 0 && line.some(({ king }) => king === turn.seat);
  const said: Remark[] = isSecond ? [{ name: 'lesson-now-other-king' }] : [];
  if (turn.onlyClaim !== null) return [...said, aboutDomino('lesson-now-only', turn.onlyClaim)];
  if (lessonIndex(view) >= GROW) return claimingWell(view, turn);
  if (turn.claimed !== null) return [placeInOrder(line, turn.claimed)];
  const free = [...turn.claims.keys()].sort((one, other) => one - other);
  const richest = free.reduce((best, domino) =>
    crownsOn(domino) > crownsOn(best) ? domino : best,
  );
  return [
    ...said,
    aboutDomino('lesson-now-soonest', free[0]!),
    crownsOn(richest)
      ? aboutDomino('lesson-now-crowned', richest, { crowns: counted('crowns', crownsOn(richest)) })
      : { name: 'lesson-now-crownless' },
  ];
}

function placing(view: TableView, turn: Turn): Remark[] {
  const lesson = lessonIndex(view);
  if (turn.ghost && !turn.legalPlacement) return [{ name: 'lesson-now-misfit' }];
  if (lesson >= GROW) return placingWell(view, turn, lastTurn(view));
  if (turn.legalPlacement) {
    if (lesson <= CASTLE)
      return [{ name: 'lesson-now-touching', cells: [ownKingdom(view).castle] }];
    const { territories } = turn.legalPlacement;
    const joined = joinedCells(view, turn);
    return lesson === MATCH
      ? grown(view, turn.domino!, territories, joined)
      : [made(territories, joined)];
  }
  const said = [lastTurn(view) ?? inHand(turn.domino!)];
  if (lesson === MATCH) return [...said, kin(view, turn.domino!)];
  if (lesson === POINTS) return [...said, best(view)];
  if (lesson === BOX) return [size(view), left(view)];
  const cells = new Set(turn.cells.map(cellName));
  return [...said, { name: 'lesson-now-cells', params: { count: cells.size } }];
}

/** The territories that the domino extends; if none, it touches the castle. */
function grown(
  view: TableView,
  domino: number,
  territories: readonly TouchedTerritory[],
  cells: readonly string[],
): Remark[] {
  const faces = faceOf(domino);
  const extended = territories.filter(
    ({ terrain, squares }) => squares > faces.filter((face) => face.terrain === terrain).length,
  );
  if (!extended.length) return [{ name: 'lesson-now-alone', cells: [ownKingdom(view).castle] }];
  return extended.map(({ terrain, squares }) => ({
    name: 'lesson-now-grown',
    params: { terrain: named(terrain), squares: counted('squares', squares) },
    cells,
  }));
}

function inHand(domino: number): Remark {
  const [first, second] = faceOf(domino).map(({ terrain }) => terrain) as [Terrain, Terrain];
  const dominoes = [domino];
  if (first === second)
    return { name: 'lesson-now-double', params: { terrain: named(first) }, dominoes };
  const params = { first: named(first), second: named(second) };
  return { name: 'lesson-now-hand', params, dominoes };
}

/** The terrains of the domino that the kingdom has. */
function kin(view: TableView, domino: number): Remark {
  const { squares, castle } = ownKingdom(view);
  const wanted = new Set(faceOf(domino).map(({ terrain }) => terrain));
  const alike = squares.filter(({ terrain }) => wanted.has(terrain));
  const has = new Set(alike.map(({ terrain }) => terrain));
  const [first, second] = [...wanted].filter((terrain) => has.has(terrain));
  if (!first) return { name: 'lesson-now-strange', cells: [castle] };
  const terrains: Message = second
    ? { name: 'lesson-now-both', params: { first: named(first), second: named(second) } }
    : named(first);
  return { name: 'lesson-now-kin', params: { terrains }, cells: alike.map(({ cell }) => cell) };
}

function size(view: TableView): Remark {
  const kingdom = ownKingdom(view);
  const { width, height } = extentBox(kingdom);
  const cells = [kingdom.castle, ...kingdom.squares.map(({ cell }) => cell)];
  return { name: 'lesson-now-size', params: { width, height }, cells };
}

const left = (view: TableView): Remark => ({
  name: 'lesson-now-rounds',
  params: { count: view.rules.rounds - view.round },
});
