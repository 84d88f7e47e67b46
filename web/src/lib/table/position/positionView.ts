/** A position as the components of a table show it. */
import type { Colour, Position, Seat, TableView } from '$lib/api/types';
import { namedSeat } from '$lib/game/seats';
import { levelName } from '$lib/i18n/seatText';
import { t, texts } from '$lib/i18n/texts.svelte';

/** The view of a table at which this position is played, by nobody in particular. */
export function toTableView(position: Position): TableView {
  const {
    names,
    colours,
    record: _record,
    is_sampled: _isSampled,
    game,
    legal,
    claims,
    ...data
  } = position;
  return {
    ...data,
    game,
    legal,
    claims,
    table: '',
    number: 0,
    status: position.actor === null ? 'over' : 'playing',
    is_over: position.actor === null,
    is_public: false,
    seats: names.map((name, seat) => seatOf(name, seat, colours[seat]!)),
    clock: { seconds: null, turn_at: null, due_at: null, substitute: '' },
    shuffle: { commitment: '', contributions: [], secret: null, seed: null },
    reactions: [],
    notices: [],
    spectators: 0,
    take_backs: [],
    hints: [],
    continued_from: null,
    rematch_of: null,
    rematch: null,
    rematch_question: null,
    now: 0,
    seat: null,
    your_seats: [],
    left_seats: [],
    is_host: false,
    take_back: null,
    device_link: null,
    is_moved: false,
    log: [],
  };
}

function seatOf(name: string, seat: number, colour: Colour): Seat {
  const shown = name ? levelName(name) : capitalised(t(`colour-${colour}`));
  return { ...namedSeat(seat, shown), colour };
}

const capitalised = (text: string): string =>
  text[0]!.toLocaleUpperCase(texts.language) + text.slice(1);
