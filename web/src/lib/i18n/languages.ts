/** The languages by code: the name each gives itself, its direction, and the script of its font. */

export type Script = 'latin' | 'latin-ext' | 'cyrillic' | 'greek' | 'hebrew';

interface LanguageInfo {
  name: string;
  direction: 'ltr' | 'rtl';
  script: Script;
}

export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', script: 'latin' },
  bg: { name: 'Български', direction: 'ltr', script: 'cyrillic' },
  he: { name: 'עברית', direction: 'rtl', script: 'hebrew' },
  ru: { name: 'Русский', direction: 'ltr', script: 'cyrillic' },
  el: { name: 'Ελληνικά', direction: 'ltr', script: 'greek' },
  ro: { name: 'Română', direction: 'ltr', script: 'latin-ext' },
  fr: { name: 'Français', direction: 'ltr', script: 'latin' },
  de: { name: 'Deutsch', direction: 'ltr', script: 'latin' },
  es: { name: 'Español', direction: 'ltr', script: 'latin' },
} as const satisfies Record<string, LanguageInfo>;

/** Codes that old browsers send. */
export const DEPRECATED_CODES: Record<string, Language> = { iw: 'he', mo: 'ro' };

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (code: string): code is Language => code in LANGUAGES;
