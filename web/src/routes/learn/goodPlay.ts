/** Remarks of the last three lessons: crowns first, early or rich, keep room. */
import type { LegalAction, TableView } from '$lib/api/types';
import { roomOf, type Land } from '$lib/engine/lands';
import { engine } from '$lib/engine/load';
import { neighboursOf, type Placement } from '$lib/game/cell';
import type { Turn } from '$lib/game/turn.svelte';
import { EARLY, GROW, lessonIndex, ownKingdom, ROOM } from './lessons';
import { aboutDomino, counted, named, type Remark } from './remark';
import { best, joinedCells, kingdomWith, made, placeInOrder } from './sentences';

/** Remarks before the domino is put down; `last` is about the turn before. */
export function placingWell(view: TableView, turn: Turn, last: Remark | null): Remark[] {
  const lesson = lessonIndex(view);
  if (turn.ghost && turn.legalPlacement)
    return lesson === ROOM
      ? roomAfter(view, turn.domino!, turn.ghost)
      : worthOf(view, turn, turn.legalPlacement);
  const said = last ? [last] : [];
  if (lesson === GROW) return [...said, crownedLand(view)];
  return [...said, lesson === ROOM ? sides(view, ownKingdom(view).reach) : best(view)];
}

/** What the placement scores, and whether another would score more. */
function worthOf(view: TableView, turn: Turn, { gain, territories }: LegalAction): Remark[] {
  const most = Math.max(...view.legal.map((action) => action.gain));
  const said = made(territories, joinedCells(view, turn));
  if (gain < most) return [said, { name: 'lesson-now-better', params: { gain: `+${most}` } }];
  return gain ? [said, { name: 'lesson-now-best-here' }] : [said];
}

/** The territory with the most crowns: each square that joins it adds as many points. */
function crownedLand(view: TableView): Remark {
  const [richest] = ownKingdom(view).territories.toSorted(
    (one, other) => other.crowns - one.crowns || other.squares - one.squares,
  );
  if (!richest?.crowns) return { name: 'lesson-now-uncrowned' };
  const { terrain, crowns, cells } = richest;
  const params = {
    terrain: named(terrain),
    crowns: counted('crowns', crowns),
    points: counted('points', crowns),
  };
  return { name: 'lesson-now-feed', params, cells };
}

function roomAfter(view: TableView, domino: number, placement: Placement): Remark[] {
  const room = (land: Land) => roomOf(engine(), view.rules, land);
  const before = new Set(room(ownKingdom(view)).holes);
  const { reach, holes: after } = room(kingdomWith(view, domino, placement));
  const holes = after.filter((cell) => !before.has(cell));
  if (holes.length) return [{ name: 'lesson-now-hole', cells: holes }];
  return [{ name: 'lesson-now-tidy' }, sides(view, reach)];
}

/** The free sides of the castle. */
function sides(view: TableView, reach: readonly string[]): Remark {
  const cells = neighboursOf(ownKingdom(view).castle).filter((cell) => reach.includes(cell));
  return { name: 'lesson-now-sides', params: { count: cells.length }, cells };
}

/** Remarks about the line: what a domino adds, and when its king acts. */
export function claimingWell(view: TableView, turn: Turn): Remark[] {
  const claims = [...turn.claims].sort(([one], [other]) => one - other);
  const [domino, { gain }] = claims.reduce((most, claim) =>
    claim[1].gain > most[1].gain ? claim : most,
  );
  const text = `+${gain}`;
  if (turn.claimed !== null) {
    const isMost = (turn.claims.get(turn.claimed)?.gain ?? 0) >= gain;
    const said = placeInOrder(view.next_line ?? [], turn.claimed);
    if (!gain) return [said];
    return [
      said,
      isMost
        ? { name: 'lesson-now-most', params: { gain: text } }
        : { name: 'lesson-now-more', params: { domino, gain: text } },
    ];
  }
  const lowest = claims[0]![0];
  if (!gain) return [aboutDomino('lesson-now-plain', lowest)];
  const worth = aboutDomino('lesson-now-worth', domino, { gain: text });
  if (lessonIndex(view) !== EARLY) return [worth];
  if (domino === lowest) return [aboutDomino('lesson-now-easy', domino, { gain: text })];
  return [aboutDomino('lesson-now-soonest', lowest), worth];
}
