import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tableView } from '../../../testing/fakeServer';
import type { LogEntry, TableView } from '$lib/api/types';
import { settings } from '$lib/ui/settings/settings.svelte';
import { animator, measurePieces } from './animator.svelte';

const entry = (action: string): LogEntry => ({ ply: 0, game: 1, seat: 1, action, bot: null });
const line = (...dominoes: number[]): TableView['next_line'] =>
  dominoes.map((domino) => ({ domino, king: 1 })) as TableView['next_line'];
const seats = [
  { seat: 0, colour: 'pink' },
  { seat: 1, colour: 'blue' },
] as TableView['seats'];

/** Put a piece on the page. */
function putPiece(name: string, x: number, y: number): HTMLElement {
  const piece = document.createElement('i');
  piece.dataset.piece = name;
  piece.getBoundingClientRect = () => new DOMRect(x, y, 40, 20);
  document.body.append(piece);
  return piece;
}

beforeEach(() => settings.set({ speed: 'normal' }));
afterEach(() => {
  animator.clear();
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('flies a domino from where it was to where it is, and hides it meanwhile', async () => {
  const before = putPiece('domino-13', 0, 0);
  const positions = measurePieces();
  before.remove();
  putPiece('domino-13', 300, 200);
  const played = animator.play(tableView(), tableView(), [entry('13:g8g9')], positions, false);
  const [flight] = animator.flights;
  expect(flight).toMatchObject({ piece: { domino: 13, direction: 'up' }, milliseconds: 420 });
  expect([flight!.from.x, flight!.to.x]).toEqual([0, 300]);
  expect(animator.domino).toBe(13);
  flight!.onlanded();
  await played;
  expect(animator.domino).toBeNull();
  expect(animator.flights).toEqual([]);
  expect(animator.fresh).toBe(13);
});

it('moves a king from the domino it stood on to the one it claims', async () => {
  putPiece('king-5', 10, 10);
  putPiece('king-28', 90, 90);
  const before = tableView({ seats, order: [{ seat: 1, domino: 5, is_next_round: false }] });
  const next = tableView({ seats, next_line: line(28) });
  const played = animator.play(before, next, [entry('>28')], measurePieces(), false);
  const [flight] = animator.flights;
  expect(flight?.piece).toEqual({ king: 'blue' });
  expect(animator.king).toBe(28);
  flight!.onlanded();
  await vi.waitFor(() => expect(animator.king).toBeNull());
  animator.clear();
  await played;
});

it('does not move the own domino: the player has just put it there', async () => {
  putPiece('domino-13', 0, 0);
  await animator.play(tableView(), tableView(), [entry('13:g8h8')], measurePieces(), true);
  expect(animator.flights).toEqual([]);
  expect(animator.fresh).toBe(13);
});

it('deals a new line for as long as the speed says', async () => {
  vi.useFakeTimers();
  settings.set({ speed: 'quick' });
  const played = animator.play(
    tableView(),
    tableView({ next_line: line(3, 9) }),
    [],
    new Map(),
    false,
  );
  expect(animator.isDealing).toBe(true);
  await vi.advanceTimersByTimeAsync(249);
  expect(animator.isDealing).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await played;
  expect(animator.isDealing).toBe(false);
});
