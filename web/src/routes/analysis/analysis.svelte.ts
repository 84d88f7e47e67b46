/** The state of the screen: a position in the tree of a game, and what its turns are worth. */
import { api } from '$lib/api/client';
import { hostOf } from '$lib/host/hostOf';
import type { Grade, Position } from '$lib/api/types';
import { errorText } from '$lib/i18n/errors';
import { t } from '$lib/i18n/texts.svelte';
import { PositionHost } from '$lib/table/position/positionHost.svelte';
import { ValueStream } from './stream.svelte';
import {
  addTurn,
  childrenOf,
  endOf,
  isGame,
  removeTurn,
  ROOT,
  sourceOf,
  treeOf,
  type TurnNode,
  type Tree,
} from './tree/tree';

export class AnalysisState {
  tree = $state.raw<Tree | null>(null);
  current = $state(ROOT);
  error = $state<string | null>(null);
  isBusy = $state(false);
  /** The grades of turns, by the node that they lead to. */
  grades = $state.raw<ReadonlyMap<number, Grade>>(new Map());
  /** The tree before a try was removed. */
  #removed = $state.raw<{ tree: Tree; current: number } | null>(null);
  /** The table that the record comes from. */
  table = $state<string | null>(null);
  readonly host = new PositionHost(
    (turn) => void this.play(turn),
    () => void this.back(),
  );
  readonly stream = new ValueStream((turn, grade) => this.#grade(turn, grade));
  #text = '';
  /** Where the latest step leads: steps that follow it begin there while it is on its way. */
  #target = ROOT;
  readonly #positions = new Map<number, Position>();

  get node(): TurnNode | null {
    return this.tree?.get(this.current) ?? null;
  }

  get canRestore(): boolean {
    return this.#removed !== null;
  }

  /** The turns that were played or tried here. */
  get played(): string[] {
    return this.tree ? childrenOf(this.tree, this.current).map(({ turn }) => turn!) : [];
  }

  /** The turn of the game here, if it went on. */
  get gameTurn(): string | null {
    const next = this.tree && childrenOf(this.tree, this.current)[0];
    return next && isGame(next) ? next.turn : null;
  }

  /** Show the match of a table, once it is over. */
  async openTable(id: string, ply: number | null): Promise<void> {
    await this.#run(async () => {
      const view = await hostOf(id).view();
      if (!view.is_over) throw new RefusedError(t('board-not-over'));
      const text = await hostOf(id).record();
      this.table = id;
      await this.#open(text, ply);
    });
  }

  /** Show a record or a position; return whether it could be read. */
  async openText(text: string): Promise<boolean> {
    await this.#run(async () => {
      this.table = null;
      await this.#open(text.trim(), 0);
    });
    return this.error === null;
  }

  /** Go back to the form. */
  close(): void {
    this.stream.stop();
    this.tree = null;
    this.error = null;
  }

  /** Go to a node; return whether it has a position that can be shown. */
  async go(id: number): Promise<boolean> {
    const { tree } = this;
    if (!tree?.has(id)) return false;
    this.#target = id;
    const isThere = await this.#run(async () => {
      const source = sourceOf(tree, id, this.#text);
      const position = this.#positions.get(id) ?? (await api.position(source));
      this.#positions.set(id, position);
      if (this.#target !== id) return; // a later step leads elsewhere
      this.current = id;
      this.host.show(position);
      this.#evaluate(position);
    });
    if (!isThere && this.#target === id) this.#target = this.current;
    return isThere;
  }

  /** Play a turn here: a new branch, or a turn that is known. */
  async play(turn: string): Promise<void> {
    const seat = this.host.position?.actor;
    if (!this.tree || seat === null || seat === undefined) return;
    const [tree, id] = addTurn(this.tree, this.current, turn, seat);
    this.tree = tree;
    if (!(await this.go(id))) this.tree = removeTurn(tree, id);
  }

  async back(): Promise<void> {
    await this.go(this.tree?.get(this.#target)?.parent ?? ROOT);
  }

  async forward(): Promise<void> {
    const next = this.tree && childrenOf(this.tree, this.#target)[0];
    if (next) await this.go(next.id);
  }

  async first(): Promise<void> {
    await this.go(ROOT);
  }

  async last(): Promise<void> {
    if (this.tree) await this.go(endOf(this.tree, this.#target));
  }

  /** Remove a try and all that follows; it can be brought back. */
  async remove(id: number): Promise<void> {
    const node = this.tree?.get(id);
    if (!this.tree || !node || isGame(node)) return;
    const tree = removeTurn(this.tree, id);
    this.#removed = { tree: this.tree, current: this.current };
    this.tree = tree;
    if (!tree.has(this.#target)) await this.go(node.parent!);
  }

  async restore(): Promise<void> {
    if (!this.#removed) return;
    const { tree, current } = this.#removed;
    // What was tried since then is kept.
    this.tree = new Map([...tree, ...this.tree!]);
    this.#removed = null;
    await this.go(current);
  }

  async #open(text: string, ply: number | null): Promise<void> {
    const position = await api.position({ text });
    this.#text = text;
    this.#positions.clear();
    this.grades = new Map();
    this.#removed = null;
    const { record } = position;
    // The last position of a record is the one that comes without a ply.
    const lastPly = record ? lastPlyOf(position) : 0;
    this.tree = treeOf(record, lastPly);
    const nodes = [...this.tree.values()].filter((node) => ply === null || node.ply! <= ply);
    await this.#show(nodes.at(-1)!.id);
  }

  /** Show a node; an error is the caller's. */
  async #show(id: number): Promise<void> {
    this.current = this.#target = id;
    const source = sourceOf(this.tree!, id, this.#text);
    const position = await api.position(source);
    this.#positions.set(id, position);
    this.host.show(position);
    this.#evaluate(position);
  }

  #evaluate(position: Position): void {
    if (position.actor === null) this.stream.stop();
    else this.stream.start(position.position!, this.played);
  }

  #grade(turn: string, grade: Grade): void {
    const child = childrenOf(this.tree!, this.current).find((node) => node.turn === turn);
    if (child) this.grades = new Map(this.grades).set(child.id, grade);
  }

  /** Send a request; return whether it was answered without an error. */
  async #run(send: () => Promise<void>): Promise<boolean> {
    this.error = null;
    this.isBusy = true;
    try {
      await send();
      return true;
    } catch (error) {
      this.error = error instanceof RefusedError ? error.message : errorText(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}

/** Something that this page does not show. */
class RefusedError extends Error {}

/** The number of actions of a record: a turn has one, or two with a claim after a placement. */
function lastPlyOf({ record }: Position): number {
  const last = record!.at(-1);
  if (!last) return 0;
  const isBoth = last.turn.includes('>') && !last.turn.startsWith('>');
  return last.ply + (isBoth ? 2 : 1);
}
