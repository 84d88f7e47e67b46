import { describe, expect, it } from 'vitest';
import {
  fitVariants,
  isOffered,
  openingsFor,
  parseRules,
  parseSettings,
  parseVariants,
  formatRules,
  matchingPreset,
  presetVariants,
} from './ruleset';

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

const PRESETS = {
  classic: [2, 3, 4],
  'mighty-duel': [2],
  dynasty: [2, 3, 4],
  tournament: [4, 2, 3],
  demo: [2],
};

describe('the name of the rules', () => {
  const name = (preset: string, change: object, players = 2): string | null =>
    matchingPreset(preset, players, { ...presetVariants(preset), ...change }, PRESETS);

  it('is that of the preset until something is changed', () => {
    expect(name('classic', {})).toBe('classic');
    expect(name('classic', { harmony: true })).toBeNull();
    expect(name('classic', { opening: 'drawer' })).toBe('classic');
    expect(name('tournament', { middleKingdom: 'symmetric' })).toBeNull();
  });

  it('is that of another preset if the change makes it', () => {
    expect(name('classic', { dynasty: true })).toBe('dynasty');
    expect(name('classic', { mightyDuel: true })).toBe('mighty-duel');
    expect(name('dynasty', { dynasty: false }, 4)).toBe('classic');
    expect(name('demo', { dynasty: true })).toBeNull();
    expect(name('demo', {})).toBe('demo');
  });
});

it('reads the settings of rules, those of the preset included', () => {
  expect(parseSettings('tournament/2+harmony=no+games=3')).toEqual({
    players: 2,
    deck: 24,
    opening: 'owner',
    middle_kingdom: 'full-box',
    harmony: false,
    tie_breaks: ['territory', 'crowns'],
    games: 3,
  });
  expect(parseSettings('second-edition/3')).toMatchObject({ deck: 48, tie_breaks: ['territory'] });
  expect(parseSettings('classic/2+deck=48+tie-breaks=no')).toMatchObject({
    deck: 48,
    tie_breaks: [],
  });
});

it.each([
  ['classic/2+opening=abba+deck=48', true],
  ['tournament/4+harmony=no', true],
  ['classic/2+tie-breaks=crowns', false],
  ['classic/2+harmony=perhaps', false],
  ['classic/2+harmony', false],
])('knows what the form offers: %s', (text, expected) => {
  expect(isOffered(text)).toBe(expected);
});

it('reads the variants of rules back, those of the preset included', () => {
  expect(parseVariants('tournament/4+harmony=no')).toEqual({
    ...presetVariants('tournament'),
    harmony: false,
  });
  expect(parseVariants('classic/2+opening=abba+deck=48+games=3')).toEqual({
    ...presetVariants('classic'),
    opening: 'abba',
    mightyDuel: true,
    dynasty: true,
  });
  expect(parseVariants('second-edition/3+deck=48').mightyDuel).toBe(false);
});
