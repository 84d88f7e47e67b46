import { describe, expect, it } from 'vitest';
import { parseCell, placementText } from './cell';
import type { LegalAction, TableView } from '$lib/api/types';
import { Turn } from './turn.svelte';

const action = (text: string, gain = 0): LegalAction => ({
  action: text,
  points: gain,
  gain,
  territories: [],
  fits: true,
});

function view(domino: number | null, legal: LegalAction[], claims: LegalAction[] = []): TableView {
  return { ply: 8, actor: 1, domino, legal, claims } as unknown as TableView;
}

const placing = (): Turn =>
  new Turn(
    view(
      13,
      [action('13:g8h8', 2), action('13:g8g9', 5), action('13:h7i7')],
      [action('>3'), action('>40')],
    ),
  );

describe('pointing at a cell', () => {
  it('lays the domino there, as it lay before if that fits', () => {
    const turn = placing();
    turn.pin(parseCell('g8'));
    expect(placementText(turn.ghost!)).toBe('g8h8');
    expect(turn.legalPlacement?.gain).toBe(2);
  });

  it('again turns it to the next direction that fits', () => {
    const turn = placing();
    turn.pin(parseCell('g8'));
    turn.pin(parseCell('g8'));
    expect(placementText(turn.ghost!)).toBe('g8g9');
    turn.pin(parseCell('g8'));
    expect(placementText(turn.ghost!)).toBe('g8h8');
  });

  it('where nothing fits shows that it does not', () => {
    const turn = placing();
    turn.pin(parseCell('c3'));
    expect(turn.ghost).not.toBeNull();
    expect(turn.legalPlacement).toBeNull();
    turn.layDown();
    expect(turn.isPlaced).toBe(false);
  });
});

describe('a turn', () => {
  it('is whole with a placement and a claim, and not before', () => {
    const turn = placing();
    expect(turn.text).toBeNull();
    turn.pin(parseCell('g8'));
    turn.layDown();
    expect(turn.text).toBeNull();
    turn.claim(40);
    expect(turn.text).toBe('13:g8h8>40');
  });

  it('can be taken back step by step', () => {
    const turn = placing();
    turn.pin(parseCell('g8'));
    turn.layDown();
    turn.claim(40);
    turn.undo();
    expect(turn.claimed).toBeNull();
    turn.undo();
    expect(turn.isPlaced).toBe(false);
    expect(turn.ghost).not.toBeNull();
    turn.undo();
    expect(turn.ghost).toBeNull();
    expect(turn.canUndo).toBe(false);
  });

  it('claims nothing that is not on offer', () => {
    const turn = placing();
    turn.claim(41);
    expect(turn.claimed).toBeNull();
  });

  it('needs no choice where one domino is left', () => {
    const turn = new Turn(view(13, [action('13:g8h8')], [action('>3')]));
    turn.pin(parseCell('g8'));
    turn.layDown();
    expect(turn.text).toBe('13:g8h8>3');
  });

  it('of the last round is the placement alone', () => {
    const turn = new Turn(view(13, [action('13:g8h8')]));
    turn.pin(parseCell('g8'));
    turn.layDown();
    expect(turn.text).toBe('13:g8h8');
  });

  it('discards what fits nowhere', () => {
    const turn = new Turn(view(13, [action('13:--')], [action('>3'), action('>40')]));
    expect(turn.mustDiscard).toBe(true);
    turn.claim(3);
    expect(turn.text).toBe('13:-->3');
  });

  it('of the opening is a claim alone', () => {
    const turn = new Turn(view(null, [action('>3'), action('>40')]));
    expect(turn.isPlaced).toBe(true);
    turn.claim(3);
    expect(turn.text).toBe('>3');
  });
});

it('a double fits both ways round under its one name', () => {
  const turn = new Turn(view(1, [action('1:g8h8', 0)]));
  turn.moveTo({ first: parseCell('h8'), direction: 'left' });
  expect(turn.legalPlacement?.action).toBe('1:g8h8');
});

it('moving and turning by keys may go where it does not fit', () => {
  const turn = placing();
  turn.pin(parseCell('g8'));
  turn.move('up');
  expect(placementText(turn.ghost!)).toBe('g9h9');
  expect(turn.legalPlacement).toBeNull();
  turn.move('up');
  turn.rotate();
  expect(turn.ghost!.direction).toBe('down');
});

it('a domino turns around the cell that was pointed at', () => {
  const turn = new Turn(view(13, [action('13:g8h8'), action('13:f8g8'), action('13:g9g8')]));
  turn.pin(parseCell('g8'));
  const seen = [1, 2, 3].map(() => {
    turn.rotate();
    return placementText(turn.ghost!);
  });
  expect(seen).toEqual(['f8g8', 'g9g8', 'g8h8']);
});

describe('under the pointer', () => {
  it('the domino shows where it fits, with the most points, and is pinned as shown', () => {
    const turn = placing();
    turn.hoverAt(parseCell('g8'), null);
    expect(placementText(turn.shown!)).toBe('g8g9');
    expect(turn.ghost).toBeNull();
    turn.pin(parseCell('g8'));
    expect(placementText(turn.ghost!)).toBe('g8g9');
  });

  it('it extends towards the neighbour that the pointer is near', () => {
    const turn = placing();
    turn.hoverAt(parseCell('g8'), 'right');
    expect(placementText(turn.shown!)).toBe('g8h8');
    turn.hoverAt(parseCell('g8'), 'up');
    expect(placementText(turn.shown!)).toBe('g8g9');
    turn.hoverAt(parseCell('g8'), 'left');
    expect(placementText(turn.shown!)).toBe('g8g9');
  });

  it('it keeps its rotation until the pointer leaves the cell', () => {
    const turn = placing();
    turn.hoverAt(parseCell('g8'), 'right');
    turn.rotate();
    turn.hoverAt(parseCell('g8'), 'right');
    expect(placementText(turn.shown!)).toBe('g8g9');
    turn.hoverAt(parseCell('h7'), null);
    turn.hoverAt(parseCell('g8'), 'right');
    expect(placementText(turn.shown!)).toBe('g8h8');
  });

  it('nothing shows where it does not fit, or once it is pinned or placed', () => {
    const turn = placing();
    turn.hoverAt(parseCell('c3'), null);
    expect(turn.shown).toBeNull();
    turn.pin(parseCell('g8'));
    turn.hoverAt(parseCell('h7'), null);
    expect(turn.hover).toBeNull();
    turn.layDown();
    turn.hoverAt(parseCell('h7'), null);
    expect(turn.hover).toBeNull();
  });
});
