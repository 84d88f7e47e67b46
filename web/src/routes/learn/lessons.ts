/**
 * The current lesson, and remarks about the position.
 *
 * Everything is derived from the view and from the turn being made, so a lesson survives a reload.
 */
import type { Turn } from '$lib/game/turn.svelte';
import { extentBox } from '$lib/game/box';
import { faceOf } from '$lib/game/dominoes';
import { ownSeat } from '$lib/game/seats';
import type { MessageName } from '$lib/i18n/messages';
import type { Kingdom, LineSlot, TableView, Terrain, TouchedTerritory } from '$lib/api/types';

/** A message with its arguments, which may be messages too. */
export interface Remark {
  name: MessageName;
  params?: Record<string, number | string | Remark>;
}

export interface Lesson {
  title: MessageName;
  /** The explanations, one per card. */
  cards: readonly MessageName[];
}

export const LESSONS: readonly Lesson[] = [
  { title: 'lesson-claim', cards: ['lesson-claim-order', 'lesson-claim-crowns'] },
  { title: 'lesson-castle', cards: ['lesson-castle-wild', 'lesson-castle-turn'] },
  { title: 'lesson-match', cards: ['lesson-match-touch', 'lesson-match-halves'] },
  { title: 'lesson-points', cards: ['lesson-points-times', 'lesson-points-none'] },
  { title: 'lesson-box', cards: ['lesson-box-floats', 'lesson-box-discard', 'lesson-box-end'] },
];

export const DONE: Lesson = { title: 'lesson-done', cards: ['lesson-done-text'] };

const OPENING = 0;
const CASTLE = 1;
const MATCH = 2;
const POINTS = 3;
const BOX = 4;

const kingdomOf = (view: TableView): Kingdom => view.kingdoms[ownSeat(view)]!;

/** The index of the current lesson; after the last, the number of lessons. */
export function lessonIndex(view: TableView): number {
  if (view.round === 0) return OPENING;
  const { placed, discarded } = kingdomOf(view);
  return Math.min(CASTLE + placed.length + discarded.length, LESSONS.length);
}

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
  const next = view.order.find(({ seat }) => view.yours.includes(seat));
  const moving: Remark = { name: view.round === 0 ? 'lesson-now-kings' : 'lesson-now-rival' };
  return next ? [moving, { name: 'lesson-now-coming', params: { domino: next.domino } }] : [moving];
}

const crownsOn = (domino: number): number => faceOf(domino)[0].crowns + faceOf(domino)[1].crowns;

function claiming(view: TableView, turn: Turn): Remark[] {
  const line: LineSlot[] = view.next_line ?? [];
  if (!turn.claims.size) return [];
  const isSecond = view.round === 0 && line.some(({ king }) => king === turn.seat);
  const said: Remark[] = isSecond ? [{ name: 'lesson-now-other-king' }] : [];
  if (turn.onlyClaim !== null)
    return [...said, { name: 'lesson-now-only', params: { domino: turn.onlyClaim } }];
  if (turn.claimed !== null) {
    const place = line.findIndex(({ domino }) => domino === turn.claimed) + 1;
    return [
      { name: 'lesson-now-chosen', params: { domino: turn.claimed, place, places: line.length } },
    ];
  }
  const free = [...turn.claims.keys()].sort((one, other) => one - other);
  const richest = free.reduce((best, domino) =>
    crownsOn(domino) > crownsOn(best) ? domino : best,
  );
  return [
    ...said,
    { name: 'lesson-now-soonest', params: { domino: free[0]! } },
    crownsOn(richest)
      ? {
          name: 'lesson-now-crowned',
          params: { domino: richest, crowns: counted('crowns', crownsOn(richest)) },
        }
      : { name: 'lesson-now-crownless' },
  ];
}

function placing(view: TableView, turn: Turn): Remark[] {
  const lesson = lessonIndex(view);
  if (turn.ghost && !turn.legalPlacement) return [{ name: 'lesson-now-misfit' }];
  if (turn.legalPlacement) {
    if (lesson <= CASTLE) return [{ name: 'lesson-now-touching' }];
    const { territories } = turn.legalPlacement;
    return lesson === MATCH ? joined(turn.domino!, territories) : made(territories);
  }
  const said = inHand(turn.domino!);
  if (lesson === MATCH) return [...said, kin(view, turn.domino!)];
  if (lesson === POINTS) return [...said, best(view)];
  if (lesson === BOX) return [size(view), left(view)];
  const cells = new Set(turn.cells.map(({ x, y }) => `${x} ${y}`));
  return [...said, { name: 'lesson-now-cells', params: { count: cells.size } }];
}

/** The territories that the domino extends; if none, it touches the castle. */
function joined(domino: number, territories: readonly TouchedTerritory[]): Remark[] {
  const faces = faceOf(domino);
  const grown = territories.filter(
    ({ terrain, squares }) => squares > faces.filter((face) => face.terrain === terrain).length,
  );
  if (!grown.length) return [{ name: 'lesson-now-alone' }];
  return grown.map(({ terrain, squares }) => ({
    name: 'lesson-now-grown',
    params: { terrain: named(terrain), squares: counted('squares', squares) },
  }));
}

/** The points of the better territory, or that it has no crown. */
function made(territories: readonly TouchedTerritory[]): Remark[] {
  const [better] = [...territories].sort((one, other) => other.points - one.points);
  if (!better?.points) return [{ name: 'lesson-now-barren' }];
  const { terrain, squares, crowns, points } = better;
  return [
    {
      name: 'lesson-now-makes',
      params: {
        terrain: named(terrain),
        squares: counted('squares', squares),
        crowns: counted('crowns', crowns),
        points: counted('points', points),
      },
    },
  ];
}

function inHand(domino: number): Remark[] {
  const [first, second] = faceOf(domino).map(({ terrain }) => terrain) as [Terrain, Terrain];
  if (first === second) return [{ name: 'lesson-now-double', params: { terrain: named(first) } }];
  return [{ name: 'lesson-now-hand', params: { first: named(first), second: named(second) } }];
}

/** The terrains of the domino that the kingdom has. */
function kin(view: TableView, domino: number): Remark {
  const has = new Set(kingdomOf(view).squares.map(({ terrain }) => terrain));
  const shared = [...new Set(faceOf(domino).map(({ terrain }) => terrain))].filter((terrain) =>
    has.has(terrain),
  );
  const [first, second] = shared;
  if (!first) return { name: 'lesson-now-strange' };
  const terrains: Remark = second
    ? { name: 'lesson-now-both', params: { first: named(first), second: named(second) } }
    : named(first);
  return { name: 'lesson-now-kin', params: { terrains } };
}

function best(view: TableView): Remark {
  const gain = Math.max(...view.legal.map((place) => place.gain));
  return gain > 0
    ? { name: 'lesson-now-best', params: { gain: `+${gain}` } }
    : { name: 'lesson-now-no-gain' };
}

function size(view: TableView): Remark {
  const { width, height } = extentBox(kingdomOf(view));
  return { name: 'lesson-now-size', params: { width, height } };
}

const left = (view: TableView): Remark => ({
  name: 'lesson-now-rounds',
  params: { count: view.rules.rounds - view.round },
});

const named = (terrain: Terrain): Remark => ({ name: `terrain-${terrain}` });

const counted = (name: 'crowns' | 'squares' | 'points', count: number): Remark => ({
  name,
  params: { count },
});
