import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Turn } from '../table/turn.svelte';
import { texts } from '../texts/texts.svelte';
import type { KingdomFace, LegalAction, TableView } from '../wire/types';
import Board from './Board.svelte';
import { nameOfLie } from './cell';

beforeAll(() => texts.speak('en'));
afterEach(cleanup);

const REACH = ['f6', 'g6', 'h6', 'f7', 'f8', 'g8', 'h8'];

const kingdom: KingdomFace = {
  seat: 0, castle: 'g7',
  squares: [{ cell: 'h7', terrain: 'forest', crowns: 1, domino: 24 }],
  placed: [], discarded: [], extent: { low: 'g7', high: 'h7' }, reach: REACH, territories: [], bonuses: [], points: 0,
};

const action = (text: string, gain: number): LegalAction => ({ action: text, points: gain, gain, territories: [], fits: true });

function show() {
  const turn = new Turn({
    ply: 3, actor: 0, domino: 13, legal: [action('13:g8h8', 2), action('13:g8f8', 0)], claims: [],
  } as unknown as TableView);
  const spies = { onconfirm: vi.fn(), onundo: vi.fn(), ongrab: vi.fn() };
  render(Board, { kingdom, colour: 'pink', grid: 5, label: 'Kingdom', turn, ...spies });
  return { turn, ...spies };
}

const cell = (name: string): HTMLElement =>
  screen.getAllByRole('gridcell').find((found) => found.dataset.cell === name)!;
const plain = (element: HTMLElement): string => element.getAttribute('aria-label')!.replace(/[\u2068\u2069]/g, '');

describe('a board', () => {
  it('is a grid whose cells say what they hold', () => {
    show();
    expect(screen.getByRole('grid').getAttribute('aria-label')).toBe('Kingdom');
    expect(plain(cell('g7'))).toBe('g7: castle');
    expect(plain(cell('h7'))).toBe('h7: forest, 1 crown');
    expect(plain(cell('g8'))).toBe('g8: the domino can lie here');
    expect(plain(cell('f6'))).toBe('f6: free');
  });

  it('has one cell in the order of the Tab key', () => {
    show();
    expect(screen.getAllByRole('gridcell').filter((found) => found.tabIndex === 0)).toHaveLength(1);
  });

  it('lays the domino where it is clicked, and says what it makes', async () => {
    const { turn } = show();
    await fireEvent.click(cell('g8'), { detail: 1 });
    expect(nameOfLie(turn.ghost!)).toBe('g8h8');
    expect(plain(cell('g8'))).toBe('g8: your domino, +2');
  });

  it('is played by keyboard alone', async () => {
    const { turn, onconfirm, onundo } = show();
    cell('g7').focus();
    await fireEvent.keyDown(cell('g7'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(cell('g8'));
    await fireEvent.keyDown(cell('g8'), { key: 'Enter' });
    expect(turn.place?.action).toBe('13:g8h8');
    await fireEvent.keyDown(cell('g8'), { key: 'r', code: 'KeyR' });
    expect(turn.place?.action).toBe('13:g8f8');
    await fireEvent.keyDown(cell('g8'), { key: 'Enter' });
    expect(onconfirm).toHaveBeenCalledOnce();
    await fireEvent.keyDown(cell('g8'), { key: 'Escape' });
    expect(onundo).toHaveBeenCalledOnce();
  });
});
