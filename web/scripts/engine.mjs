// Runs the page's engine in Node.js, for the tests in `tests/engine`.
//
//   node scripts/engine.mjs states FILE    derive each state of a file from its log, and compare
//   node scripts/engine.mjs tables FILE    derive each view from the messages of a connection
//   node scripts/engine.mjs ownTables FILE    show and record each table that a page keeps itself
//   node scripts/engine.mjs sources FILE   read records and positions, and compare what they hold
//   node scripts/engine.mjs days FILE      compare the daily deals of dates
//   node scripts/engine.mjs rankings FILE  rank drawn kingdoms
//   node scripts/engine.mjs tilings FILE   find the dominoes of drawn kingdoms
//   node scripts/engine.mjs rooms FILE     find places and holes of a kingdom
//
// and those of `thinking.mjs`.
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';
import { createServer } from 'vite';
import { thinkingTasks } from './thinking.mjs';

const WASM = new URL('../../build/engine/kingdomino.wasm', import.meta.url);

async function importEngine() {
  const server = await createServer({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
  });
  const load = (name) => server.ssrLoadModule(`/src/lib/${name}.ts`);
  const [{ Engine }, { Kernel }] = [await load('engine/engine'), await load('engine/kernel')];
  const kernel = await Kernel.create(await WebAssembly.compile(await readFile(WASM)));
  return { engine: new Engine(kernel), load, close: () => server.close() };
}

/** The first path at which two values differ, with both. */
function difference(found, wanted, path = '') {
  if (isDeepStrictEqual(found, wanted)) return null;
  const isBranch = (value) => typeof value === 'object' && value !== null;
  if (!isBranch(found) || !isBranch(wanted))
    return `${path}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`;
  const keys = new Set([...Object.keys(found), ...Object.keys(wanted)]);
  for (const key of keys) {
    const inside = difference(found[key], wanted[key], `${path}/${key}`);
    if (inside) return inside;
  }
  return `${path}: the order of keys`;
}

async function* lines(path) {
  for await (const line of createInterface({ input: createReadStream(path) }))
    yield JSON.parse(line);
}

/** Compare each case of a file; return how many there are. */
async function count(path, name, compare) {
  let cases = 0;
  for await (const each of lines(path)) {
    const wrong = compare(each);
    if (wrong) throw new Error(`${JSON.stringify(each)}\n${wrong}`);
    cases += 1;
  }
  return `${cases} ${name}`;
}

const sorted = (object) => Object.fromEntries(Object.entries(object).sort());

/** What depends on the deal. */
const DEALT = {
  ...{ next_line: [], order: [], actor: 0, king: 0, unseen: [] },
  ...{ legal: [], claims: [], position: '' },
};

const tasks = {
  ...thinkingTasks({ difference, lines }),

  async states(engine, path, load) {
    const { matchOf } = await load('engine/parsePosition');
    let count = 0;
    for await (const { match, state, previews } of lines(path)) {
      const wrong = previews.map(({ action, ...preview }) =>
        difference(engine.preview(match, action), preview, action),
      );
      wrong.push(difference(engine.state(match), state));
      // A position has the totals of earlier games, not all that their standings are made of.
      const known = state.game === 1 ? {} : { standings: [] };
      const parsed = { ...engine.state(matchOf(state)), ...known };
      wrong.push(difference(parsed, { ...state, ...known }, 'of the position '));
      const first = wrong.find((each) => each !== null);
      if (first) throw new Error(`${state.position}\n${first}`);
      count += 1;
    }
    return `${count} states`;
  },

  async tables(engine, path, load) {
    const { FollowedTable } = await load('host/followedTable');
    const table = new FollowedTable();
    let count = 0;
    for await (const { messages, view } of lines(path)) {
      for (const message of messages) table.add(message);
      const found = table.view(engine);
      const wanted = { now: found.now, seats: found.seats, spectators: found.spectators, ...view };
      const wrong = difference(found, wanted);
      if (wrong || !table.isWhole)
        throw new Error(`${view.ply}: ${wrong ?? 'an action is missing'}`);
      count += 1;
    }
    return `${count} views`;
  },

  async ownTables(engine, path, load) {
    const { historyOf, recordOf, replayView, tableView } = await load('host/local/localView');
    const { playedMatchOf } = await load('host/local/playedMatch');
    return count(path, 'tables', ({ table, view, ply, replay, record, history, played }) => {
      // A server has promised its shuffle to others.
      const shared = ({ shuffle: _, ...rest }) => rest;
      const found = {
        view: shared(tableView(engine, table, view.now)),
        // Nobody is there in a replay.
        replay: replayView(engine, table, ply, replay.now),
        record: recordOf(engine, table),
        history: history && historyOf(engine, table).plies,
        played: played && playedMatchOf(engine, table),
      };
      found.replay = { ...shared(found.replay), seats: replay.seats };
      return difference(found, { view, replay, record, history, played });
    });
  },

  async sources(engine, path, load) {
    const { parseSource, positionAt } = await load('engine/notation/source');
    const { NotationError } = await load('engine/notation/scanner');
    const read = async ({ text, ply, turns }) => {
      try {
        return positionAt(engine, await parseSource(engine, text.trim()), ply, turns);
      } catch (error) {
        if (error instanceof NotationError) return null;
        throw error;
      }
    };
    let [texts, refused] = [0, 0];
    for await (const line of lines(path)) {
      const [found, wanted] = [await read(line), line.position];
      // What is dealt at random differs, and a position has totals of earlier games only.
      const hide = {
        ...(wanted?.is_sampled && DEALT),
        ...(wanted?.game > 1 && wanted.record === null && { standings: [] }),
      };
      const wrong = difference(found && { ...found, ...hide }, wanted && { ...wanted, ...hide });
      if (wrong) throw new Error(`${JSON.stringify(line)}\n${wrong}`);
      texts += 1;
      refused += Number(wanted === null);
    }
    return `${texts} texts, ${refused} refused`;
  },

  async days(engine, path, load) {
    const { dailyLevels, dailyNumber, dailyPuzzle, dealOfDay } = await load(
      '../routes/daily/dateDeal',
    );
    let days = 0;
    for await (const { day, count, ...wanted } of lines(path)) {
      const [levels, puzzle] = [dailyLevels(day), await dailyPuzzle(day, count)];
      const { deal, seed } = await dealOfDay(day, engine);
      const dealt = { pile: deal.pile, kings: deal.kings, seed };
      const found = { number: dailyNumber(day), levels, puzzle, ...dealt };
      const wrong = difference(found, wanted);
      if (wrong) throw new Error(`${day}: ${wrong}`);
      days += 1;
    }
    return `${days} days`;
  },

  async rankings(engine, path, load) {
    const { rankLands, rulesOf } = await load('engine/lands');
    return count(path, 'rankings', ({ rules, games, standings }) => {
      const found = { rules: rulesOf(engine, rules.text) };
      found.standings = rankLands(engine, found.rules, games);
      return difference(found, { rules, standings });
    });
  },

  async tilings(engine, path, load) {
    const { tile } = await load('engine/tiling');
    return count(path, 'tilings', ({ lands, tiling }) => difference(tile(engine, lands), tiling));
  },

  async rooms(engine, path, load) {
    const { placesFor, roomOf } = await load('engine/lands');
    const { placementText } = await load('game/cell');
    return count(path, 'rooms', ({ rules, land, domino, gains, ...room }) => {
      const legal = placesFor(engine, rules, land, domino).filter(({ isLegal }) => isLegal);
      const found = legal.map((each) => [`${domino}:${placementText(each.placement)}`, each.gain]);
      const { reach, holes } = roomOf(engine, rules, land);
      const wrong = difference({ reach, holes: holes.sort() }, room);
      return wrong ?? difference(Object.fromEntries(found.sort()), sorted(gains));
    });
  },
};

const [task, path] = process.argv.slice(2);
const { engine, load, close } = await importEngine();
try {
  console.log(await tasks[task](engine, path, load));
} catch (error) {
  console.error(error.stack);
  process.exitCode = 1;
} finally {
  await close();
}
