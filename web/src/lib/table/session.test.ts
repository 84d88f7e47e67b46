import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { legalAction, Refusal, serve, sockets, tableView } from '../../../testing/fakeServer';
import type { TableView } from '$lib/api/types';
import { texts } from '$lib/i18n/texts.svelte';
import { settings } from '$lib/ui/settings/settings.svelte';
import { Session } from './session.svelte';

const TABLE = 'GET /api/tables/table1';
const TURNS = 'POST /api/tables/table1/turns';

let session: Session;

beforeAll(() => texts.setLanguage('en'));
beforeEach(() => settings.set({ speed: 'normal', tables: [] }));
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

async function start(routes: Record<string, (body: unknown) => unknown>): Promise<void> {
  serve(routes);
  session = new Session('table1');
  await vi.waitFor(() => expect(session.view ?? session.fatalError).not.toBeNull());
}

/** Play an opening of claims: each turn and its view, as the server sends them. */
function receiveTurns(from: number, to: number, change: Partial<TableView> = {}): void {
  for (let ply = from + 1; ply <= to; ply += 1) {
    sockets[0]!.receive({ type: 'turn', ply, game: 1, seat: 1, turn: `>${ply}`, bot: null });
    sockets[0]!.receive({ type: 'view', ...tableView({ ply, ...change }), log: undefined });
  }
}

describe('a session', () => {
  it('shows the table and remembers it as its own', async () => {
    await start({ [TABLE]: () => tableView() });
    expect(session.view?.table).toBe('table1');
    expect(session.turn).toBeNull();
    expect(settings.current.tables).toEqual(['table1']);
  });

  it('says why a table can not be shown, and forgets it', async () => {
    settings.remember('table1');
    await start({ [TABLE]: () => new Refusal(404, 'There is no such table.') });
    expect(session.fatalError).toBe('There is no such table.');
    expect(settings.current.tables).toEqual([]);
  });

  it('has a turn when it is its own', async () => {
    await start({ [TABLE]: () => tableView({ actor: 0, legal: [legalAction('>3')] }) });
    expect(session.turn?.seat).toBe(0);
  });

  it('keeps a log of actions out of whole turns', async () => {
    await start({ [TABLE]: () => tableView() });
    const turn = { type: 'turn', game: 1, seat: 1, bot: 'page' };
    sockets[0]!.receive({ ...turn, ply: 2, turn: '13:g8h8>28' });
    sockets[0]!.receive({ ...turn, ply: 2, turn: '13:g8h8>28' });
    sockets[0]!.receive({ ...turn, ply: 3, turn: '14:--' });
    sockets[0]!.receive({ type: 'view', ...tableView({ ply: 3 }), log: undefined });
    await vi.waitFor(() => expect(session.view?.ply).toBe(3));
    expect(session.view?.log.map(({ action }) => action)).toEqual(['13:g8h8', '>28', '14:--']);
  });
});

describe('a page that is behind', () => {
  const shown = (): Promise<number[]> =>
    new Promise((resolve) => {
      const plies: number[] = [];
      const look = (): void => {
        const ply = session.view!.ply;
        if (ply !== plies.at(-1)) plies.push(ply);
        if (ply >= 9) resolve(plies);
        else setTimeout(look);
      };
      look();
    });

  it('skips to the last view', async () => {
    await start({ [TABLE]: () => tableView() });
    const plies = shown();
    receiveTurns(0, 9);
    expect((await plies).length, 'the first view, perhaps one more, the last').toBeLessThan(4);
    expect(session.view?.log).toHaveLength(9);
  });

  it('shows the last view at once if nothing is animated', async () => {
    settings.set({ speed: 'off' });
    await start({ [TABLE]: () => tableView() });
    receiveTurns(0, 1);
    expect(session.view?.ply).toBe(1);
    const plies = shown();
    receiveTurns(1, 9);
    expect(await plies).toEqual([1, 9]);
  });
});

describe('a turn that is taken back', () => {
  const TAKE_BACK = 'POST /api/tables/table1/take-back';
  const taken = [{ seat: 0, ply: 1, turn: '>3' }];

  it('leaves the log, and the next turn is a new one under a new key', async () => {
    settings.set({ speed: 'off' });
    const bodies: unknown[] = [];
    const legal = [legalAction('>3')];
    await start({
      [TABLE]: () => tableView({ ply: 1, actor: 0, legal, log: [] }),
      [TAKE_BACK]: (body) => (bodies.push(body), { ply: 1 }),
      [TURNS]: (body) => (bodies.push(body), { ply: 2 }),
    });
    const before = session.turn;
    receiveTurns(0, 3, { take_back: 1 });
    await vi.waitFor(() => expect(session.view?.ply).toBe(3));
    await session.takeBack();
    sockets[0]!.receive({ type: 'taken-back', ply: 1 });
    const view = tableView({ ply: 1, actor: 0, legal, take_backs: taken });
    sockets[0]!.receive({ type: 'view', ...view, log: undefined });
    await vi.waitFor(() => expect(session.view?.ply).toBe(1));
    expect(session.view?.log).toHaveLength(1);
    expect(session.turn).not.toBe(before);
    await session.send('>3');
    expect(bodies).toEqual([{ ply: 1 }, { ply: 1, turn: '>3', key: '1-1->3' }]);
  });

  it('needs one that can be taken back', async () => {
    await start({ [TABLE]: () => tableView() });
    await session.takeBack();
    expect(session.error).toBeNull();
  });
});

describe('sending a turn', () => {
  it('is repeated with the same key while the server is away', async () => {
    vi.useFakeTimers();
    const bodies: unknown[] = [];
    const play = (body: unknown): unknown => {
      bodies.push(body);
      return bodies.length < 3 ? new Refusal(503) : { ply: 1 };
    };
    await start({ [TABLE]: () => tableView(), [TURNS]: play });
    const sent = session.send('>3');
    expect(session.isSending).toBe(true);
    await vi.advanceTimersByTimeAsync(300 + 1000);
    await sent;
    vi.useRealTimers();
    expect(bodies).toEqual(Array(3).fill({ ply: 0, turn: '>3', key: '0-0->3' }));
    expect(session.error).toBeNull();
    expect(session.isSending).toBe(false);
  });

  it('is not repeated if the turn was refused', async () => {
    let count = 0;
    const play = (): unknown => (count++, new Refusal(409, 'Too late.'));
    await start({ [TABLE]: () => tableView(), [TURNS]: play });
    await session.send('>3');
    expect(count).toBe(1);
    expect(session.error).toBe('Too late.');
  });
});
