/** Actions, lines and turns for the tests of the tutorial. */
import type { Kingdom, LegalAction, LineSlot, TableView, TouchedTerritory } from '$lib/api/types';
import { rulesOf, withScore } from '$lib/engine/lands';
import { engine } from '$lib/engine/load';
import { parseCell, type Direction } from '$lib/game/cell';
import { sampleKingdom } from '$lib/game/sampleKingdom';
import type { Turn } from '$lib/game/turn.svelte';
import { remarksFor } from './remarks';

export const RULES = rulesOf(engine(), 'classic/2');

/** The kingdom that these placements make. */
export const kingdomOf = (placed: readonly string[]): Kingdom =>
  withScore(engine(), RULES, sampleKingdom(placed));

export const act = (
  action: string,
  gain = 0,
  territories: TouchedTerritory[] = [],
): LegalAction => ({ action, gain, points: gain, territories, fits: true });

export const slot = (domino: number, king: number | null = null): LineSlot => ({
  domino,
  king,
  squares: [
    { terrain: 'wheat', crowns: 0 },
    { terrain: 'wheat', crowns: 0 },
  ],
});

export const names = (view: TableView, turn: Turn | null): string[] =>
  remarksFor(view, turn).map(({ name }) => name);

export function put(turn: Turn, cell: string, direction: Direction): Turn {
  turn.moveTo({ first: parseCell(cell), direction });
  return turn;
}
