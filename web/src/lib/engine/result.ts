/** How a match ended. */
import { COLOURS } from '$lib/game/seats';
import type { Engine } from './engine';
import type { MatchLog } from './gameLog';

/** Whether all games of a match are over. */
export const isOver = (engine: Engine, match: MatchLog): boolean =>
  match.games.length === match.rules.games && engine.publicState(match).actor === null;

/** Format ranks and points; a shared rank has an equals sign. */
export const formatResult = (engine: Engine, match: MatchLog): string =>
  engine
    .state(match)
    .standings.map(
      ({ rank, is_shared: isShared, seat, points }) =>
        `${rank}${isShared ? '=' : '.'}${COLOURS[seat]}:${points}`,
    )
    .join(' ');
