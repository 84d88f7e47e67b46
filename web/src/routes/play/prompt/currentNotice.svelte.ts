/** The notice that is shown now: the latest, for some seconds. */
import type { Notice, TableView } from '$lib/api/types';
import { t } from '$lib/i18n/texts.svelte';
import { noticeText } from './notices';

const SHOWN = 8; // seconds

export class CurrentNotice {
  /** The time of the last notice that was shown long enough. */
  #hidden = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timed = 0;

  /** The text of the notice; empty if there is none. */
  text(view: TableView): string {
    const latest = view.notices.at(-1);
    if (latest && this.#isShown(view, latest)) return noticeText(view, latest);
    return view.is_moved ? t('device-moved') : '';
  }

  #isShown(view: TableView, latest: Notice): boolean {
    this.#hideLater(latest.at);
    if (latest.at > this.#hidden && view.now - latest.at < SHOWN) return true;
    // What a bot did in my place stays until my next turn.
    const isOwnClock = latest.kind === 'time-up' && view.yours.includes(latest.seat);
    return isOwnClock && view.legal.length === 0 && latest.ply < view.ply;
  }

  #hideLater(at: number): void {
    if (at <= this.#timed) return;
    this.#timed = at;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#hidden = at), SHOWN * 1000);
  }
}
