/** A table as this page knows it: what is shown, what has been heard, and what was asked for. */
import { tick } from 'svelte';
import { claimOf } from '../board/cell';
import { pace } from '../motion/pace.svelte';
import { measure, stage } from '../motion/stage.svelte';
import { settings } from '../settings.svelte';
import { play as sound } from '../sound/sound';
import { api, AwayError, inWords, ProblemError } from '../wire/api';
import { Live, type LiveView } from '../wire/live';
import type { LogLine, Reaction, TableView } from '../wire/types';
import { Turn } from './turn.svelte';

export type Link = 'connecting' | 'live' | 'lost';

const PAUSE = 240;
const RETRIES = [300, 1000, 2500, 5000, 8000];

export class Session {
  view = $state.raw<TableView | null>(null);
  link = $state<Link>('connecting');
  /** Why there is nothing to see. */
  refusal = $state<string | null>(null);
  /** What went wrong last, in words. */
  trouble = $state<string | null>(null);
  /** Whether a turn is on its way to the server. */
  isSending = $state(false);
  /** The turn that is being made here, if it is ours. */
  turn = $state.raw<Turn | null>(null);

  #log: LogLine[] = [];
  #coming: TableView[] = [];
  #isShowing = false;
  #live: Live | null = null;

  constructor(readonly id: string) {
    void this.#begin();
  }

  /** Begin anew, as somebody else: whoever sat down is still a spectator to the connection of before. */
  async again(): Promise<void> {
    this.close();
    this.#coming = [];
    await this.#begin();
  }

  async #begin(): Promise<void> {
    try {
      const view = await api.look(this.id);
      this.#log = view.log;
      this.#show(view);
      if (view.yours.length || view.you_host) settings.remember(view.table);
    } catch (error) {
      if (error instanceof ProblemError) {
        this.refusal = error.message;
        settings.forget(this.id);
        return;
      }
      this.link = 'lost';
    }
    this.#live = new Live(this.id, {
      ply: () => this.#log.length,
      onturn: ({ ply, game, seat, turn, bot }) => this.#note(ply, game, seat, turn, bot),
      onview: (view) => this.#hear(view),
      onrefused: (problem) => (this.refusal = this.view ? null : problem.detail),
      onlink: (isUp) => (this.link = isUp ? 'live' : 'lost'),
    });
  }

  close(): void {
    this.#live?.close();
  }

  /** Keep the log whole: a turn is one or two actions. */
  #note(ply: number, game: number, seat: number, turn: string, bot: string | null): void {
    const actions = turn.includes(':') && turn.includes('>') ? [turn.split('>')[0]!, `>${turn.split('>')[1]}`] : [turn];
    const first = ply - actions.length;
    if (first < this.#log.length) return;
    const lines = actions.map((action, index) => ({ ply: first + index, game, seat, action, bot }));
    this.#log = [...this.#log, ...lines];
  }

  #hear(view: LiveView): void {
    this.#coming.push({ ...view, log: this.#log.slice(0, view.ply) });
    if (!this.#isShowing) void this.#showAll();
  }

  /** One thing moves at a time; whoever looks away, or wants no motion, sees the latest at once. */
  async #showAll(): Promise<void> {
    this.#isShowing = true;
    while (this.#coming.length) {
      if (pace.factor === 0 || document.hidden) this.#coming.splice(0, this.#coming.length - 1);
      await this.#present(this.#coming.shift()!);
    }
    this.#isShowing = false;
  }

  async #present(next: TableView): Promise<void> {
    const before = this.view;
    const isMove = before !== null && next.ply > before.ply && next.ply - before.ply <= 2 && next.game === before.game;
    if (!isMove || pace.factor === 0 || document.hidden) {
      stage.clear();
      this.#show(next);
      if (isMove) this.#sound(next, next.log.slice(before.ply));
      return;
    }
    const acts = next.log.slice(before.ply);
    const places = measure();
    const isOwn = this.turn !== null && this.turn.ply === before.ply && this.turn.ghost !== null;
    this.#show(next);
    this.#sound(next, acts);
    await tick();
    await stage.perform(before, next, acts, places, isOwn);
    if (this.#coming.length) await pace.wait(PAUSE);
  }

  #sound(next: TableView, acts: LogLine[]): void {
    if (acts.some((act) => act.action.includes(':'))) sound('place');
    if (acts.some((act) => claimOf(act.action) !== null)) sound('claim');
    if (next.over) sound('end');
    else if (next.legal.length) sound('turn');
  }

  #show(view: TableView): void {
    this.view = view;
    const isOurs = view.legal.length > 0;
    if (!isOurs) this.turn = null;
    else if (this.turn?.ply !== view.ply || this.turn.seat !== view.actor) this.turn = new Turn(view);
  }

  /** Send the turn. It is asked for again until it is known to be there: its key lets it be played once. */
  async send(text: string): Promise<void> {
    const ply = this.turn?.ply ?? this.view?.ply ?? 0;
    const key = `${ply}-${text}`.slice(0, 64);
    this.isSending = true;
    this.trouble = null;
    try {
      for (const wait of [...RETRIES, null]) {
        try {
          await api.play(this.id, ply, text, key);
          return;
        } catch (error) {
          const isPassing = error instanceof AwayError || (error instanceof ProblemError && error.problem.status >= 429);
          if (!isPassing || wait === null) throw error;
          await new Promise((resolve) => setTimeout(resolve, wait));
        }
      }
    } catch (error) {
      this.trouble = inWords(error);
    } finally {
      this.isSending = false;
    }
  }

  /** Ask for anything else; what goes wrong is shown. */
  async ask<T>(what: () => Promise<T>): Promise<T | null> {
    this.trouble = null;
    try {
      return await what();
    } catch (error) {
      this.trouble = inWords(error);
      return null;
    }
  }

  react(reaction: Reaction, seat: number): Promise<unknown> {
    return this.ask(() => api.react(this.id, reaction, seat));
  }
}
