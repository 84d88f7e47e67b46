/** The paths of an analysis: the game as it was played, and the turns that were tried beside it. */
import type { RecordTurn } from '$lib/api/types';
import type { PositionSource } from '$lib/table/position/positionHost.svelte';

export interface PathNode {
  id: number;
  parent: number | null;
  /** The turn that leads here, and who played it; null at the beginning. */
  turn: string | null;
  seat: number | null;
  /** The ply of the record; null for a turn that was tried. */
  ply: number | null;
}

/** Nodes by id, in the order in which they were added. */
export type Tree = ReadonlyMap<number, PathNode>;

/** A row of the list of paths. */
export interface PathRow {
  node: PathNode;
  /** 0 for the game, then one more for every road that branches off. */
  depth: number;
  /** How many more turns this side road has, which are not shown. */
  folded: number;
}

export const ROOT = 0;
/** A longer side road is folded to its first turn. */
const LONGEST_ROAD = 8;

/** The game of a record; of a position, its beginning only. */
export function treeOf(record: readonly RecordTurn[] | null, lastPly: number): Tree {
  const nodes: PathNode[] = [{ id: ROOT, parent: null, turn: null, seat: null, ply: 0 }];
  (record ?? []).forEach(({ turn, seat }, index) =>
    nodes.push({
      id: index + 1,
      parent: index,
      turn,
      seat,
      ply: record![index + 1]?.ply ?? lastPly,
    }),
  );
  return new Map(nodes.map((node) => [node.id, node]));
}

export const isGame = ({ ply }: PathNode): boolean => ply !== null;

/** What follows a node, the game first. */
export const childrenOf = (tree: Tree, id: number): PathNode[] =>
  [...tree.values()]
    .filter(({ parent }) => parent === id)
    .sort((one, other) => Number(isGame(other)) - Number(isGame(one)) || one.id - other.id);

/** Add a turn after a node; one that is there already is found again. */
export function addTurn(tree: Tree, parent: number, turn: string, seat: number): [Tree, number] {
  const known = childrenOf(tree, parent).find((child) => child.turn === turn);
  if (known) return [tree, known.id];
  const id = Math.max(...tree.keys()) + 1;
  return [new Map(tree).set(id, { id, parent, turn, seat, ply: null }), id];
}

/** Remove a turn that was tried, and all after it; the game itself stays. */
export function removeTurn(tree: Tree, id: number): Tree {
  const node = tree.get(id);
  if (!node || isGame(node)) return tree;
  const gone = new Set([id]);
  // Children have larger ids than their parents.
  for (const each of tree.values())
    if (each.parent !== null && gone.has(each.parent)) gone.add(each.id);
  return new Map([...tree].filter(([key]) => !gone.has(key)));
}

/** The end of the road that a node is on, going straight ahead. */
export function endOf(tree: Tree, id: number): number {
  const next = childrenOf(tree, id)[0];
  return next ? endOf(tree, next.id) : id;
}

/** Where the position of a node comes from: the nearest position of the game, and the tries. */
export function sourceOf(tree: Tree, id: number, text: string): PositionSource {
  const turns: string[] = [];
  let node = tree.get(id)!;
  while (!isGame(node)) {
    turns.unshift(node.turn!);
    node = tree.get(node.parent!)!;
  }
  return { text, ply: node.ply, turns };
}

/** The list of paths: each side road stands below the turn in whose place it was tried. */
export function rowsOf(tree: Tree, current: number): PathRow[] {
  const shown = new Set(ancestors(tree, current));
  const rows: PathRow[] = [];
  const add = (node: PathNode, depth: number, isFirst: boolean): void => {
    const road = roadOf(tree, node);
    const isLong = depth > 0 && isFirst && road.length > LONGEST_ROAD;
    const isFolded = isLong && !road.some(({ id }) => shown.has(id));
    rows.push({ node, depth, folded: isFolded ? road.length - 1 : 0 });
    if (!isFolded) addChildren(node, depth);
  };
  const addChildren = (node: PathNode, depth: number): void => {
    const [next, ...others] = childrenOf(tree, node.id);
    if (!next) return;
    if (depth === 0 && !isGame(next)) {
      // After the end of the game everything that was tried is a side road.
      for (const side of [next, ...others]) add(side, depth + 1, true);
      return;
    }
    add(next, depth, false);
    for (const side of others.toReversed()) insertSide(side, depth + 1, next);
  };
  const insertSide = (side: PathNode, depth: number, next: PathNode): void => {
    // Directly below the turn that it replaces.
    const at = rows.findIndex(({ node }) => node.id === next.id);
    const tail = rows.splice(at + 1);
    add(side, depth, true);
    rows.push(...tail);
  };
  rows.push({ node: tree.get(ROOT)!, depth: 0, folded: 0 });
  addChildren(tree.get(ROOT)!, 0);
  return rows;
}

/** A turn and what follows straight ahead. */
function roadOf(tree: Tree, node: PathNode): PathNode[] {
  const next = childrenOf(tree, node.id)[0];
  return next ? [node, ...roadOf(tree, next)] : [node];
}

function ancestors(tree: Tree, id: number): number[] {
  const { parent } = tree.get(id)!;
  return parent === null ? [id] : [id, ...ancestors(tree, parent)];
}
