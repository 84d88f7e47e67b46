import { describe, expect, it } from 'vitest';
import { BOOK_NAMES, bookNamed, BOOKS, variantsOf } from './books';
import { formatRules } from './ruleset';

const rulesOf = (name: string | null, players: number): string => {
  const book = bookNamed(name);
  return formatRules(book?.preset ?? 'classic', players, variantsOf(book));
};

describe('a rulebook', () => {
  it.each(BOOK_NAMES)('%s is found by its name', (name) => {
    expect(bookNamed(name)).toBe(BOOKS[name]);
  });

  it.each([null, '', 'klingon', 'constructor'])('%s is the name of none', (name) => {
    expect(bookNamed(name)).toBeNull();
  });

  it('sets the opening and the preset of the form', () => {
    expect(rulesOf('hebrew', 3)).toBe('classic/3');
    expect(rulesOf('greek', 3)).toBe('classic/3+opening=drawer');
    expect(rulesOf('russian', 2)).toBe('demo/2');
    expect(rulesOf(null, 4)).toBe('classic/4');
  });
});
