"""Conformance checks, for bots of this package and for your own.

>>> from kingdomino.bots import RandomBot
>>> for result in check_bot(RandomBot, rulesets=[Ruleset.preset("classic", 2)], budgets=[0.01]):
...     print(result.check, result.is_passed)
plays True
leaves True
joins True
repeats True
keeps-time True
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from time import monotonic
from typing import ClassVar, Final

from kingdomino.bots.bot import Bot, Clock, play_game
from kingdomino.bots.errors import BotError
from kingdomino.bots.random import RandomBot
from kingdomino.bots.stopwatch import Stopwatch
from kingdomino.bots.validation import choose_legal
from kingdomino.notation import format_position, format_ruleset
from kingdomino.rules import (
    PLAYERS,
    PRESETS,
    Action,
    Discard,
    Game,
    KingdominoError,
    Match,
    Opening,
    Ruleset,
    View,
)

BotFactory = Callable[[int], Bot]
"""Creates a bot from a seed. A bot that has a `close` method is closed after its game."""

OnProgress = Callable[["Check", int, int], object]
"""Is called with the check, the steps that are done, and all its steps."""

_SHORT_CLOCK: Final = Clock(0.02)  # for checks that are not about time
_BUDGETS: Final = (0.05, 0.2)
_LATE_SHARE: Final = 0.1  # of the turns may be late: a busy machine delays any bot now and then
_REPEAT_SECONDS: Final = 20.0  # for a game without a clock
_DUEL: Final = Ruleset.preset("classic", 2)


class Check(StrEnum):
    """The properties that are checked."""

    PLAYS = "plays"
    """It plays legal actions in whole games of every preset, number of players and opening."""
    LEAVES = "leaves"
    """It leaves views unchanged."""
    JOINS = "joins"
    """It can join a game that it has not seen before, such as a saved one."""
    REPEATS = "repeats"
    """Without a clock, the same seed plays the same."""
    KEEPS_TIME = "keeps-time"
    """A turn takes at most 5 % more than its seconds."""


class CheckError(KingdominoError):
    """A failed check."""

    kind = "check"
    messages: ClassVar[dict[str, str]] = {
        "fault": "{rules}, seed {seed}, action {action}: {because}",
        "changed": "{rules}, seed {seed}, action {action}: changed the view",
        "differs": "{rules}, seed {seed}, action {action}: {one} at first, then {other}",
        "late": "{late} of {turns} turns took longer than {seconds} s, up to {longest} s",
    }

    def __init__(self, reason: str, cause: BotError | None = None, **params: object) -> None:
        super().__init__(reason, **params)
        self.cause = cause
        """The fault of the bot, for the reason `fault`."""


@dataclass
class CheckResult:
    """The result of a check."""

    check: Check
    cases: int = 0
    """The number of actions that were checked."""
    errors: list[CheckError] = field(default_factory=list)

    @property
    def is_passed(self) -> bool:
        """Whether there are no errors."""
        return not self.errors


def check_bot(
    create: BotFactory,
    *,
    games: int = 1,
    rulesets: Sequence[Ruleset] | None = None,
    budgets: Sequence[float] = _BUDGETS,
    on_progress: OnProgress = lambda *_: None,
) -> Iterator[CheckResult]:
    """Check a bot in whole games and single positions; yield each result as soon as it is known.

    `games` is the number of games for each of the `rulesets`, by default `every_ruleset()`.
    `budgets` are the seconds of a turn that the bot has to keep to. `on_progress` is called when
    a check starts and after each of its games or rounds.
    """
    deals = [(r, seed) for r in rulesets or every_ruleset() for seed in range(games)]
    yield from _check_games(create, deals, on_progress)
    yield _check_joining(create, deals, on_progress)
    yield _check_repeating(create, on_progress)
    yield _check_time(create, budgets, on_progress)


def every_ruleset() -> list[Ruleset]:
    """Return every preset for every number of players, and the openings that presets leave out."""
    presets = [Ruleset.preset(name, n) for name, preset in PRESETS.items() for n in preset.players]
    drawers = [Ruleset.preset("classic", n, opening=Opening.DRAWER) for n in PLAYERS]
    return [*presets, *drawers, Ruleset.preset("classic", 2, opening=Opening.ABBA)]


def _check_games(
    create: BotFactory, deals: Sequence[tuple[Ruleset, int]], on_progress: OnProgress
) -> list[CheckResult]:
    plays, leaves = CheckResult(Check.PLAYS), CheckResult(Check.LEAVES)
    for done, (ruleset, seed) in enumerate(deals):
        on_progress(Check.PLAYS, done, len(deals))
        with _open_bots(create, range(seed, seed + ruleset.players)) as bots:
            match = Match.new(ruleset, seed)
            while not match.is_over:
                view = _view(match.game)
                before = format_position(view)
                action = _choose(plays, bots[view.actor or 0], view, seed)
                leaves.cases += 1
                if format_position(view) != before:
                    leaves.errors.append(_error("changed", view, seed))
                    break
                if action is None:
                    break
                match = match.play(action)
    return [plays, leaves]


def _check_joining(
    create: BotFactory, deals: Sequence[tuple[Ruleset, int]], on_progress: OnProgress
) -> CheckResult:
    result = CheckResult(Check.JOINS)
    for done, (ruleset, seed) in enumerate(deals):
        on_progress(Check.JOINS, done, len(deals))
        for view in _sample_views(ruleset, seed):
            with _open_bots(create, [seed]) as bots:
                _choose(result, bots[0], view, seed)
    return result


def _check_repeating(create: BotFactory, on_progress: OnProgress) -> CheckResult:
    result = CheckResult(Check.REPEATS)
    seed, end = 1, monotonic() + _REPEAT_SECONDS
    game = Game.new(_DUEL, seed)
    # Two bots of one seed get the same views; the game continues with the action of the first.
    with _open_bots(create, [1, 2]) as ones, _open_bots(create, [1, 2]) as others:
        while game.actor is not None and monotonic() < end:
            on_progress(Check.REPEATS, game.round, _DUEL.rounds + 1)
            view = _view(game)
            one = _choose(result, ones[game.actor], view, seed, clock=None)
            other = _choose(result, others[game.actor], view, seed, clock=None)
            if one is None or other is None:
                break
            if one != other:
                result.errors.append(_error("differs", view, seed, one=one, other=other))
                break
            game = game.play(one)
    return result


def _check_time(
    create: BotFactory, budgets: Sequence[float], on_progress: OnProgress
) -> CheckResult:
    result, rounds = CheckResult(Check.KEEPS_TIME), _DUEL.rounds + 1
    for index, seconds in enumerate(budgets):
        stopwatch = Stopwatch(seconds)
        with _open_bots(create, [1, 2]) as bots:
            game = Game.new(_DUEL, seed=1)
            while game.actor is not None:
                on_progress(Check.KEEPS_TIME, index * rounds + game.round, len(budgets) * rounds)
                # The first turns are not timed: a bot or a program may still be loading.
                is_first = game.round == 0 and game.public.turn < game.ruleset.kings - 1
                timer = None if is_first else stopwatch
                action = _choose(result, bots[game.actor], _view(game), seed=1, stopwatch=timer)
                if action is None:
                    return result
                game = game.play(action)
        if stopwatch.overruns > _LATE_SHARE * len(stopwatch.turns):
            result.errors.append(_late_error(stopwatch))
    return result


def _choose(
    result: CheckResult,
    bot: Bot,
    view: View,
    seed: int,
    *,
    clock: Clock | None = _SHORT_CLOCK,
    stopwatch: Stopwatch | None = None,
) -> Action | None:
    """Return the action of a bot; if it is not legal, add an error and return `None`."""
    result.cases += 1
    try:
        if stopwatch is not None:
            return stopwatch.choose(bot, view)
        return choose_legal(bot, view, clock)
    except BotError as error:
        result.errors.append(_error("fault", view, seed, cause=error, because=str(error)))
        return None


def _error(
    reason: str, view: View, seed: int, cause: BotError | None = None, **params: object
) -> CheckError:
    rules = format_ruleset(view.ruleset)
    return CheckError(reason, cause, rules=rules, seed=seed, action=view.ply + 1, **params)


def _late_error(stopwatch: Stopwatch) -> CheckError:
    return CheckError(
        "late",
        late=stopwatch.overruns,
        turns=len(stopwatch.turns),
        seconds=f"{stopwatch.seconds:g}",
        longest=f"{max(stopwatch.turns):.3f}",
    )


def _view(game: Game) -> View:
    return game.view(game.actor)


def _sample_views(ruleset: Ruleset, seed: int) -> list[View]:
    """Return views of a random game: the first and last claims of the opening, the middle, a
    discard, the last placement.
    """
    game = play_game([RandomBot(seed)] * ruleset.players, Game.new(ruleset, seed))
    views = [_view(before) for before in game.history()][:-1]
    discards = [view for view in views if isinstance(view.legal_actions()[0], Discard)]
    kings = ruleset.kings
    return [views[0], views[kings - 1], views[len(views) // 2], *discards[:1], views[-1]]


@contextmanager
def _open_bots(create: BotFactory, seeds: Sequence[int]) -> Iterator[list[Bot]]:
    """Create bots, and close those that can be closed."""
    bots = [create(seed) for seed in seeds]
    try:
        yield bots
    finally:
        for bot in bots:
            close = getattr(bot, "close", None)
            if close is not None:
                close()
