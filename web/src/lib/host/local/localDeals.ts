/** The deals of tables of this browser: from a seed, as a server deals, or around what is known. */
import type { Engine } from '$lib/engine/engine';
import type { Deal, GameLog, MatchLog, Rules } from '$lib/engine/gameLog';

const SEED_BYTES = 32;
const DOMINOES = 48;

export interface DealtMatch {
  /** The deal of each game of the match. */
  deals: Deal[];
  /** In hexadecimal; null if the deals do not follow from one seed. */
  seed: string | null;
}

const randomSeed = (): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(SEED_BYTES));

const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Browsers have the hash function only on pages that came over https, or from this machine. */
const canHash = (): boolean => 'subtle' in crypto;

/** Return the seeds of the games of a match (R16): each is the hash of the one before. */
async function seedsFrom(first: Uint8Array<ArrayBuffer>, games: number): Promise<Uint8Array[]> {
  const seeds = [first];
  while (seeds.length < games) {
    const last = seeds.at(-1)!;
    seeds.push(
      canHash() ? new Uint8Array(await crypto.subtle.digest('SHA-256', last)) : randomSeed(),
    );
  }
  return seeds;
}

/** Deal all games of a match. */
export async function dealMatch(engine: Engine, rules: Rules): Promise<DealtMatch> {
  const seeds = await seedsFrom(randomSeed(), rules.games);
  const follows = rules.games === 1 || canHash();
  return {
    deals: seeds.map((seed) => engine.deal(rules, seed)),
    seed: follows ? toHex(seeds[0]!) : null,
  };
}

/** Deal anew what has not been turned over of a match, of which the rest is known. */
export async function dealRest(engine: Engine, match: MatchLog): Promise<DealtMatch> {
  const { rules, games } = match;
  const seeds = await seedsFrom(randomSeed(), rules.games);
  const deals = seeds.map((seed, index) => {
    const known = games[index];
    if (!known) return engine.deal(rules, seed);
    return index < games.length - 1 ? dealOf(known) : completed(engine, rules, dealOf(known), seed);
  });
  return { deals, seed: null };
}

function dealOf({ deal }: GameLog): Deal {
  if (!('pile' in deal)) throw new Error('the first turns of this game are not known');
  return deal;
}

/** Return a deal that begins with what is known of one, and goes on as a seed deals. */
function completed(engine: Engine, rules: Rules, known: Deal, seed: Uint8Array): Deal {
  // All dominoes in a random order: those of a smaller deck may be known already.
  const { pile } = engine.deal({ ...rules, deck: DOMINOES }, seed);
  const rest = pile.filter((domino) => !known.pile.includes(domino));
  return {
    pile: [...known.pile, ...rest.slice(0, rules.deck - known.pile.length)],
    kings: [...known.kings, ...kingsLeft(known.kings, engine.deal(rules, seed).kings)],
    chooser: known.chooser,
  };
}

/** The kings that have not been drawn, in the order of another deal. */
function kingsLeft(known: readonly number[], dealt: readonly number[]): number[] {
  const left = [...dealt];
  for (const king of known) left.splice(left.indexOf(king), 1);
  return left;
}
