/** Reading positions: see "Positions" in `docs/reference/notation.md`. */
import { squaresOf } from '$lib/game/sampleKingdom';
import { CASTLE, parsePlacement } from '$lib/game/cell';
import { LogError, type Engine } from '../engine';
import type { GameLog, LineState, MatchLog, Rules, Totals } from '../gameLog';
import { placesFor } from '../lands';
import { CRITERIA } from '../names';
import { NONE } from '../position';
import {
  findInconsistency,
  PROBLEMS,
  turnOf,
  type Field,
  type PositionFields,
} from './consistency';
import { readPlacement } from './readAction';
import { readRules } from './readRules';
import { Scanner } from './scanner';

const ROUND = /(0|[1-9][0-9]?):/y;
const COUNT = /0|[1-9][0-9]{0,2}/y;
const EARLIER = 'earlier=';

/** A position, and how much of what is hidden its text has. */
export interface ParsedPosition {
  match: MatchLog;
  /** Of the unseen dominoes, those that are dealt next. */
  knownDominoes: number;
}

/** Parse a position. Throws `NotationError`, also if its parts do not fit together. */
export function parsePosition(engine: Engine, text: string): ParsedPosition {
  const scanner = new Scanner(text);
  const { line: _line, kings: _kings, ...rules } = readRules(scanner, engine);
  const { fields, starts } = readFields(scanner, rules);
  scanner.end();
  const inconsistent = findInconsistency(rules, fields);
  if (inconsistent) throw scanner.error(PROBLEMS[inconsistent], starts[inconsistent]);
  const match = matchOf(rules, fields);
  try {
    engine.publicState(match);
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    throw scanner.error('kingdoms', starts.kingdoms);
  }
  if (!areDiscardsForced(engine, rules, fields)) throw scanner.error('kingdoms', starts.kingdoms);
  return { match, knownDominoes: fields.hidden?.pile.length ?? 0 };
}

/** Read a position of these rules that is known to be right: the page itself has made it. */
export function readKnownPosition(rules: Rules, text: string): MatchLog {
  const scanner = new Scanner(text);
  scanner.match(/[^ ]+/y);
  return matchOf(rules, readFields(scanner, rules).fields);
}

interface ReadFields {
  fields: PositionFields;
  /** Where each of them begins. */
  starts: Partial<Record<Field, number>>;
}

function readFields(scanner: Scanner, rules: Rules): ReadFields {
  const starts: ReadFields['starts'] = {};
  const read = <Value>(field: Field | null, readValue: () => Value): Value => {
    scanner.expect(' ');
    if (field) starts[field] = scanner.at;
    return readValue();
  };
  read(null, () => scanner.accept(NONE) || scanner.seat(rules.players));
  const found = {
    kingdoms: read('kingdoms', () =>
      scanner.list('/', () => readList(scanner, () => readPlacement(scanner))),
    ),
    current: read('current', () => readLine(scanner, rules)),
    next: read('next', () => readLine(scanner, rules)),
    ...read('actor', () => readActor(scanner, rules)),
    unseen: read('unseen', () => readList(scanner, () => scanner.domino())),
    earlier: scanner.peek(` ${EARLIER}`) ? read('earlier', () => readEarlier(scanner)) : [],
  };
  const hidden = scanner.isDone
    ? null
    : {
        pile: read('hidden', () => readNamed(scanner, 'pile=', () => scanner.domino())),
        kings: read(null, () => readNamed(scanner, 'hand=', () => readDraw(scanner, rules))),
      };
  return { fields: { ...found, turn: turnOf(rules, found), hidden }, starts };
}

function readList<Item>(scanner: Scanner, read: () => Item): Item[] {
  return scanner.accept(NONE) ? [] : scanner.list(',', read);
}

function readNamed<Item>(scanner: Scanner, name: string, read: () => Item): Item[] {
  scanner.expect(name);
  return readList(scanner, read);
}

function readLine(scanner: Scanner, { players }: Rules): LineState | null {
  const slots = readList(scanner, () => ({
    domino: scanner.domino(),
    king: scanner.accept('@') ? scanner.seat(players) : null,
  }));
  if (!slots.length) return null;
  return { dominoes: slots.map(({ domino }) => domino), kings: slots.map(({ king }) => king) };
}

/** Read a king of the opening: `p`, or `y/p` if yellow chooses for pink's king (R5). */
export function readDraw(
  scanner: Scanner,
  { players, opening }: Rules,
): { chooser: number; king: number } {
  const chooser = scanner.seat(players);
  const king = opening === 'drawer' && scanner.accept('/') ? scanner.seat(players) : chooser;
  return { chooser, king };
}

function readActor(
  scanner: Scanner,
  rules: Rules,
): Pick<PositionFields, 'round' | 'actor' | 'hasPlaced'> {
  const round = Number(scanner.match(ROUND, 'actor')[1]);
  if (scanner.accept('over')) return { round, actor: null, hasPlaced: false };
  if (round === 0) return { round, actor: readDraw(scanner, rules), hasPlaced: false };
  const seat = scanner.seat(rules.players);
  const hasPlaced = scanner.accept(':claim');
  if (!hasPlaced) scanner.expect(':place', 'actor');
  return { round, actor: { chooser: seat, king: seat }, hasPlaced };
}

function readEarlier(scanner: Scanner): number[][][] {
  scanner.expect(EARLIER);
  const readCount = (): number => Number(scanner.match(COUNT)[0]);
  return scanner.list(',', () => scanner.list('/', () => scanner.list('.', readCount)));
}

/** Whether each domino was discarded because it had no place (R12). */
const areDiscardsForced = (engine: Engine, rules: Rules, { kingdoms }: PositionFields): boolean =>
  kingdoms.every((kingdom) =>
    kingdom.every((action, at) => {
      if (!action.endsWith(NONE)) return true;
      const placed = kingdom.slice(0, at).filter((before) => parsePlacement(before));
      const land = { castle: CASTLE, squares: placed.flatMap(squaresOf) };
      const places = placesFor(engine, rules, land, Number.parseInt(action));
      return !places.some(({ isLegal }) => isLegal);
    }),
  );

function matchOf(rules: Rules, fields: PositionFields): MatchLog {
  const { round, turn, hasPlaced, current, next, actor, hidden, kingdoms } = fields;
  const pile = hidden?.pile ?? [];
  const kings = [actor?.king ?? 0, ...(hidden?.kings.map(({ king }) => king) ?? [])];
  const game: GameLog = {
    deal: {
      ...{ round, turn, hasPlaced, current, next },
      kings: round === 0 ? kings : [],
      chooser: actor?.chooser ?? 0,
      unseen: [...pile, ...fields.unseen.filter((domino) => !pile.includes(domino))],
      histories: kingdoms,
    },
    actions: [],
  };
  return { rules, games: [game], earlier: fields.earlier.map((seats) => totalsOf(rules, seats)) };
}

/** What counts of an earlier game, in the order that the kernel reads. */
function totalsOf({ tie_breaks }: Rules, seats: readonly (readonly number[])[]): Totals[] {
  const criteria = ['points' as const, ...tie_breaks];
  return seats.map(
    (values) =>
      CRITERIA.map((criterion) => values[criteria.indexOf(criterion)] ?? 0) as unknown as Totals,
  );
}
