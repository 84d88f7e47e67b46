import { describe, expect, it, vi } from 'vitest';
import { legalAction, tableView } from '../../../../testing/fakeServer';
import type { Kingdom, Preview } from '$lib/api/types';
import { parseCell } from '$lib/game/cell';
import { Turn } from '$lib/game/turn.svelte';
import { PlacementPreview } from './preview.svelte';

const kingdom = { seat: 1 } as unknown as Kingdom;

function held(cell: string): Turn {
  const turn = new Turn(
    tableView({ domino: 13, legal: [legalAction('13:g8h8')], claims: [legalAction('>3')] }),
  );
  turn.pin(parseCell(cell));
  return turn;
}

async function load(turn: Turn, answer: Partial<Preview>): Promise<[PlacementPreview, string]> {
  const preview = new PlacementPreview();
  const ask = vi.fn(async (_: string) => ({ kingdom, claims: [], refusal: null, ...answer }));
  preview.load(turn, ask);
  await vi.waitFor(() => expect(preview.kingdom ?? preview.reason).not.toBeNull());
  return [preview, ask.mock.calls[0]![0]];
}

describe('the preview of a placement', () => {
  it('shows the kingdom after it, and what the claims make then', async () => {
    const turn = held('g8');
    const [preview, asked] = await load(turn, { claims: [legalAction('>3', 7)] });
    expect([preview.kingdom, preview.reason, asked]).toEqual([kingdom, null, '13:g8h8']);
    expect(turn.claims.get(3)?.gain).toBe(7);
  });

  it('says why the domino does not fit, and leaves everything else as it is', async () => {
    const turn = held('c3');
    const [preview] = await load(turn, { refusal: 'It has to touch.' });
    expect([preview.kingdom, preview.reason]).toEqual([null, 'It has to touch.']);
    expect([...turn.claims.keys()]).toEqual([3]);
  });
});
