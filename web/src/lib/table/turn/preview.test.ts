import { beforeAll, describe, expect, it } from 'vitest';
import { PlayedTable } from '../../../../testing/playedTable';
import { engine } from '$lib/engine/load';
import { parseCell, parsePlacement } from '$lib/game/cell';
import { Turn } from '$lib/game/turn.svelte';
import { texts } from '$lib/i18n/texts.svelte';
import { HeldPreview } from './preview.svelte';

beforeAll(() => texts.setLanguage('en'));

const table = new PlayedTable();
table.play(4);
const view = { ...table.state, log: [] } as never;
const host = { view, preview: (action: string) => engine().preview(table.match, action) };
const { action, points } = table.state.legal[0]!;

function previewOf(hold: (turn: Turn) => void): [HeldPreview, Turn] {
  const [preview, turn] = [new HeldPreview(), new Turn(view)];
  hold(turn);
  preview.update(turn, host);
  return [preview, turn];
}

describe('the preview of a placement', () => {
  it('shows the kingdom after it, and what the claims make then', () => {
    const [preview, turn] = previewOf((held) => held.moveTo(parsePlacement(action)!.placement));
    expect([preview.kingdom?.points, preview.reason]).toEqual([points, null]);
    expect([...turn.claims.values()]).toEqual(host.preview(action).claims);
  });

  it('says why the domino does not fit, and leaves everything else as it is', () => {
    const [preview, turn] = previewOf((held) => held.pin(parseCell('a1')));
    expect(preview.kingdom).toBeNull();
    expect(preview.reason).toMatch(/^The kingdom would be larger than \W*5\W*5\W* there\.$/);
    expect([...turn.claims.values()]).toEqual(table.state.claims);
  });

  it('is gone when the domino is taken back', () => {
    const [preview, turn] = previewOf((held) => held.moveTo(parsePlacement(action)!.placement));
    turn.undo();
    preview.update(turn, host);
    expect(preview.kingdom).toBeNull();
  });
});
