/** The notice that is shown now: the latest, for some seconds. */
import type { Notice, TableView } from '$lib/api/types';
import { parseClaim } from '$lib/game/cell';
import { describeAction } from '$lib/i18n/moveLog';
import { levelName, seatLabel } from '$lib/i18n/seatText';
import { t } from '$lib/i18n/texts.svelte';

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
    const isOwnClock = latest.kind === 'time-up' && view.your_seats.includes(latest.seat);
    return isOwnClock && view.legal.length === 0 && latest.ply < view.ply;
  }

  #hideLater(at: number): void {
    if (at <= this.#timed) return;
    this.#timed = at;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#hidden = at), SHOWN * 1000);
  }
}

/** What happened beside the turns, as text. */
function noticeText(view: TableView, notice: Notice): string {
  const { kind, seat } = notice;
  const player = seatLabel(view, seat);
  const isMine = view.your_seats.includes(seat);
  const bot = levelName(notice.bot ?? '');
  switch (kind) {
    case 'left':
      return t('notice-left', { player, bot });
    case 'stand-in':
      return isMine ? t('notice-stand-in-you', { bot }) : t('notice-stand-in', { player, bot });
    case 'returned':
      return t('notice-returned', { player });
    case 'resumed':
      return t('notice-resumed', { player });
    case 'host':
      return isMine ? t('notice-host-you') : t('notice-host', { player });
    case 'time-up':
      return t('notice-time-up', { turn: turnAt(view, notice) });
  }
}

/** The turn that a bot played in place of a person. */
function turnAt(view: TableView, { seat, ply }: Notice): string {
  const [first, second] = view.log.slice(ply, ply + 2);
  if (!first) return '';
  const text = describeAction(view, seat, first.action);
  const claim = second?.seat === seat && first.action.includes(':') && parseClaim(second.action);
  return claim ? t('move-log-turn', { first: text, domino: claim }) : text;
}
