import { beforeAll, describe, expect, it } from 'vitest';
import { texts } from '$lib/i18n/texts.svelte';
import { dayText, signedText } from './gamesText';

beforeAll(() => texts.setLanguage('en'));

describe('the day of a game', () => {
  const now = new Date(2026, 10, 18, 0, 30); // a Wednesday
  const text = (...date: [number, number, number, number]): string =>
    dayText(new Date(...date).getTime() / 1000, now);

  it('is today or yesterday by the calendar', () => {
    expect(text(2026, 10, 18, 0)).toBe('today');
    expect(text(2026, 10, 17, 23)).toBe('yesterday');
    expect(text(2026, 10, 17, 0)).toBe('yesterday');
  });

  it('is a weekday where that can be only one, else a date', () => {
    expect(text(2026, 10, 16, 12)).toBe('Monday');
    expect(text(2026, 10, 12, 12)).toBe('Thursday');
    expect(text(2026, 10, 11, 12)).toMatch(/11/);
    expect(text(2026, 10, 11, 12)).not.toMatch(/2026/);
    expect(text(2025, 10, 18, 12)).toMatch(/2025/);
  });
});

describe('points with their sign', () => {
  it('have none if they are shown as nothing', () => {
    expect([0.04, -0.04].map(signedText)).toEqual(['0.0', '0.0']);
    expect(signedText(1.5)).toBe('+1.5');
    expect(signedText(-1.5)).toBe('−1.5');
  });
});
