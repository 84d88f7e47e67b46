/** Settings of this browser. They never leave it. */
import { isLanguage, type Language } from '$lib/i18n/languages';

const KEY = 'kingdomino';

export const SPEEDS = ['calm', 'normal', 'quick', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface SettingsData {
  name: string;
  language: Language | '';
  theme: Theme;
  speed: Speed;
  sound: boolean;
  glyphs: boolean;
  contrast: boolean;
  marks: boolean;
  /** Whether the line shows the most that each domino adds. */
  values: boolean;
  coordinates: boolean;
  /** Whether one click places a domino, and one claims it. */
  oneClick: boolean;
  level: string;
  tables: string[];
  lessonsDone: number;
}

const DEFAULTS: SettingsData = {
  name: '',
  language: '',
  theme: 'auto',
  speed: 'normal',
  sound: false,
  glyphs: false,
  contrast: false,
  marks: true,
  values: true,
  coordinates: false,
  oneClick: false,
  level: '',
  tables: [],
  lessonsDone: 0,
};

const MAX_TABLES = 12;

class Settings {
  #data = $state<SettingsData>({ ...DEFAULTS, ...read() });

  constructor() {
    // Follow changes made in other tabs; otherwise this one would overwrite them.
    addEventListener('storage', ({ key }) => key === KEY && Object.assign(this.#data, read()));
  }

  get current(): Readonly<SettingsData> {
    return this.#data;
  }

  /** Change settings and store them. */
  set(change: Partial<SettingsData>): void {
    Object.assign(this.#data, change);
    write(this.#data);
  }

  /** Remember a table of this browser, the newest first. */
  remember(table: string): void {
    const tables = [table, ...this.#data.tables.filter((other) => other !== table)];
    this.set({ tables: tables.slice(0, MAX_TABLES) });
  }

  forget(table: string): void {
    this.set({ tables: this.#data.tables.filter((other) => other !== table) });
  }
}

function read(): Partial<SettingsData> {
  try {
    const data = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<SettingsData>;
    if (data.language && !isLanguage(data.language)) delete data.language;
    return data;
  } catch {
    return {}; // unreadable, or storage is switched off
  }
}

function write(data: SettingsData): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(data));
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

export const settings = new Settings();
