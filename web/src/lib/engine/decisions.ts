/** The whole turns of a match, and what was dealt before each: `list_decisions` in Python. */
import type { PublicState } from './decode';
import type { Engine } from './engine';
import type { MatchLog } from './gameLog';

/** The kinds of chance events, in the order of the kernel. */
export const CHANCE_KINDS = ['opening', 'king', 'line'] as const;
export type ChanceKind = (typeof CHANCE_KINDS)[number];

/** A turn that was chosen in a match. */
export interface Decision {
  /** How many turns of the match came before it. */
  index: number;
  /** The index of the game in a Dynasty. */
  game: number;
  /** The match before it, and what its seat saw then. */
  match: MatchLog;
  state: PublicState;
  /** What it chose, in notation. */
  turn: string;
  /** What was dealt just before. */
  chance: ChanceKind | null;
}

const KINGS_OF_TWO = 4;

/** The kings of the opening of which the last was drawn, itself included. */
function undrawnKings({ rules }: MatchLog, { next }: PublicState): number[] {
  if (rules.opening === 'abba') return [];
  const kingsEach = rules.players === 2 ? KINGS_OF_TWO / 2 : 1;
  return Array.from({ length: rules.players }, (_, seat) => {
    const drawn = next!.filter(({ king }) => king === seat).length;
    return Array<number>(kingsEach - drawn).fill(seat);
  }).flat();
}

function chanceBefore(
  match: MatchLog,
  before: PublicState | null,
  after: PublicState,
): ChanceKind | null {
  if (!before) return 'opening';
  if (after.round > before.round) return after.next ? 'line' : null;
  return after.round === 0 && new Set(undrawnKings(match, after)).size > 1 ? 'king' : null;
}

/** List the whole turns of a match; a placement whose claim is to come is left out. */
export function listDecisions(engine: Engine, match: MatchLog): Decision[] {
  const found: Decision[] = [];
  match.games.forEach(({ deal, actions }, game) => {
    const games = match.games.slice(0, game);
    let before: PublicState | null = null;
    for (let ply = 0; ply < actions.length;) {
      const log = { ...match, games: [...games, { deal, actions: actions.slice(0, ply) }] };
      const state = engine.publicState(log);
      const length = state.domino !== null && state.next ? 2 : 1;
      const turn = actions.slice(ply, ply + length);
      if (turn.length < length) break;
      const chance = chanceBefore(log, before, state);
      const place = { index: found.length, game, match: log };
      found.push({ ...place, state, turn: turn.join(''), chance });
      before = state;
      ply += length;
    }
  });
  return found;
}
