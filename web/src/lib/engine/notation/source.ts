/** Where an analysis begins: a record or a position, and what is dealt where it does not say. */
import type { Colour, Position, RecordTurn } from '$lib/api/types';
import { COLOURS } from '$lib/game/seats';
import type { PublicState } from '../decode';
import type { Engine } from '../engine';
import type { Deal, GameLog, MatchLog, Start } from '../gameLog';
import { dealRest } from './dealRest';
import { parseRecord } from './parseRecord';
import { parsePosition } from './readPosition';

const DOMINOES = 48;

export interface Source {
  /** The whole match; its last game has a whole deal. */
  match: MatchLog;
  /** By seat; empty where the record has none. */
  names: string[];
  colours: Colour[];
  /** The turns of the record; null for a position. */
  turns: RecordTurn[] | null;
  /** How many dominoes and kings of the last deal are not drawn at random. */
  known: Known;
}

interface Known {
  dominoes: number;
  kings: number;
}

/**
 * Read a record or a position. Throws `NotationError`.
 *
 * What comes next, where the text does not say, is dealt at random: the same for the same text.
 */
export async function parseSource(engine: Engine, text: string): Promise<Source> {
  // Every record begins with a tag.
  if (!text.startsWith('[')) return parsePositionSource(engine, text);
  const { match, turns, ...players } = await parseRecord(engine, text);
  const { deal } = match.games.at(-1)! as { deal: Deal };
  const known = { dominoes: deal.pile.length, kings: deal.kings.length };
  return { match: dealRest(engine, match, text), turns, ...players, known };
}

/** Read a position. Throws `NotationError`. */
export function parsePositionSource(engine: Engine, text: string): Source {
  const { match, knownDominoes } = parsePosition(engine, text);
  const { players } = match.rules;
  const { deal } = match.games[0]! as { deal: Start };
  const dealt = DOMINOES - deal.unseen.length;
  const known = { dominoes: dealt + knownDominoes, kings: deal.turn + deal.kings.length };
  return {
    match: dealRest(engine, match, text, knownDominoes),
    names: Array<string>(players).fill(''),
    colours: COLOURS.slice(0, players),
    turns: null,
    known,
  };
}

/** Return the position of a source after so many actions of its record, then some turns. */
export function positionAt(
  engine: Engine,
  { match, names, colours, turns: record, known }: Source,
  ply: number | null,
  turns: readonly string[],
): Position {
  const games = ply === null ? [...match.games] : gamesAt(match, ply);
  const game = games.pop()!;
  const actions = [...game.actions, ...turns.flatMap(actionsOf)];
  const shown = { ...match, games: [...games, { ...game, actions }] };
  const isLast = shown.games.length === match.games.length;
  const isSampled = isLast && isBeyond(known, engine.publicState(shown), game, actions.length);
  return { ...engine.state(shown), names, colours, record, is_sampled: isSampled };
}

const actionsOf = (turn: string): string[] => turn.split(/(?=>)/);

/** The games of a match after so many actions: the end of one is the beginning of the next. */
function gamesAt({ games }: MatchLog, ply: number): GameLog[] {
  let left = ply;
  const at = games.findIndex(({ actions }, index) => {
    if (left < actions.length || index === games.length - 1) return true;
    left -= actions.length;
    return false;
  });
  const { deal, actions } = games[at]!;
  return [...games.slice(0, at), { deal, actions: actions.slice(0, left) }];
}

/** Whether something was dealt that was not known. */
function isBeyond(
  known: Known,
  { unseen, round }: PublicState,
  { deal }: GameLog,
  plies: number,
): boolean {
  const begun = 'pile' in deal ? 0 : deal.turn;
  const drawn = round === 0 ? begun + plies + 1 : 0;
  return drawn > known.kings || DOMINOES - unseen.length > known.dominoes;
}
