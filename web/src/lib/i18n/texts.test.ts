import { expect, it } from 'vitest';
import { t, texts } from './texts.svelte';

it('loads other files after one could not be loaded', async () => {
  await texts.setLanguage('en');
  await expect(texts.loadFile('missing')).rejects.toThrow();
  await texts.loadFile('daily');
  expect(t('daily-play')).not.toBe('daily-play');
  await expect(texts.loadFile('missing')).rejects.toThrow();
});
