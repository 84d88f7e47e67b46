/** The points of every seat after every round, the games of a Dynasty one after the other. */
import type { HistoryEntry } from '$lib/api/types';

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
