/**
 * Whether lands can be made of the 48 dominoes: `kingdomino.tiling` in the browser.
 *
 * Two adjacent squares belong to one kind of domino or to none, so dominoes are a perfect matching of
 * the squares that uses each kind at most as often as it exists. See `docs/reference/tiling.md`.
 */
import { cellName, parseCell } from '../cell';
import { faceOf, type Face } from '../dominoes';
import type { Land } from '../territories';

export const CONFLICTS = [
  'no-such-square',
  'too-many',
  'no-partner',
  'not-enough',
  'unreachable',
] as const;

export interface LandCell {
  land: number;
  cell: string;
}

/** A place where lands can't be made of the dominoes. */
export interface Conflict {
  reason: (typeof CONFLICTS)[number];
  squares: LandCell[];
  dominoes: number[];
}

/** A domino that covers two cells, the first square on the first. */
export interface Covered {
  domino: number;
  land: number;
  cells: [string, string];
}

interface Vertex extends LandCell {
  face: Face;
  /** The domino that was laid there by its number. */
  domino: number | undefined;
  column: number;
  row: number;
}

interface Edge {
  first: number;
  second: number;
  kind: string;
}

const DOMINOES = Array.from({ length: 48 }, (_, index) => index + 1);
const MAX_STEPS = 3000;

const faceKey = ({ terrain, crowns }: Face): string => `${terrain}${crowns}`;
const kindOf = (one: Face, other: Face): string => [faceKey(one), faceKey(other)].sort().join();

/** The dominoes of each kind: those with equal squares are interchangeable. */
const KINDS = new Map<string, number[]>();
/** The dominoes with such a square; a domino with two of them twice. */
const NUMBERS = new Map<string, number[]>();
for (const domino of DOMINOES) {
  const [first, second] = faceOf(domino);
  const kind = kindOf(first, second);
  KINDS.set(kind, [...(KINDS.get(kind) ?? []), domino]);
  for (const face of [first, second])
    NUMBERS.set(faceKey(face), [...(NUMBERS.get(faceKey(face)) ?? []), domino]);
}

/** The squares of all lands, and where dominoes could lie. */
class Graph {
  readonly vertices: Vertex[];
  readonly edges: Edge[] = [];
  /** The edges at each vertex. */
  readonly at: Edge[][];
  /** The territory of each vertex, as the lowest of its vertices. */
  readonly territories: number[];
  readonly atCastle = new Set<number>();

  constructor(readonly lands: readonly Land[]) {
    this.vertices = lands.flatMap(({ squares }, land) =>
      squares.map(({ cell, terrain, crowns, domino }) => {
        const { x, y } = parseCell(cell);
        return { land, cell, face: { terrain, crowns }, domino, column: x, row: -y };
      }),
    );
    // The order of the Python library: by land, column and row.
    this.vertices.sort((a, b) => a.land - b.land || a.column - b.column || a.row - b.row);
    this.at = this.vertices.map(() => []);
    this.territories = this.vertices.map((_, vertex) => vertex);
    const adjacent = this.#adjacent();
    for (const [first, second] of adjacent) this.#connect(first, second);
    lands.forEach((land, index) => this.#findCastle(land, index));
  }

  #adjacent(): [number, number][] {
    const known = new Map(this.vertices.map(({ land, cell }, index) => [`${land} ${cell}`, index]));
    const pairs: [number, number][] = [];
    this.vertices.forEach(({ land, column, row }, vertex) => {
      for (const [x, y] of [
        [1, 0],
        [0, 1],
      ] as const) {
        const other = known.get(`${land} ${cellName({ x: column + x, y: -(row + y) })}`);
        if (other !== undefined) pairs.push([vertex, other]);
      }
    });
    return pairs;
  }

  #connect(first: number, second: number): void {
    const [one, other] = [this.vertices[first]!.face, this.vertices[second]!.face];
    const kind = kindOf(one, other);
    const isOneDomino = this.vertices[first]!.domino === this.vertices[second]!.domino;
    if (KINDS.has(kind) && isOneDomino) {
      const edge = { first, second, kind };
      this.edges.push(edge);
      this.at[first]!.push(edge);
      this.at[second]!.push(edge);
    }
    if (one.terrain === other.terrain) join(this.territories, first, second);
  }

  #findCastle({ castle }: Land, index: number): void {
    const { x, y } = parseCell(castle);
    this.vertices.forEach(({ land, column, row }, vertex) => {
      if (land === index && Math.abs(column - x) + Math.abs(row + y) === 1)
        this.atCastle.add(this.territories[vertex]!);
    });
  }
}

/** Give two groups one label, the lower. */
function join(labels: number[], first: number, second: number): void {
  const [low, high] = [labels[first]!, labels[second]!].sort((a, b) => a - b) as [number, number];
  if (low !== high) labels.forEach((label, index) => label === high && (labels[index] = low));
}

/** The vertices that no legal order of these dominoes can reach (R10). */
function unlinked(graph: Graph, edges: readonly Edge[]): number[] {
  const labels = [...graph.territories];
  for (const { first, second } of edges) join(labels, first, second);
  const reached = new Set([...graph.atCastle].map((territory) => labels[territory]));
  return graph.vertices.map((_, vertex) => vertex).filter((v) => !reached.has(labels[v]));
}

/** Depth-first search that decides the vertex with the fewest edges left. */
class CoverSearch {
  readonly decided = new Set<number>();
  steps = 0;
  readonly #free: boolean[];
  readonly #left = new Map([...KINDS].map(([kind, numbers]) => [kind, numbers.length]));
  readonly #failed = new Set<string>();
  readonly #chosen: Edge[] = [];

  constructor(
    readonly graph: Graph,
    readonly required: readonly number[],
    readonly isLinked = false,
  ) {
    this.#free = graph.vertices.map(() => true);
  }

  run(): Edge[] | null {
    return this.#cover() ? this.#chosen : null;
  }

  #cover(): boolean {
    this.steps += 1;
    const open = this.required.filter((vertex) => this.#free[vertex]);
    if (!open.length) return !this.isLinked || !unlinked(this.graph, this.#chosen).length;
    const state = this.#state();
    if (this.#failed.has(state) || (this.isLinked && !this.#canLink())) return false;
    for (const edge of this.#tightest(open)) {
      this.#set(edge, false);
      this.#chosen.push(edge);
      if (this.#cover()) return true;
      this.#chosen.pop();
      this.#set(edge, true);
    }
    this.#failed.add(state);
    return false;
  }

  #set({ first, second, kind }: Edge, isFree: boolean): void {
    this.#free[first] = isFree;
    this.#free[second] = isFree;
    this.#left.set(kind, this.#left.get(kind)! + (isFree ? 1 : -1));
  }

  #isOpen = ({ first, second, kind }: Edge): boolean =>
    this.#free[first]! && this.#free[second]! && this.#left.get(kind)! > 0;

  #tightest(open: readonly number[]): Edge[] {
    let [best, vertex]: [Edge[] | null, number] = [null, 0];
    for (const each of open) {
      const options = this.graph.at[each]!.filter(this.#isOpen);
      if (best === null || options.length < best.length) [best, vertex] = [options, each];
      if (best.length < 2) break;
    }
    this.decided.add(vertex);
    return best!;
  }

  #canLink(): boolean {
    return !unlinked(this.graph, [...this.#chosen, ...this.graph.edges.filter(this.#isOpen)])
      .length;
  }

  #state(): string {
    const free = this.#free.map((isFree) => (isFree ? 1 : 0)).join('');
    const left = [...this.#left.values()].join('');
    if (!this.isLinked) return free + left;
    const labels = [...this.graph.territories];
    for (const { first, second } of this.#chosen) join(labels, first, second);
    return `${free}${left}${labels.join()}`;
  }
}

/**
 * Find dominoes for all lands together, each of the 48 at most once; or why there are none.
 *
 * Open squares may still get a partner, so that they need no domino yet.
 */
export function tile(
  lands: readonly Land[],
  isOpen: (land: number, cell: string) => boolean = () => false,
): Covered[] | Conflict {
  const graph = new Graph(lands);
  const counted = countConflict(graph);
  if (counted) return counted;
  const vertices = graph.vertices.flatMap(({ land, cell }, vertex) =>
    isOpen(land, cell) ? [] : [vertex],
  );
  const search = new CoverSearch(graph, vertices);
  const edges = search.run();
  if (!edges) return coverConflict(graph, vertices, search.decided);
  const isDone = vertices.length === graph.vertices.length;
  const cutOff = isDone ? unlinked(graph, edges) : [];
  if (!cutOff.length) return dominoes(graph, edges);
  const linked = new CoverSearch(graph, vertices, true).run();
  return linked ? dominoes(graph, linked) : unreachable(graph, cutOff);
}

export const isConflict = (result: Covered[] | Conflict): result is Conflict => 'reason' in result;

function conflict(
  graph: Graph,
  reason: Conflict['reason'],
  vertices: readonly number[],
  numbers: readonly number[],
): Conflict {
  const squares = [...vertices].sort((a, b) => a - b).map((v) => graph.vertices[v]!);
  return {
    reason,
    squares: squares.map(({ land, cell }) => ({ land, cell })),
    dominoes: [...new Set(numbers)].sort((a, b) => a - b),
  };
}

/** Squares of which there are too many, or none at all. */
function countConflict(graph: Graph): Conflict | null {
  const byFace = new Map<string, number[]>();
  graph.vertices.forEach(({ face }, vertex) =>
    byFace.set(faceKey(face), [...(byFace.get(faceKey(face)) ?? []), vertex]),
  );
  for (const [face, vertices] of byFace)
    if (!NUMBERS.has(face)) return conflict(graph, 'no-such-square', vertices.slice(0, 1), []);
  for (const [face, vertices] of byFace) {
    const numbers = NUMBERS.get(face)!;
    if (vertices.length > numbers.length) return conflict(graph, 'too-many', vertices, numbers);
  }
  return null;
}

/** A smallest set of squares that can't be covered; the suspects are a large one. */
function coverConflict(
  graph: Graph,
  required: readonly number[],
  suspects: ReadonlySet<number>,
): Conflict {
  const numbersAt = (vertex: number): number[] =>
    NUMBERS.get(faceKey(graph.vertices[vertex]!.face))!;
  const alone = required.filter((vertex) => !graph.at[vertex]!.length);
  if (alone.length) {
    const rarest = alone.reduce((best, each) =>
      numbersAt(each).length < numbersAt(best).length ? each : best,
    );
    return conflict(graph, 'no-partner', [rarest], numbersAt(rarest));
  }
  const vertices =
    uncoveredPair(graph, required) ??
    irreducible(
      graph,
      [...suspects].sort((a, b) => a - b),
    );
  const kinds = new Set(vertices.flatMap((vertex) => graph.at[vertex]!.map(({ kind }) => kind)));
  const numbers = [...kinds].flatMap((kind) => KINDS.get(kind)!);
  return conflict(graph, 'not-enough', vertices, numbers);
}

function uncoveredPair(graph: Graph, required: readonly number[]): number[] | null {
  for (const [index, one] of required.entries())
    for (const other of required.slice(index + 1))
      if (!areBothCovered(graph.at[one]!, graph.at[other]!)) return [one, other];
  return null;
}

/** Whether two vertices can be covered at once, given the edges of each. */
const areBothCovered = (first: readonly Edge[], second: readonly Edge[]): boolean =>
  first.some((one) =>
    second.some(
      (other) =>
        one === other ||
        (new Set([one.first, one.second, other.first, other.second]).size === 4 &&
          (one.kind !== other.kind || KINDS.get(one.kind)!.length > 1)),
    ),
  );

/** Some of the vertices that can't be covered, without any of which the rest can be. */
function irreducible(graph: Graph, vertices: readonly number[]): number[] {
  const needed: number[] = [];
  let candidates = [...vertices];
  let steps = 0;
  while (candidates.length && steps < MAX_STEPS) {
    const without = candidates.pop()!;
    const search = new CoverSearch(
      graph,
      [...needed, ...candidates].sort((a, b) => a - b),
    );
    const isCovered = search.run() !== null;
    steps += search.steps;
    if (isCovered) needed.push(without);
    else candidates = candidates.filter((vertex) => search.decided.has(vertex));
  }
  return [...needed, ...candidates];
}

/** The smallest territory among those that can't be reached. */
function unreachable(graph: Graph, cutOff: readonly number[]): Conflict {
  const sizes = new Map<number, number>();
  for (const vertex of cutOff) {
    const territory = graph.territories[vertex]!;
    sizes.set(territory, (sizes.get(territory) ?? 0) + 1);
  }
  const [smallest] = [...sizes].sort((a, b) => a[1] - b[1] || a[0] - b[0])[0]!;
  const vertices = cutOff.filter((vertex) => graph.territories[vertex] === smallest);
  return conflict(graph, 'unreachable', vertices, []);
}

/** The dominoes of edges, with the first square of each on the first cell. */
function dominoes(graph: Graph, edges: readonly Edge[]): Covered[] {
  const laid = new Set(graph.vertices.map(({ domino }) => domino));
  const unused = new Map(
    [...KINDS].map(([kind, numbers]) => [kind, numbers.filter((number) => !laid.has(number))]),
  );
  return edges.map(({ first, second, kind }) => {
    const [one, other] = [graph.vertices[first]!, graph.vertices[second]!];
    const domino = one.domino ?? unused.get(kind)!.shift()!;
    const isTurned = faceKey(one.face) !== faceKey(faceOf(domino)[0]);
    const cells: [string, string] = isTurned ? [other.cell, one.cell] : [one.cell, other.cell];
    return { domino, land: one.land, cells };
  });
}
