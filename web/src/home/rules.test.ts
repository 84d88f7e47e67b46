import { describe, expect, it } from 'vitest';
import { fitted, openingsFor, readRules, rulesText, variantsOf } from './rules';

describe('the text of the rules', () => {
  it('is a preset and the players where nothing was changed', () => {
    for (const preset of ['classic', 'mighty-duel', 'dynasty', 'tournament', 'demo', 'second-edition']) {
      expect(rulesText(preset, 2, variantsOf(preset))).toBe(`${preset}/2`);
    }
  });

  it('tells what differs from the preset', () => {
    const variants = { ...variantsOf('classic'), harmony: true, middleKingdom: 'symmetric', opening: 'drawer' } as const;
    expect(rulesText('classic', 4, variants)).toBe('classic/4+opening=drawer+middle-kingdom=symmetric+harmony=yes');
  });

  it('tells what a preset is played without', () => {
    const off = { ...variantsOf('tournament'), middleKingdom: 'no', harmony: false } as const;
    expect(rulesText('tournament', 3, off)).toBe('tournament/3+middle-kingdom=no+harmony=no');
    expect(rulesText('mighty-duel', 2, { ...variantsOf('mighty-duel'), mightyDuel: false })).toBe('mighty-duel/2+deck=24');
    expect(rulesText('dynasty', 2, { ...variantsOf('dynasty'), dynasty: false })).toBe('dynasty/2+games=1');
  });

  it('has all 48 dominoes and three games as settings', () => {
    const variants = { ...variantsOf('classic'), mightyDuel: true, dynasty: true };
    expect(rulesText('classic', 2, variants)).toBe('classic/2+deck=48+games=3');
  });

  it('leaves out what is for two players when more play', () => {
    const variants = { ...variantsOf('classic'), mightyDuel: true, opening: 'abba' } as const;
    expect(rulesText('classic', 2, variants)).toBe('classic/2+opening=abba+deck=48');
    expect(rulesText('classic', 3, variants)).toBe('classic/3');
    expect(fitted(variants, 4)).toEqual(variantsOf('classic'));
    expect(openingsFor(3)).toEqual(['owner', 'drawer']);
  });

  it('is read back into its parts', () => {
    expect(readRules('tournament/4')).toEqual({ preset: 'tournament', players: 4, settings: {} });
    expect(readRules('classic/2+deck=48+tie-breaks=territory,crowns')).toEqual({
      preset: 'classic',
      players: 2,
      settings: { deck: '48', 'tie-breaks': 'territory,crowns' },
    });
  });
});
