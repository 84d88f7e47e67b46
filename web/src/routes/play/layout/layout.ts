/**
 * The layout of the table: which of four arrangements a window gets, and the sizes in it.
 *
 *     desk      header | opponents, board, prompt + line + actions side by side
 *     tablet    cards, opponents, line, board, bar one below the other
 *     phone     cards, line, board, bar
 *     sideways  cards | board | prompt, line, actions
 *
 * A whole turn fits into the window. All lengths are pixels; those of blocks with text grow with
 * the text size of the browser, and the page scrolls once they leave the board too little room.
 */

export type Arrangement = 'desk' | 'tablet' | 'phone' | 'sideways';

export interface WindowSize {
  width: number;
  height: number;
  /** The browser's text size: 1 is 16 pixels. */
  textScale: number;
}

export interface TableSetup {
  players: number;
  /** Whether the tutorial needs room. */
  hasLesson: boolean;
}

export interface Layout {
  arrangement: Arrangement;
  /** Whether everything grows, on a large screen. */
  isLarge: boolean;
  padding: number;
  gap: number;
  /** The row or column of the cards. */
  cards: number;
  /** The height of the little dominoes on the cards. */
  cardCell: number;
  board: number;
  frame: number;
  handle: number;
  /** How far handles may stand out of the board. */
  bleed: number;
  /** A cell of the line on offer. */
  lineCell: number;
  lineGap: number;
  prompt: number;
  actions: number;
  /** The left column of a desk. */
  left: number;
  /** The right column of a desk or sideways. */
  right: number;
  /** The side of an opponent's board; 0 where they are not shown. */
  opponent: number;
  /** Whether names stand beside the opponents' boards, not above them. */
  isNameBeside: boolean;
  /** The row of the own territories below the board. */
  scoreRow: number;
  /** The strip of the tutorial on small screens. */
  lesson: number;
}

const MIN_BOARD = 180;
/** The line is drawn at most so large, compared with the board. */
const MAX_LINE_SCALE = 0.92;
const LARGE = 1600;

export function arrangementOf({ width, height }: WindowSize): Arrangement {
  const isLandscape = width > height;
  if (isLandscape && width >= 960 && height >= 520) return 'desk';
  if (isLandscape) return 'sideways';
  return width >= 720 ? 'tablet' : 'phone';
}

export function layoutOf(size: WindowSize, setup: TableSetup): Layout {
  return ARRANGEMENTS[arrangementOf(size)](size, setup);
}

const ARRANGEMENTS = { desk, tablet, phone, sideways };

const EMPTY = {
  left: 0,
  right: 0,
  opponent: 0,
  isNameBeside: false,
  scoreRow: 0,
  lesson: 0,
  isLarge: false,
};

function desk({ width, height, textScale }: WindowSize, setup: TableSetup): Layout {
  const { players } = setup;
  const isLarge = width >= LARGE;
  const padding = isLarge ? 32 : 20;
  const isNarrow = width < 1240;
  const gap = isLarge ? 32 : isNarrow ? 16 : 22;
  const cards = (isLarge ? 76 : 64) * textScale;
  const foot = isLarge ? 22 : 14;
  const room = height - cards - 10 - foot;
  const prompt = (isLarge ? 112 : width >= 1400 ? 96 : 88) * textScale;
  const label = 24 * textScale;
  const actions = (isLarge ? 60 : 52) * textScale;
  const lineGap = isLarge ? 18 : 12;
  const number = isLarge ? 40 : 30;
  const scoreRow = height >= 860 ? (isLarge ? 54 : 46) * textScale : 0;
  const frame = isLarge ? 20 : 16;
  const largestCell = (room - prompt - label - actions - 3 * lineGap - (isLarge ? 44 : 36)) / 4;
  const leastRight = isLarge ? 0 : isNarrow ? 270 : 326;
  const rightOf = (cell: number): number => Math.max(leastRight, number + 42 + 2 * cell);
  const leastLeft = leastLeftOf(width, room, players, isLarge);
  let board = room - scoreRow;
  let lineCell = 0;
  for (; board > MIN_BOARD; board -= 1) {
    lineCell = Math.min(largestCell, (MAX_LINE_SCALE * (board - 2 * frame)) / 5);
    if (board + rightOf(lineCell) + leastLeft + 2 * gap + 2 * padding <= width) break;
  }
  lineCell = Math.max(36, Math.floor(lineCell));
  const right = Math.floor(rightOf(lineCell));
  const left = width - 2 * padding - 2 * gap - board - right;
  return {
    ...EMPTY,
    ...opponentsOnDesk(left, room, setup, isLarge, textScale),
    arrangement: 'desk',
    isLarge,
    padding,
    gap,
    cards,
    cardCell: isLarge ? 44 : width < 1100 ? 18 : width < 1400 ? 32 : 36,
    board,
    frame,
    handle: isLarge ? 54 : 44,
    bleed: 20,
    lineCell,
    lineGap,
    prompt,
    actions,
    left,
    right,
    scoreRow,
  };
}

/** The width that the left column must keep. */
function leastLeftOf(width: number, room: number, players: number, isLarge: boolean): number {
  if (isLarge) return 372;
  if (width < 1240) return players === 2 ? 170 : 124;
  if (players === 2) return width >= 1400 ? 280 : 232;
  return Math.min(width >= 1400 ? 262 : 200, Math.floor((room - 28) / 3 - 42));
}

function opponentsOnDesk(
  left: number,
  room: number,
  { players, hasLesson }: TableSetup,
  isLarge: boolean,
  textScale: number,
): Pick<Layout, 'opponent' | 'isNameBeside'> {
  const heading = 42 * textScale;
  if (players === 2) {
    // The territories and the log, or the tutorial, whose text is longer in a narrow column.
    const below = (hasLesson ? 300 + 46_000 / left : 300) * textScale;
    const opponent = Math.floor(Math.max(90, Math.min(left, room - below)));
    return { opponent, isNameBeside: false };
  }
  const opponents = players - 1;
  const gaps = (opponents - 1) * (isLarge ? 20 : 14);
  const above = Math.floor(Math.min(left, (room - gaps) / opponents - heading));
  const beside = Math.floor(
    Math.min(left - (isLarge ? 96 : 76) * textScale, (room - gaps) / opponents),
  );
  return { opponent: Math.max(60, above, beside), isNameBeside: beside > above };
}

function tablet({ width, height, textScale }: WindowSize): Layout {
  const padding = 16;
  const lineGap = 16;
  const lineCell = Math.floor((width - 2 * padding - 3 * lineGap) / 8);
  const cards = 64 * textScale;
  const bar = 92 * textScale;
  const line = (46 + 24) * textScale + lineCell;
  const opponent = height > 1060 ? 156 : 138;
  const board = Math.min(
    width - 2 * padding - 2 * 76,
    Math.floor(height - cards - opponent - line - bar - 4 * 16),
  );
  return {
    ...EMPTY,
    arrangement: 'tablet',
    padding,
    gap: 12,
    cards,
    cardCell: width < 800 ? 28 : 32,
    board: Math.max(MIN_BOARD, board),
    frame: 14,
    handle: 44,
    bleed: 8,
    lineCell,
    lineGap,
    prompt: 74 * textScale,
    actions: 52 * textScale,
    opponent,
    isNameBeside: true,
  };
}

function phone({ width, height, textScale }: WindowSize, { hasLesson }: TableSetup): Layout {
  const isTiny = width < 350;
  const padding = isTiny ? 6 : 8;
  const lineGap = isTiny ? 8 : width < 380 ? 9 : 10;
  const inner = width - 2 * padding;
  const lineCell = Math.floor((inner - 3 * lineGap - (isTiny ? 0 : 2)) / 8);
  const isLow = height < 600;
  const cardsOnly = (isLow ? 54 : 60) * textScale + (isLow ? 4 : 6);
  const line = 19 * textScale + lineCell;
  const prompt = 60 * textScale;
  const actions = 48 * textScale;
  const bar = prompt + actions + (isLow ? 9 : 11);
  const lesson = hasLesson ? 84 * textScale : 0;
  const air = isTiny ? 27 : 39;
  const room = height - line - bar - lesson - air;
  const board = Math.max(MIN_BOARD, Math.min(inner, Math.floor(room - cardsOnly)));
  // In a taller window the little dominoes get a row of their own.
  const cardWidth = (inner - 4 * 5 - 42) / 4;
  const fullCell = Math.floor((cardWidth - 12) / 2);
  const smallCell = isTiny ? 15 : 19;
  const hasRoom = room - cardsOnly - board > fullCell + 12;
  return {
    ...EMPTY,
    arrangement: 'phone',
    padding,
    gap: isTiny ? 4 : 5,
    cards: hasRoom ? cardsOnly + fullCell + 2 : cardsOnly,
    cardCell: hasRoom ? fullCell : smallCell,
    board,
    frame: isTiny ? 8 : 10,
    handle: (board - 20) / 5 < 64 ? 40 : 44,
    bleed: padding - 1,
    lineCell,
    lineGap,
    prompt,
    actions,
    lesson,
  };
}

function sideways({ width, height, textScale }: WindowSize, { hasLesson }: TableSetup): Layout {
  const isNarrow = width < 760;
  const padding = 12;
  const gap = isNarrow ? 14 : 20;
  const cards = (isNarrow ? 112 : 140) * textScale;
  const leastRight = (isNarrow ? 200 : 240) * textScale;
  const inner = height - 16;
  const board = Math.max(
    MIN_BOARD,
    Math.min(inner, width - 2 * padding - 2 * gap - cards - leastRight),
  );
  const right = width - 2 * padding - 2 * gap - cards - board;
  // In the tutorial its remark replaces the hint below the heading.
  const prompt = (hasLesson ? 50 : 76) * textScale;
  const actions = 46 * textScale;
  const lesson = hasLesson ? 86 * textScale : 0;
  const lineGap = 7;
  const byHeight = (inner - prompt - actions - lesson - 3 * lineGap - 24) / 4;
  const byWidth = (right - 34 * textScale - 14) / 2;
  return {
    ...EMPTY,
    arrangement: 'sideways',
    padding,
    gap,
    cards,
    cardCell: inner < 340 ? 18 : 22,
    board,
    frame: 10,
    handle: 44,
    bleed: 12,
    lineCell: Math.max(30, Math.floor(Math.min(58, byHeight, byWidth))),
    lineGap,
    prompt,
    actions,
    right,
    lesson,
  };
}
