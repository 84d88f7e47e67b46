/** The puzzle that is being solved. */
import type { Kingdom, PuzzleSolution } from '$lib/api/types';
import type { Analyst } from '$lib/engine/analyst';
import { analyst as analystOfPage } from '$lib/engine/pageAnalyst';
import { matchOf } from '$lib/engine/parsePosition';
import { cellName, parsePlacement, secondCell, step, DIRECTIONS, type Cell } from '$lib/game/cell';
import { t } from '$lib/i18n/texts.svelte';
import { PositionHost } from '$lib/table/position/positionHost.svelte';
import { nextPuzzle, progress, type Theme } from './progress.svelte';
import { puzzlePosition, PUZZLES, type Puzzle } from './puzzles';

/** Solving, until a turn was tried; a wrong one can be tried again; `shown` was not found. */
export type PuzzleState = 'solving' | 'checking' | 'wrong' | 'right' | 'shown';

export class PuzzleSolver {
  puzzle = $state.raw<Puzzle | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  state = $state<PuzzleState>('solving');
  /** The turns that were tried, the last one last. */
  tries = $state.raw<readonly string[]>([]);
  hints = $state<0 | 1 | 2>(0);
  theme = $state<Theme | null>(null);
  /** The kingdom after the best turn. */
  finished = $state.raw<Kingdom | null>(null);
  isNoneLeft = $state(false);
  error = $state<string | null>(null);
  readonly host = new PositionHost((turn) => void this.attempt(turn));
  #request = new AbortController();

  constructor(private readonly analyst: () => Pick<Analyst, 'run'> = analystOfPage) {}

  /** Begin with a puzzle by its number, or with the next one that is not solved. */
  start(number: number | null, theme: Theme | null): void {
    const wanted = PUZZLES.find((puzzle) => puzzle.number === number);
    this.#open(wanted ?? nextPuzzle(PUZZLES, progress.current, theme, 0), theme);
  }

  /** Stop waiting for a solution. */
  close(): void {
    this.#request.abort();
  }

  get isDone(): boolean {
    return this.state === 'right' || this.state === 'shown';
  }

  get seat(): number {
    return this.host.position?.actor ?? 0;
  }

  /** The puzzles of the chosen theme. */
  get ofTheme(): Puzzle[] {
    return PUZZLES.filter(({ theme }) => !this.theme || theme === this.theme);
  }

  next(): void {
    const { theme } = this;
    this.#open(nextPuzzle(PUZZLES, progress.current, theme, this.puzzle?.number ?? 0), theme);
  }

  choose(theme: Theme | null): void {
    this.#open(nextPuzzle(PUZZLES, progress.current, theme, 0), theme);
  }

  /** Begin the puzzles of this theme again. */
  restart(): void {
    progress.forget(this.ofTheme);
    this.choose(this.theme);
  }

  async attempt(turn: string): Promise<void> {
    this.state = 'checking';
    this.host.isSending = true;
    const solution = await this.#load();
    this.host.isSending = false;
    if (!solution) {
      this.state = 'solving';
      return;
    }
    const isRight = solution.turns.find((each) => each.turn === turn)?.is_right ?? false;
    progress.add({
      id: this.puzzle!.id,
      isRight,
      isFirst: !this.tries.length,
      hasHint: this.hints > 0,
    });
    this.tries = [...this.tries.filter((tried) => tried !== turn), turn];
    if (isRight) this.#finish(turn, 'right');
    else this.state = 'wrong';
  }

  tryAgain(): void {
    this.state = 'solving';
    this.host.restart();
  }

  show(): void {
    this.#finish(this.solution!.solution, 'shown');
  }

  /** Frame where the domino belongs, then name the claim; a discard has no place. */
  async hint(): Promise<void> {
    const solution = await this.#load();
    if (solution) this.hints = this.hints || !parsePlacement(solution.solution) ? 2 : 1;
  }

  /** The cells to frame: those around the placement as a hint, the domino once it is solved. */
  get framed(): string[] | null {
    const turn = this.isDone ? this.#shownTurn : this.solution?.solution;
    const place = turn ? parsePlacement(turn) : null;
    if (!place || (!this.isDone && !this.hints)) return null;
    const own = [place.placement.first, secondCell(place.placement)];
    return (this.isDone ? own : own.flatMap(around)).map(cellName);
  }

  get #shownTurn(): string | undefined {
    return this.state === 'right' ? this.tries.at(-1) : this.solution?.solution;
  }

  /** Show a puzzle of a theme; null: none of it is left. */
  #open(puzzle: Puzzle | null, theme: Theme | null): void {
    this.close();
    this.#request = new AbortController();
    this.theme = theme;
    this.isNoneLeft = puzzle === null;
    if (!puzzle) return;
    this.solution = null;
    this.finished = null;
    this.tries = [];
    this.hints = 0;
    this.error = null;
    this.state = 'solving';
    this.puzzle = puzzle;
    this.host.show(puzzlePosition(puzzle));
  }

  /** Return the solution; null if there is none, or another puzzle is shown meanwhile. */
  async #load(): Promise<PuzzleSolution | null> {
    const { solution, other } = this.puzzle!;
    const { signal } = this.#request;
    this.error = null;
    try {
      const request = { match: matchOf(this.host.position!), solution, other };
      this.solution ??= await this.analyst().run('solvePuzzle', request, { signal });
      return this.solution;
    } catch {
      if (!signal.aborted) this.error = t('board-unavailable');
      return null;
    }
  }

  /** Show the kingdom after a turn. */
  #finish(turn: string, state: 'right' | 'shown'): void {
    const [action] = turn.split('>') as [string];
    this.finished = puzzlePosition(this.puzzle!, [action]).kingdoms[this.seat]!;
    this.state = state;
  }
}

/** A cell and those beside it. */
const around = (cell: Cell): Cell[] => [
  cell,
  ...DIRECTIONS.map((direction) => step(cell, direction)),
];
