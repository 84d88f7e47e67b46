/** The tree of an analysis: the game as it was played, and branches of turns that were tried. */
import type { RecordTurn } from '$lib/api/types';

export interface TurnNode {
  id: number;
  parent: number | null;
  /** The turn that leads here, and who played it; null at the beginning. */
  turn: string | null;
  seat: number | null;
  /** The ply of the record; null for a turn that was tried. */
  ply: number | null;
}

/** Nodes by id, in the order in which they were added. */
export type Tree = ReadonlyMap<number, TurnNode>;

/** A row of the tree, drawn as a list. */
export interface TreeRow {
  node: TurnNode;
  /** 0 for the game, then one more for every branch. */
  depth: number;
  /** How many more turns this branch has, which are not shown. */
  folded: number;
}

export const ROOT = 0;
/** A longer branch is folded to its first turn. */
const LONGEST_BRANCH = 8;

/** The game of a record; of a position, its beginning only. */
export function treeOf(record: readonly RecordTurn[] | null, lastPly: number): Tree {
  const nodes: TurnNode[] = [{ id: ROOT, parent: null, turn: null, seat: null, ply: 0 }];
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

export const isGame = ({ ply }: TurnNode): boolean => ply !== null;

/** What follows a node, the game first. */
export const childrenOf = (tree: Tree, id: number): TurnNode[] =>
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

/** The last turn after a node, following the first child of each. */
export function endOf(tree: Tree, id: number): number {
  const next = childrenOf(tree, id)[0];
  return next ? endOf(tree, next.id) : id;
}

/** How a node is reached: from the nearest position of the game, by the tries. */
export function pathTo(tree: Tree, id: number): { ply: number; turns: string[] } {
  const turns: string[] = [];
  let node = tree.get(id)!;
  while (node.ply === null) {
    turns.unshift(node.turn!);
    node = tree.get(node.parent!)!;
  }
  return { ply: node.ply, turns };
}

/** The rows: each branch stands below the turn in whose place it was tried. */
export function rowsOf(tree: Tree, current: number): TreeRow[] {
  const shown = new Set(ancestors(tree, current));
  const rows: TreeRow[] = [];
  const add = (node: TurnNode, depth: number, isFirst: boolean): void => {
    const branch = branchOf(tree, node);
    const isLong = depth > 0 && isFirst && branch.length > LONGEST_BRANCH;
    const isFolded = isLong && !branch.some(({ id }) => shown.has(id));
    rows.push({ node, depth, folded: isFolded ? branch.length - 1 : 0 });
    if (!isFolded) addChildren(node, depth);
  };
  const addChildren = (node: TurnNode, depth: number): void => {
    const [next, ...others] = childrenOf(tree, node.id);
    if (!next) return;
    if (depth === 0 && !isGame(next)) {
      // After the end of the game everything that was tried is a branch.
      for (const first of [next, ...others]) add(first, depth + 1, true);
      return;
    }
    add(next, depth, false);
    for (const first of others.toReversed()) insertBranch(first, depth + 1, next);
  };
  const insertBranch = (first: TurnNode, depth: number, next: TurnNode): void => {
    // Directly below the turn that it replaces.
    const at = rows.findIndex(({ node }) => node.id === next.id);
    const tail = rows.splice(at + 1);
    add(first, depth, true);
    rows.push(...tail);
  };
  rows.push({ node: tree.get(ROOT)!, depth: 0, folded: 0 });
  addChildren(tree.get(ROOT)!, 0);
  return rows;
}

/** A turn and those that follow, the first child of each. */
function branchOf(tree: Tree, node: TurnNode): TurnNode[] {
  const next = childrenOf(tree, node.id)[0];
  return next ? [node, ...branchOf(tree, next)] : [node];
}

function ancestors(tree: Tree, id: number): number[] {
  const { parent } = tree.get(id)!;
  return parent === null ? [id] : [id, ...ancestors(tree, parent)];
}
