import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Evaluation, Review } from '$lib/api/types';
import { CLASSIC } from '../../../testing/playedTable';
import { Analyst, CrashError, RefusalError, type WorkerPort } from './analyst';
import type { MatchLog, Start } from './gameLog';
import { JobRunner } from './jobRunner';
import { LEVELS, levelsOf, type Level } from './levels';
import { engine } from './load';
import type { FromWorker, Network, ToWorker } from './messages';
import { matchOf } from './parsePosition';
import { publicMatch } from './publicMatch';

const ROOT = `${import.meta.dirname}/../../../..`;
const module = readFile(`${ROOT}/build/engine/kingdomino.wasm`).then((file) =>
  WebAssembly.compile(file),
);

const network = async (family: string): Promise<Network> => ({
  family,
  content: await readFile(`${ROOT}/src/kingdomino/kernel/networks/${family}.npy`),
});

/** A worker that is none: it answers in this thread. */
class FakeWorker implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  isTerminated = false;
  readonly received: ToWorker[] = [];
  readonly #runner = new JobRunner((message) => this.#post(message));

  postMessage(message: ToWorker): void {
    this.received.push(message);
    void this.#runner.receive(
      structuredClone(message.type === 'start' ? null : message) ?? message,
    );
  }

  terminate(): void {
    this.isTerminated = true;
  }

  #post(data: FromWorker): void {
    const event = { data: structuredClone(data) } as MessageEvent<FromWorker>;
    if (!this.isTerminated) this.onmessage?.(event);
  }
}

const workers: FakeWorker[] = [];

function newAnalyst(): Analyst {
  const create = (): FakeWorker => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  };
  return new Analyst(create, () => module, network);
}

/** A match of which the page knows the whole deal, after some actions. */
function newMatch(actions: readonly string[] = []): MatchLog {
  const deal = engine().deal(CLASSIC, new Uint8Array(32).fill(7));
  return { rules: CLASSIC, games: [{ deal, actions }] };
}

const withActions = (match: MatchLog, actions: readonly string[]): MatchLog => ({
  ...match,
  games: [{ ...match.games[0]!, actions: [...match.games[0]!.actions, ...actions] }],
});

/** Play turns by bots of a level. */
async function played(analyst: Analyst, turns: number, level: Level = 'squire'): Promise<MatchLog> {
  let match = newMatch();
  for (let turn = 0; turn < turns; turn++) {
    const actions = await analyst.run('chooseTurn', { match, level, seed: turn });
    match = withActions(match, actions);
  }
  return match;
}

afterEach(() => {
  workers.length = 0;
});

describe('bots', () => {
  it.each(Object.keys(LEVELS) as Level[])('%s plays whole turns to the end', async (level) => {
    const analyst = newAnalyst();
    const match = await played(analyst, 28, level);
    expect(engine().publicState(match).actor).toBeNull();
    expect(match.games[0]!.actions).toHaveLength(4 + 5 * 8 + 4);
  });

  it('choose the same at the same seed, and others at another', async () => {
    const analyst = newAnalyst();
    const match = newMatch();
    const choose = (seed: number): Promise<string[]> =>
      analyst.run('chooseTurn', { match, level: 'page', seed });
    expect(await choose(3)).toEqual(await choose(3));
    const turns = await Promise.all(Array.from({ length: 20 }, (_, seed) => choose(seed)));
    expect(new Set(turns.map(String)).size).toBeGreaterThan(1);
  });

  it('take their time, if they search that long', async () => {
    const analyst = newAnalyst();
    const match = newMatch();
    const start = performance.now();
    await analyst.run('chooseTurn', { match, level: 'regent', seed: 1, seconds: 0.2 });
    expect(performance.now() - start).toBeGreaterThan(190);
  });
});

describe('what is hidden', () => {
  it('is cut from the deal', async () => {
    const match = await played(newAnalyst(), 5);
    const { deal } = publicMatch(engine(), match).games[0]!;
    const { unseen } = engine().publicState(match);
    expect('pile' in deal && deal.pile).toHaveLength(48 - unseen.length);
    const opening = publicMatch(engine(), newMatch()).games[0]!.deal;
    expect(opening).toMatchObject({ kings: match.games[0]!.deal.kings.slice(0, 1) });
  });

  it('is cut from a position in the order of its deal', () => {
    const { deal, ...start } = matchOf(engine().state(newMatch())).games[0]!;
    const known = deal as Start;
    const dealt = {
      ...known,
      kings: [...known.kings, 1 - known.kings[0]!],
      unseen: known.unseen.toReversed(),
    };
    const log = { rules: CLASSIC, games: [{ ...start, deal: dealt }] };
    expect(publicMatch(engine(), log).games[0]!.deal).toEqual(known);
  });

  it('changes nothing that bots choose', async () => {
    const analyst = newAnalyst();
    const match = await played(analyst, 7);
    const { deal, actions } = match.games[0]!;
    if (!('pile' in deal)) throw new Error('the match has a whole deal');
    const known = 48 - engine().publicState(match).unseen.length;
    const pile = [...deal.pile.slice(0, known), ...deal.pile.slice(known).toReversed()];
    const other = { ...match, games: [{ deal: { ...deal, pile }, actions }] };
    for (const level of ['page', 'duke', 'regent'] as const) {
      const [one, two] = [match, other].map((each) =>
        analyst.run('chooseTurn', { match: each, level, seed: 5 }),
      );
      expect(await one).toEqual(await two);
    }
  });

  it('is not used by the kernel, which may know it', async () => {
    const { content } = await network('5x5-2');
    const match = await played(newAnalyst(), 7);
    const cut = publicMatch(engine(), match);
    const values = [match, cut].map((each) =>
      engine().about(each, (kernel) => {
        kernel.start('kd_host_load_network', kernel.writeFile(content));
        kernel.start('kd_host_begin_search', 0, 200, 0, 0, 1);
        while (kernel.run('kd_host_step_search', 0));
        kernel.read('kd_host_read_search');
        return [...kernel.numbers(20)];
      }),
    );
    expect(values[0]).toEqual(values[1]);
  });
});

describe('the analysis', () => {
  it('gives answers so far, then a hint with grades', async () => {
    const analyst = newAnalyst();
    const match = await played(analyst, 6);
    const parts: Evaluation[] = [];
    const hint = await analyst.run('hint', { match }, { onPartial: (part) => parts.push(part) });
    expect(parts.length).toBeGreaterThan(1);
    expect(parts[0]!.evaluation.is_complete).toBe(false);
    expect(hint.evaluation.is_complete).toBe(true);
    expect(hint.evaluation.rollouts).toBeGreaterThan(20_000);
    expect(hint.grades[hint.evaluation.turns[0]!.turn]).toBe('best');
    expect(Object.keys(hint.losses).length).toBeGreaterThan(8);
  });

  it('grades a turn by its ply', async () => {
    const analyst = newAnalyst();
    const match = await played(analyst, 6);
    const turn = await analyst.run('gradeTurn', { match, ply: 4 });
    expect(turn).toMatchObject({ game: 1, ply: 4, round: 1 });
    expect(turn.played.turn).toBe(match.games[0]!.actions.slice(4, 6).join(''));
    await expect(analyst.run('gradeTurn', { match, ply: 5 })).rejects.toThrow(RefusalError);
  });

  it('reviews turn by turn', async () => {
    const analyst = newAnalyst();
    const match = await played(analyst, 5);
    const parts: Review[] = [];
    const quality = { rollouts: 200, lines: 4, lineRollouts: 8 };
    const onPartial = (part: Review): unknown => parts.push(part);
    const levels = levelsOf(['squire', null]);
    const review = await analyst.run('review', { match, quality, levels }, { onPartial });
    expect(parts.map(({ turns }) => turns.length)).toEqual([1, 2, 3, 4]);
    expect(review).toMatchObject({ total: 5, is_complete: true });
    expect(review.luck.map(({ kind }) => kind)).toContain('line');
    expect(review.seats[0]!.ledger).toBeNull();
    expect(review.turns[0]!.played.seats[0]!.level_win).not.toBeNull();
    const part = await analyst.run('reviewTurn', { match, index: 3, quality, levels });
    expect(part.turn).toEqual(review.turns[3]);
  });
});

describe('the worker', () => {
  it('is stopped between two steps', async () => {
    const analyst = newAnalyst();
    const match = newMatch();
    const stop = new AbortController();
    const slow = analyst.run(
      'evaluate',
      { match, rollouts: 10 ** 6, seed: 0 },
      { signal: stop.signal, onPartial: () => stop.abort() },
    );
    const slower = analyst.run(
      'chooseTurn',
      { match, level: 'regent', seed: 0, seconds: 3600 },
      { signal: stop.signal },
    );
    const next = analyst.run('chooseTurn', { match, level: 'duke', seed: 0 });
    setTimeout(() => stop.abort(), 100);
    await expect(slow).rejects.toThrow('abort');
    await expect(slower).rejects.toThrow('abort');
    expect(await next).toHaveLength(1);
  });

  it('refuses what makes no game, and goes on', async () => {
    const analyst = newAnalyst();
    const wrong = newMatch(['1:a1a2']);
    const request = { match: wrong, level: 'duke', seed: 0 } as const;
    await expect(analyst.run('chooseTurn', request)).rejects.toThrow(RefusalError);
    expect(await analyst.run('chooseTurn', { ...request, match: newMatch() })).toHaveLength(1);
    expect(workers).toHaveLength(1);
  });

  it('refuses a network that is none', async () => {
    const damages: ((content: Uint8Array) => Uint8Array)[] = [
      (content) => content.slice(1),
      (content) => content.slice(0, -4),
      (content) => new Uint8Array([...content, 0, 0, 0, 0]),
      () => new Uint8Array(100_000),
      () => new Uint8Array(0),
    ];
    for (const damage of damages) {
      const broken = async (family: string): Promise<Network> => {
        const { content } = await network(family);
        return { family, content: damage(content) };
      };
      const analyst = new Analyst(
        () => new FakeWorker(),
        () => module,
        broken,
      );
      const request = { match: newMatch(), level: 'duke', seed: 0 } as const;
      await expect(analyst.run('chooseTurn', request)).rejects.toThrow(RefusalError);
    }
  });

  it('is replaced when it crashes, and the job is repeated once', async () => {
    const analyst = newAnalyst();
    const run = (): Promise<string[]> =>
      analyst.run('chooseTurn', { match: newMatch(), level: 'knight', seed: 0 });
    await run();
    const crash = vi.spyOn(engine().constructor.prototype, 'about');
    const trap = (): never => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
    crash.mockImplementationOnce(trap);
    expect(await run()).toHaveLength(1);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    crash.mockImplementationOnce(trap).mockImplementationOnce(trap);
    await expect(run()).rejects.toThrow(CrashError);
    crash.mockRestore();
    expect(await run()).toHaveLength(1);
  });

  it('is not there without a module', async () => {
    const analyst = new Analyst(
      () => new FakeWorker(),
      () => Promise.reject(new Error('unreachable')),
      network,
    );
    const request = { match: newMatch(), level: 'page', seed: 0 } as const;
    await expect(analyst.run('chooseTurn', request)).rejects.toThrow('unreachable');
  });

  it('computes the signature of the build', async () => {
    expect(await newAnalyst().run('signature', {})).toMatch(/^[0-9a-f]{16}$/);
  });
});
