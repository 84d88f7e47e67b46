/** The curve of a review: the chance of every seat to win, turn after turn. */
import type { Review } from '$lib/api/types';
import { winChance } from '$lib/coach/winChance';

/** A turn as the curve shows it; `start` and `end` are in columns, of which the chosen seat has one a turn. */
export interface CurveTurn {
  index: number;
  seat: number;
  start: number;
  end: number;
  /** By seat, from 0 to 1. */
  before: number[];
  after: number[];
}

/** The sizes of the drawing: on a small screen it is drawn smaller, so that figures stay legible. */
export interface CurveSize {
  width: number;
  height: number;
  /** Where the columns begin and end. */
  left: number;
  right: number;
}

export const WIDE: CurveSize = { width: 720, height: 280, left: 76, right: 650 };
export const NARROW: CurveSize = { width: 360, height: 170, left: 34, right: 304 };

/** The turns of a seat, as indexes into the review. */
export const turnsOf = (review: Review, seat: number): number[] =>
  review.turns.flatMap((turn, index) => (turn.seat === seat ? [index] : []));

/** Every turn with its place: those of others share the column of the chosen seat's turn before. */
export function curveTurns(review: Review, seat: number): CurveTurn[] {
  const columns: number[][] = [];
  review.turns.forEach((turn, index) => {
    const isNew = turn.seat === seat && columns.some((column) => column.some((i) => isOwn(i)));
    if (!columns.length || isNew) columns.push([]);
    columns.at(-1)!.push(index);
  });
  function isOwn(index: number): boolean {
    return review.turns[index]!.seat === seat;
  }
  return columns.flatMap((column, number) =>
    column.map((index, place) => {
      const turn = review.turns[index]!;
      return {
        index,
        seat: turn.seat,
        start: number + place / column.length,
        end: number + (place + 1) / column.length,
        before: turn.best.seats.map(winChance),
        after: turn.played.seats.map(winChance),
      };
    }),
  );
}

/** The line of a seat as points, in columns and shares; luck is a step between two turns. */
export const linePoints = (turns: readonly CurveTurn[], seat: number): [number, number][] =>
  turns.flatMap((turn): [number, number][] => [
    [turn.start, turn.before[seat]!],
    [turn.end, turn.after[seat]!],
  ]);

/** The steps that luck makes for a seat: where, from, to. */
export const luckSteps = (
  turns: readonly CurveTurn[],
  seat: number,
): { at: number; from: number; to: number }[] =>
  turns.slice(1).flatMap((turn, index) => {
    const from = turns[index]!.after[seat]!;
    const to = turn.before[seat]!;
    return Math.abs(to - from) < LEAST_STEP ? [] : [{ at: turn.start, from, to }];
  });

const LEAST_STEP = 0.01;
