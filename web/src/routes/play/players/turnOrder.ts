/** The kings of a round, in order of play. */
import type { TableView } from '$lib/api/types';
import { parseClaim } from '$lib/game/cell';

export interface KingTurn {
  seat: number;
  /** The domino that the king places in this round; null before the first. */
  domino: number | null;
  state: 'done' | 'now' | 'waiting';
  /** The domino that the king claimed in its turn. */
  claimed: number | null;
  isDiscarded: boolean;
}

/** Return the turns of this round: one per king, each of two players has two. */
export function kingTurns(view: TableView): KingTurn[] {
  return view.current_line ? turnsOfRound(view) : turnsOfOpening(view);
}

function turnsOfRound(view: TableView): KingTurn[] {
  const waiting = view.order.filter((turn) => !turn.is_next_round).map((turn) => turn.domino);
  const discarded = new Set(view.kingdoms.flatMap((kingdom) => kingdom.discarded));
  return (view.current_line ?? []).flatMap(({ domino, king }) => {
    if (king === null) return [];
    const state = !waiting.includes(domino) ? 'done' : waiting[0] === domino ? 'now' : 'waiting';
    const claimed = state === 'done' ? claimAfter(view, domino) : null;
    return [{ seat: king, domino, state, claimed, isDiscarded: discarded.has(domino) }];
  });
}

/** The claim in the turn that placed or discarded a domino. */
function claimAfter(view: TableView, domino: number): number | null {
  const index = view.log.findLastIndex(
    ({ game, action }) => game === view.game && action.startsWith(`${domino}:`),
  );
  const next = view.log[index + 1];
  return index >= 0 && next ? parseClaim(next.action) : null;
}

/** Before the first round, kings only claim; they are drawn one by one. */
function turnsOfOpening(view: TableView): KingTurn[] {
  const opening = { domino: null, claimed: null, isDiscarded: false };
  const claims = view.log.filter(({ game }) => game === view.game).map(({ action }) => action);
  const owners = new Map((view.next_line ?? []).map(({ domino, king }) => [domino, king]));
  const done = claims.flatMap((action): KingTurn[] => {
    const claimed = parseClaim(action);
    const seat = claimed === null ? null : owners.get(claimed);
    return seat === null || seat === undefined
      ? []
      : [{ ...opening, seat, claimed, state: 'done' }];
  });
  const kingsPerSeat = view.seats.length === 2 ? 2 : 1;
  const acting = view.king ?? view.actor;
  const left = view.seats.flatMap(({ seat }) => {
    const used = done.filter((turn) => turn.seat === seat).length + (seat === acting ? 1 : 0);
    return Array<number>(Math.max(0, kingsPerSeat - used)).fill(seat);
  });
  const now: KingTurn[] = acting === null ? [] : [{ ...opening, seat: acting, state: 'now' }];
  return [
    ...done,
    ...now,
    ...left.map((seat): KingTurn => ({ ...opening, seat, state: 'waiting' })),
  ];
}
