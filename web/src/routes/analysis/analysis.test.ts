import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Refusal, serve, tableView } from '../../../testing/fakeServer';
import { PlayedTable } from '../../../testing/playedTable';
import { engine } from '$lib/engine/load';
import { formatRecord } from '$lib/engine/record';
import { texts } from '$lib/i18n/texts.svelte';
import { AnalysisState } from './analysis.svelte';

const PLIES = 8; // the opening, then two whole turns

const played = new PlayedTable();
played.play(PLIES);
const RECORD = formatRecord(engine(), played.match, {
  names: ['Ann', 'Bob'],
  tags: [],
  seed: null,
});

/** An analysis that evaluates nothing. */
function newState(): AnalysisState {
  const state = new AnalysisState();
  state.stream.toggle();
  return state;
}

async function opened(text = RECORD): Promise<AnalysisState> {
  const state = newState();
  await state.openText(text);
  return state;
}

beforeAll(async () => {
  await texts.loadFile('study');
  await texts.setLanguage('en');
});
afterEach(() => vi.unstubAllGlobals());

describe('a record', () => {
  it('is shown turn by turn, with the names of the players', async () => {
    const state = await opened();
    expect(state.tree?.size).toBe(1 + 4 + 2);
    expect(state.host.position?.names).toEqual(['Ann', 'Bob']);
    state.last();
    expect(state.node?.ply).toBe(PLIES);
    expect(state.host.position?.position).toBe(played.state.position);
    state.back();
    expect(state.gameTurn).toBe(played.match.games[0]!.actions.slice(6, 8).join(''));
  });

  it('that is damaged gets a message with its place, and what was shown stays', async () => {
    const state = await opened();
    const illegal = RECORD.replace(/(\d+:)(\w+)/, '$1a1a2');
    expect(await state.openText(illegal)).toBe(false);
    const line = RECORD.split('\n').findIndex((each) => each.startsWith('1.')) + 1;
    expect(state.error).toMatch(new RegExp(`Line .?${line}.?, .*The rules do not allow this`));
    expect(state.host.position?.names).toEqual(['Ann', 'Bob']);
    await state.openText(RECORD.slice(0, RECORD.indexOf('(') + 3));
    expect(state.error).toContain('ends too early');
  });

  it('goes on with tries, whose lines are dealt once what is known has ended', async () => {
    const state = await opened();
    state.last();
    for (let turn = 0; turn < 2; turn++) {
      const { legal, claims } = state.host.position!;
      state.play(legal[0]!.action + claims[0]!.action);
    }
    expect(state.host.position).toMatchObject({ round: 2, is_sampled: true });
    const line = state.host.position!.next_line;
    const again = await opened();
    again.last();
    for (const turn of [5, 6].map((at) => [...state.tree!.values()][at + 2]!.turn!)) {
      again.play(turn);
    }
    expect(again.host.position!.next_line).toEqual(line);
  });
});

describe('a link', () => {
  it('opens the game where it was, or the position that was tried', async () => {
    const state = await opened();
    state.last();
    const linked = newState();
    await linked.openLink(await state.linkHash());
    expect([linked.node?.ply, linked.tree?.size]).toEqual([PLIES, state.tree?.size]);
    const { legal, claims } = state.host.position!;
    state.play(legal[0]!.action + claims[0]!.action);
    await linked.openLink(await state.linkHash());
    expect(linked.host.position?.position).toBe(state.host.position?.position);
  });

  it('that is damaged says so', async () => {
    const state = await opened();
    const hash = await state.linkHash();
    for (const damaged of ['#g=!', '#g=', hash.slice(0, hash.length / 2)]) {
      const linked = newState();
      await linked.openLink(damaged);
      expect(linked.error).toMatch(/damaged|Line/);
    }
  });

  it('may have no game', async () => {
    const state = newState();
    await state.openLink('#12');
    expect([state.tree, state.error]).toEqual([null, null]);
  });
});

describe('a table', () => {
  it('is shown once it is over', async () => {
    serve({
      'GET /api/tables/table1': () => tableView({ is_over: true }),
      'GET /api/tables/table1/record': () => new Refusal(503),
      'GET /api/tables/table2': () => tableView({ is_over: false }),
    });
    const state = newState();
    await state.openTable('table2', null);
    expect(state.error).toContain('still being played');
    await state.openTable('table1', null);
    expect([state.error, state.table]).toEqual([expect.any(String), null]);
  });
});
