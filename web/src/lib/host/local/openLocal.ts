/** Opening tables in this browser: a new one, a rematch, or one that goes on from a position. */
import type {
  Colour,
  ContinueRequest,
  RematchProposal,
  SeatRequest,
  TableView,
} from '$lib/api/types';
import type { MatchLog } from '$lib/engine/gameLog';
import { isLevel, type Level } from '$lib/engine/levels';
import { engine, loadEngine } from '$lib/engine/load';
import { COLOURS } from '$lib/game/seats';
import { keptOf } from './kept';
import { dealMatch, dealRest, type DealtMatch } from './localDeals';
import { LocalTableError } from './localError';
import { newLocalId } from './localId';
import { rulesFor, tableAt } from './localMatch';
import { actorOf, type LocalSeat, type LocalTable } from './localTable';
import { askToPersist } from './persistence';
import { addTable } from './store';

/** What a new table is made of. */
type Setup = Pick<LocalTable, 'rules' | 'seats'> & Partial<LocalTable> & DealtMatch;

/** Keep a new table; return it. */
async function keep(setup: Setup): Promise<LocalTable> {
  const at = Date.now() / 1000;
  const table: LocalTable = {
    id: newLocalId(),
    number: 1,
    status: 'playing',
    game: 1,
    actions: [],
    takeBacks: [],
    hints: [],
    continuedFrom: null,
    rematchOf: null,
    rematch: null,
    createdAt: at,
    changedAt: at,
    turnAt: at,
    ...setup,
  };
  await addTable(keptOf(engine(), table));
  void askToPersist();
  return table;
}

/** Return the level of a bot. Throws `LocalTableError` for a bot that only a server has. */
function levelNamed(name: string | null | undefined): Level {
  if (!isLevel(name ?? null)) throw new LocalTableError('stale');
  return name as Level;
}

/** The colour of each seat: the wanted one, else its usual one, else any that is free. */
function assignColours(wanted: readonly (Colour | null)[]): Colour[] {
  const usual = wanted.map((colour, seat) => {
    const own = COLOURS[seat]!;
    return colour ?? (wanted.includes(own) ? null : own);
  });
  const free = COLOURS.filter((colour) => !usual.includes(colour));
  return usual.map((colour) => colour ?? free.shift()!);
}

/**
 * Open a table for people at this screen and bots, by default with a new deal.
 *
 * Throws `EngineError` or `LocalTableError`.
 */
export async function openLocal(
  text: string,
  requests: readonly SeatRequest[],
  dealt?: DealtMatch,
): Promise<string> {
  await loadEngine();
  const colours = assignColours(requests.map(({ colour }) => colour ?? null));
  const seats = requests.map(({ name, bot }, seat): LocalSeat => {
    const colour = colours[seat]!;
    return name ? { name, colour, level: null } : { name: '', colour, level: levelNamed(bot) };
  });
  const match = dealt ?? (await dealMatch(engine(), rulesFor(engine(), text)));
  return (await keep({ rules: text, seats, ...match })).id;
}

/** One person plays on in a seat, bots of one level in the others. */
const seatsAround = (
  seats: readonly { colour: Colour }[],
  { seat, name, bot }: Pick<ContinueRequest, 'seat' | 'name' | 'bot'>,
): LocalSeat[] =>
  seats.map(({ colour }, number) =>
    number === seat ? { name, colour, level: null } : { name: '', colour, level: levelNamed(bot) },
  );

/** Open a table that plays on from a position of a match that is over, with its deal. */
export async function continueLocal(
  table: LocalTable,
  request: ContinueRequest,
): Promise<LocalTable> {
  const before = tableAt(table, request.ply);
  const isOver = actorOf(engine(), before) === null;
  if (table.status === 'playing' || isOver) throw new LocalTableError('stale');
  const { rules, deals, seed, actions, game } = before;
  const seats = seatsAround(table.seats, request);
  const continuedFrom = { table: table.id, ply: request.ply };
  return keep({ rules, deals, seed, actions, game, seats, continuedFrom });
}

/** Open another match for the people of a table, the same by default. */
export async function rematchLocal(
  table: LocalTable,
  { rules, seats: wanted }: RematchProposal,
): Promise<LocalTable> {
  const players = wanted ?? table.seats.map(({ level }, seat) => ({ seat, bot: level }));
  const seated = players.map(({ seat, bot }) => (bot ? null : table.seats[seat ?? -1]));
  if (seated.includes(undefined)) throw new LocalTableError('stale');
  const colours = assignColours(seated.map((person) => person?.colour ?? null));
  const seats = seated.map((person, seat): LocalSeat => {
    const colour = colours[seat]!;
    const level = person ? null : levelNamed(players[seat]!.bot);
    return { name: person?.name ?? '', colour, level };
  });
  const text = rules ?? table.rules;
  const dealt = await dealMatch(engine(), rulesFor(engine(), text));
  return keep({ rules: text, seats, ...dealt, rematchOf: table.id });
}

/**
 * Open a table that plays on, against bots, from where a match elsewhere is now; return its id.
 *
 * What has not been turned over there is dealt anew: nobody here knows it.
 */
export async function continueHere(
  view: TableView,
  match: MatchLog,
  request: Pick<ContinueRequest, 'name' | 'bot'>,
): Promise<string> {
  // All people at this screen play on.
  const seats = seatsAround(view.seats, { ...request, seat: -1 }).map((seat, number) => {
    const name = view.seats[number]!.name || request.name;
    return view.your_seats.includes(number) ? { ...seat, name, level: null } : seat;
  });
  const actions = view.log.map(({ game, seat, action }) => ({ game, seat, action, level: null }));
  const continuedFrom = { table: view.table, ply: view.ply };
  const setup = { rules: view.rules.text, seats, game: view.game, actions, continuedFrom };
  return (await keep({ ...setup, ...(await dealRest(engine(), match)) })).id;
}
