/** The state of the screen of a game: the turn, the coach, what is highlighted and open. */
import { untrack } from 'svelte';
import type { Kingdom, Reaction, TableView } from '$lib/api/types';
import { boardWindow } from '$lib/game/box';
import { isShared, ownSeat } from '$lib/game/seats';
import type { Turn } from '$lib/game/turn.svelte';
import { playerNames } from '$lib/i18n/seatText';
import { t } from '$lib/i18n/texts.svelte';
import type { Session } from '$lib/table/session.svelte';
import { keyboard } from '$lib/ui/page/keyboard';
import { settings } from '$lib/ui/settings/settings.svelte';
import type { Highlight } from './board/highlight';
import { TurnControls } from '$lib/table/turn/turnControls.svelte';
import { Coach, hasCoach } from './coach/coach.svelte';
import { TurnGrades } from './coach/grades.svelte';
import { lastTurn } from './coach/lastTurn';
import { claimNotes } from './coach/notes';
import { layoutOf } from './layout/layout';
import { windowSize } from './layout/windowSize.svelte';
import { CurrentNotice } from './prompt/currentNotice.svelte';
import { warningFor } from './prompt/warnings';
import type { Panel } from './Tools.svelte';

/** What the screen is given. */
export interface GameInput {
  session: Session;
  view: TableView;
  hasLesson: boolean;
  highlight: (view: TableView, turn: Turn | null) => Highlight;
}

export class GameState {
  readonly notices = new CurrentNotice();
  readonly controls: TurnControls;
  readonly coach: Coach;
  readonly grades: TurnGrades;
  readonly #input: () => GameInput;

  /** The kingdom that a spectator wants to see large. */
  #watched = $state<number | null>(null);
  /** The territory that is pointed at; otherwise the cells of the tutorial are highlighted. */
  #pointed = $state.raw<readonly string[] | null>(null);
  /** On a shared screen the next person confirms that they are there. */
  #present = $state<number | null>(null);
  isMenuOpen = $state(false);
  panel = $state<Panel | null>(null);
  /** A kingdom that is looked at closely. */
  opened = $state<number | null>(null);

  /** Create the state while the component of the screen is initialised: it has effects. */
  constructor(input: () => GameInput) {
    this.#input = input;
    const { session } = untrack(input);
    this.controls = new TurnControls(session);
    this.coach = new Coach(session);
    this.grades = new TurnGrades(session.host);
    $effect(() => {
      const now = this.isCoached ? this.turn : null;
      untrack(() => this.coach.follow(now));
    });
    $effect(() => {
      const { view } = this;
      const last = this.isGraded ? lastTurn(view.log, ownSeat(view), view.game) : null;
      untrack(() => void this.grades.follow(last));
    });
    $effect(() => {
      const isFirst = this.#present === null || !settings.current.passDevice;
      if (this.turn && isFirst) this.#present = this.turn.seat;
    });
    $effect(() => {
      if (this.turn && keyboard.isUsed && !this.isPassing) untrack(() => this.controls.focusTurn());
    });
  }

  get session(): Session {
    return this.#input().session;
  }

  get view(): TableView {
    return this.#input().view;
  }

  get hasLesson(): boolean {
    return this.#input().hasLesson;
  }

  readonly turn = $derived.by(() => this.session.turn);
  readonly isCoached = $derived.by(() => !this.hasLesson && hasCoach(this.view));
  readonly isGraded = $derived.by(() => this.isCoached && settings.current.coach);
  /** Whether a hint is shown: errors are shown in its place. */
  readonly hasHint = $derived.by(
    () => this.coach.isOpen && !this.session.error && this.session.link !== 'lost',
  );
  /** What the coach says about the dominoes on offer. */
  readonly claimNotes = $derived.by(() =>
    claimNotes(this.hasHint ? this.coach.options : [], this.coach.dominoes),
  );

  readonly layout = $derived.by(() =>
    layoutOf(windowSize.current, { players: this.view.seats.length, hasLesson: this.hasLesson }),
  );
  readonly isDesk = $derived.by(() => this.layout.arrangement === 'desk');
  readonly isTablet = $derived.by(() => this.layout.arrangement === 'tablet');
  readonly isSideways = $derived.by(() => this.layout.arrangement === 'sideways');
  readonly isSmall = $derived.by(() => !this.isDesk && !this.isTablet);
  readonly isWide = $derived.by(
    () => windowSize.current.width >= (this.isDesk ? 1240 : this.isTablet ? 800 : 350),
  );

  readonly isWatching = $derived.by(() => !this.view.your_seats.length);
  /** The seat whose kingdom is shown large. */
  readonly seat = $derived.by(() =>
    this.isWatching ? (this.#watched ?? this.view.actor ?? 0) : ownSeat(this.view),
  );
  readonly #placed = $derived.by(() => this.controls.preview.kingdom);
  readonly #current = $derived.by((): Kingdom => this.view.kingdoms[this.seat]!);
  // A domino that was put down is shown in place until the turn is sent or taken back. The
  // window does not change within a turn.
  readonly kingdom = $derived.by(() =>
    this.turn?.isPlaced ? (this.#placed ?? this.#current) : this.#current,
  );
  readonly window = $derived.by(() => boardWindow(this.#current, this.view.rules.grid));
  /** The dominoes that this player has to place later. */
  readonly #later = $derived.by(() =>
    [...(this.view.current_line ?? []), ...(this.view.next_line ?? [])]
      .filter(({ domino, king }) => king === this.seat && domino !== this.turn?.domino)
      .filter(({ domino }) => this.view.order.some((coming) => coming.domino === domino))
      .map(({ domino }) => domino),
  );
  readonly warning = $derived.by(() =>
    this.turn && this.#placed
      ? warningFor(this.view.rules, this.#current, this.#placed, this.#later)
      : null,
  );
  readonly highlighted = $derived.by(() => this.#input().highlight(this.view, this.turn));
  readonly highlightedCells = $derived.by(() => this.#pointed ?? this.highlighted.cells);

  readonly isPassing = $derived.by(
    () =>
      settings.current.passDevice &&
      isShared(this.view) &&
      this.turn !== null &&
      this.#present !== this.turn.seat,
  );

  readonly title = $derived.by(() => {
    const { view } = this;
    if (this.turn) return t('your-turn');
    if (this.isWatching) return `${t('replay-live')} · ${playerNames(view)}`;
    return t('heading-round', { round: view.round, rounds: view.rules.rounds });
  });

  readonly point = (cells: readonly string[] | null): void => void (this.#pointed = cells);

  /** Show the kingdom of a seat: large for a spectator, in a dialog for others. */
  readonly open = (seat: number): void => {
    if (this.isWatching && this.layout.opponent) this.#watched = seat;
    else this.opened = seat;
  };

  readonly react = (reaction: Reaction): void =>
    void this.session.react(reaction, ownSeat(this.view));

  /** Somebody has taken over a shared screen. */
  takeOver(seat: number): void {
    this.#present = seat;
  }

  handleKey(event: KeyboardEvent): void {
    if (this.isCoached) this.coach.handleKey(event);
    this.controls.handleKey(event);
  }
}
