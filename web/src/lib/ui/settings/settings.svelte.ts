/** Settings of this browser. They never leave it. */
import type { Colour, Reaction } from '$lib/api/types';
import type { Tally } from '$lib/game/tally';
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
  /** Whether a soft sound tells that it is one's turn, among people. */
  turnSound: boolean;
  vibration: boolean;
  notifications: boolean;
  /** Whether this browser gets push messages. */
  push: boolean;
  glyphs: boolean;
  contrast: boolean;
  marks: boolean;
  /** Whether the line shows the most that each domino adds. */
  values: boolean;
  coordinates: boolean;
  /** Whether one click places a domino, and one claims it. */
  oneClick: boolean;
  /** Whether own turns are graded when playing with bots alone. */
  coach: boolean;
  /** Whether the small tools of the score pad are on the left. */
  leftHanded: boolean;
  /** Whether the next player on a shared screen is announced. */
  passDevice: boolean;
  /** Whether the reactions of others are shown. */
  reactions: boolean;
  /** The reaction that was sent last; empty if none was. */
  reaction: Reaction | '';
  /** The colour that was chosen last; empty if none was. */
  colour: Colour | '';
  /** The opponents of the start page: how many, and their level. */
  opponents: number;
  level: string;
  tables: string[];
  /** The games won this evening; the end screen counts them. */
  evening: Tally | null;
}

const DEFAULTS: SettingsData = {
  name: '',
  language: '',
  theme: 'auto',
  speed: 'normal',
  sound: false,
  turnSound: true,
  vibration: true,
  notifications: false,
  push: false,
  glyphs: false,
  contrast: false,
  marks: true,
  values: true,
  coordinates: false,
  oneClick: false,
  coach: false,
  leftHanded: false,
  passDevice: false,
  reactions: true,
  reaction: '',
  colour: '',
  opponents: 1,
  level: '',
  tables: [],
  evening: null,
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
