/** What the tutorial points at while it explains. */
export interface Highlight {
  /** Cells of the own board. */
  cells: readonly string[];
  /** Dominoes of the line on offer, or on the cards of their kings. */
  dominoes: readonly number[];
}

export const NO_HIGHLIGHT: Highlight = { cells: [], dominoes: [] };
