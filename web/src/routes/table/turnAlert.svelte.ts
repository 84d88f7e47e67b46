/**
 * Tells somebody that it is their turn, wherever they look meanwhile: in the title of the page, on
 * the icon of the app, by a soft sound, by vibration, and by a notification of the system.
 */
import type { TableView } from '$lib/api/types';
import { t, texts } from '$lib/i18n/texts.svelte';
import { play } from '$lib/sound/sound';
import { pageTitle } from '$lib/ui/page/pageTitle.svelte';
import { settings } from '$lib/ui/settings/settings.svelte';
import { closeNotification, showNotification } from '$lib/ui/settings/notifications';

const VIBRATION = 60; // ms

/** Whether other people play here: a bot's turn takes a moment only. */
const hasOthers = (view: TableView): boolean =>
  view.seats.some((seat) => seat.bot === null && !view.your_seats.includes(seat.seat));

export const isOwnTurn = (view: TableView | null): boolean =>
  view !== null && !view.is_over && view.actor !== null && view.your_seats.includes(view.actor)
    ? view.seats[view.actor]?.bot === null
    : false;

/** Browsers refuse sound and vibration before somebody has touched the page, and log it. */
const wasTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export class TurnAlert {
  /** The turn that was told last, or was there when the page came. */
  #told: string | null = null;
  /** Whether the badge and a notification may be there. */
  #isMarked = false;

  /** Follow a view of the table. */
  update(view: TableView): void {
    const isTurn = isOwnTurn(view);
    const turn = isTurn ? `${view.table} ${view.ply} ${view.take_backs.length}` : '';
    // Who opens the page sees what a push message said.
    if (this.#told === null && !document.hidden) this.#clear(view.table);
    const isNew = this.#told !== null && isTurn && turn !== this.#told;
    const hasEnded = !isTurn && this.#told !== '';
    this.#told = turn;
    pageTitle.prefix = isTurn && hasOthers(view) ? t('your-turn') : '';
    // Only then: Chromium may lose a notification that is shown while one looks for others.
    if (hasEnded) this.#clear(view.table);
    else if (isNew && (document.hidden || hasOthers(view))) this.#tell(view.table);
  }

  /** The page is looked at again, or left. */
  seen(view: TableView | null): void {
    if (view) this.#clear(view.table);
  }

  close(view: TableView | null): void {
    pageTitle.prefix = '';
    this.seen(view);
  }

  #tell(table: string): void {
    const { sound, turnSound, vibration, notifications } = settings.current;
    // With sounds on, the session plays this one with the others.
    if (turnSound && !sound && wasTouched()) play('turn', true);
    if (vibration && wasTouched()) navigator.vibrate?.(VIBRATION);
    if (!document.hidden) return;
    this.#isMarked = true;
    void navigator.setAppBadge?.(1)?.catch(() => undefined);
    if (notifications)
      void texts.loadFile('alerts').then(() => showNotification(table, t('alert-turn')));
  }

  #clear(table: string): void {
    const wasMarked = this.#isMarked;
    this.#isMarked = false;
    if (wasMarked) void navigator.clearAppBadge?.()?.catch(() => undefined);
    // A push message may be shown that this page knows nothing of.
    if (wasMarked || settings.current.push) void closeNotification(table);
  }
}
