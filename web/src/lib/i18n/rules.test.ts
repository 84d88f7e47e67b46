import { beforeAll, expect, it } from 'vitest';
import { texts } from './texts.svelte';
import { relativeTime, playerNumberText, rulesSummary, durationText } from './rules';

const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

beforeAll(() => texts.setLanguage('en'));

it('says how long a turn may take', () => {
  expect([null, 30, 60, 300, 86_400, 259_200].map(durationText).map(plain)).toEqual([
    'no limit',
    '30 seconds',
    '1 minute',
    '5 minutes',
    '1 day',
    '3 days',
  ]);
});

it('says the rules of a table', () => {
  expect(rulesSummary('tournament/4').map(plain)).toEqual(['Tournament', '4 players']);
  expect(
    rulesSummary('classic/2+deck=48+middle-kingdom=symmetric+harmony=yes+games=3').map(plain),
  ).toEqual([
    'Classic',
    '2 players',
    'The Middle Kingdom',
    'Harmony',
    'The Mighty Duel',
    'Dynasty',
  ]);
  expect(rulesSummary('classic/3+harmony=no+middle-kingdom=no').map(plain)).toEqual([
    'Classic',
    '3 players',
  ]);
  expect(rulesSummary('house/2')[0]).toBe('house');
});

it('says how long ago something was', () => {
  expect(relativeTime(100, 'en', 130)).toBe('now');
  expect(relativeTime(100, 'en', 100 + 5 * 60)).toBe('5 minutes ago');
  expect(relativeTime(100, 'en', 100 + 26 * 3600)).toBe('yesterday');
});

it('calls a player by a number alone', () => {
  expect(playerNumberText(2)).toBe('Player 2');
});
