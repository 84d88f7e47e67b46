import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal, serve, sockets } from '../../../testing/fakeServer';
import { PlayedTable } from '../../../testing/playedTable';
import type { LogMessage } from '$lib/host/followedTable';
import { texts } from '$lib/i18n/texts.svelte';
import { settings } from '$lib/ui/settings/settings.svelte';
import { Session } from './session.svelte';

const TURNS = 'POST /api/tables/table1/turns';

let session: Session;

beforeAll(() => texts.setLanguage('en'));
beforeEach(() => settings.set({ speed: 'normal', tables: [] }));
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

const receive = (messages: readonly LogMessage[]): void =>
  messages.forEach((message) => sockets.at(-1)!.receive(message));

async function start(
  table = new PlayedTable(),
  routes: Record<string, (body: unknown) => unknown> = {},
): Promise<PlayedTable> {
  serve(routes);
  session = new Session('table1');
  receive(table.messages());
  await vi.waitFor(() => expect(session.view).not.toBeNull());
  return table;
}

describe('a session', () => {
  it('shows the table and remembers it as its own', async () => {
    await start(new PlayedTable({ your_seats: [1] }));
    expect(session.view?.table).toBe('table1');
    expect(session.view?.kingdoms).toHaveLength(2);
    expect(session.turn).toBeNull();
    expect(settings.current.tables).toEqual(['table1']);
  });

  it('says why a table can not be shown, and forgets it', () => {
    settings.remember('table1');
    serve({});
    session = new Session('table1');
    const problem = { status: 404, detail: 'There is no such table.' };
    sockets[0]!.receive({ type: 'problem', problem });
    expect(session.fatalError).toBe('There is no such table.');
    expect(settings.current.tables).toEqual([]);
  });

  it('has a turn when it is its own', async () => {
    const table = await start(new PlayedTable({ your_seats: [0, 1] }));
    expect(session.turn?.seat).toBe(table.state.actor);
    expect(session.turn?.claims.size).toBe(4);
  });

  it('computes what a placement leads to', async () => {
    const table = new PlayedTable({ your_seats: [0, 1] });
    table.play(4);
    await start(table);
    const { action, points } = table.state.legal[0]!;
    const { kingdom, refusal } = session.preview(action);
    expect([kingdom.points, refusal]).toEqual([points, null]);
    const domino = Number.parseInt(action);
    expect(session.preview(`${domino}:a1a2`).refusal).toBe('out-of-grid');
  });
});

describe('a page that has missed something', () => {
  it('asks for everything again, and shows it', async () => {
    settings.set({ speed: 'off' });
    const table = await start();
    const [, ...afterTheTurn] = table.play();
    receive(afterTheTurn);
    expect(sockets).toHaveLength(2);
    expect(sockets[1]!.url).toContain('after=0');
    receive(table.messages());
    await vi.waitFor(() => expect(session.view?.ply).toBe(1));
  });

  it('loads itself again once if the game does not follow from what it is sent', async () => {
    sessionStorage.clear();
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const table = await start();
    table.play();
    const wrong = table.messages().map((message) => ({ ...message, turn: '>49' }));
    receive(wrong as LogMessage[]);
    receive(wrong as LogMessage[]);
    expect(reload).toHaveBeenCalledOnce();
    session.restart();
    receive(wrong as LogMessage[]);
    receive(wrong as LogMessage[]);
    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
  });

  it('loads itself again for a server of another version', () => {
    sessionStorage.clear();
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    serve({});
    session = new Session('table1');
    const messages = new PlayedTable().messages();
    receive(messages.map((message) => ({ ...message, protocol: 2 })) as LogMessage[]);
    expect(reload).toHaveBeenCalledOnce();
    session.restart();
    receive(messages.map((message) => ({ ...message, protocol: 2 })) as LogMessage[]);
    expect(session.fatalError).toContain('different versions');
    reload.mockRestore();
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
    const table = await start();
    const plies = shown();
    receive(table.play(9));
    expect((await plies).length, 'the first view, perhaps one more, the last').toBeLessThan(4);
    expect(session.view?.log).toHaveLength(9);
  });

  it('shows the last view at once if nothing is animated', async () => {
    settings.set({ speed: 'off' });
    const table = await start();
    const plies = shown();
    receive(table.play(9));
    expect([0, 9]).toEqual((await plies).filter((ply) => ply !== 1));
  });
});

describe('a turn that is taken back', () => {
  const TAKE_BACK = 'POST /api/tables/table1/take-back';
  const taken = [{ seat: 0, ply: 1, turn: '>3' }];

  it('leaves the log, and the next turn is a new one under a new key', async () => {
    settings.set({ speed: 'off' });
    const bodies: unknown[] = [];
    const table = new PlayedTable({ your_seats: [0, 1] });
    table.play();
    await start(table, {
      [TAKE_BACK]: (body) => (bodies.push(body), { ply: 1 }),
      [TURNS]: (body) => (bodies.push(body), { ply: 2 }),
    });
    const before = session.turn;
    receive(table.play(3, { take_back: 1 }));
    await vi.waitFor(() => expect(session.view?.ply).toBe(4));
    await session.takeBack();
    receive(table.takeBack(1, { take_backs: taken }));
    await vi.waitFor(() => expect(session.view?.ply).toBe(1));
    expect(session.view?.log).toHaveLength(1);
    expect(session.turn).not.toBe(before);
    await session.send('>3');
    expect(bodies).toEqual([{ ply: 1 }, { ply: 1, turn: '>3', key: '1-1->3' }]);
  });

  it('needs one that can be taken back', async () => {
    await start();
    await session.takeBack();
    expect(session.error).toBeNull();
  });
});

describe('sending a turn', () => {
  it('is repeated with the same key while the server is away', async () => {
    const bodies: unknown[] = [];
    const play = (body: unknown): unknown => {
      bodies.push(body);
      return bodies.length < 3 ? new Refusal(503) : { ply: 1 };
    };
    await start(new PlayedTable(), { [TURNS]: play });
    vi.useFakeTimers();
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
    await start(new PlayedTable(), { [TURNS]: play });
    await session.send('>3');
    expect(count).toBe(1);
    expect(session.error).toBe('Too late.');
  });
});
