/** The messages of the page: the same Fluent files that the terminal uses. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import loaders from 'texts:loaders';
import { DEPRECATED_CODES, isLanguage, LANGUAGES, type Language } from './languages';
import type { MessageName } from './messages';

/** What Fluent writes before every variable. */
const FIRST_STRONG_ISOLATE = String.fromCodePoint(0x2068);
const RIGHT_TO_LEFT_MARK = String.fromCodePoint(0x200f);

export type MessageArgs = Record<string, FluentVariable>;

class Texts {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  #files = new Set<string>();
  #wanted: Language = 'en';
  #latest: Promise<void> = Promise.resolve();

  get direction(): 'ltr' | 'rtl' {
    return LANGUAGES[this.language].direction;
  }

  /** Change the language; the old one is shown until all texts of the new one are loaded. */
  setLanguage(language: Language): Promise<void> {
    this.#wanted = language;
    return this.#start();
  }

  /** Load one more file of messages; if that fails, it is loaded again the next time. */
  loadFile(name: string): Promise<void> {
    if (this.#files.has(name)) return this.#latest;
    this.#files.add(name);
    return this.#start().catch((error: unknown) => {
      this.#files.delete(name);
      throw error;
    });
  }

  /** What failed must not keep others from loading. */
  #start(): Promise<void> {
    const loading = this.#load();
    this.#latest = loading;
    loading.catch(() => {
      if (this.#latest === loading) this.#latest = Promise.resolve();
    });
    return loading;
  }

  async #load(): Promise<void> {
    const [language, files] = [this.#wanted, [...this.#files]];
    const sources = await Promise.all(['common', ...files].map((name) => load(language, name)));
    const isStale = language !== this.#wanted || files.length !== this.#files.size;
    if (isStale) return this.#latest;
    const bundle = new FluentBundle(language);
    for (const source of sources) bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    document.documentElement.dir = LANGUAGES[language].direction;
    document.documentElement.dataset.script = LANGUAGES[language].script;
  }

  format(name: MessageName, args?: MessageArgs): string {
    return this.formatIfPresent(name, args) ?? name;
  }

  /** Format a message whose name comes from the server; return null if there is none. */
  formatIfPresent(name: string, args?: MessageArgs): string | null {
    const pattern = this.#bundle?.getMessage(name)?.value;
    if (!this.#bundle || !pattern) return null;
    const text = this.#bundle.formatPattern(pattern, args);
    // A text that begins with a variable has no direction of its own inside another text.
    const needsMark = this.direction === 'rtl' && text.startsWith(FIRST_STRONG_ISOLATE);
    return needsMark ? RIGHT_TO_LEFT_MARK + text : text;
  }
}

async function load(language: Language, name: string): Promise<string> {
  const known = name === 'common' ? loaders : (await import('texts:later')).default;
  return (await known[`${name}/${language}`]!()).default;
}

export const texts = new Texts();

/** A message in the language of the page; it changes when the language does. */
export const t = (name: MessageName, args?: MessageArgs): string => texts.format(name, args);

/** The first of the browser's languages that the page has. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0] ?? '';
    const current = DEPRECATED_CODES[code] ?? code;
    if (isLanguage(current)) return current;
  }
  return 'en';
}
