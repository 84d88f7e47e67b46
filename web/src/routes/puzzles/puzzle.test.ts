import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inlineAnalyst } from '../../../testing/inlineAnalyst';
import type { Analyst } from '$lib/engine/analyst';
import { texts } from '$lib/i18n/texts.svelte';
import { progress } from './progress.svelte';
import { PuzzleSolver } from './puzzle.svelte';
import { puzzlePosition, PUZZLES } from './puzzles';

const [FIRST, SECOND] = PUZZLES as [(typeof PUZZLES)[0], (typeof PUZZLES)[0]];
const analyst = inlineAnalyst();

function newSolver(with_: Pick<Analyst, 'run'> = analyst): PuzzleSolver {
  const solver = new PuzzleSolver(() => with_);
  solver.start(null, null);
  return solver;
}

beforeAll(async () => {
  await texts.loadFile('study');
  await texts.setLanguage('en');
});
beforeEach(() => progress.forget(PUZZLES));

it('are all positions in which their turns are legal', () => {
  expect(PUZZLES.length).toBeGreaterThan(300);
  for (const puzzle of PUZZLES) {
    const { position, legal } = puzzlePosition(puzzle);
    expect(position!.split(' ').slice(2)).toEqual(puzzle.text.split(' ').slice(2));
    for (const turn of [puzzle.solution, puzzle.other])
      expect(legal.map(({ action }) => action)).toContain(turn.split('>')[0]);
  }
});

describe('a puzzle', () => {
  it('that is solved at once makes the streak longer, and the next one comes', async () => {
    const solver = newSolver();
    const before = progress.current.streak;
    expect(solver.puzzle).toBe(FIRST);
    await solver.attempt(FIRST.solution);
    expect([solver.state, solver.isDone]).toEqual(['right', true]);
    expect(solver.finished?.placed).toContain(FIRST.solution.split('>')[0]);
    expect(progress.current.streak).toBe(before + 1);
    solver.next();
    expect([solver.puzzle, solver.state, solver.tries]).toEqual([SECOND, 'solving', []]);
  });

  it('that is solved after a wrong turn counts as solved, but not for the streak', async () => {
    const solver = newSolver();
    await solver.attempt(FIRST.other);
    expect([solver.state, progress.current.streak]).toEqual(['wrong', 0]);
    solver.tryAgain();
    await solver.attempt(FIRST.solution);
    expect([solver.state, progress.current.streak]).toEqual(['right', 0]);
    expect(progress.current.solved).toContain(FIRST.id);
  });

  it('frames where the domino belongs as a hint, and where it lies once it is solved', async () => {
    const solver = newSolver();
    expect(solver.framed).toBeNull();
    await solver.hint();
    const cells = /:([a-m]\d+)([a-m]\d+)/.exec(FIRST.solution)!.slice(1);
    expect(solver.framed).toEqual(expect.arrayContaining(cells));
    expect(new Set(solver.framed).size).toBe(8);
    await solver.attempt(FIRST.solution);
    expect(new Set(solver.framed)).toEqual(new Set(cells));
  });

  it('whose turns could not be evaluated is tried again', async () => {
    const solver = newSolver({ run: () => Promise.reject(new Error('the worker crashed')) });
    await solver.attempt(FIRST.solution);
    expect([solver.state, solver.error]).toEqual(['solving', 'Values are not available.']);
  });

  it('that was left is not judged', async () => {
    const solver = newSolver();
    const attempt = solver.attempt(FIRST.other);
    solver.next();
    await attempt;
    expect([solver.puzzle, solver.state, solver.error]).toEqual([SECOND, 'solving', null]);
    expect(solver.tries).toEqual([]);
  });
});
