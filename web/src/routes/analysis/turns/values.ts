/** Values of turns from several evaluations of one position, put together. */
import type { Estimate, Evaluation } from '$lib/api/types';
import { isAbove } from '$lib/chart/whisker';

interface Sum {
  /** The rollouts so far, and the sums that they weigh. */
  weight: number;
  lead: number;
  /** The sum of the squares of weight and error. */
  squares: number;
  points: number[];
  spreads: number[];
}

/** What a turn is worth to the seat that chooses it, and what each seat can expect after it. */
export interface Value {
  turn: string;
  lead: Estimate;
  points: number[];
  spreads: number[];
}

export const MOST_ROWS = 8;

export class Values {
  readonly #sums = new Map<string, Sum>();
  #order: string[] = [];
  rollouts = 0;
  isExact = false;

  /** Add an evaluation with deals of its own. */
  add({ evaluation }: Evaluation): void {
    this.rollouts += evaluation.rollouts;
    this.isExact = evaluation.is_exact;
    for (const { turn, seats, rollouts } of evaluation.turns) {
      const weight = Math.max(1, rollouts);
      const { lead } = seats[evaluation.seat]!;
      const sum = this.#sums.get(turn);
      this.#sums.set(turn, {
        weight: (sum?.weight ?? 0) + weight,
        lead: (sum?.lead ?? 0) + weight * lead.value,
        squares: (sum?.squares ?? 0) + (weight * lead.error) ** 2,
        points: seats.map(({ points }, seat) => (sum?.points[seat] ?? 0) + weight * points.value),
        spreads: seats.map(({ spread }) => spread),
      });
    }
    this.#order = reordered(
      this.#order,
      new Map(this.#all().map((value) => [value.turn, value.lead])),
    );
  }

  /** The best turns in order; those to keep are among them, whatever they are worth. */
  rows(keep: readonly string[]): Value[] {
    const values = new Map(this.#all().map((value) => [value.turn, value]));
    const kept = this.#order.filter((turn) => keep.includes(turn));
    const others = this.#order.filter((turn) => !keep.includes(turn));
    const shown = new Set([...kept, ...others.slice(0, MOST_ROWS - kept.length)]);
    return this.#order.filter((turn) => shown.has(turn)).map((turn) => values.get(turn)!);
  }

  /** Whether the first turn is better than the next beyond doubt. */
  get isSettled(): boolean {
    const [first, second] = this.rows([]);
    return first !== undefined && (!second || this.isExact || isAbove(first.lead, second.lead));
  }

  #all(): Value[] {
    return [...this.#sums].map(([turn, { weight, lead, squares, points, spreads }]) => ({
      turn,
      lead: { value: lead / weight, error: Math.sqrt(squares) / weight },
      points: points.map((sum) => sum / weight),
      spreads,
    }));
  }
}

/** The order of turns with new values: two change places only when their whiskers part. */
export function reordered(
  order: readonly string[],
  values: ReadonlyMap<string, Estimate>,
): string[] {
  const kept = order.filter((turn) => values.has(turn));
  const fresh = [...values.keys()]
    .filter((turn) => !kept.includes(turn))
    .sort((one, other) => values.get(other)!.value - values.get(one)!.value);
  const result: string[] = [];
  for (const turn of kept) insert(result, turn, (above) => isAbove(values.get(turn)!, above));
  // A new one has no place yet: it goes by its value.
  for (const turn of fresh) insert(result, turn, (above) => values.get(turn)!.value > above.value);
  return result;

  function insert(list: string[], turn: string, isBetter: (above: Estimate) => boolean): void {
    let at = list.length;
    while (at > 0 && isBetter(values.get(list[at - 1]!)!)) at -= 1;
    list.splice(at, 0, turn);
  }
}
