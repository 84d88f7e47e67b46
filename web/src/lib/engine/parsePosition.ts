/** The match of a position that the engine or the server has formatted. */
import type { Position } from '$lib/api/types';
import { LogError, type MatchLog } from './gameLog';
import { readKnownPosition } from './notation/readPosition';

/** The match of which a position is the latest state. */
export function matchOf({ rules, position }: Pick<Position, 'rules' | 'position'>): MatchLog {
  if (position === null || position === undefined) throw new LogError('not a position');
  return readKnownPosition(rules, position);
}
