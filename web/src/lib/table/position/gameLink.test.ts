import { describe, expect, it } from 'vitest';
import { gameHash, linkedGame, LinkError } from './gameLink';

const RECORD = '[Rules "classic/2"]\n[Pink "Ann"]\n[Date "2026-11-19"]\n\n0. (2 16 21 27) y>21 y>2';

describe('a link with a game', () => {
  it('has what its reader needs, in few characters that every chat keeps', async () => {
    const hash = await gameHash({ text: RECORD, ply: 2 });
    expect(hash).toMatch(/^#g=[\w-]+&ply=2$/);
    const text = RECORD.replace('[Date "2026-11-19"]\n\n', '');
    expect(await linkedGame(hash)).toEqual({ text, ply: 2 });
  });

  it('may have no ply, or no game', async () => {
    expect((await linkedGame(await gameHash({ text: 'ö', ply: null })))?.ply).toBeNull();
    expect(await linkedGame('')).toBeNull();
    expect(await linkedGame('#17')).toBeNull();
  });

  it('is refused if it is damaged, or too long to be a game', async () => {
    const hash = await gameHash({ text: RECORD, ply: null });
    const long = await gameHash({ text: 'x'.repeat(12_001), ply: null });
    for (const damaged of ['#g=%', '#g=AAAA', hash.slice(0, 40), long]) {
      await expect(linkedGame(damaged)).rejects.toThrow(LinkError);
    }
  });
});
