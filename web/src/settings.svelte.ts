/** What somebody chose for this browser. It never leaves it. */
import { isLanguage, type Language } from './texts/languages';

const KEY = 'kingdomino';

export const SPEEDS = ['calm', 'normal', 'quick', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface Kept {
  name: string;
  language: Language | '';
  theme: Theme;
  speed: Speed;
  sound: boolean;
  glyphs: boolean;
  contrast: boolean;
  marks: boolean;
  level: string;
  tables: string[];
  lessonsDone: number;
}

const FIRST: Kept = {
  name: '',
  language: '',
  theme: 'auto',
  speed: 'normal',
  sound: false,
  glyphs: false,
  contrast: false,
  marks: true,
  level: '',
  tables: [],
  lessonsDone: 0,
};

const MOST_TABLES = 12;

class Settings {
  #kept = $state<Kept>({ ...FIRST, ...read() });

  constructor() {
    // What another tab keeps counts here too: else this one would write over it.
    addEventListener('storage', ({ key }) => key === KEY && Object.assign(this.#kept, read()));
  }

  get all(): Kept {
    return this.#kept;
  }

  /** Change something, and keep it. */
  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    write(this.#kept);
  }

  /** Remember a table of this browser's, the newest first. */
  remember(table: string): void {
    const tables = [table, ...this.#kept.tables.filter((other) => other !== table)];
    this.set({ tables: tables.slice(0, MOST_TABLES) });
  }

  forget(table: string): void {
    this.set({ tables: this.#kept.tables.filter((other) => other !== table) });
  }
}

function read(): Partial<Kept> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    if (found.language && !isLanguage(found.language)) delete found.language;
    return found;
  } catch {
    return {}; // unreadable, or storage is switched off: begin anew
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

export const settings = new Settings();
