/** Who led after each round, and by how much. */
import type { HistoryEntry } from '$lib/api/types';
import { scoreCurves } from './scoreCurves';

export interface Lead {
  /** From 1, over all games. */
  round: number;
  /** The points of every seat. */
  points: number[];
  /** The seat that led; null if several did. */
  seat: number | null;
  /** The points ahead of the next. */
  by: number;
}

export function leads(moments: readonly HistoryEntry[], seats: number): Lead[] {
  const curves = scoreCurves(moments, seats);
  const rounds = (curves[0]?.length ?? 1) - 1;
  return Array.from({ length: rounds }, (_, index) => {
    const points = curves.map((curve) => curve[index + 1]!);
    const [best = 0, next = 0] = points.toSorted((one, other) => other - one);
    const by = best - next;
    return { round: index + 1, points, seat: by ? points.indexOf(best) : null, by };
  });
}
