/** Who led after each round, and by how much. */
import type { HistoryEntry } from '$lib/api/types';

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

/** The points of every seat after every round, the games of a Dynasty one after the other. */
export function scoreCurves(moments: readonly HistoryEntry[], seats: number): number[][] {
  const lines = Array.from({ length: seats }, () => [0]);
  let before = new Array<number>(seats).fill(0);
  moments.forEach((moment, index) => {
    const next = moments[index + 1];
    const isLastOfRound = !next || next.round !== moment.round || next.game !== moment.game;
    if (!isLastOfRound || moment.round === 0) return;
    const sums = moment.points.map((points, seat) => before[seat]! + points);
    sums.forEach((points, seat) => lines[seat]!.push(points));
    if (next && next.game !== moment.game) before = sums;
  });
  return lines;
}
