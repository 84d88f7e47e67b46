/** The rules of the game in the page: positions, what is legal in them, and what it is worth. */
import type { Kingdom, LegalAction, Position, Standing } from '$lib/api/types';
import {
  readEffects,
  readLand,
  readRanks,
  readState,
  scoreOf,
  type Land,
  type PublicState,
  type Rank,
  type Score,
} from './decode';
import {
  gameWords,
  LogError,
  writeRules,
  type Deal,
  type GameLog,
  type MatchLog,
  type Rules,
  type Totals,
} from './gameLog';
import { Kernel, KernelError } from './kernel';
import { actionWord, REASONS, type Reason } from './names';
import { formatPosition } from './position';
import { WordWriter } from './words';

/** The refusal of an action of a log that is not legal. */
export class IllegalActionError extends Error {
  constructor(
    readonly reason: Reason,
    /** How many actions of the game came before it. */
    readonly ply: number,
  ) {
    super(`not legal at ply ${ply}: ${reason}`);
  }
}

/** A placement that is tried. */
export interface PlacementPreview {
  /** The kingdom after it; without it if it is refused. */
  kingdom: Kingdom;
  claims: LegalAction[];
  refusal: Reason | null;
}

/** A match as everybody may see it, and what is legal for whoever acts. */
export type MatchState = Omit<Position, 'names' | 'colours' | 'record' | 'is_sampled'>;

const WRONG_ACTION = -2;

export class Engine {
  #loaded: { match: MatchLog; game: number } | null = null;
  readonly #scores = new WeakMap<GameLog, Score[]>();

  constructor(private readonly kernel: Kernel) {}

  /** Return the whole deal of a seed of 32 bytes. */
  deal(rules: Rules, seed: Uint8Array): Deal {
    const words = new WordWriter();
    writeRules(words, rules);
    const view = new DataView(seed.buffer, seed.byteOffset, seed.byteLength);
    for (let at = 0; at < seed.length; at += 4) words.put(view.getInt32(at));
    const result = this.kernel.read('kd_host_deal', this.#write(words.words));
    return { pile: result.numbers(), kings: result.numbers(), chooser: result.next() };
  }

  /** Return a match as it is after its last action. */
  state(match: MatchLog): MatchState {
    const state = this.publicState(match);
    const lands = this.#lands(match.rules.players);
    const kingdoms = lands.map(({ kingdom }) => kingdom);
    const { legal, claims } = this.#legal();
    return {
      ply: state.ply,
      round: state.round,
      rules: match.rules,
      actor: state.actor,
      king: state.king,
      domino: state.domino,
      current_line: state.current,
      next_line: state.next,
      order: state.order,
      kingdoms,
      unseen: state.unseen,
      standings: this.#standings(match, kingdoms),
      position: formatPosition(
        match.rules,
        state,
        lands.map(({ history }) => history),
        this.#earlier(match),
      ),
      game: match.games.length + (match.earlier?.length ?? 0),
      legal,
      claims,
    };
  }

  /** Try to place the domino that is to be placed now. */
  preview(match: MatchLog, action: string): PlacementPreview {
    const { actor } = this.publicState(match);
    const word = actionWord(action) ?? 0;
    const words = this.kernel.read('kd_host_preview', (word >> 8) & 0xff, (word >> 16) & 0xff);
    const refusal = REASONS[words.next()] ?? null;
    return { refusal, kingdom: readLand(words, actor!).kingdom, claims: readEffects(words) };
  }

  /** Return what lies face up in a match after its last action. */
  publicState(match: MatchLog): PublicState {
    this.#load(match);
    return readState(this.kernel.read('kd_host_view'));
  }

  /** Let the kernel answer about the position of a match. */
  about<Result>(match: MatchLog, ask: (kernel: Kernel) => Result): Result {
    this.#load(match);
    return ask(this.kernel);
  }

  /** Let the kernel answer about something else than a match. */
  use<Result>(ask: (kernel: Kernel) => Result): Result {
    this.#loaded = null;
    return ask(this.kernel);
  }

  #write(words: readonly number[]): number {
    this.#loaded = null;
    return this.kernel.write(words);
  }

  /** Make a game of a match the position that the kernel answers about; by default the last. */
  #load(match: MatchLog, game = match.games.length - 1): void {
    if (this.#loaded?.match === match && this.#loaded.game === game) return;
    const earlier = this.#earlier(match, game);
    const count = this.#write(gameWords(match.rules, match.games[game]!, earlier));
    const result = this.kernel.run('kd_host_load', count);
    if (result === WRONG_ACTION) {
      const words = this.kernel.output(2);
      const ply = words.next();
      throw new IllegalActionError(REASONS[words.next()]!, ply);
    }
    if (result < 0) throw new LogError('what was dealt makes no game');
    this.#loaded = { match, game };
  }

  #lands(players: number): Land[] {
    return Array.from({ length: players }, (_, seat) =>
      readLand(this.kernel.read('kd_host_kingdom', seat), seat),
    );
  }

  #legal(): Pick<MatchState, 'legal' | 'claims'> {
    const words = this.kernel.read('kd_host_legal');
    return { legal: readEffects(words), claims: readEffects(words) };
  }

  /** The scores of a game of a match, by seat; those of games that are over are kept. */
  #scoresOf(match: MatchLog, game: number): Score[] {
    const log = match.games[game]!;
    const known = this.#scores.get(log);
    if (known) return known;
    this.#load(match, game);
    const scores = this.#lands(match.rules.players).map(({ kingdom }) => scoreOf(kingdom));
    this.#scores.set(log, scores);
    return scores;
  }

  /** What each seat was ranked by in the games before one. */
  #earlier(match: MatchLog, before = match.games.length - 1): (readonly Totals[])[] {
    const games = match.games.slice(0, before);
    const played = games.map((_, game) => this.#scoresOf(match, game).map(totalsOf));
    return [...(match.earlier ?? []), ...played];
  }

  #standings(match: MatchLog, kingdoms: readonly Kingdom[]): Standing[] {
    const before = match.games.slice(0, -1).map((_, game) => this.#scoresOf(match, game));
    this.#load(match);
    const ranks = readRanks(this.kernel.read('kd_host_standings'), match.rules.players);
    return standingsOf(ranks, [...before, kingdoms.map(scoreOf)]);
  }
}

export const totalsOf = ({ points, largest_territory, crowns }: Score): Totals => [
  points,
  largest_territory,
  crowns,
];

/** The standings, given the scores by game and seat. */
export const standingsOf = (ranks: readonly Rank[], scores: readonly Score[][]): Standing[] =>
  ranks.map(({ seat, ...rank }) => {
    const games = scores.map((seats) => seats[seat]!);
    return { seat, ...rank, points: games.reduce((sum, { points }) => sum + points, 0), games };
  });

export { KernelError, LogError };
