/** The shuffle of a match, repeated by this browser and compared with what was played. */
import type { History, TableView } from '$lib/api/types';
import type { Contribution } from '$lib/api/contributions';
import { engine } from '$lib/engine/load';
import { choosersOf, commit, fromHex, mix, nextSeed, toHex } from './shuffle';

export interface OwnVerdict {
  isFair: boolean;
  /** Whether something that this browser contributed is in the shuffle. */
  hasPart: boolean;
}

type Plies = History['plies'];

/** Browsers have the hash function only on pages that came over https, or from this machine. */
export const canCheck = (): boolean => 'subtle' in crypto;

/** Check a match; null if its secret is not known. */
export async function checkShuffle(
  view: TableView,
  plies: Plies,
  kept: readonly Contribution[],
): Promise<OwnVerdict | null> {
  const { commitment, contributions, secret, seed } = view.shuffle;
  if (secret === null || seed === null) return null;
  const own = view.your_seats.map((seat) => contributions[seat]);
  const part = kept.find(({ text }) => own.includes(text));
  const isKept =
    (part?.commitment ?? commitment) === commitment &&
    // What was contributed at this table must not be left out.
    (part !== undefined || !kept.some(({ table }) => table === view.table));
  const bytes = fromHex(secret);
  const isPromised = toHex(await commit(bytes)) === commitment;
  const isMixed = toHex(await mix(bytes, contributions)) === seed;
  const isDealt = await isDealtBy(view, plies, fromHex(seed));
  return { isFair: isKept && isPromised && isMixed && isDealt, hasPart: part !== undefined };
}

/** Check a match that this browser dealt; null if its seed is not known. */
export async function checkOwnDeal(view: TableView, plies: Plies): Promise<boolean | null> {
  const { seed } = view.shuffle;
  return seed === null ? null : isDealtBy(view, plies, fromHex(seed));
}

/** Return whether the dominoes and kings of all games came as a seed deals them. */
async function isDealtBy(
  { rules }: TableView,
  plies: Plies,
  firstSeed: Uint8Array,
): Promise<boolean> {
  let seed = firstSeed;
  for (let game = 0; game < rules.games; game++) {
    const deal = engine().deal(rules, seed);
    const choosers = choosersOf(rules, deal);
    const claims = plies.filter((ply) => ply.game === game + 1 && ply.action.startsWith('>'));
    const line = choosers.length;
    const isInLine = claims.every(({ round, action }) =>
      deal.pile.slice(round * line, (round + 1) * line).includes(Number(action.slice(1))),
    );
    const opening = claims.filter(({ round }) => round === 0);
    if (!isInLine || !opening.every(({ seat }, index) => seat === choosers[index])) return false;
    seed = await nextSeed(seed);
  }
  return true;
}
