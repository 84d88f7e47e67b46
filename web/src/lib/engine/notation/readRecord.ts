/** Reading the words of records; `replayRecord.ts` plays them through the rules. */
import { readAction } from './readAction';
import { readDraw } from './readPosition';
import type { Scanner } from './scanner';
import type { Rules } from '../gameLog';

const TAG = /\[([A-Za-z][A-Za-z0-9_-]*) "((?:[^"\\\r\n]|\\["\\rn])*)"\]/y;
const GAME_TAG = '[Game "';
const SPACE = /[ \t\r\n]*/y;
const ROUND = /(0|[1-9][0-9]?)\./y;
const COMMENT = /\{[^}]*\}/y;
const DIGIT = /[0-9]/y;
const ESCAPED: Record<string, string> = { '"': '"', '\\': '\\', n: '\n', r: '\r' };

/** An action; in the opening with the king that was drawn, whose claim may be missing. */
export interface Step {
  start: number;
  action: string | null;
  draw: { chooser: number; king: number } | null;
}

/** A round: the line dealt for the next round, and the actions. */
export interface Round {
  start: number;
  number: number;
  line: number[] | null;
  steps: Step[];
}

export interface ParsedGame {
  start: number;
  rounds: Round[];
}

export interface Tag {
  value: string;
  start: number;
}
export type Tags = ReadonlyMap<string, Tag>;

/** Read the tags at the start, and the space after them. */
export function readTags(scanner: Scanner): Tags {
  const tags = new Map<string, Tag>();
  skipSpace(scanner);
  while (scanner.peek('[') && !scanner.peek(GAME_TAG)) {
    const start = scanner.at;
    const [name, value] = readTag(scanner);
    if (tags.has(name)) throw scanner.error('text', start);
    tags.set(name, { value, start });
  }
  return tags;
}

function readTag(scanner: Scanner): [name: string, value: string] {
  const [, name, value] = scanner.match(TAG);
  skipSpace(scanner);
  return [name!, value!.replace(/\\(.)/g, (_, escaped: string) => ESCAPED[escaped]!)];
}

/** Read the games of a record, of a Dynasty each after its tag. */
export function readGames(scanner: Scanner, rules: Rules): ParsedGame[] {
  const games: ParsedGame[] = [];
  const isDynasty = rules.games > 1;
  while (!games.length || (isDynasty && scanner.peek(GAME_TAG))) {
    const start = scanner.at;
    if (isDynasty) readGameTag(scanner, games.length + 1);
    games.push({ start, rounds: readRounds(scanner, rules) });
  }
  scanner.end();
  return games;
}

function readGameTag(scanner: Scanner, number: number): void {
  const start = scanner.at;
  if (!scanner.peek(GAME_TAG)) throw scanner.error('text');
  const [name, value] = readTag(scanner);
  if (name !== 'Game' || value !== `${number}`) throw scanner.error('text', start);
}

function readRounds(scanner: Scanner, rules: Rules): Round[] {
  const rounds: Round[] = [];
  while (!scanner.isDone && !scanner.peek(GAME_TAG)) {
    const round = rounds.at(-1);
    if (scanner.peek('{')) scanner.match(COMMENT);
    else if (scanner.find(ROUND)) rounds.push(readRound(scanner));
    else if (round) round.steps.push(readStep(scanner, rules, round));
    else throw scanner.error('text');
    skipSpace(scanner);
  }
  return rounds;
}

function readRound(scanner: Scanner): Round {
  const start = scanner.at;
  const number = Number(scanner.match(ROUND)[1]);
  skipSpace(scanner);
  const line = scanner.accept('(') ? scanner.list(' ', () => scanner.domino()) : null;
  if (line) scanner.expect(')', 'line');
  return { start, number, line, steps: [] };
}

function readStep(scanner: Scanner, rules: Rules, { number }: Round): Step {
  const start = scanner.at;
  if (number > 0) return { start, action: readAction(scanner), draw: null };
  const draw = readDraw(scanner, rules);
  scanner.expect('>');
  return { start, action: scanner.find(DIGIT) ? `>${scanner.domino()}` : null, draw };
}

function skipSpace(scanner: Scanner): void {
  scanner.match(SPACE);
}
