/** Why a turn is better than another, and hints: `kingdomino.analysis.reasons`. */
import type { Estimate, Reason, TurnValue } from '$lib/api/types';
import { isSignificant, type Evaluated, type Subject } from './evaluation';
import { bonusNumbered, cellNamed, terrainNamed } from './names';
import type { Steps } from './steps';
import type { WordReader } from './words';

/** What reasons name, by kind, in the order of the kernel. */
const FIELDS = {
  'points-now': ['terrain', 'points', 'more'],
  'follow-up': ['domino', 'points', 'more'],
  'no-place': ['domino'],
  hole: ['cell'],
  room: ['squares'],
  territory: ['terrain', 'squares'],
  'cut-off': ['terrain', 'squares'],
  'crowns-later': ['terrain'],
  growth: ['terrain'],
  bonus: ['bonus', 'percent', 'other_percent'],
  'claim-points': ['domino', 'points', 'other', 'other_points'],
  crowns: ['domino', 'crowns'],
  'claim-growth': ['domino', 'terrain'],
  unplaceable: ['domino'],
  earlier: ['domino', 'place', 'other'],
  denial: ['domino', 'seat', 'points'],
  rivals: ['seat', 'points'],
  expected: ['points'],
} as const satisfies Record<Reason['kind'], readonly string[]>;

type Kind = keyof typeof FIELDS;

const KINDS = Object.keys(FIELDS) as Kind[];
const PARTS = ['placement', 'claim'] as const;
const GAMES = 400; // that are played from a turn to find reasons
const SHARE = 4; // of the rollouts of an evaluation, those that split a loss
const COMPARED = 12; // turns of which a hint compares one with the best
const LEAST_LOSS = 1; // points of a turn that a hint compares with the best
const NOTHING: Estimate = { value: 0, error: 0 };

export interface LossParts {
  placement: Estimate;
  claim: Estimate;
}

/** Why a turn is better than another; the parts sum to the difference of the two. */
export interface Explanation {
  parts: LossParts;
  reasons: Reason[];
}

export interface Hint {
  /** The turn that the reasons compare the best one with. */
  compared: TurnValue | null;
  explanation: Explanation | null;
}

/** Round to hundredths as Python does: what is halfway becomes even. */
const roundToHundredths = (value: number): number =>
  Math.abs(8 * value) % 2 === 1 ? (2 * Math.round(50 * value)) / 100 : Number(value.toFixed(2));

function readReason(words: WordReader, explained: number): Reason {
  const kind = KINDS[words.next()]!;
  const part = PARTS[words.next()]!;
  const terrain = terrainNamed(words.next());
  const domino = words.next();
  const bonus = bonusNumbered(words.next());
  const seat = words.next();
  const cell = cellNamed(words.next());
  const [points, more, squares] = [words.next(), words.next(), words.next()];
  const [crowns, percent, place] = [words.next(), words.next(), words.next()];
  const [other, otherPoints] = [words.next(), words.next()];
  const all = {
    ...{ terrain, domino, bonus, seat, cell, points, more, squares, crowns, percent, place, other },
    other_points: otherPoints,
    other_percent: other,
  };
  const params = Object.fromEntries(FIELDS[kind].map((name) => [name, all[name]]));
  return { kind, part, params, explained: roundToHundredths(explained) };
}

const partsOf = (turn: string): { placement: string; claim: string } => {
  const [placement, claim] = turn.split('>') as [string, string | undefined];
  return { placement, claim: claim ?? '' };
};

/** The parts of a loss if the turns differ in one part only. */
function wholePart(better: string, worse: string, loss: Estimate): LossParts | null {
  const [one, other] = [partsOf(better), partsOf(worse)];
  if (one.placement === other.placement) return { placement: NOTHING, claim: loss };
  return one.claim === other.claim ? { placement: loss, claim: NOTHING } : null;
}

/** Split a loss by the rollouts of all combinations of the two turns. */
function splitLoss(loss: Estimate, [placement, claim]: Estimate[]): LossParts {
  // These rollouts are others than those of the loss: what they differ by is shared.
  const rest = (loss.value - placement!.value - claim!.value) / 2;
  return {
    placement: { value: placement!.value + rest, error: placement!.error },
    claim: { value: claim!.value + rest, error: claim!.error },
  };
}

/** Explain why a turn is better than another; the rollouts are those of their evaluation. */
export function* explain(
  subject: Subject,
  [better, worse]: readonly [TurnValue, TurnValue],
  rollouts: number,
  seed: number,
): Steps<Explanation> {
  const turns = [better.turn, worse.turn] as const;
  const loss = {
    value: worse.points_loss.value - better.points_loss.value,
    error: Math.max(worse.points_loss.error, better.points_loss.error),
  };
  const parts =
    wholePart(...turns, loss) ??
    splitLoss(loss, yield* subject.split(...turns, Math.floor(rollouts / SHARE), seed));
  const losses = [parts.placement.value, parts.claim.value] as const;
  return { parts, reasons: subject.explain(turns, losses, [GAMES, seed], readReason) };
}

const isClearlyWorse = ({ points_loss: loss }: TurnValue): boolean =>
  isSignificant(loss) && loss.value >= LEAST_LOSS;

/** Compare the best turn of an evaluation with the best one that is clearly worse. */
export function* makeHint(subject: Subject, { turns, rollouts }: Evaluated): Steps<Hint> {
  const [best, ...others] = turns as [TurnValue, ...TurnValue[]];
  const compared = others.slice(0, COMPARED).find(isClearlyWorse) ?? null;
  if (!compared) return { compared, explanation: null };
  return { compared, explanation: yield* explain(subject, [best, compared], rollouts, 0) };
}
