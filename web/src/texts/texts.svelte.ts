/** Everything that is read or heard, in six languages: the same Fluent files that the terminal reads. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { isLanguage, type Language } from './languages';

/** What Fluent puts before every variable. */
const ISOLATE = String.fromCodePoint(0x2068);
const RIGHT_TO_LEFT = String.fromCodePoint(0x200f);

type Load = () => Promise<string>;

/** What every page says. */
const everywhere: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('texts:en'),
  bg: () => import('texts:bg'),
  he: () => import('texts:he'),
  ru: () => import('texts:ru'),
  el: () => import('texts:el'),
  ro: () => import('texts:ro'),
};

/** What is fetched with the page that shows it. */
const chapters = import.meta.glob<string>('../../../src/kingdomino/locales/*/guide.ftl', {
  query: '?raw',
  import: 'default',
});

class Texts {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  #chapters = new Set<string>();
  #wanted: Language = 'en';
  #latest: Promise<void> = Promise.resolve();

  /** Speak a language: the old one stays until all texts of the new one are there. */
  speak(language: Language): Promise<void> {
    this.#wanted = language;
    return (this.#latest = this.#fetch());
  }

  /** Fetch one more file of texts. */
  open(chapter: string): Promise<void> {
    if (this.#chapters.has(chapter)) return this.#latest;
    this.#chapters.add(chapter);
    return (this.#latest = this.#fetch());
  }

  async #fetch(): Promise<void> {
    const [language, chapters] = [this.#wanted, [...this.#chapters]];
    const { default: common } = await everywhere[language]();
    const more = await Promise.all(chapters.map((name) => load(language, name)));
    const isStale = language !== this.#wanted || chapters.length !== this.#chapters.size;
    if (isStale) return this.#latest; // more was asked for since
    const bundle = new FluentBundle(language);
    for (const text of [common, ...more]) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    document.documentElement.dir = language === 'he' ? 'rtl' : 'ltr';
  }

  say(name: string, params?: Record<string, FluentVariable>): string {
    const message = this.#bundle?.getMessage(name);
    if (!this.#bundle || !message?.value) return name;
    const text = this.#bundle.formatPattern(message.value, params);
    // A text that begins with a variable does not tell its own direction when it is put into another.
    return this.language === 'he' && text.startsWith(ISOLATE) ? RIGHT_TO_LEFT + text : text;
  }

  has(name: string): boolean {
    return this.#bundle?.hasMessage(name) ?? false;
  }
}

function load(language: Language, chapter: string): Promise<string> {
  const source = chapters[`../../../src/kingdomino/locales/${language}/${chapter}.ftl`] as Load;
  return source();
}

export const texts = new Texts();

/** A text in the language of the page; it changes when that does. */
export const t = (name: string, params?: Record<string, FluentVariable>): string => texts.say(name, params);

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0] ?? '';
    const known = { iw: 'he', mo: 'ro' }[code] ?? code;
    if (isLanguage(known)) return known;
  }
  return 'en';
}
