/** The state of the screen: a position in the tree of a game, and what its turns are worth. */
import type { Grade, Position } from '$lib/api/types';
import { engine } from '$lib/engine/load';
import { NotationError } from '$lib/engine/notation/scanner';
import { parseSource, positionAt, type Source } from '$lib/engine/notation/source';
import { matchOf } from '$lib/engine/parsePosition';
import { hostOf } from '$lib/host/hostOf';
import { errorText } from '$lib/i18n/errors';
import { t } from '$lib/i18n/texts.svelte';
import { gameHash, linkedGame, LinkError } from '$lib/table/position/gameLink';
import { notationText } from '$lib/table/position/notationText';
import { PositionHost } from '$lib/table/position/positionHost.svelte';
import { ValueStream } from './stream.svelte';
import {
  addTurn,
  childrenOf,
  endOf,
  isGame,
  pathTo,
  removeTurn,
  ROOT,
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
    (turn) => this.play(turn),
    () => this.back(),
  );
  readonly stream = new ValueStream((turn, grade) => this.#grade(turn, grade));
  #source: Source | null = null;
  /** The record that was opened; null: a position. */
  #record: string | null = null;

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
      await this.#open(await hostOf(id).record(), ply);
      this.table = id;
    });
  }

  /** Show a record or a position; return whether it could be read. */
  openText(text: string): Promise<boolean> {
    return this.#run(() => this.#open(text, 0));
  }

  /** Show the game of a link, if the part after the path has one. */
  async openLink(hash: string): Promise<void> {
    await this.#run(async () => {
      const game = await linkedGame(hash);
      if (game) await this.#open(game.text, game.ply ?? 0);
    });
  }

  /** Return the part after the path of a link to what is shown: the game, or what was tried. */
  linkHash(): Promise<string> {
    const { ply } = this.node!;
    if (this.#record === null || ply === null) {
      return gameHash({ text: this.host.position!.position!, ply: null });
    }
    return gameHash({ text: this.#record, ply });
  }

  /** Go back to the form. */
  close(): void {
    this.stream.stop();
    this.tree = null;
    this.error = null;
  }

  go(id: number): void {
    if (!this.tree?.has(id)) return;
    const { ply, turns } = pathTo(this.tree, id);
    const position = positionAt(engine(), this.#source!, ply, turns);
    this.current = id;
    this.host.show(position);
    this.#evaluate(position);
  }

  /** Play a turn here: a new branch, or a turn that is known. */
  play(turn: string): void {
    const seat = this.host.position?.actor ?? null;
    if (!this.tree || seat === null) return;
    const [tree, id] = addTurn(this.tree, this.current, turn, seat);
    this.tree = tree;
    this.go(id);
  }

  back(): void {
    this.go(this.node?.parent ?? ROOT);
  }

  forward(): void {
    const next = this.tree && childrenOf(this.tree, this.current)[0];
    if (next) this.go(next.id);
  }

  first(): void {
    this.go(ROOT);
  }

  last(): void {
    if (this.tree) this.go(endOf(this.tree, this.current));
  }

  /** Remove a try and all that follows; it can be brought back. */
  remove(id: number): void {
    const node = this.tree?.get(id);
    if (!this.tree || !node || isGame(node)) return;
    const tree = removeTurn(this.tree, id);
    this.#removed = { tree: this.tree, current: this.current };
    this.tree = tree;
    if (!tree.has(this.current)) this.go(node.parent!);
  }

  restore(): void {
    if (!this.#removed) return;
    const { tree, current } = this.#removed;
    // What was tried since then is kept.
    this.tree = new Map([...tree, ...this.tree!]);
    this.#removed = null;
    this.go(current);
  }

  /** Show a text, a record as it was after a number of actions; by default at its end. */
  async #open(text: string, ply: number | null): Promise<void> {
    const source = await parseSource(engine(), text.trim());
    const { turns, match } = source;
    this.#source = source;
    this.#record = turns && text.trim();
    this.table = null;
    this.grades = new Map();
    this.#removed = null;
    this.tree = treeOf(turns, match.games.flatMap(({ actions }) => actions).length);
    const nodes = [...this.tree.values()].filter((node) => ply === null || node.ply! <= ply);
    this.go(nodes.at(-1)!.id);
  }

  #evaluate(position: Position): void {
    if (position.actor === null) this.stream.stop();
    else this.stream.start(matchOf(position), this.played);
  }

  #grade(turn: string, grade: Grade): void {
    const child = childrenOf(this.tree!, this.current).find((node) => node.turn === turn);
    if (child) this.grades = new Map(this.grades).set(child.id, grade);
  }

  /** Open something; return whether that was possible. What was shown before stays if not. */
  async #run(open: () => Promise<void>): Promise<boolean> {
    this.error = null;
    this.isBusy = true;
    try {
      await open();
    } catch (error) {
      this.error = messageOf(error);
    } finally {
      this.isBusy = false;
    }
    return this.error === null;
  }
}

/** Something that this page does not show. */
class RefusedError extends Error {}

function messageOf(error: unknown): string {
  if (error instanceof RefusedError) return error.message;
  if (error instanceof NotationError) return notationText(error);
  return error instanceof LinkError ? t('board-link-damaged') : errorText(error);
}
