import { describe, expect, test } from 'vitest';
import type { LogEntry, TableView } from '$lib/api/types';
import { roomOf } from '$lib/engine/lands';
import { engine } from '$lib/engine/load';
import { Turn } from '$lib/game/turn.svelte';
import { EARLY, GROW, lessonIndex, ROOM } from './lessons';
import { highlightOf } from './remark';
import { remarksFor } from './remarks';
import { act, kingdomOf, names, put, RULES, slot } from './testTurns';

// A forest of five squares with three crowns.
const WOODED = ['3:h7i7', '24:h8g8', '25:i8j8', '28:h6g6'];
const FOREST = ['h7', 'i7', 'h8', 'i8', 'h6'];

/** A turn of a lesson: each discard counts as a turn. */
function table(lesson: number, change: Partial<TableView> = {}): TableView {
  const kingdom = { ...kingdomOf(WOODED), discarded: Array<number>(lesson - GROW).fill(48) };
  const view: Partial<TableView> = {
    ply: 9,
    round: 3,
    actor: 0,
    domino: 4,
    your_seats: [0],
    order: [],
    legal: [act('4:h9i9', 6), act('4:f7f8', 0)],
    claims: [act('>8', 1), act('>19', 2), act('>36', 9)],
    kingdoms: [kingdom, kingdomOf([])],
    next_line: [slot(8), slot(19), slot(36), slot(40, 1)],
    rules: RULES,
    standings: [],
    log: [],
    ...change,
  };
  expect(lessonIndex(view as TableView)).toBe(lesson);
  return view as TableView;
}

const log = (...actions: string[]): LogEntry[] =>
  actions.map((action, ply) => ({ ply, game: 1, seat: 0, action, bot: null }));

function chosen(view: TableView, domino: number): Turn {
  const turn = put(new Turn(view), 'h9', 'right');
  turn.layDown();
  turn.claim(domino);
  return turn;
}

describe('crowns first', () => {
  test('the land with the most crowns is named and highlighted', () => {
    const view = table(GROW);
    const remarks = remarksFor(view, new Turn(view));
    expect(remarks).toMatchObject([
      {
        name: 'lesson-now-feed',
        params: {
          terrain: { name: 'terrain-forest' },
          crowns: { params: { count: 3 } },
          points: { params: { count: 3 } },
        },
      },
    ]);
    expect(new Set(highlightOf(remarks).cells)).toEqual(new Set(FOREST));
  });

  test('without a crown there is nothing to feed', () => {
    const bare = { ...kingdomOf(['3:h7i7']), discarded: [45, 46, 47] };
    const view = table(GROW, { kingdoms: [bare, kingdomOf([])] });
    expect(names(view, new Turn(view))).toEqual(['lesson-now-uncrowned']);
  });

  test('a placement is compared with the best one', () => {
    const view = table(GROW);
    expect(names(view, put(new Turn(view), 'h9', 'right'))).toEqual([
      'lesson-now-barren',
      'lesson-now-best-here',
    ]);
    expect(remarksFor(view, put(new Turn(view), 'f7', 'up'))[1]).toEqual({
      name: 'lesson-now-better',
      params: { gain: '+6' },
    });
  });

  test('of the line, the domino that adds the most is named', () => {
    const view = table(GROW);
    const turn = put(new Turn(view), 'h9', 'right');
    turn.layDown();
    const remarks = remarksFor(view, turn);
    expect(remarks.at(-1)).toMatchObject({ name: 'lesson-now-worth', params: { domino: 36 } });
    expect(highlightOf(remarks).dominoes).toEqual([36]);
  });
});

describe('early or rich', () => {
  test('the lowest and the richest are named and highlighted', () => {
    const view = table(EARLY);
    const turn = put(new Turn(view), 'h9', 'right');
    turn.layDown();
    const remarks = remarksFor(view, turn);
    expect(remarks.map(({ name }) => name)).toEqual([
      'lesson-now-lies',
      'lesson-now-soonest',
      'lesson-now-worth',
    ]);
    expect(highlightOf(remarks).dominoes).toEqual([8, 36]);
  });

  test('one that is both is easy; a line without points leaves the lowest', () => {
    const easy = table(EARLY, { claims: [act('>8', 5), act('>19', 2)] });
    const poor = table(EARLY, { claims: [act('>8'), act('>19')] });
    for (const [view, name] of [
      [easy, 'lesson-now-easy'],
      [poor, 'lesson-now-plain'],
    ] as const) {
      const turn = put(new Turn(view), 'h9', 'right');
      turn.layDown();
      expect(remarksFor(view, turn).at(-1)).toMatchObject({ name, params: { domino: 8 } });
    }
  });

  test('a choice is answered with its place in the order, and with what it gives up', () => {
    const view = table(EARLY);
    expect(remarksFor(view, chosen(view, 8))).toMatchObject([
      { name: 'lesson-now-chosen', params: { domino: 8, place: 1, places: 4 } },
      { name: 'lesson-now-more', params: { domino: 36, gain: '+9' } },
    ]);
    expect(names(view, chosen(view, 36))).toEqual(['lesson-now-chosen', 'lesson-now-most']);
  });
});

describe('keep room', () => {
  // All but the last domino of a ring around one cell.
  const OPEN_RING = ['24:h7i7', '14:i6i5', '8:h5g5'];
  const roomy = (): TableView => {
    const ring = kingdomOf(OPEN_RING);
    const { reach } = roomOf(engine(), RULES, ring);
    const kingdoms = [{ ...ring, reach, discarded: [45, 46, 47] }, kingdomOf([])];
    return table(ROOM, { kingdoms, domino: 7, legal: [act('7:g6f6'), act('7:g8g9')] });
  };

  test('the free sides of the castle are counted and highlighted', () => {
    const remarks = remarksFor(roomy(), new Turn(roomy()));
    expect(remarks).toMatchObject([{ name: 'lesson-now-sides', params: { count: 3 } }]);
    expect(highlightOf(remarks).cells).toEqual(['g6', 'f7', 'g8']);
  });

  test('a placement that leaves a single cell is told apart from one that does not', () => {
    const view = roomy();
    const hole = remarksFor(view, put(new Turn(view), 'g6', 'left'));
    expect(hole).toEqual([{ name: 'lesson-now-hole', cells: ['h6'] }]);
    expect(remarksFor(view, put(new Turn(view), 'g8', 'up'))).toMatchObject([
      { name: 'lesson-now-tidy' },
      { name: 'lesson-now-sides', cells: ['g6', 'f7'] },
    ]);
  });
});

describe('the turn before', () => {
  const said = (...actions: string[]): string | undefined => {
    const view = table(ROOM, { log: log(...actions) });
    return remarksFor(view, new Turn(view))[0]?.name;
  };

  test('what it scored, and its land', () => {
    const view = table(GROW, { log: log('3:h7i7', '>4', '24:h8g8', '>28') });
    const [remark] = remarksFor(view, new Turn(view));
    expect(remark).toMatchObject({
      name: 'lesson-did-score',
      params: { terrain: { name: 'terrain-forest' }, points: { params: { count: 15 } } },
    });
    expect(new Set(remark?.cells)).toEqual(new Set(FOREST));
  });

  test('a discard is mentioned', () => expect(said('48:--', '>4')).toBe('lesson-did-lose'));

  test('while others move, it is said with the domino that comes next', () => {
    const order = [{ seat: 0, domino: 36, is_next_round: true }];
    const view = table(GROW, { log: log('25:i8j8'), order });
    const remarks = remarksFor(view, null);
    expect(remarks.map(({ name }) => name)).toEqual(['lesson-did-score', 'lesson-now-coming']);
    expect(highlightOf(remarks).dominoes).toEqual([36]);
  });

  test('land without a crown is new, or has grown', () => {
    const crownless = { ...kingdomOf(['3:h7i7', '13:g9h9', '4:h8i8']), discarded: [47] };
    const kingdoms = [crownless, kingdomOf([])];
    const first = (action: string): string | undefined => {
      const view = table(GROW, { kingdoms, log: log(action) });
      return remarksFor(view, new Turn(view))[0]?.name;
    };
    expect(first('4:h8i8')).toBe('lesson-did-join');
    const alone = { ...kingdomOf(['7:h7i7']), discarded: [45, 46, 47] };
    const view = table(GROW, { kingdoms: [alone, kingdomOf([])], log: log('7:h7i7') });
    expect(remarksFor(view, new Turn(view))[0]?.name).toBe('lesson-did-start');
  });
});
