/** Writing matches as records: see "Records" in `docs/reference/notation.md`. */
import { COLOURS } from '$lib/game/seats';
import type { PublicState } from './decode';
import type { Engine } from './engine';
import type { MatchLog } from './gameLog';
import { LETTERS } from './position';

export interface RecordInfo {
  /** By seat. */
  names: readonly string[];
  /** Further tags, which do not derive from the match. */
  tags: readonly (readonly [name: string, value: string])[];
  /** In hexadecimal; null if it is not known, or secret. */
  seed: string | null;
}

const ESCAPES: Record<string, string> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r' };

const titled = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

const formatTag = ([name, value]: readonly [string, string]): string =>
  `[${name} "${value.replace(/["\\\n\r]/g, (char) => ESCAPES[char]!)}"]`;

/** The king that was drawn: `p`, or `y/p` if yellow chooses for pink's king (R5). */
function drawnKing({ actor, king }: PublicState): string {
  const owner = LETTERS[king!]!;
  return actor === king ? owner : `${LETTERS[actor!]}/${owner}`;
}

/** The rounds of a game, one line each. */
function roundLines(engine: Engine, match: MatchLog, index: number): string[] {
  const game = match.games[index]!;
  const earlier = match.games.slice(0, index);
  const stateAt = (ply: number): PublicState =>
    engine.publicState({
      ...match,
      games: [...earlier, { ...game, actions: game.actions.slice(0, ply) }],
    });
  const begin = ({ round, next }: PublicState): string[] =>
    next ? [`${round}.`, `(${next.map(({ domino }) => domino).join(' ')})`] : [`${round}.`];
  let state = stateAt(0);
  const rounds = [begin(state)];
  game.actions.forEach((action, ply) => {
    const words = rounds.at(-1)!;
    // The claim of a turn is joined to its placement.
    if (state.hasPlaced) words.push(words.pop()! + action);
    else words.push(state.round === 0 ? drawnKing(state) + action : action);
    const { round } = state;
    state = stateAt(ply + 1);
    if (state.round > round) rounds.push(begin(state));
  });
  if (state.round === 0) rounds.at(-1)!.push(`${drawnKing(state)}>`);
  return rounds.map((words) => words.join(' '));
}

/** Format a match with its tags, as `format_record` does in Python. */
export function formatRecord(
  engine: Engine,
  match: MatchLog,
  { names, tags, seed }: RecordInfo,
): string {
  const { actor, standings } = engine.state(match);
  const isOver = actor === null && match.games.length === match.rules.games;
  const all: (readonly [string, string])[] = [
    ['Rules', match.rules.text],
    ...names.map((name, seat) => [titled(COLOURS[seat]!), name] as const),
    ...tags,
  ];
  if (seed !== null) all.push(['Seed', seed]);
  if (isOver) {
    const results = standings.map(
      ({ rank, is_shared: isShared, seat, points }) =>
        `${rank}${isShared ? '=' : '.'}${COLOURS[seat]}:${points}`,
    );
    all.push(['Result', results.join(' ')]);
  }
  const parts = [all.map(formatTag).join('\n')];
  match.games.forEach((_, index) => {
    if (match.rules.games > 1) parts.push(formatTag(['Game', `${index + 1}`]));
    parts.push(roundLines(engine, match, index).join('\n'));
  });
  return `${parts.join('\n\n')}\n`;
}
