/** The languages by code, each under the name it gives itself. */
export const LANGUAGES = {
  en: 'English',
  bg: 'Български',
  he: 'עברית',
  ru: 'Русский',
  el: 'Ελληνικά',
  ro: 'Română',
} as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (code: string): code is Language => code in LANGUAGES;
