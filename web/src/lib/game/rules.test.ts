import { describe, expect, it } from 'vitest';
import { fitVariants, openingsFor, parseRules, formatRules, presetVariants } from './rules';

describe('the text of the rules', () => {
  it('is a preset and the players where nothing was changePlan', () => {
    for (const preset of [
      'classic',
      'mighty-duel',
      'dynasty',
      'tournament',
      'demo',
      'second-edition',
    ]) {
      expect(formatRules(preset, 2, presetVariants(preset))).toBe(`${preset}/2`);
    }
  });

  it('tells what differs from the preset', () => {
    const variants = {
      ...presetVariants('classic'),
      harmony: true,
      middleKingdom: 'symmetric',
      opening: 'drawer',
    } as const;
    expect(formatRules('classic', 4, variants)).toBe(
      'classic/4+opening=drawer+middle-kingdom=symmetric+harmony=yes',
    );
  });

  it('tells what a preset is played without', () => {
    const off = { ...presetVariants('tournament'), middleKingdom: 'no', harmony: false } as const;
    expect(formatRules('tournament', 3, off)).toBe('tournament/3+middle-kingdom=no+harmony=no');
    expect(
      formatRules('mighty-duel', 2, { ...presetVariants('mighty-duel'), mightyDuel: false }),
    ).toBe('mighty-duel/2+deck=24');
    expect(formatRules('dynasty', 2, { ...presetVariants('dynasty'), dynasty: false })).toBe(
      'dynasty/2+games=1',
    );
  });

  it('has all 48 dominoes and three games as settings', () => {
    const variants = { ...presetVariants('classic'), mightyDuel: true, dynasty: true };
    expect(formatRules('classic', 2, variants)).toBe('classic/2+deck=48+games=3');
  });

  it('leaves out what is for two players when more play', () => {
    const variants = { ...presetVariants('classic'), mightyDuel: true, opening: 'abba' } as const;
    expect(formatRules('classic', 2, variants)).toBe('classic/2+opening=abba+deck=48');
    expect(formatRules('classic', 3, variants)).toBe('classic/3');
    expect(fitVariants(variants, 4)).toEqual(presetVariants('classic'));
    expect(openingsFor(3)).toEqual(['owner', 'drawer']);
  });

  it('is read back into its parts', () => {
    expect(parseRules('tournament/4')).toEqual({ preset: 'tournament', players: 4, settings: {} });
    expect(parseRules('classic/2+deck=48+tie-breaks=territory,crowns')).toEqual({
      preset: 'classic',
      players: 2,
      settings: { deck: '48', 'tie-breaks': 'territory,crowns' },
    });
  });
});
