import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from './settings.svelte';

describe('the tables of this browser', () => {
  beforeEach(() => settings.set({ tables: [] }));

  it('are the latest, the newest first', () => {
    for (let number = 1; number <= 14; number += 1) settings.remember(`t${number}`);
    expect(settings.current.tables).toHaveLength(12);
    expect(settings.current.tables.slice(0, 2)).toEqual(['t14', 't13']);
    settings.remember('t5');
    expect(settings.current.tables.slice(0, 2)).toEqual(['t5', 't14']);
    settings.forget('t14');
    expect(settings.current.tables.slice(0, 2)).toEqual(['t5', 't13']);
  });
});
