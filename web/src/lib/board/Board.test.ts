import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { faceOf } from '$lib/game/dominoes';
import { Turn } from '$lib/game/turn.svelte';
import { describeSquare } from '$lib/i18n/describe';
import { t, texts } from '$lib/i18n/texts.svelte';
import type { Kingdom, LegalAction, TableView } from '$lib/api/types';
import Board from './Board.svelte';
import { boardWindow } from '$lib/game/box';
import { placementText } from '$lib/game/cell';

beforeAll(() => texts.setLanguage('en'));
afterEach(cleanup);

const REACH = ['f6', 'g6', 'h6', 'f7', 'f8', 'g8', 'h8'];

const kingdom: Kingdom = {
  seat: 0,
  castle: 'g7',
  squares: [{ cell: 'h7', terrain: 'forest', crowns: 1, domino: 24 }],
  placed: [],
  discarded: [],
  extent: { low: 'g7', high: 'h7' },
  reach: REACH,
  territories: [],
  bonuses: [],
  points: 0,
};

const action = (text: string, gain: number): LegalAction => ({
  action: text,
  points: gain,
  gain,
  territories: [],
  fits: true,
});

function show() {
  const turn = new Turn({
    ply: 3,
    actor: 0,
    domino: 13,
    legal: [action('13:g8h8', 2), action('13:g8f8', 0)],
    claims: [],
  } as unknown as TableView);
  const spies = { onconfirm: vi.fn(), onundo: vi.fn(), ongrab: vi.fn() };
  const window = boardWindow(kingdom, 5);
  const size = { side: 400, frame: 10 };
  render(Board, {
    kingdom,
    window,
    colour: 'pink',
    grid: 5,
    label: 'Kingdom',
    turn,
    ...size,
    ...spies,
  });
  return { turn, ...spies };
}

const cell = (name: string): HTMLElement =>
  screen.getAllByRole('gridcell').find((candidate) => candidate.dataset.cell === name)!;
const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
const said = (...message: Parameters<typeof t>): string => withoutIsolates(t(...message));
const plain = (element: HTMLElement): string =>
  withoutIsolates(element.getAttribute('aria-label')!);

describe('a board', () => {
  it('is a grid whose cells say what they hold', () => {
    show();
    expect(screen.getByRole('grid').getAttribute('aria-label')).toBe('Kingdom');
    expect(plain(cell('g7'))).toBe(said('cell-holds', { cell: 'g7', what: t('castle') }));
    expect(plain(cell('h7'))).toBe(
      said('cell-holds', { cell: 'h7', what: describeSquare({ terrain: 'forest', crowns: 1 }) }),
    );
    expect(plain(cell('g8'))).toBe(said('cell-fits', { cell: 'g8' }));
    expect(plain(cell('f6'))).toBe(said('cell-free', { cell: 'f6' }));
  });

  it('has one cell in the order of the Tab key', () => {
    show();
    expect(
      screen.getAllByRole('gridcell').filter((candidate) => candidate.tabIndex === 0),
    ).toHaveLength(1);
  });

  it('lays the domino where it is clicked, and says what it makes', async () => {
    const { turn } = show();
    await fireEvent.click(cell('g8'), { detail: 1 });
    expect(placementText(turn.ghost!)).toBe('g8h8');
    const gain = t('gain-alone', { gain: '+2' });
    const square = describeSquare(faceOf(turn.domino!)[0]);
    expect(plain(cell('g8'))).toBe(said('cell-ghost', { cell: 'g8', what: `${square}. ${gain}` }));
  });

  it('is played by keyboard alone', async () => {
    const { turn, onconfirm, onundo } = show();
    cell('g7').focus();
    await fireEvent.keyDown(cell('g7'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(cell('g8'));
    await fireEvent.keyDown(cell('g8'), { key: 'Enter' });
    expect(turn.legalPlacement?.action).toBe('13:g8h8');
    await fireEvent.keyDown(cell('g8'), { key: 'r', code: 'KeyR' });
    expect(turn.legalPlacement?.action).toBe('13:g8f8');
    await fireEvent.keyDown(cell('g8'), { key: 'Enter' });
    expect(onconfirm).toHaveBeenCalledOnce();
    await fireEvent.keyDown(cell('g8'), { key: 'Escape' });
    expect(onundo).toHaveBeenCalledOnce();
  });
});
