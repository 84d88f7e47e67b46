import { describe, expect, it } from 'vitest';
import { addTurn, childrenOf, endOf, removeTurn, rowsOf, pathTo, treeOf, type Tree } from './tree';

const RECORD = ['>1', '2:a1b1>3', '4:a1b1>5'].map((turn, index) => ({
  ply: index ? 2 * index - 1 : 0,
  game: 1,
  seat: index % 2,
  turn,
}));
const GAME = treeOf(RECORD, 5);

const texts = (tree: Tree, current = 0): string[] =>
  rowsOf(tree, current).map(
    ({ node, depth, folded }) =>
      `${'-'.repeat(depth)}${node.turn ?? ''}${folded ? `+${folded}` : ''}`,
  );

/** Play turns one after the other. */
function play(tree: Tree, at: number, ...turns: string[]): [Tree, number] {
  return turns.reduce(([now, id], turn) => addTurn(now, id, turn, 0), [tree, at]);
}

describe('the tree', () => {
  it('begins with the game as it was played', () => {
    expect(texts(GAME)).toEqual(['', '>1', '2:a1b1>3', '4:a1b1>5']);
    expect([...GAME.values()].map(({ ply }) => ply)).toEqual([0, 1, 3, 5]);
    expect(endOf(GAME, 0)).toBe(3);
    expect(pathTo(GAME, 2)).toEqual({ ply: 3, turns: [] });
  });

  it('has a branch for every turn that is tried, below the one it replaces', () => {
    const [one] = play(GAME, 1, '2:x>4', '6:y>7');
    const [two, end] = play(one, 1, '2:z>3');
    expect(texts(two)).toEqual(['', '>1', '2:a1b1>3', '-2:x>4', '-6:y>7', '-2:z>3', '4:a1b1>5']);
    expect(pathTo(two, end)).toEqual({ ply: 1, turns: ['2:z>3'] });
    const [deep, last] = play(two, end, '8:q>9');
    expect(pathTo(deep, last).turns).toEqual(['2:z>3', '8:q>9']);
  });

  it('finds a turn again that is there already', () => {
    expect(addTurn(GAME, 1, '2:a1b1>3', 1)).toEqual([GAME, 2]);
    const [tree, id] = play(GAME, 1, '2:x>4');
    expect(addTurn(tree, 1, '2:x>4', 1)).toEqual([tree, id]);
  });

  it('has branches of branches', () => {
    const [tree, first] = play(GAME, 3, '7:a>8');
    const [next] = play(tree, first, '9:b>1');
    const [fork] = play(next, first, '9:c>2');
    expect(texts(fork).slice(3)).toEqual(['4:a1b1>5', '-7:a>8', '-9:b>1', '--9:c>2']);
  });

  it('loses a try with all that follows it, but never the game', () => {
    const [tree, last] = play(GAME, 1, '2:x>4', '6:y>7', '8:z>9');
    const first = childrenOf(tree, 1)[1]!.id;
    expect(texts(removeTurn(tree, first))).toEqual(texts(GAME));
    expect(removeTurn(tree, 2)).toBe(tree);
    expect(removeTurn(tree, last).size).toBe(tree.size - 1);
  });

  it('folds a long branch unless its turn is the current one', () => {
    const turns = Array.from({ length: 9 }, (_, index) => `${index + 10}:x>1`);
    const [tree, last] = play(GAME, 1, ...turns);
    expect(texts(tree)).toContain('-10:x>1+8');
    expect(texts(tree, last)).toHaveLength(4 + 9);
  });
});
