/** The faces of the 48 dominoes. */
import type { Terrain } from '$lib/api/types';

export interface Face {
  terrain: Terrain;
  crowns: number;
}

const LETTERS: Record<string, Terrain> = {
  w: 'wheat',
  f: 'forest',
  l: 'lake',
  g: 'grassland',
  s: 'swamp',
  m: 'mine',
};

/** In order of their numbers: a letter for each square, and its crowns. */
const PRINTED =
  'ww ww ff ff ff ff ll ll ll gg gg ss wf wl wg ws fl fg w1f w1l w1g w1s w1m f1w f1w f1w f1w f1l f1g ' +
  'l1w l1w l1f l1f l1f l1f wg1 lg1 ws1 gs1 m1w wg2 lg2 ws2 gs2 m2w sm2 sm2 wm3';

const FACES: readonly (readonly [Face, Face])[] = PRINTED.split(' ').map((domino) => {
  const [first, second] = [...domino.matchAll(/([a-z])(\d?)/g)].map(([, letter, crowns]) => ({
    terrain: LETTERS[letter!]!,
    crowns: Number(crowns),
  }));
  return [first!, second!];
});

export const TERRAINS: readonly Terrain[] = [
  'wheat',
  'forest',
  'lake',
  'grassland',
  'swamp',
  'mine',
];

/** The two squares of a domino, by its number. */
export const faceOf = (domino: number): readonly [Face, Face] => FACES[domino - 1]!;

export interface Drawing {
  /** The id of its symbol. */
  symbol: string;
  isMirrored: boolean;
}

/** The drawings of a terrain's squares in turn: plain ones often, landmarks rarely. */
const SEQUENCE: Record<Terrain, string> = {
  wheat: '0010201',
  forest: '010021',
  lake: '303132',
  grassland: '101201',
  swamp: '0120100102',
  mine: '012',
};

/** Each of the 96 squares always has the same drawing. */
const DRAWINGS: readonly (readonly [Drawing, Drawing])[] = (() => {
  const counts = new Map<Terrain, number>();
  const draw = ({ terrain }: Face): Drawing => {
    const count = counts.get(terrain) ?? 0;
    counts.set(terrain, count + 1);
    const sequence = SEQUENCE[terrain];
    return {
      symbol: terrain + sequence[count % sequence.length],
      isMirrored: ((count * 5) % 3) % 2 === 1,
    };
  };
  return FACES.map(([first, second]) => [draw(first), draw(second)] as const);
})();

export const drawingOf = (domino: number, half: 0 | 1): Drawing => DRAWINGS[domino - 1]![half];
