/** The pads of this browser. They leave it only for *My games*, and as files. */
import type { Place } from '$lib/engine/lands';
import { engine } from '$lib/engine/load';
import { tile, type Conflict } from '$lib/engine/tiling';
import { covers, isSameCell, isSamePlacement, type Cell } from '$lib/game/cell';
import { presetVariants } from '$lib/game/rules/ruleset';
import { COLOURS } from '$lib/game/seats';
import { t } from '$lib/i18n/texts.svelte';
import {
  emptyKingdom,
  isOpen,
  landOf,
  lay,
  padKingdoms,
  padPlaces,
  padRules,
  paint,
  type Brush,
  type PadKingdom,
  type PadRules,
} from './pad';
import type { PadContent } from './padFile';
import type { TableAid } from './tableAid';

const KEY = 'kingdomino-pads';
const MAX_PADS = 12;
const MAX_UNDO = 100;

export interface PadData extends PadRules {
  id: string;
  /** When it was changed last, in milliseconds. */
  at: number;
  names: string[];
  /** The kingdoms of each game, by seat. */
  games: PadKingdom[][];
  /** Kings and dominoes for those who play without their box. */
  aid: TableAid | null;
}

export type Mode = 'terrain' | 'number' | 'result';

function newPad(rules: PadRules): PadData {
  const { grid, games } = padRules(rules);
  const kingdoms = (): PadKingdom[] => COLOURS.map(() => emptyKingdom(grid));
  return {
    ...rules,
    id: crypto.randomUUID?.() ?? String(Date.now()),
    at: Date.now(),
    names: COLOURS.map(() => ''),
    games: Array.from({ length: games }, kingdoms),
    aid: null,
  };
}

const CLASSIC: PadRules = { preset: 'classic', players: 2, variants: presetVariants('classic') };

const isUsed = ({ games }: PadData): boolean =>
  games.some((kingdoms) => kingdoms.some(({ squares }) => Object.keys(squares).length > 0));

export class Pad {
  #pads = $state<PadData[]>(read());
  seat = $state(0);
  game = $state(0);
  mode = $state<Mode>('terrain');
  brush = $state<Brush>('wheat');
  crowns = $state(0);
  /** The digits of a domino's number. */
  digits = $state('');
  #chosen = $state.raw<Place | null>(null);
  #undo: string[] = $state([]);

  data = $derived(this.#pads[0]!);
  rules = $derived(padRules(this.data));
  kingdoms = $derived(this.data.games[this.game]!.slice(0, this.data.players));
  kingdom = $derived(this.kingdoms[this.seat]!);
  /** The kingdoms of this game as boards draw them, with their points. */
  scored = $derived(padKingdoms(this.kingdoms, this.rules));
  names = $derived(
    this.kingdoms.map((_, seat) => this.data.names[seat] || t(`colour-${COLOURS[seat]!}`)),
  );
  others = $derived(this.#pads.slice(1));
  canUndo = $derived(this.#undo.length > 0);

  /** Where the kingdoms of this game can't be made of the 48 dominoes. */
  conflict = $derived.by((): Conflict | null => {
    const isOpenAt = (land: number, cell: string): boolean =>
      this.mode !== 'result' && isOpen(this.kingdoms[land]!, cell, this.rules.grid);
    return tile(engine(), this.kingdoms.map(landOf), isOpenAt).conflict;
  });

  domino = $derived(Number(this.digits) || null);
  /** The seat whose kingdom has the domino already. */
  owner = $derived(
    this.kingdoms.findIndex(({ squares }) =>
      Object.values(squares).some(({ domino }) => domino && domino === this.domino),
    ),
  );
  places = $derived(
    this.mode === 'number' && this.domino && this.domino <= 48 && this.owner < 0
      ? padPlaces(this.kingdom, this.domino, this.rules)
      : [],
  );
  /** Where the domino would be laid. */
  candidate = $derived(
    this.#chosen && this.places.some((each) => isSame(each, this.#chosen!))
      ? this.#chosen
      : (this.places[0] ?? null),
  );

  constructor() {
    if (!this.#pads.length) this.#pads = [newPad(CLASSIC)];
  }

  #change(change: () => void): void {
    this.#undo = [...this.#undo, JSON.stringify(this.data.games)].slice(-MAX_UNDO);
    change();
    this.#save();
  }

  #save(): void {
    this.#pads[0]!.at = Date.now();
    write(this.#pads);
  }

  #setKingdom(kingdom: PadKingdom): void {
    this.data.games[this.game]![this.seat] = kingdom;
  }

  /** Paint a cell; a stroke over several cells takes none of them back. */
  paint(cell: string, isStroke = false): void {
    const painted = paint(this.kingdom, cell, this.brush, this.crowns, !isStroke);
    if (painted !== this.kingdom) this.#change(() => this.#setKingdom(painted));
  }

  erase(cell: string): void {
    const painted = paint(this.kingdom, cell, 'erase', 0);
    this.#change(() => this.#setKingdom(painted));
  }

  undo(): void {
    const before = this.#undo.at(-1);
    if (!before) return;
    this.#undo = this.#undo.slice(0, -1);
    this.data.games = JSON.parse(before) as PadKingdom[][];
    this.#save();
  }

  type(digit: string): void {
    const digits = this.digits.length > 1 ? digit : this.digits + digit;
    this.digits = Number(digits) > 48 ? digit : digits;
  }

  /** Move the domino to a cell. */
  moveTo(cell: Cell): void {
    const here = this.places.filter(({ placement }) => covers(placement, cell));
    const first = here.find(({ placement }) => isSameCell(placement.first, cell));
    this.#chosen = first ?? here[0] ?? this.#chosen;
  }

  /** Turn the domino around its first square. */
  turn(): void {
    const now = this.candidate;
    if (!now) return;
    const around = (cell: Cell): Place[] =>
      this.places.filter(({ placement }) => isSameCell(placement.first, cell));
    const options = around(now.placement.first);
    const next = options[(options.findIndex((each) => isSame(each, now)) + 1) % options.length];
    this.#chosen = next ?? now;
  }

  lay(): void {
    const { candidate, domino } = this;
    if (!candidate || !domino) return;
    this.#change(() => this.#setKingdom(lay(this.kingdom, domino, candidate.placement)));
    this.digits = '';
  }

  /** Change the rules; kingdoms stay as far as they fit. */
  setRules(rules: PadRules): void {
    const old = this.rules.grid;
    const { grid, games } = padRules(rules);
    Object.assign(this.data, rules);
    const kingdoms = (game: number): PadKingdom[] =>
      (grid === old ? this.data.games[game] : null) ?? COLOURS.map(() => emptyKingdom(grid));
    this.data.games = Array.from({ length: games }, (_, game) => kingdoms(game));
    this.#undo = [];
    this.seat = Math.min(this.seat, rules.players - 1);
    this.game = Math.min(this.game, games - 1);
    this.data.aid = null;
    this.#save();
  }

  setName(seat: number, name: string): void {
    this.data.names[seat] = name;
    this.#save();
  }

  setAid(aid: TableAid | null): void {
    this.data.aid = aid;
    this.#save();
  }

  /** Begin a new pad with the same players and rules; the old one is kept. */
  startNew(): void {
    const { preset, players, variants, names } = this.data;
    const fresh = { ...newPad({ preset, players, variants }), names: [...names] };
    this.#pads = [fresh, ...this.#pads.filter(isUsed)].slice(0, MAX_PADS);
    this.#show();
  }

  /** Show kingdoms from a text as a new pad; the old one is kept. */
  load(content: PadContent): void {
    const fresh: PadData = { ...newPad(content), ...content };
    this.#pads = [fresh, ...this.#pads.filter(isUsed)].slice(0, MAX_PADS);
    this.#show();
  }

  open(id: string): void {
    const chosen = this.#pads.find((pad) => pad.id === id)!;
    const rest = this.#pads.filter((pad) => pad.id !== id && isUsed(pad));
    this.#pads = [chosen, ...rest];
    this.#show();
  }

  remove(id: string): void {
    this.#pads = this.#pads.filter((pad) => pad.id !== id);
    write(this.#pads);
  }

  #show(): void {
    this.#undo = [];
    [this.seat, this.game, this.mode, this.digits] = [0, 0, 'terrain', ''];
    this.#save();
  }
}

const isSame = (one: Place, other: Place): boolean =>
  isSamePlacement(one.placement, other.placement);

/** The cells that a conflict is about, of one kingdom. */
export const conflictCells = (conflict: Conflict | null, seat: number): ReadonlySet<string> =>
  new Set(conflict?.squares.filter(({ land }) => land === seat).map(({ cell }) => cell));

function read(): PadData[] {
  try {
    const pads = JSON.parse(localStorage.getItem(KEY) ?? '[]') as PadData[];
    return pads.filter((pad) => pad.games?.length && pad.players >= 2);
  } catch {
    return []; // unreadable, or storage is switched off
  }
}

function write(pads: readonly PadData[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(pads));
  } catch {
    // Private windows may refuse; the pad then lasts as long as the page.
  }
}
