/** Bots of every level: they choose as those of `kingdomino.bots` do with the same seed. */
import type { GameLog, MatchLog } from './gameLog';
import type { Kernel } from './kernel';
import { seedWords } from './kernel';
import { LEVELS, type Level } from './levels';
import { actionText } from './names';
import type { Steps } from './steps';
import type { SearchEngine } from './searchEngine';
import type { WordReader } from './words';

const SLICE = 0.05; // seconds of a step, and
const SLICE_ROLLOUTS = 400; // where rollouts are counted, about as many
const TIME_SHARE = 0.97; // of the time: choosing and returning the best turn take time as well

export interface BotOptions {
  level: Level;
  /** A whole number below 2^53; the same plays the same. */
  seed: number;
  /** For a turn of a level that takes its time; without it, the rollouts of the level. */
  seconds?: number | undefined;
  /** Instead of the rollouts of a level that searches. */
  rollouts?: number | undefined;
}

/** Choose a whole turn: a placement or discard, then a claim, or one of them. */
export function* chooseTurn(
  searchEngine: SearchEngine,
  match: MatchLog,
  options: BotOptions,
): Steps<string[]> {
  const level = LEVELS[options.level];
  if ('isQuick' in level) return yield* searchTurn(searchEngine, match, level, options);
  const choose = (log: MatchLog): string =>
    searchEngine.about(log, (kernel) =>
      actionText(kernel.start('kd_host_choose', level.visibility, ...seedWords(options.seed))),
    );
  const action = choose(match);
  const { domino, next } = searchEngine.engine.publicState(match);
  return domino === null || !next ? [action] : [action, choose(withAction(match, action))];
}

function withAction(match: MatchLog, action: string): MatchLog {
  const game: GameLog = match.games.at(-1)!;
  const played = { ...game, actions: [...game.actions, action] };
  return { ...match, games: [...match.games.slice(0, -1), played] };
}

export const readTurn = (words: WordReader): string[] => words.list(() => actionText(words.next()));

function* searchTurn(
  searchEngine: SearchEngine,
  match: MatchLog,
  { isQuick, isTimed, rollouts }: (typeof LEVELS)['duke' | 'regent'],
  { seed, seconds, rollouts: chosen }: BotOptions,
): Steps<string[]> {
  const time = isTimed && seconds !== undefined ? seconds * TIME_SHARE : null;
  const begin = (kernel: Kernel): Kernel => {
    const budget = [time === null ? (chosen ?? rollouts) : 0, time ?? 0] as const;
    kernel.start('kd_host_begin_search', Number(isQuick), ...budget, ...seedWords(seed));
    return kernel;
  };
  const kernel = searchEngine.about(match, begin);
  while (kernel.run('kd_host_step_search', time === null ? SLICE_ROLLOUTS : SLICE)) yield;
  return readTurn(kernel.read('kd_host_read_search'));
}
