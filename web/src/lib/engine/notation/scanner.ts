/** A cursor over a text in notation, with errors that point to a place in it. */

/** What is wrong with a text: something unreadable, or the part that makes no game. */
export type Problem =
  'text' | 'rules' | 'kingdoms' | 'line' | 'turn' | 'actor' | 'dominoes' | 'result';

const SHOWN = 12; // characters of what was found

/** Text that can't be read, or that describes something the rules do not allow. */
export class NotationError extends Error {
  constructor(
    readonly problem: Problem,
    /** The line and the column, both from 1. */
    readonly line: number,
    readonly column: number,
    /** What stands there. */
    readonly found: string,
  ) {
    super(`line ${line}, column ${column}: wrong ${problem} at '${found}'`);
  }
}

const DOMINO = /([1-9]|[1-3][0-9]|4[0-8])(?![0-9])/y;
const SEATS = 'pygb';

/** Every method that reads either moves past what it read or throws `NotationError`. */
export class Scanner {
  at = 0;

  constructor(readonly text: string) {}

  get isDone(): boolean {
    return this.at === this.text.length;
  }

  /** Whether a token comes next. */
  peek(token: string): boolean {
    return this.text.startsWith(token, this.at);
  }

  /** Read a token if it comes next; return whether it did. */
  accept(token: string): boolean {
    const isNext = this.peek(token);
    if (isNext) this.at += token.length;
    return isNext;
  }

  expect(token: string, problem: Problem = 'text'): void {
    if (!this.accept(token)) throw this.error(problem);
  }

  /** The match of a sticky pattern here, without reading it. */
  find(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text);
  }

  /** Read the match of a sticky pattern. */
  match(pattern: RegExp, problem: Problem = 'text'): RegExpExecArray {
    const found = this.find(pattern);
    if (!found) throw this.error(problem);
    this.at += found[0].length;
    return found;
  }

  /** Read items with a separator between them. */
  list<Item>(separator: string, read: () => Item): Item[] {
    const items = [read()];
    while (this.accept(separator)) items.push(read());
    return items;
  }

  domino(): number {
    return Number(this.match(DOMINO)[1]);
  }

  /** Read the letter of a seat. */
  seat(players: number): number {
    const seat = this.isDone ? -1 : SEATS.indexOf(this.text[this.at]!);
    if (seat < 0 || seat >= players) throw this.error('actor');
    this.at += 1;
    return seat;
  }

  end(): void {
    if (!this.isDone) throw this.error('text');
  }

  /** The error for what stands here, or at an earlier place. */
  error(problem: Problem, at = this.at): NotationError {
    const before = this.text.slice(0, at).split('\n');
    const found = this.text.slice(at, at + SHOWN).split('\n')[0]!;
    return new NotationError(problem, before.length, before.at(-1)!.length + 1, found);
  }
}
