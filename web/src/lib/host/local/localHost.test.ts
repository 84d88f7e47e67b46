import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inlineAnalyst } from '../../../../testing/inlineAnalyst';
import { firstTurn, openTable } from '../../../../testing/localTables';
import type { Review, TableView } from '$lib/api/types';
import type { Analyst } from '$lib/engine/analyst';
import { engine } from '$lib/engine/load';
import type { ToWorker } from '$lib/engine/messages';
import { openDB } from 'idb';
import type { Follower } from '../tableHost';
import { LocalHost } from './localHost';
import { matchOf } from './localMatch';
import type { LocalTable } from './localTable';
import { eraseTables, readPlayed, readSummary, readTable } from './store';

/** A tab that follows a table, and what it was shown. */
class Tab implements Follower {
  readonly views: TableView[] = [];
  readonly errors: Error[] = [];
  readonly links: boolean[] = [];
  readonly host: LocalHost;

  constructor(id: string, analyst: () => Pick<Analyst, 'run'> = () => pageAnalyst) {
    this.host = new LocalHost(id, analyst);
    this.host.follow(this);
    tabs.push(this);
  }

  onview = (view: TableView): void => void this.views.push(view);
  onlink = (isUp: boolean): void => void this.links.push(isUp);
  onrefused = (error: Error): void => void this.errors.push(error);

  get view(): TableView | undefined {
    return this.views.at(-1);
  }

  /** Wait until a view fulfils a condition. */
  async until(isDone: (view: TableView) => boolean): Promise<TableView> {
    await vi.waitFor(() => expect(this.view && isDone(this.view)).toBe(true), 5000);
    return this.view!;
  }

  /** Play the first legal turn, once it is ours. */
  async play(): Promise<void> {
    const { ply, legal, claims } = await this.until((view) => view.legal.length > 0);
    const turn = [legal[0]!, ...claims.slice(0, 1)].map(({ action }) => action).join('');
    await this.host.play(ply, turn);
  }

  /** Play to the end. */
  async finish(): Promise<TableView> {
    while (!this.view?.is_over) {
      await this.until(({ legal, is_over: isOver }) => legal.length > 0 || isOver);
      if (!this.view!.is_over) await this.play();
    }
    return this.view;
  }
}

const sent: ToWorker[] = [];
const pageAnalyst = inlineAnalyst(sent);
let tabs: Tab[] = [];

const reasonOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (error: { reason: string }) => error.reason,
  );

/** The dominoes of all piles in what the worker was sent, and what nobody has seen of the table. */
const pilesSent = (): number[] => {
  const matches = sent.flatMap((message) =>
    message.type === 'job' && 'match' in message.request
      ? [(message.request as { match: ReturnType<typeof matchOf> }).match]
      : [],
  );
  return matches.flatMap(({ games }) =>
    games.flatMap(({ deal }) => ('pile' in deal ? deal.pile : [])),
  );
};

beforeEach(() => void (sent.length = 0));
afterEach(() => {
  vi.useRealTimers();
  for (const tab of tabs) tab.host.close();
  tabs = [];
});

describe('a table of this browser', () => {
  it('is played by people and bots to its end, kept turn by turn', async () => {
    const { id } = await openTable('classic/3', 'Ann', 'page', 'knight');
    const tab = new Tab(id);
    const view = await tab.finish();
    expect(view.status).toBe('over');
    const { actions, deals, ...table } = await readTable(id);
    expect(actions).toHaveLength(view.ply);
    expect(table.status).toBe('over');
    expect(deals).toHaveLength(1);
    expect(tab.errors).toEqual([]);
    expect((await readSummary(id)).is_over).toBe(true);
    const played = (await readPlayed()).find((each) => each.table === id);
    expect(played?.seats.map(({ points }) => points)).toEqual(
      view.kingdoms.map(({ points }) => points),
    );
  });

  it('shows a turn only once it is kept', async () => {
    const { id } = await openTable('classic/2', 'Ann', 'Bob');
    const tab = new Tab(id);
    await tab.until(({ legal }) => legal.length > 0);
    let kept: LocalTable | null = null;
    const shown = tab.host.play(0, firstTurn(await readTable(id)).join('')).then(async () => {
      kept = await readTable(id);
    });
    expect(tab.view!.ply).toBe(0);
    await shown;
    expect(kept!.actions).toHaveLength(1);
    expect(tab.view!.ply).toBe(1);
  });

  it('goes on in the middle of a bot’s thought after the page was left', async () => {
    const { id } = await openTable('classic/2', 'page', 'page');
    const never = { run: () => new Promise<never>(() => undefined) };
    const left = new Tab(id, () => never);
    await left.until(({ ply }) => ply === 0);
    left.host.close();
    const tab = new Tab(id);
    await tab.until(({ is_over: isOver }) => isOver);
    expect(left.view!.ply).toBe(0);
  });

  it('waits while nobody looks', async () => {
    const { id } = await openTable('classic/2', 'page', 'page');
    let answer: (turn: never) => void = () => undefined;
    const run = (): Promise<never> => new Promise((resolve) => (answer = resolve));
    const tab = new Tab(id, () => ({ run }));
    await tab.until(({ ply }) => ply === 0);
    tab.host.close();
    const table = await readTable(id);
    answer(firstTurn(table) as never);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await readTable(id)).toEqual(table);
  });

  it('tries again if a bot can not choose, and says so meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { id } = await openTable('classic/2', 'page', 'page');
    let fails = true;
    const failLater = (): Promise<never> =>
      new Promise((_, reject) => setTimeout(() => reject(new Error('crash')), 200));
    const run = ((...args: Parameters<Analyst['run']>) =>
      fails ? failLater() : pageAnalyst.run(...args)) as Analyst['run'];
    const tab = new Tab(id, () => ({ run }));
    await vi.waitFor(() => expect(tab.links).toEqual([true, false]));
    fails = false;
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    await tab.until(({ is_over: isOver }) => isOver);
    expect(tab.links.at(-1)).toBe(true);
  });

  it('takes back a turn in the middle of a bot’s thought', async () => {
    const { id } = await openTable('classic/2', 'Ann', 'page');
    let isSlow = false;
    const run = ((...args: Parameters<Analyst['run']>) =>
      isSlow ? new Promise(() => undefined) : pageAnalyst.run(...args)) as Analyst['run'];
    const tab = new Tab(id, () => ({ run }));
    await tab.until(({ legal }) => legal.length > 0);
    while (tab.view!.take_back === null || tab.view!.legal.length) {
      isSlow = tab.view!.round > 0;
      await tab.play();
    }
    const ply = tab.view!.take_back;
    await tab.host.takeBack(ply);
    expect(tab.view).toMatchObject({ ply, actor: 0, take_backs: [{ ply, seat: 0 }] });
    isSlow = false;
    await tab.finish();
  });

  it('is told apart from one that is gone or damaged', async () => {
    const gone = new Tab('local-0');
    await vi.waitFor(() => expect(gone.errors).toHaveLength(1));
    expect(gone.errors[0]).toMatchObject({ reason: 'gone' });
    const { id } = await openTable('classic/2', 'Ann', 'Bob');
    const db = await openDB('kingdomino-tables');
    const actions = [{ game: 1, seat: 0, action: '>49', level: null }];
    await db.put('tables', { ...(await readTable(id)), actions });
    db.close();
    expect(await reasonOf(new LocalHost(id).view())).toBe('damaged');
  });
});

describe('two tabs', () => {
  it('show the same, and the one that is behind is refused', async () => {
    const { id } = await openTable('classic/2', 'Ann', 'Bob');
    const [one, other] = [new Tab(id), new Tab(id)];
    await one.until(({ ply }) => ply === 0);
    await other.until(({ ply }) => ply === 0);
    const turn = firstTurn(await readTable(id)).join('');
    const results = await Promise.all([
      reasonOf(one.host.play(0, turn)),
      reasonOf(other.host.play(0, turn)),
    ]);
    expect(results).toEqual(['none', 'stale']);
    await other.until(({ ply }) => ply === 1);
  });

  it('with the same bots play each turn once', async () => {
    const { id } = await openTable('classic/2', 'page', 'squire');
    const [one, other] = [new Tab(id), new Tab(id)];
    await one.until(({ is_over: isOver }) => isOver);
    await other.until(({ is_over: isOver }) => isOver);
    expect(one.view!.log).toEqual(other.view!.log);
  });
});

describe('what the worker is sent', () => {
  it('has nothing that lies face down', async () => {
    const table = await openTable('classic/2', 'Ann', 'knight');
    const tab = new Tab(table.id);
    for (let turn = 0; turn < 3; turn++) await tab.play();
    const { ply } = await tab.until(({ legal }) => legal.length > 0);
    await tab.host.hint(ply);
    const { unseen } = tab.view!;
    expect(pilesSent().length).toBeGreaterThan(0);
    expect(pilesSent().filter((domino) => unseen.includes(domino))).toEqual([]);
    expect(JSON.stringify(sent)).not.toContain(table.seed);
  });
});

describe('the analysis', () => {
  it('of a hint is counted, and grades the turn that was played', async () => {
    const { id } = await openTable('classic/2', 'Ann', 'page');
    const tab = new Tab(id);
    const { ply } = await tab.until(({ legal }) => legal.length > 0);
    const hint = await tab.host.hint(ply);
    expect(hint.hints).toBe(1);
    await tab.host.play(ply, hint.evaluation.turns[0]!.turn);
    expect(await tab.host.grade(ply)).toMatchObject({ seat: 0, grade: 'best' });
    expect(tab.view!.hints).toEqual([ply]);
  });

  it('of a match that is over comes turn by turn, as it is asked for', async () => {
    const { id } = await openTable('classic/2', 'Ann', 'page');
    const tab = new Tab(id);
    expect(await reasonOf(tab.host.review('quick', 0))).toBe('stale');
    await tab.finish();
    let review: Review = await tab.host.review('quick', 0);
    const { total } = review;
    const turns = [...review.turns];
    const luck = [...review.luck];
    while (!review.is_complete) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      review = await tab.host.review('quick', turns.length);
      turns.push(...review.turns);
      luck.push(...review.luck);
    }
    expect(turns).toHaveLength(total);
    const whole = await tab.host.review('quick', 0);
    expect(turns).toEqual(whole.turns);
    expect(luck).toEqual(whole.luck);
  }, 60_000);
});

describe('the past', () => {
  it('is the same from its views, its history and its record', async () => {
    const { id } = await openTable('dynasty/2', 'page', 'page');
    const tab = new Tab(id);
    const { ply: last, rules } = await tab.until(({ is_over: isOver }) => isOver);
    const { plies } = await tab.host.history();
    expect(plies).toHaveLength(last);
    const { games } = await tab.host.kingdoms();
    expect(games).toHaveLength(rules.games);
    for (const at of [0, 1, Math.floor(last / 2), last]) {
      const view = await tab.host.view(at);
      expect(view.ply).toBe(at);
      expect(view.legal).toEqual([]);
      const entry = plies[at - 1];
      if (entry && entry.game === view.game) {
        expect(view.kingdoms.map(({ points }) => points)).toEqual(entry.points);
      }
    }
    expect(await tab.host.record()).toContain('[Game "3"]');
    expect(await reasonOf(tab.host.view(last + 1))).toBe('stale');
  });

  it('can be played on from, with the same deal', async () => {
    const { id } = await openTable('classic/2', 'Ann', 'page');
    const tab = new Tab(id);
    const request = { ply: 5, seat: 1, name: 'Bob', bot: 'squire' };
    expect(await reasonOf(tab.host.continueMatch(request))).toBe('stale');
    await tab.finish();
    const { table } = await tab.host.continueMatch(request);
    const [next, before] = [await readTable(table), await readTable(id)];
    expect(next.actions).toEqual(before.actions.slice(0, 5));
    expect([next.deals, next.seed]).toEqual([before.deals, before.seed]);
    expect(next.continuedFrom).toEqual({ table: id, ply: 5 });
    expect(next.seats.map(({ name, level }) => name || level)).toEqual(['squire', 'Bob']);
  });

  it('has one rematch, with the rules and seats that are asked for', async () => {
    const { id } = await openTable('classic/2', 'Ann', 'page');
    const tab = new Tab(id);
    await tab.until(({ ply }) => ply >= 0);
    await tab.host.abandon();
    const seats = [
      { seat: null, bot: 'duke' },
      { seat: 0, bot: null },
    ];
    const { table } = await tab.host.rematch('', { rules: 'mighty-duel/2', seats });
    const next = await readTable(table);
    expect(next.rules).toBe('mighty-duel/2');
    expect(next.seats.map(({ name, level }) => name || level)).toEqual(['duke', 'Ann']);
    expect(next.rematchOf).toBe(id);
    expect(next.seed).not.toBe((await readTable(id)).seed);
    expect((await tab.host.rematch('', {})).table).toBe(table);
    expect(tab.view!.rematch).toBe(table);
  });
});

it('forgets all tables when it is told to', async () => {
  const { id } = await openTable('classic/2', 'Ann', 'Bob');
  await eraseTables();
  expect(await reasonOf(readTable(id))).toBe('gone');
  expect(await readPlayed()).toEqual([]);
});

it('derives the whole deal from the seed of the table', async () => {
  const { seed, deals, rules } = await openTable('classic/4', 'Ann', 'Bob', 'Cid', 'Dan');
  const bytes = Uint8Array.from(seed!.match(/../g)!, (byte) => parseInt(byte, 16));
  const table = { rules, deals, game: 1, actions: [] } as unknown as LocalTable;
  expect(engine().deal(matchOf(engine(), table).rules, bytes)).toEqual(deals[0]);
});
