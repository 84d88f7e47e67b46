/** Matches without what is hidden: what bots, hints and the analysis get to know. */
import type { Engine } from './engine';
import type { GameLog, MatchLog } from './gameLog';

const DOMINOES = 48;

/** Leave out of a game what nobody has seen, given the unseen dominoes. */
function publicGame({ deal, actions }: GameLog, unseen: readonly number[]): GameLog {
  const kings = deal.kings.slice(0, actions.length + 1);
  if ('pile' in deal) {
    return {
      deal: { ...deal, kings, pile: deal.pile.slice(0, DOMINOES - unseen.length) },
      actions,
    };
  }
  const dealt = deal.unseen.slice(0, deal.unseen.length - unseen.length);
  return { deal: { ...deal, kings, unseen: [...dealt, ...unseen] }, actions };
}

/** Return a match without what nobody has seen. */
export function publicMatch(engine: Engine, match: MatchLog): MatchLog {
  const { unseen } = engine.publicState(match);
  return {
    ...match,
    games: [...match.games.slice(0, -1), publicGame(match.games.at(-1)!, unseen)],
  };
}
