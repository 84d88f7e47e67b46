/** Who is to sit where at a new table. */
import type { Colour, SeatWish } from '../wire/types';

/** Me, somebody else at this screen, a friend with the link, or a bot. */
export type Kind = 'me' | 'here' | 'friend' | 'bot';

export interface Plan {
  kind: Kind;
  /** Of somebody else at this screen. */
  name: string;
  level: string;
}

export type Company = 'friends' | 'screen' | 'bots';

const KINDS: Record<Company, Kind> = { friends: 'friend', screen: 'here', bots: 'bot' };
const COMPANIES: readonly Company[] = ['friends', 'screen', 'bots'];

/** The company that an address asks for: `/new?with=friends`. */
export function companyOf(search: string): Company {
  const wanted = new URLSearchParams(search).get('with');
  return COMPANIES.find((company) => company === wanted) ?? 'bots';
}

/** Me first, then the company. */
export const plansFor = (company: Company, players: number, level: string): Plan[] =>
  Array.from({ length: players }, (_, seat) => ({ kind: seat ? KINDS[company] : 'me', name: '', level }));

/** More seats like the last one, or fewer. */
export function resized(plans: readonly Plan[], players: number): Plan[] {
  const last = plans.findLast((plan) => plan.kind !== 'me') ?? { kind: 'friend', name: '', level: '' };
  const more = Array.from({ length: Math.max(0, players - plans.length) }, () => ({ ...last, name: '' }));
  return [...plans.slice(0, players), ...more];
}

/** A seat changes; there is one of me, so whoever sat there takes the seat that I leave. */
export function changed(plans: readonly Plan[], seat: number, change: Partial<Plan>): Plan[] {
  const before = plans[seat]!;
  return plans.map((plan, index) => {
    if (index === seat) return { ...plan, ...change };
    return change.kind === 'me' && plan.kind === 'me' ? { ...plan, kind: before.kind, name: before.name } : plan;
  });
}

/** What the server is asked for; `nameOf` calls those who have not said their name. */
export const wishesOf = (plans: readonly Plan[], me: string, nameOf: (seat: number) => string): SeatWish[] =>
  plans.map(({ kind, name, level }, seat) => {
    if (kind === 'bot') return { bot: level };
    if (kind === 'friend') return {};
    return { name: (kind === 'me' ? me : name).trim() || nameOf(seat) };
  });

/** Whether nobody has to be waited for. */
export const isFull = (wishes: readonly SeatWish[]): boolean => wishes.every((wish) => wish.name || wish.bot);

/** The colours of the seats, in order. */
export const COLOURS: readonly Colour[] = ['pink', 'yellow', 'green', 'blue'];
