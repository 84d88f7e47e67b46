// The tasks of `engine.mjs` about bots and the analysis.
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';

const BUILDS = new URL('../../build/engine/', import.meta.url);
const NETWORKS = new URL('../../src/kingdomino/kernel/networks/', import.meta.url);

/** Load an engine that can think, and what gives it the network of a match. */
async function searchEngineOf(engine, load) {
  const [{ SearchEngine }, { familyOf }] = [
    await load('engine/searchEngine'),
    await load('engine/networks'),
  ];
  const searchEngine = new SearchEngine(engine);
  const networks = new Map();
  return {
    searchEngine,
    async prepare(rules) {
      const family = familyOf(rules);
      if (!networks.has(family))
        networks.set(family, await readFile(new URL(`${family}.npy`, NETWORKS)));
      searchEngine.setNetwork(family, networks.get(family));
    },
  };
}

/** As `BUDGET` of `tests/engine/thinking.py`. */
const quality = { rollouts: 600, lines: 12, lineRollouts: 32 };

/** Sums are added up in JavaScript, exponentials and powers are its own. */
const DIGITS = 12;

/** A value with its numbers rounded. */
function rounded(value) {
  if (typeof value === 'number') return Number(value.toFixed(DIGITS)) + 0;
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rounded(each)]));
}

export const thinkingTasks = ({ difference, lines }) => ({
  async choices(engine, path, load) {
    const { searchEngine, prepare } = await searchEngineOf(engine, load);
    const { chooseTurn } = await load('engine/bots');
    const { finish } = await load('engine/steps');
    let [turns, searches] = [0, 0];
    for await (const { match, level, seed, turn, is_search } of lines(path)) {
      await prepare(match.rules);
      const found = finish(chooseTurn(searchEngine, match, { level, seed }));
      if (!isDeepStrictEqual(found, turn))
        throw new Error(`${level} ${seed}: ${found}, not ${turn}\n${JSON.stringify(match)}`);
      turns += 1;
      searches += is_search;
    }
    return `${turns} turns, ${searches} searches`;
  },

  async answers(engine, path, load) {
    const { searchEngine, prepare } = await searchEngineOf(engine, load);
    const { evaluate } = await load('engine/answers');
    const { finish } = await load('engine/steps');
    let count = 0;
    for await (const { match, options, answer } of lines(path)) {
      await prepare(match.rules);
      const wrong = difference(finish(evaluate(searchEngine, match, options)), answer);
      if (wrong) throw new Error(`${JSON.stringify(match)}\n${wrong}`);
      count += 1;
    }
    return `${count} answers`;
  },

  async reviews(engine, path, load) {
    const { searchEngine, prepare } = await searchEngineOf(engine, load);
    const { JOBS } = await load('engine/jobs');
    const { finish } = await load('engine/steps');
    let count = 0;
    for await (const { match, levels, review } of lines(path)) {
      await prepare(match.rules);
      const found = finish(JOBS.review(searchEngine, { match, levels, quality }));
      const wrong = difference(
        rounded({ ...found, engine: '' }),
        rounded({ ...review, engine: '' }),
      );
      if (wrong) throw new Error(`${match.rules.text}\n${wrong}`);
      count += 1;
    }
    return `${count} reviews`;
  },

  async puzzles(engine, path, load) {
    const { searchEngine, prepare } = await searchEngineOf(engine, load);
    const { JOBS } = await load('engine/jobs');
    const { finish } = await load('engine/steps');
    const { PUZZLES } = await load('../routes/puzzles/puzzles');
    const { parsePosition } = await load('engine/notation/readPosition');
    let count = 0;
    for await (const { item, text, solution } of lines(path)) {
      const { text: position, solution: best, other, ...found } = PUZZLES[item.number - 1];
      const { match } = parsePosition(engine, position);
      await prepare(match.rules);
      const solved = finish(JOBS.solvePuzzle(searchEngine, { match, solution: best, other }));
      const wrong = difference(
        { item: found, text: position, solution: rounded(solved) },
        { item, text, solution: rounded(solution) },
      );
      if (wrong) throw new Error(`puzzle ${item.number}\n${wrong}`);
      count += 1;
    }
    return `${count} puzzles`;
  },

  /** The signatures of both builds. */
  async signature(_engine, path, load) {
    const [{ Engine }, { Kernel }] = [await load('engine/engine'), await load('engine/kernel')];
    const { signature } = await load('engine/signature');
    const found = [];
    for (const name of ['kingdomino', 'kingdomino-basic']) {
      const file = await readFile(new URL(`${name}.wasm`, BUILDS));
      const engine = new Engine(await Kernel.create(await WebAssembly.compile(file)));
      const { searchEngine } = await searchEngineOf(engine, load);
      searchEngine.setNetwork('5x5-2', await readFile(path));
      found.push(signature(engine));
    }
    return found.join(' ');
  },
});
