import { describe, expect, test } from 'vitest';
import { Turn } from '$lib/game/turn.svelte';
import type { TableView, TouchedTerritory } from '$lib/api/types';
import { LESSONS, lessonIndex } from './lessons';
import { highlightOf } from './remark';
import { remarksFor } from './remarks';
import { act, kingdomOf, names, put, RULES, slot } from './testTurns';

const LINE = [slot(4), slot(22), slot(36), slot(40, 1)];

function table(placed: readonly string[], change: Partial<TableView> = {}): TableView {
  const view: Partial<TableView> = {
    ply: 0,
    round: 1,
    actor: 0,
    domino: null,
    your_seats: [0],
    order: [],
    legal: [],
    claims: [],
    kingdoms: [kingdomOf(placed), kingdomOf([])],
    next_line: LINE,
    rules: RULES,
    standings: [],
    log: [],
    ...change,
  };
  return view as TableView;
}

describe('which lesson is due', () => {
  const FOUR = ['3:h7i7', '24:h8g8', '25:i8j8', '28:h6g6'];

  test('claiming, before the first round', () =>
    expect(lessonIndex(table([], { round: 0 }))).toBe(0));

  test.each([0, 1, 2, 3, 4])('after %i placements the next one', (count) => {
    expect(lessonIndex(table(FOUR.slice(0, count)))).toBe(1 + count);
  });

  test('a discard counts like a placement', () => {
    const view = table(FOUR.slice(0, 2));
    view.kingdoms[0]!.discarded = [48];
    expect(lessonIndex(view)).toBe(4);
  });

  test('none after the last', () => {
    const view = table(FOUR);
    view.kingdoms[0]!.discarded = [46, 47, 48];
    expect(lessonIndex(view)).toBe(LESSONS.length);
  });
});

describe('choosing', () => {
  const opening = (change: Partial<TableView> = {}): TableView =>
    table([], { round: 0, legal: [act('>4'), act('>22'), act('>36')], ...change });

  test('the lowest and the richest of the free ones are named', () => {
    const view = opening();
    expect(remarksFor(view, new Turn(view))).toMatchObject([
      { name: 'lesson-now-soonest', params: { domino: 4 } },
      {
        name: 'lesson-now-crowned',
        params: { domino: 22, crowns: { name: 'crowns', params: { count: 1 } } },
      },
    ]);
  });

  test('that there is no crown is said, too', () => {
    const view = opening({ next_line: [slot(1), slot(2)], legal: [act('>1'), act('>2')] });
    expect(names(view, new Turn(view))).toContain('lesson-now-crownless');
  });

  test('a chosen one has its place in the next round', () => {
    const view = opening();
    const turn = new Turn(view);
    turn.claim(36);
    expect(remarksFor(view, turn)).toMatchObject([
      { name: 'lesson-now-chosen', params: { domino: 36, place: 3, places: 4 } },
    ]);
  });

  test('the second king is introduced, and the last domino needs no choice', () => {
    const view = opening({ next_line: [slot(4, 0), slot(22)], legal: [act('>22')] });
    expect(names(view, new Turn(view))).toEqual(['lesson-now-other-king', 'lesson-now-only']);
  });
});

describe('waiting', () => {
  test('the kings come out', () =>
    expect(names(table([], { round: 0 }), null)).toEqual(['lesson-now-kings']));

  test('the next domino is known', () => {
    const view = table([], {
      order: [
        { seat: 1, domino: 3, is_next_round: false },
        { seat: 0, domino: 9, is_next_round: false },
      ],
    });
    expect(remarksFor(view, null)).toMatchObject([
      { name: 'lesson-now-rival' },
      { name: 'lesson-now-coming', params: { domino: 9 } },
    ]);
  });
});

describe('placing', () => {
  test('at the castle: what is in hand, and how many cells fit', () => {
    const view = table([], { domino: 24, legal: [act('24:h7i7'), act('24:g8g9')] });
    expect(remarksFor(view, new Turn(view))).toMatchObject([
      {
        name: 'lesson-now-hand',
        params: { first: { name: 'terrain-forest' }, second: { name: 'terrain-wheat' } },
      },
      { name: 'lesson-now-cells', params: { count: 4 } },
    ]);
  });

  test('a double has one terrain', () => {
    const view = table([], { domino: 1, legal: [act('1:h7i7')] });
    expect(names(view, new Turn(view))[0]).toBe('lesson-now-double');
  });

  test('where it fits, and where not', () => {
    const view = table([], { domino: 24, legal: [act('24:h7i7', 1)] });
    expect(names(view, put(new Turn(view), 'h7', 'right'))).toEqual(['lesson-now-touching']);
    expect(names(view, put(new Turn(view), 'i7', 'right'))).toEqual(['lesson-now-misfit']);
  });

  test('second: what the kingdom has of it', () => {
    const view = table(['24:h7i7'], { domino: 19, legal: [act('19:i6j6')] });
    expect(remarksFor(view, new Turn(view))[1]).toMatchObject({
      name: 'lesson-now-kin',
      params: {
        terrains: {
          name: 'lesson-now-both',
          params: { first: { name: 'terrain-wheat' }, second: { name: 'terrain-forest' } },
        },
      },
    });
    const strange = table(['24:h7i7'], { domino: 12, legal: [act('12:g6g5')] });
    expect(names(strange, new Turn(strange))).toContain('lesson-now-strange');
  });

  test('second: what it joins, or that it is the castle', () => {
    const wheat: TouchedTerritory = { terrain: 'wheat', squares: 2, crowns: 1, points: 2 };
    const forest: TouchedTerritory = { terrain: 'forest', squares: 1, crowns: 0, points: 0 };
    const view = table(['24:h7i7'], {
      domino: 19,
      legal: [
        act('19:i6j6', 2, [wheat, forest]),
        act('19:g6f6', 0, [{ ...wheat, squares: 1 }, forest]),
      ],
    });
    expect(remarksFor(view, put(new Turn(view), 'i6', 'right'))).toMatchObject([
      {
        name: 'lesson-now-grown',
        params: {
          terrain: { name: 'terrain-wheat' },
          squares: { name: 'squares', params: { count: 2 } },
        },
      },
    ]);
    expect(names(view, put(new Turn(view), 'g6', 'left'))).toEqual(['lesson-now-alone']);
  });

  test('third: the best place, and what a place scores', () => {
    const wheat: TouchedTerritory = { terrain: 'wheat', squares: 3, crowns: 1, points: 3 };
    const forest: TouchedTerritory = { terrain: 'forest', squares: 1, crowns: 0, points: 0 };
    const lake: TouchedTerritory = { terrain: 'lake', squares: 2, crowns: 1, points: 2 };
    const view = table(['24:h7i7', '30:g6h6'], {
      domino: 19,
      legal: [act('19:i6j6', 3, [lake, wheat, forest]), act('19:g8g9', 0, [forest])],
    });
    expect(remarksFor(view, new Turn(view))[1]).toMatchObject({
      name: 'lesson-now-best',
      params: { gain: '+3' },
    });
    expect(remarksFor(view, put(new Turn(view), 'i6', 'right'))).toMatchObject([
      { name: 'lesson-now-makes', params: { terrain: { name: 'terrain-wheat' } } },
    ]);
    expect(names(view, put(new Turn(view), 'g8', 'up'))).toEqual(['lesson-now-barren']);
    const poor = { ...view, legal: [act('19:g8g9')] };
    expect(names(poor, new Turn(poor))).toContain('lesson-now-no-gain');
  });

  test('fourth: how large the kingdom is, and how much is left', () => {
    const view = table(['3:h7i7', '24:h8g8', '25:i8j8'], {
      round: 2,
      domino: 28,
      legal: [act('28:h6g6')],
    });
    expect(remarksFor(view, new Turn(view))).toMatchObject([
      { name: 'lesson-now-size', params: { width: 4, height: 2 } },
      { name: 'lesson-now-rounds', params: { count: 4 } },
    ]);
  });

  test('laid down, it is time to choose; in the last round there is nothing', () => {
    const view = table([], {
      domino: 24,
      legal: [act('24:h7i7')],
      claims: [act('>4'), act('>22')],
    });
    const turn = put(new Turn(view), 'h7', 'right');
    turn.layDown();
    expect(names(view, turn)).toEqual([
      'lesson-now-lies',
      'lesson-now-soonest',
      'lesson-now-crowned',
    ]);
    const last = { ...view, claims: [], next_line: null };
    const end = put(new Turn(last), 'h7', 'right');
    end.layDown();
    expect(names(last, end)).toEqual(['lesson-now-last']);
  });

  test('what fits nowhere is lost', () => {
    const view = table([], { domino: 24, legal: [], claims: [act('>4'), act('>22')] });
    expect(names(view, new Turn(view))[0]).toBe('lesson-now-lost');
  });
});

describe('what is talked about is highlighted', () => {
  const dominoes = (view: TableView, turn: Turn | null): readonly number[] =>
    highlightOf(remarksFor(view, turn)).dominoes;
  const cells = (view: TableView, turn: Turn): readonly string[] =>
    highlightOf(remarksFor(view, turn)).cells;

  test('the dominoes that are named', () => {
    const view = table([], { round: 0, legal: [act('>4'), act('>22'), act('>36')] });
    expect(dominoes(view, new Turn(view))).toEqual([4, 22]);
    const order = [{ seat: 0, domino: 9, is_next_round: false }];
    expect(dominoes(table([], { order }), null)).toEqual([9]);
  });

  test('the castle, the land alike, the land that grows', () => {
    const start = table([], { domino: 24, legal: [act('24:h7i7')] });
    expect(cells(start, put(new Turn(start), 'h7', 'right'))).toEqual(['g7']);
    const wheat: TouchedTerritory = { terrain: 'wheat', squares: 2, crowns: 1, points: 2 };
    const view = table(['24:h7i7'], { domino: 19, legal: [act('19:i6j6', 2, [wheat])] });
    expect(cells(view, new Turn(view))).toEqual(['h7', 'i7']);
    expect(cells(view, put(new Turn(view), 'i6', 'right'))).toEqual(['i7']);
  });

  test('the whole land, when its size is the subject', () => {
    const view = table(['3:h7i7', '24:h8g8', '25:i8j8'], { domino: 28, legal: [act('28:h6g6')] });
    expect(cells(view, new Turn(view))).toEqual(['g7', 'h7', 'i7', 'h8', 'g8', 'i8', 'j8']);
  });
});
