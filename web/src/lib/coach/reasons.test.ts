import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Reason, ReviewedTurn, TableView } from '$lib/api/types';
import { texts } from '$lib/i18n/texts.svelte';
import { reasonsText, reasonText } from './reasons';
import TurnVerdict from './TurnVerdict.svelte';

const ISOLATES = /[\u2066-\u2069\u200e\u200f]/g;
const plain = (text: string | null | undefined): string =>
  (text ?? '').replace(ISOLATES, '').replace('\u2002', ' ').trim();

const reason = (
  kind: string,
  params: Reason['params'] = {},
  part: Reason['part'] = 'placement',
): Reason => ({ kind: kind as Reason['kind'], part, params, explained: 2 });

const nameOf = (seat: number): string => ['Ann', 'Bob'][seat]!;
const say = (kind: string, params: Reason['params']): string =>
  plain(reasonText(reason(kind, params), nameOf));

beforeEach(async () => {
  await texts.setLanguage('en');
  await texts.loadFile('coach');
});
afterEach(cleanup);

describe('a reason in words', () => {
  it('has its counts with their nouns', () => {
    expect(say('claim-points', { domino: 41, points: 1, other: 30, other_points: 0 })).toBe(
      'Domino 41 makes 1 point, domino 30 only 0 points.',
    );
    expect(say('room', { squares: 1 })).toBe('Otherwise 1 square more would stay empty.');
    expect(say('territory', { terrain: 'mine', squares: 4 })).toBe(
      'Mine: a territory of 4 squares, which can grow.',
    );
    expect(say('crowns', { domino: 48, crowns: 3 })).toBe('Domino 48 brings 3 crowns.');
  });

  it('has the name of a rival', () => {
    expect(say('rivals', { seat: 1, points: 3 })).toBe('Bob makes 3 points less.');
  });

  it('has percents as they are written in the language', async () => {
    const params = { percent: 58, other_percent: 7 };
    expect(say('bonus', { ...params, bonus: 'middle-kingdom' })).toBe(
      'The Middle Kingdom in 58% of games, otherwise in 7%.',
    );
    await texts.setLanguage('de');
    expect(say('bonus', { ...params, bonus: 'harmony' })).toBe(
      'Harmonie in 58\u00a0% der Partien, sonst in 7\u00a0%.',
    );
  });

  it('is nothing if the page does not know its kind', () => {
    const known = reason('hole', { cell: 'g8' });
    expect(plain(reasonsText([reason('from-the-future'), known], nameOf))).toBe(
      'Otherwise cell g8 would stay empty.',
    );
  });
});

describe('the verdict on a turn', () => {
  const view = {
    seats: [
      { seat: 0, name: 'Ann' },
      { seat: 1, name: 'Bob' },
    ],
  } as unknown as TableView;
  const hole = reason('hole', { cell: 'g8' });
  const claim = reason('unplaceable', { domino: 12 }, 'claim');

  /** The lines under the loss. */
  function show(placement: number, claimed: number, reasons: Reason[]): string[] {
    const value = { seats: [{ win: { value: 0.5, error: 0 } }] };
    const turn = {
      seat: 0,
      points_loss: { value: placement + claimed, error: 0.2 },
      parts: { placement: { value: placement, error: 0 }, claim: { value: claimed, error: 0 } },
      reasons,
      played: value,
      best: value,
    } as unknown as ReviewedTurn;
    const { container } = render(TurnVerdict, { view, turn });
    return [...container.querySelectorAll('p:not(.loss)')].map((line) => plain(line.textContent));
  }

  it('has a line for each part if both lost points, the larger first', () => {
    expect(show(1.3, 3.06, [claim, hole])).toEqual([
      'Claim: −3.1 Domino 12 would have no place.',
      'Placement: −1.3 Otherwise cell g8 would stay empty.',
    ]);
  });

  it('has a line for a part without reasons', () => {
    expect(show(4, 0.5, [hole])).toEqual([
      'Placement: −4.0 Otherwise cell g8 would stay empty.',
      'Claim: −0.5',
    ]);
  });

  it('has numbers as they are written in the language', async () => {
    await texts.setLanguage('de');
    expect(show(1.3, 3.06, [])).toEqual(['Wählen: −3,1', 'Legen: −1,3']);
  });

  it('has the reasons alone if one part lost next to nothing', () => {
    expect(show(4, 0.4, [hole])).toEqual(['Otherwise cell g8 would stay empty.']);
    expect(show(-0.2, 4, [])).toEqual([]);
  });
});
