/** Dealing at random what a record or a position does not say. */
import type { Engine } from '../engine';
import type { Deal, MatchLog, Start } from '../gameLog';

const DOMINOES = 48;
const SEED_BYTES = 32;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** All dominoes and all kings that are not known by their opening, in a random order. */
type RandomOrder = Pick<Deal, 'pile' | 'kings'>;

/** Deal what is not known of the last game of a match: the same for the same text. */
export function dealRest(
  engine: Engine,
  match: MatchLog,
  text: string,
  /** Of the unseen dominoes of a position, how many are in the order in which they are dealt. */
  knownDominoes = 0,
): MatchLog {
  const { deal, actions } = match.games.at(-1)!;
  const random = randomOrder(engine, match, seedOf(text));
  const whole = 'pile' in deal ? wholeDeal(deal, random) : wholeStart(deal, random, knownDominoes);
  return { ...match, games: [...match.games.slice(0, -1), { deal: whole, actions }] };
}

function randomOrder(engine: Engine, { rules }: MatchLog, seed: Uint8Array): RandomOrder {
  // Those of a smaller deck may be known already.
  const { pile } = engine.deal({ ...rules, deck: DOMINOES }, seed);
  // Of the opening `abba` the first king says everything.
  const kings = rules.opening === 'abba' ? [] : engine.deal(rules, seed).kings;
  return { pile, kings };
}

const wholeDeal = (deal: Deal, { pile, kings }: RandomOrder): Deal => ({
  ...deal,
  pile: [...deal.pile, ...without(pile, deal.pile)],
  kings: [...deal.kings, ...without(kings, deal.kings)],
});

function wholeStart(start: Start, { pile, kings }: RandomOrder, knownDominoes: number): Start {
  const next = start.unseen.slice(0, knownDominoes);
  const unseen = [
    ...next,
    ...pile.filter((each) => start.unseen.slice(next.length).includes(each)),
  ];
  if (start.round > 0) return { ...start, unseen };
  const claimed = start.next!.kings.filter((king) => king !== null);
  const rest = without(kings, [...claimed, ...start.kings]);
  return { ...start, unseen, kings: [...start.kings, ...rest] };
}

/** The items that are left once each of some has been taken away. */
function without(items: readonly number[], taken: readonly number[]): number[] {
  const left = [...items];
  for (const item of taken) {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** A seed that follows from a text: the FNV-1a hash of its characters, which needs no https. */
function seedOf(text: string): Uint8Array {
  let hash = FNV_OFFSET;
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, FNV_PRIME);
  const seed = new Uint8Array(SEED_BYTES);
  new DataView(seed.buffer).setInt32(0, hash);
  return seed;
}
