/** Kings and dominoes by chance, for those who play without their box. */
import type { GameRules } from '$lib/engine/lands';

export interface TableAid {
  /** The seats of the kings in the order they come out of the hand. */
  kings: number[];
  drawn: number;
  /** The numbers of the dominoes in the order of the pile. */
  pile: number[];
  dealt: number;
}

/** A whole number below a bound, each equally likely. */
function below(bound: number): number {
  const limit = Math.floor(2 ** 32 / bound) * bound;
  for (;;) {
    const [value] = crypto.getRandomValues(new Uint32Array(1));
    if (value! < limit) return value! % bound;
  }
}

export function shuffled<Value>(values: readonly Value[]): Value[] {
  const result = [...values];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = below(index + 1);
    [result[index], result[other]] = [result[other]!, result[index]!];
  }
  return result;
}

export function newAid({ players, deck, kings }: GameRules): TableAid {
  const seats = Array.from({ length: kings }, (_, index) => index % players);
  const numbers = Array.from({ length: 48 }, (_, index) => index + 1);
  return { kings: shuffled(seats), drawn: 0, pile: shuffled(numbers).slice(0, deck), dealt: 0 };
}

/** The line that was dealt last, in ascending order. */
export function lastLine({ pile, dealt }: TableAid, line: number): number[] {
  return pile.slice(Math.max(0, dealt - line), dealt).sort((a, b) => a - b);
}
