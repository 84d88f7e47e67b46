import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Refusal, serve, tableView } from '../../../testing/fakeServer';
import { texts } from '$lib/i18n/texts.svelte';
import { AnalysisState } from './analysis.svelte';

const RECORD = [
  { turn: '>3', seat: 0, ply: 0 },
  { turn: '>7', seat: 1, ply: 1 },
];
const POSITION = {
  actor: null,
  names: ['', ''],
  colours: ['pink', 'yellow'],
  legal: [],
  claims: [],
  kingdoms: [],
  record: RECORD,
};
const END = RECORD.length;

interface Source {
  ply?: number;
  turns?: string[];
}

/** An analysis of a match, at its end, whose positions come in the order that a test wants. */
async function analysis(answer: (source: Source) => unknown): Promise<AnalysisState> {
  let isOpen = false;
  serve({
    'GET /api/tables/table1': () => tableView({ is_over: true }),
    'GET /api/tables/table1/record': () => 'record',
    'POST /api/positions': (body) => (isOpen ? answer(body as Source) : POSITION),
  });
  const state = new AnalysisState();
  await state.openTable('table1', null);
  isOpen = true;
  return state;
}

beforeAll(() => texts.setLanguage('en'));
afterEach(() => vi.unstubAllGlobals());

it('ends where the last of several quick steps leads, whatever comes first', async () => {
  const waiting: (() => void)[] = [];
  const state = await analysis(
    () => new Promise((resolve) => waiting.push(() => resolve(POSITION))),
  );
  expect(state.node?.ply).toBe(END);
  const steps = [state.first(), state.forward()];
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]!();
  waiting[0]!();
  await Promise.all(steps);
  expect(state.node?.ply).toBe(1);
  await state.last(); // this position is known
  expect(state.node?.ply).toBe(END);
});

it('goes on from what is shown when a step could not be taken', async () => {
  const state = await analysis(({ ply }) => (ply === 0 ? new Refusal(503) : POSITION));
  await state.first();
  expect([state.node?.ply, state.error]).toEqual([END, expect.any(String)]);
  await state.back();
  expect([state.node?.ply, state.error]).toEqual([1, null]);
});
