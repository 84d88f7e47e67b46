import { beforeAll, expect, it } from 'vitest';
import { t, texts } from './texts.svelte';
import {
  durationText,
  onlyForText,
  playerNumberText,
  relativeTime,
  rulesSummary,
} from './rulesText';

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

it('says the rules of a table, with its opening and the reading of the Middle Kingdom', () => {
  const bonus = t('bonus-middle-kingdom');
  expect(rulesSummary('tournament/4')).toEqual([
    t('preset-tournament'),
    t('players', { count: 4 }),
    t('rules-opening-owner'),
    t('rules-middle-kingdom-full-box', { bonus }),
    t('bonus-harmony'),
  ]);
  expect(rulesSummary('classic/2+opening=abba+deck=48+middle-kingdom=symmetric+games=3')).toEqual([
    t('rules-changed'),
    t('players', { count: 2 }),
    t('preset-mighty-duel'),
    t('preset-dynasty'),
    t('rules-opening-abba'),
    t('rules-middle-kingdom-symmetric', { bonus }),
  ]);
  expect(rulesSummary('dynasty/3')).toEqual([
    t('preset-dynasty'),
    t('players', { count: 3 }),
    t('rules-opening-owner'),
  ]);
  expect(rulesSummary('house/2')[0]).toBe('house');
});

it('says who a choice is for', () => {
  expect(plain(onlyForText([2]))).toBe('only for 2 players');
});

it('says how long ago something was', () => {
  expect(relativeTime(100, 'en', 130)).toBe('now');
  expect(relativeTime(100, 'en', 100 + 5 * 60)).toBe('5 minutes ago');
  expect(relativeTime(100, 'en', 100 + 26 * 3600)).toBe('yesterday');
});

it('calls a player by a number alone', () => {
  expect(playerNumberText(2)).toBe('Player 2');
});
