/** Reading records: see "Records" in `docs/reference/notation.md`. */
import type { Colour, RecordTurn } from '$lib/api/types';
import { COLOURS } from '$lib/game/seats';
import type { PublicState } from '../decode';
import { IllegalActionError, LogError, type Engine } from '../engine';
import type { Deal, GameLog, MatchLog } from '../gameLog';
import { formatResult, isOver } from '../result';
import type { GameRules } from '../lands';
import {
  readGames,
  readTags,
  type ParsedGame,
  type Round,
  type Step,
  type Tags,
} from './readRecord';
import { readRules } from './readRules';
import { Scanner } from './scanner';

export interface ParsedRecord {
  /** The deals are those of the seed; without it, what the record has of them. */
  match: MatchLog;
  /** By seat; empty where there is none. */
  names: string[];
  colours: Colour[];
  turns: RecordTurn[];
}

const DOMINOES = 48;
const SEED = /^[0-9a-f]{64}$/;

/** Parse a record. Throws `NotationError`, also for an action that is not legal. */
export async function parseRecord(engine: Engine, text: string): Promise<ParsedRecord> {
  const scanner = new Scanner(text);
  const tags = readTags(scanner);
  const rules = rulesIn(engine, scanner, tags);
  const seed = seedIn(scanner, tags);
  const games = readGames(scanner, rules);
  const replay = new Replay(engine, scanner, rules);
  await replay.run(games, seed);
  const { match, turns } = replay;
  checkResult(engine, scanner, tags, match);
  return { match, turns, names: namesIn(tags, rules), colours: coloursIn(tags, rules) };
}

function rulesIn(engine: Engine, scanner: Scanner, tags: Tags): GameRules {
  const tag = tags.get('Rules');
  if (!tag) throw scanner.error('rules');
  try {
    const rules = new Scanner(tag.value);
    const found = readRules(rules, engine);
    rules.end();
    return found;
  } catch {
    throw scanner.error('rules', tag.start);
  }
}

function seedIn(scanner: Scanner, tags: Tags): Uint8Array<ArrayBuffer> | null {
  const tag = tags.get('Seed');
  if (!tag) return null;
  if (!SEED.test(tag.value)) throw scanner.error('result', tag.start);
  return Uint8Array.from(tag.value.match(/../g)!, (byte) => Number.parseInt(byte, 16));
}

const titled = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

const namesIn = (tags: Tags, { players }: GameRules): string[] =>
  COLOURS.slice(0, players).map((colour) => tags.get(titled(colour))?.value ?? '');

/** The colours that players chose, if the record has one for each seat. */
function coloursIn(tags: Tags, { players }: GameRules): Colour[] {
  const chosen = (tags.get('Colours')?.value ?? '').split(/\s+/).filter(Boolean) as Colour[];
  const isRight = chosen.length === players && chosen.every((colour) => COLOURS.includes(colour));
  return isRight && new Set(chosen).size === players ? chosen : COLOURS.slice(0, players);
}

function checkResult(engine: Engine, scanner: Scanner, tags: Tags, match: MatchLog): void {
  const tag = tags.get('Result');
  if (!tag) return;
  if (!isOver(engine, match) || tag.value !== formatResult(engine, match)) {
    throw scanner.error('result', tag.start);
  }
}

/** Plays the words of a record through the rules, so that an error points to the wrong word. */
class Replay {
  readonly turns: RecordTurn[] = [];
  readonly #games: GameLog[] = [];
  #ply = 0;
  /** The number of actions in this game before its round. */
  #begun = 0;

  constructor(
    private readonly engine: Engine,
    private readonly scanner: Scanner,
    private readonly rules: GameRules,
  ) {}

  get match(): MatchLog {
    const { line: _line, kings: _kings, ...rules } = this.rules;
    return { rules, games: this.#games };
  }

  async run(games: readonly ParsedGame[], first: Uint8Array<ArrayBuffer> | null): Promise<void> {
    const surplus = games[this.rules.games];
    if (surplus) throw this.scanner.error('text', surplus.start);
    let seed = first;
    for (const game of games) {
      if (this.#games.length && !this.#isGameOver) throw this.scanner.error('text', game.start);
      this.#replayGame(game, seed);
      seed = seed && (await nextSeed(seed));
    }
    if (!this.#isGameOver || games.length === this.rules.games) return;
    // The game before is over, and the record says nothing about this one.
    if (!seed) throw this.scanner.error('text');
    this.#games.push({ deal: this.engine.deal(this.rules, seed), actions: [] });
  }

  get #state(): PublicState {
    return this.engine.publicState(this.match);
  }

  get #isGameOver(): boolean {
    return this.#state.actor === null;
  }

  #replayGame(game: ParsedGame, seed: Uint8Array | null): void {
    this.#checkLines(game);
    const deal = seed ? this.engine.deal(this.rules, seed) : this.#writtenDeal(game);
    const isBegun = deal.pile.length >= this.rules.line && deal.kings.length > 0;
    if (!isBegun) throw this.scanner.error('line', game.start);
    this.#games.push({ deal, actions: [] });
    this.#begun = 0;
    try {
      for (const round of game.rounds) {
        this.#checkRound(round);
        for (const step of round.steps) this.#play(step, deal);
      }
    } catch (error) {
      if (error instanceof LogError) throw this.scanner.error('line', game.start);
      throw error;
    }
  }

  /** As much of the deal as the record has. */
  #writtenDeal({ rounds }: ParsedGame): Deal {
    const draws = rounds.flatMap(({ steps }) => steps.flatMap(({ draw }) => draw ?? []));
    return {
      pile: rounds.flatMap(({ line }) => line ?? []),
      kings: draws.slice(0, this.rules.kings).map(({ king }) => king),
      chooser: draws[0]?.chooser ?? 0,
    };
  }

  /** Check that every line has its length, ascends, and repeats no domino. */
  #checkLines({ rounds }: ParsedGame): void {
    const seen = new Set<number>();
    for (const { line, start } of rounds) {
      if (!line) continue;
      const isRight =
        line.length === this.rules.line && line.every((each, at) => !at || line[at - 1]! < each);
      if (!isRight || line.some((domino) => seen.has(domino)))
        throw this.scanner.error('line', start);
      line.forEach((domino) => seen.add(domino));
    }
  }

  #checkRound({ number, line, start }: Round): void {
    const { round, next } = this.#state;
    const isNext = number === round && this.#games.at(-1)!.actions.length === this.#begun;
    if (!isNext) throw this.scanner.error('text', start);
    const dealt = next?.map(({ domino }) => domino).join(' ');
    if (line?.join(' ') !== dealt) throw this.scanner.error('line', start);
  }

  #play({ action, draw, start }: Step, deal: Deal): void {
    const before = this.#state;
    if (draw && !this.#isDrawnKing(draw, before)) throw this.scanner.error('actor', start);
    if (action === null) return;
    const game = this.#games.at(-1)!;
    this.#games[this.#games.length - 1] = { deal, actions: [...game.actions, action] };
    const after = this.#stateAfter(start);
    if (!this.#isDealt(after, deal)) throw this.scanner.error('line', start);
    if (after.round > before.round) this.#begun = game.actions.length + 1;
    this.#addTurn(action, before);
    this.#ply += 1;
  }

  /** Whether the deal has what lies face up now: what it has not, the kernel makes up. */
  #isDealt({ round, unseen, next }: PublicState, { pile, kings }: Deal): boolean {
    const claimed = next?.filter(({ king }) => king !== null).length ?? 0;
    const isDrawn = round > 0 || claimed < kings.length;
    return isDrawn && DOMINOES - unseen.length <= pile.length;
  }

  /** The state after an action, which begins at a place in the text. */
  #stateAfter(start: number): PublicState {
    try {
      return this.#state;
    } catch (error) {
      throw error instanceof IllegalActionError ? this.scanner.error('turn', start) : error;
    }
  }

  /** Whether it is the king to act, and its owner still has one to place (R2, R5). */
  #isDrawnKing(
    { chooser, king }: NonNullable<Step['draw']>,
    { actor, king: acting, next }: PublicState,
  ): boolean {
    const kingsEach = this.rules.kings / this.rules.players;
    const placed = next?.filter((slot) => slot.king === king).length ?? 0;
    return placed < kingsEach && actor === chooser && acting === king;
  }

  /** Add an action to the turns; the claim of a turn is joined to its placement. */
  #addTurn(action: string, { hasPlaced, actor }: PublicState): void {
    const last = this.turns.at(-1);
    if (hasPlaced && last) last.turn += action;
    else this.turns.push({ ply: this.#ply, game: this.#games.length, seat: actor!, turn: action });
  }
}

/**
 * The seed of the next game of a Dynasty (R16). Browsers hash only on pages that came over https:
 * without it, the next game is what the record has of it.
 */
async function nextSeed(seed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!('subtle' in crypto)) return null;
  return new Uint8Array(await crypto.subtle.digest('SHA-256', seed));
}
