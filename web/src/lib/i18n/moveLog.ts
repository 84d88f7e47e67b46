/** The actions of a match as text. */
import type { TableView } from '$lib/api/types';
import { parseClaim, parsePlacement } from '$lib/game/cell';
import { seatAt } from '$lib/game/seats';
import { seatLabel } from './seatText';
import { t } from './texts.svelte';

export interface MoveLogEntry {
  /** Unique within a view. */
  id: string;
  /** The number of actions after which it is on the table. */
  ply: number;
  seat: number;
  text: string;
  isTakeBack: boolean;
}

/** The entries of the current game, oldest first; a placement and its claim are one entry. */
export function moveLogEntries(view: TableView): MoveLogEntry[] {
  const entries: MoveLogEntry[] = [];
  const takeBacks = takeBackEntries(view);
  for (const { ply, game, seat, action, bot } of view.log) {
    const due = takeBacks.filter((entry) => entry.ply <= ply);
    takeBacks.splice(0, due.length);
    if (game !== view.game) continue;
    entries.push(...due);
    const claim = parseClaim(action);
    const last = entries.at(-1);
    const before = view.log[ply - 1];
    const completes = before?.seat === seat && before.game === game && before.action.includes(':');
    if (claim !== null && last && !last.isTakeBack && completes) {
      last.text = t('move-log-turn', { first: last.text, domino: claim });
      last.ply = ply + 1;
    } else {
      entries.push({
        id: `${ply}`,
        ply: ply + 1,
        seat,
        text: describeBy(view, seat, action, bot),
        isTakeBack: false,
      });
    }
  }
  return [...entries, ...takeBacks.filter((entry) => entry.ply <= view.ply)];
}

/** An action as text, without who chose it. */
export function describeAction(view: TableView, seat: number, action: string): string {
  const player = seatLabel(view, seat);
  const claim = parseClaim(action);
  if (claim !== null) return t('move-log-claim', { player, domino: claim });
  const name = parsePlacement(action) ? 'move-log-place' : 'move-log-discard';
  return t(name, { player, domino: Number(action.split(':')[0]) });
}

/** An action as text; it says if a bot chose it in place of a person. */
function describeBy(view: TableView, seat: number, action: string, bot: string | null): string {
  const text = describeAction(view, seat, action);
  return bot && seatAt(view, seat).name ? t('move-log-bot', { text }) : text;
}

/** The take-backs where they happened: a later one may have gone back further. */
function takeBackEntries(view: TableView): MoveLogEntry[] {
  const plies = view.take_backs.map(({ ply }) => ply);
  return view.take_backs.map(({ seat, turn }, index) => ({
    id: `take-back-${index}`,
    ply: Math.min(...plies.slice(index)),
    seat,
    text: t('move-log-take-back', { player: seatLabel(view, seat), turn }),
    isTakeBack: true,
  }));
}
