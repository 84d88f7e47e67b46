/** Grades of one's own turns, which come while one plays on. */
import type { ReviewedTurn } from '$lib/api/types';
import type { TableHost } from '$lib/host/tableHost';
import { texts } from '$lib/i18n/texts.svelte';
import type { LoggedTurn } from './lastTurn';

export class TurnGrades {
  /** The last turn that was graded. */
  current = $state.raw<ReviewedTurn | null>(null);
  /** The ply at which it began. */
  ply = $state(0);
  #wanted = '';

  constructor(private readonly host: TableHost) {}

  /** Ask for the grade of a turn, unless it is known; without one there is nothing to show. */
  async follow(turn: LoggedTurn | null): Promise<void> {
    const wanted = turn ? `${turn.ply} ${turn.text}` : '';
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.current = null;
    if (!turn) return;
    try {
      const [graded] = await Promise.all([this.host.grade(turn.ply), texts.loadFile('coach')]);
      if (wanted !== this.#wanted) return;
      this.ply = turn.ply;
      this.current = graded;
    } catch {
      // The game goes on without the grade; the review has it.
    }
  }
}
