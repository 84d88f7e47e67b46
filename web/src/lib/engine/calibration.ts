/** The numbers that make rollouts win probabilities: `kingdomino.analysis.calibration`. */
import calibrations from '$package/analysis/calibration.json';
import type { Rules } from './gameLog';
import type { Levels } from './levels';
import { familyOf } from './networks';

interface Calibration {
  rounds: { weights: number[]; shift: number; spread: number }[];
  levels: Record<string, { lead: number; variance: number }>;
}

const FAMILIES: Record<string, Calibration> = calibrations;

/** The calibration of rules and of the levels of the seats, as the kernel reads it. */
export function calibrationNumbers(rules: Rules, levels: Levels | null): number[] {
  const { rounds, levels: costs } = FAMILIES[familyOf(rules)]!;
  const seats = Array.from({ length: rules.players }, (_, seat) => levels?.[seat] ?? null);
  return [
    rounds.length,
    ...rounds.flatMap(({ weights, shift, spread }) => [...weights, shift, spread]),
    ...seats.flatMap((level) =>
      level === null ? [0, 0] : [costs[level]!.lead, costs[level]!.variance],
    ),
  ];
}
