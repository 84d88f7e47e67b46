import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { compact, withFallback } from './messageFiles';

const ENGLISH = `# Comment.
close = Close
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

menu = Menu
`;

function texts(source: string): Record<string, string> {
  const bundle = new FluentBundle('de', { useIsolating: false });
  expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  const format = (name: string): string =>
    bundle.formatPattern(bundle.getMessage(name)?.value ?? '', { count: 2 });
  return { close: format('close'), points: format('points'), menu: format('menu') };
}

it('takes each missing message from English', () => {
  const german = compact('# Kommentar.\nclose = Schließen\n');
  expect(texts(withFallback(german, compact(ENGLISH)))).toEqual({
    close: 'Schließen',
    points: '2 points',
    menu: 'Menu',
  });
});

it('leaves a whole translation as it is', () => {
  const english = compact(ENGLISH);
  expect(withFallback(english, english)).toBe(english);
  expect(english).not.toContain('#');
});
