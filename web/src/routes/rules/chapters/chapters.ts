/** The chapters of the rules, in the order in which they are read. */
export const CHAPTERS = [
  { id: 'goal', title: 'guide-goal' },
  { id: 'box', title: 'guide-box' },
  { id: 'setup', title: 'guide-setup' },
  { id: 'turn', title: 'guide-turn' },
  { id: 'placing', title: 'guide-placing' },
  { id: 'claiming', title: 'guide-claiming' },
  { id: 'two', title: 'guide-two' },
  { id: 'last', title: 'guide-last' },
  { id: 'points', title: 'guide-points' },
  { id: 'ties', title: 'guide-ties' },
  { id: 'variants', title: 'guide-variants' },
  { id: 'books', title: 'guide-books' },
  { id: 'tips', title: 'guide-tips' },
  { id: 'page', title: 'guide-page' },
] as const;

export type ChapterId = (typeof CHAPTERS)[number]['id'];
