/** The plan of the seats of a new table. */
import type { Colour, SeatRequest } from '$lib/api/types';
import { COLOURS } from '$lib/game/seats';

/** Me, another person at this screen, a friend with the link, or a bot. */
export type Kind = 'me' | 'here' | 'friend' | 'bot';

export interface SeatPlan {
  kind: Kind;
  /** The name of another person at this screen. */
  name: string;
  level: string;
}

export type OpponentKind = 'friends' | 'anybody' | 'screen' | 'bots';

const KINDS: Record<OpponentKind, Kind> = {
  friends: 'friend',
  anybody: 'friend',
  screen: 'here',
  bots: 'bot',
};
const OPPONENT_KINDS = Object.keys(KINDS) as OpponentKind[];

/** The kind of opponents in the query of an address: `/new?with=friends`. */
export function parseOpponentKind(query: URLSearchParams): OpponentKind {
  const wanted = query.get('with');
  return OPPONENT_KINDS.find((company) => company === wanted) ?? 'bots';
}

/** Me first, then the opponents. */
export const seatPlansFor = (company: OpponentKind, players: number, level: string): SeatPlan[] =>
  Array.from({ length: players }, (_, seat) => ({
    kind: seat ? KINDS[company] : 'me',
    name: '',
    level,
  }));

/** More seats like the last one, or fewer. */
export function resizePlans(plans: readonly SeatPlan[], players: number): SeatPlan[] {
  const last = plans.findLast((plan) => plan.kind !== 'me') ?? {
    kind: 'friend',
    name: '',
    level: '',
  };
  const more = Array.from({ length: Math.max(0, players - plans.length) }, () => ({
    ...last,
    name: '',
  }));
  return [...plans.slice(0, players), ...more];
}

/** Change a seat. There is one of me: if I move, the other seat gets what was here. */
export function changePlan(
  plans: readonly SeatPlan[],
  seat: number,
  change: Partial<SeatPlan>,
): SeatPlan[] {
  const before = plans[seat]!;
  return plans.map((plan, index) => {
    if (index === seat) return { ...plan, ...change };
    return change.kind === 'me' && plan.kind === 'me'
      ? { ...plan, kind: before.kind, name: before.name }
      : plan;
  });
}

/** The seconds of a turn where nobody chose: two minutes with friends by link, else no limit. */
export const defaultClock = (isByLink: boolean): number | null => (isByLink ? 120 : null);

/** The request for the server; `unnamedLabel` names people without a name. */
export const seatRequests = (
  plans: readonly SeatPlan[],
  me: string,
  unnamedLabel: (seat: number) => string,
  colour: Colour | '' = '',
): SeatRequest[] =>
  plans.map(({ kind, name, level }, seat) => {
    if (kind === 'bot') return { bot: level };
    if (kind === 'friend') return {};
    const named = { name: (kind === 'me' ? me : name).trim() || unnamedLabel(seat) };
    return kind === 'me' && colour ? { ...named, colour } : named;
  });

/** The colour of each seat, as the server assigns them: mine is the one that I chose. */
export function planColours(plans: readonly SeatPlan[], colour: Colour | ''): Colour[] {
  const mine = plans.findIndex((plan) => plan.kind === 'me');
  if (!colour || mine < 0) return COLOURS.slice(0, plans.length);
  const usual = plans.map((_, seat) => COLOURS[seat]!);
  const taken = [colour, ...usual.filter((other, seat) => seat !== mine && other !== colour)];
  const left = COLOURS.find((other) => !taken.includes(other))!;
  return usual.map((own, seat) => (seat === mine ? colour : own === colour ? left : own));
}
