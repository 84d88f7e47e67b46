/** The puzzle that is being solved. */
import { api } from '$lib/api/client';
import type { Kingdom, Puzzle, PuzzleItem, PuzzleSolution } from '$lib/api/types';
import { cellName, parsePlacement, secondCell, step, DIRECTIONS, type Cell } from '$lib/game/cell';
import { errorText } from '$lib/i18n/errors';
import { PositionHost } from '$lib/table/position/positionHost.svelte';
import { nextPuzzle, progress, type Theme } from './progress.svelte';

/** Solving, until a turn was tried; a wrong one can be tried again; `shown` was not found. */
export type PuzzleState = 'solving' | 'checking' | 'wrong' | 'right' | 'shown';

export class PuzzleSolver {
  items = $state.raw<PuzzleItem[] | null>(null);
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
  fatalError = $state<string | null>(null);
  readonly host = new PositionHost((turn) => void this.attempt(turn));

  /** Begin with a puzzle by its number, or with the next one that is not solved. */
  async start(number: number | null, theme: Theme | null): Promise<void> {
    try {
      this.items = await api.puzzles();
      const wanted = this.items.find((item) => item.number === number);
      await this.#open(wanted ?? nextPuzzle(this.items, progress.current, theme, 0), theme);
    } catch (error) {
      this.fatalError = errorText(error);
    }
  }

  get isDone(): boolean {
    return this.state === 'right' || this.state === 'shown';
  }

  get seat(): number {
    return this.puzzle?.position.actor ?? 0;
  }

  /** The puzzles of the chosen theme. */
  get ofTheme(): PuzzleItem[] {
    return (this.items ?? []).filter(({ theme }) => !this.theme || theme === this.theme);
  }

  async next(): Promise<void> {
    const { theme } = this;
    const next = nextPuzzle(this.items!, progress.current, theme, this.puzzle?.number ?? 0);
    await this.#try(() => this.#open(next, theme));
  }

  async choose(theme: Theme | null): Promise<void> {
    await this.#try(() => this.#open(nextPuzzle(this.items!, progress.current, theme, 0), theme));
  }

  /** Begin the puzzles of this theme again. */
  async restart(): Promise<void> {
    progress.forget(this.ofTheme);
    await this.choose(this.theme);
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
    if (isRight) await this.#finish(turn, 'right');
    else this.state = 'wrong';
  }

  tryAgain(): void {
    this.state = 'solving';
    this.host.restart();
  }

  async show(): Promise<void> {
    await this.#finish(this.solution!.solution, 'shown');
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
  async #open(item: PuzzleItem | null, theme: Theme | null): Promise<void> {
    const puzzle = item && (await api.puzzle(item.number));
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
    this.host.show(puzzle.position);
  }

  async #load(): Promise<PuzzleSolution | null> {
    await this.#try(async () => {
      this.solution ??= await api.solution(this.puzzle!.number);
    });
    return this.solution;
  }

  async #finish(turn: string, state: 'right' | 'shown'): Promise<void> {
    const action = turn.split('>')[0]!;
    await this.#try(async () => {
      const after = await api.position({ text: this.puzzle!.text, turns: [action] });
      this.finished = after.kingdoms[this.seat]!;
    });
    this.finished ??= this.puzzle!.position.kingdoms[this.seat]!;
    this.state = state;
  }

  async #try(send: () => Promise<void>): Promise<void> {
    this.error = null;
    try {
      await send();
    } catch (error) {
      this.error = errorText(error);
    }
  }
}

/** A cell and those beside it. */
const around = (cell: Cell): Cell[] => [
  cell,
  ...DIRECTIONS.map((direction) => step(cell, direction)),
];
