/** A table as this page knows it: the view that is shown, the turn that is made, the connection. */
import { tick } from 'svelte';
import { animator, measurePieces } from '$lib/animation/animator.svelte';
import { animationSpeed } from '$lib/animation/speed.svelte';
import { ProblemError } from '$lib/api/client';
import { retry } from '$lib/api/retry';
import type { LogEntry, Reaction, TableView } from '$lib/api/types';
import { parseClaim } from '$lib/game/cell';
import { Turn } from '$lib/game/turn.svelte';
import type { PlacementPreview } from '$lib/engine/engine';
import { hostOf } from '$lib/host/hostOf';
import { LocalTableError } from '$lib/host/local/localError';
import { VersionError, type TableHost } from '$lib/host/tableHost';
import { errorText } from '$lib/i18n/errors';
import { play as playSound } from '$lib/sound/sound';
import { settings } from '$lib/ui/settings/settings.svelte';
import { reloadOnce } from '$lib/ui/page/reload';
import { keepView } from './lastViews';
import type { TurnHost } from './turn/turnControls.svelte';

export type Link = 'connecting' | 'live' | 'lost';

/** The pause between two moves that are shown one after the other. */
const PAUSE = 240;
/** With more views than this waiting, the page skips to the last one. */
const MAX_QUEUE = 4;
/** A window that is not painted gets no frames. */
const MAX_FRAME_TIME = 250;

export class Session implements TurnHost {
  view = $state.raw<TableView | null>(null);
  link = $state<Link>('connecting');
  /** Why there is nothing to show. */
  fatalError = $state<string | null>(null);
  /** The message of the last request that failed. */
  error = $state<string | null>(null);
  isSending = $state(false);
  /** The turn that is made here, if it is ours. */
  turn = $state.raw<Turn | null>(null);

  readonly host: TableHost;
  #queue: TableView[] = [];
  #isShowing = false;

  constructor(readonly id: string) {
    this.host = hostOf(id);
    this.restart();
  }

  /** Follow the table again, with a seat that was taken meanwhile. */
  restart(): void {
    this.close();
    this.#queue = [];
    this.host.follow({
      onview: (view) => this.#enqueue(view),
      onrefused: (error) => this.#refuse(error),
      onlink: (isUp) => {
        this.link = isUp ? 'live' : 'lost';
        if (!isUp) this.#keep();
      },
    });
  }

  #refuse(error: Error): void {
    if (error instanceof VersionError && reloadOnce()) return;
    if (!this.view) this.fatalError = errorText(error);
    if (error instanceof ProblemError || isGone(error)) settings.forget(this.id);
  }

  /** Whether this browser's players can play on without the server, which is away. */
  get canPlayOnHere(): boolean {
    const isAway = this.host.online !== null && this.link === 'lost' && this.host.match !== null;
    return isAway && this.view?.status === 'playing' && this.view.your_seats.length > 0;
  }

  /** Let the start page list this table without a network. */
  #keep(): void {
    if (this.view && isOwn(this.view)) keepView(this.view);
  }

  close(): void {
    this.#keep();
    this.host.close();
  }

  #enqueue(view: TableView): void {
    this.#queue.push(view);
    if (!this.#isShowing) void this.#showQueue();
  }

  /**
   * Show views one after the other, at most one a frame.
   *
   * Without animations, and when the page is behind, only the last of the waiting views is shown.
   */
  async #showQueue(): Promise<void> {
    this.#isShowing = true;
    while (this.#queue.length) {
      const isBehind = this.#queue.length > MAX_QUEUE;
      if (isBehind || !isAnimated()) this.#queue.splice(0, this.#queue.length - 1);
      await this.#present(this.#queue.shift()!, isAnimated() && !isBehind);
      await nextFrame();
    }
    this.#isShowing = false;
  }

  async #present(next: TableView, canAnimate: boolean): Promise<void> {
    const before = this.view;
    const actions = before ? next.log.slice(before.ply) : [];
    const isOneTurn =
      before?.game === next.game &&
      before.take_backs.length === next.take_backs.length &&
      actions.length > 0 &&
      actions.length <= 2;
    if (!before || !isOneTurn || !canAnimate) {
      animator.clear();
      this.#show(next);
      if (isOneTurn) this.#playSounds(next, actions);
      return;
    }
    const positions = measurePieces();
    const isOwn = this.turn?.ply === before.ply && this.turn.ghost !== null;
    this.#show(next);
    this.#playSounds(next, actions);
    await tick();
    await animator.play(before, next, actions, positions, isOwn);
    if (this.#queue.length) await animationSpeed.wait(PAUSE);
  }

  #playSounds(next: TableView, actions: LogEntry[]): void {
    if (actions.some(({ action }) => action.includes(':'))) playSound('place');
    if (actions.some(({ action }) => parseClaim(action) !== null)) playSound('claim');
    if (next.is_over) playSound('end');
    else if (next.legal.length) playSound('turn');
  }

  #show(view: TableView): void {
    const takeBacks = this.view?.take_backs.length;
    if (isOwn(view) && !(this.view && isOwn(this.view))) settings.remember(view.table);
    this.view = view;
    if (view.is_moved) settings.forget(view.table);
    const isOurs = view.legal.length > 0;
    const isSamePly = this.turn?.ply === view.ply && takeBacks === view.take_backs.length;
    if (!isOurs) this.turn = null;
    else if (!isSamePly || this.turn?.seat !== view.actor) this.turn = new Turn(view);
  }

  preview(action: string): PlacementPreview {
    return this.host.preview(action);
  }

  /** Send the turn, again and again if needed: its key makes the server play it once. */
  async send(text: string): Promise<void> {
    const ply = this.turn?.ply ?? this.view?.ply ?? 0;
    const key = `${ply}-${this.view?.take_backs.length ?? 0}-${text}`.slice(0, 64);
    this.isSending = true;
    this.error = null;
    try {
      await retry(() => this.host.play(ply, text, key));
    } catch (error) {
      this.error = errorText(error);
    } finally {
      this.isSending = false;
    }
  }

  /** Take back the last turn that was sent, and what bots have played since. */
  async takeBack(): Promise<void> {
    const ply = this.view?.take_back ?? null;
    if (ply === null || this.isSending) return;
    this.isSending = true;
    await this.run(() => this.host.takeBack(ply));
    this.isSending = false;
  }

  /** Run any other request; return null and show the error if it fails. */
  async run<T>(request: () => Promise<T>): Promise<T | null> {
    this.error = null;
    try {
      return await request();
    } catch (error) {
      this.error = errorText(error);
      return null;
    }
  }

  react(reaction: Reaction, seat: number): Promise<unknown> {
    settings.set({ reaction });
    return this.run(() => this.host.online!.react(reaction, seat));
  }
}

/** Whether this browser plays at the table, or opened it. */
const isOwn = (view: TableView): boolean =>
  view.your_seats.length > 0 || view.left_seats.length > 0 || view.is_host;

const isGone = (error: Error): boolean =>
  error instanceof LocalTableError && error.reason === 'gone';

const isAnimated = (): boolean => animationSpeed.factor > 0 && !document.hidden;

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, MAX_FRAME_TIME);
    requestAnimationFrame(() => {
      clearTimeout(timeout);
      resolve();
    });
  });
}
