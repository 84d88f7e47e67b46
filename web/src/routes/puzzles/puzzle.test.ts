import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../../testing/fakeServer';
import { texts } from '$lib/i18n/texts.svelte';
import { progress } from './progress.svelte';
import { PuzzleSolver } from './puzzle.svelte';

const ITEMS = ['a', 'b'].map((id, index) => ({ number: index + 1, id, theme: 'shape', rating: 9 }));
const POSITION = {
  actor: 0,
  names: ['', ''],
  colours: ['pink', 'yellow'],
  legal: [],
  claims: [],
  kingdoms: [{ seat: 0 }],
};
const TURNS = [
  { turn: '13:g8h8>3', is_right: true },
  { turn: '13:g8g9>3', is_right: false },
];

async function solver(): Promise<PuzzleSolver> {
  const puzzle = (index: number) => ({ ...ITEMS[index], text: 'position', position: POSITION });
  const solution = () => ({ solution: '13:g8h8>3', turns: TURNS });
  serve({
    'GET /api/puzzles': () => ITEMS,
    'GET /api/puzzles/1': () => puzzle(0),
    'GET /api/puzzles/2': () => puzzle(1),
    'GET /api/puzzles/1/solution': solution,
    'GET /api/puzzles/2/solution': solution,
    'POST /api/positions': () => POSITION,
  });
  const solver = new PuzzleSolver();
  await solver.start(null, null);
  return solver;
}

beforeAll(() => texts.setLanguage('en'));
beforeEach(() => progress.forget(ITEMS as never));
afterEach(() => vi.unstubAllGlobals());

describe('a puzzle', () => {
  it('that is solved at once makes the streak longer, and the next one comes', async () => {
    const puzzles = await solver();
    const before = progress.current.streak;
    await puzzles.attempt('13:g8h8>3');
    expect([puzzles.state, puzzles.isDone]).toEqual(['right', true]);
    expect(progress.current.streak).toBe(before + 1);
    await puzzles.next();
    expect([puzzles.puzzle?.id, puzzles.state, puzzles.tries]).toEqual(['b', 'solving', []]);
  });

  it('that is solved after a wrong turn counts as solved, but not for the streak', async () => {
    const puzzles = await solver();
    await puzzles.attempt('13:g8g9>3');
    expect([puzzles.state, progress.current.streak]).toEqual(['wrong', 0]);
    puzzles.tryAgain();
    await puzzles.attempt('13:g8h8>3');
    expect([puzzles.state, progress.current.streak]).toEqual(['right', 0]);
    expect(progress.current.solved).toContain('a');
  });

  it('frames where the domino belongs as a hint, and where it lies once it is solved', async () => {
    const puzzles = await solver();
    expect(puzzles.framed).toBeNull();
    await puzzles.hint();
    expect(new Set(puzzles.framed)).toEqual(
      new Set(['g8', 'h8', 'f8', 'i8', 'g7', 'h7', 'g9', 'h9']),
    );
    await puzzles.attempt('13:g8h8>3');
    expect(puzzles.framed).toEqual(['g8', 'h8']);
  });
});
