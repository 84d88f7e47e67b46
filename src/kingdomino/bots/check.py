"""Whether a bot keeps its word: for anybody to try on a bot of their own.

>>> from kingdomino.bots import RandomBot
>>> for finding in check_bot(RandomBot, rulesets=[Ruleset.preset("classic", 2)], budgets=[0.01]):
...     print(finding.check, finding.is_passed)
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
from random import Random
from time import monotonic
from typing import ClassVar, Final

from kingdomino.bots.bot import Bot, Clock
from kingdomino.bots.fault import FaultError, ask
from kingdomino.bots.stopwatch import Stopwatch
from kingdomino.notation import format_position, format_ruleset
from kingdomino.rules import (
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

Factory = Callable[[int], Bot]
"""Makes a new bot of a seed. One that has a `close` is closed after its game."""

_BRISK: Final = Clock(0.02)  # where a check is not about time
_BUDGETS: Final = (0.05, 0.2)
_LATE: Final = 0.1  # of the turns: a busy machine makes anybody late now and then
_ENOUGH: Final = 20.0  # seconds for a game without a clock
_DUEL: Final = Ruleset.preset("classic", 2)


class Check(StrEnum):
    """What a bot promises."""

    PLAYS = "plays"
    """Legal actions in whole games by every preset, number of players and opening."""
    LEAVES = "leaves"
    """Views stay as they are."""
    JOINS = "joins"
    """It plays on in a game that it has not seen before, such as one that was saved."""
    REPEATS = "repeats"
    """The same seed plays the same where no clock decides."""
    KEEPS_TIME = "keeps-time"
    """A turn takes no more than 5 % over its seconds."""


class CheckError(KingdominoError):
    """A promise that was not kept."""

    kind = "complaint"
    messages: ClassVar[dict[str, str]] = {
        "fault": "{rules}, seed {seed}, action {action}: {because}",
        "changed": "{rules}, seed {seed}, action {action}: changed the view",
        "differs": "{rules}, seed {seed}, action {action}: {one} at first, then {other}",
        "late": "{late} of {turns} turns of {seconds} seconds were longer, up to {longest}",
    }

    def __init__(self, reason: str, cause: FaultError | None = None, **params: object) -> None:
        super().__init__(reason, **params)
        self.cause = cause
        """What the bot did wrong, where that is what `reason` is about."""


@dataclass
class Finding:
    """What came out of a check."""

    check: Check
    cases: int = 0
    """How often it was tried: actions, or where it is about time turns."""
    complaints: list[CheckError] = field(default_factory=list)

    @property
    def is_passed(self) -> bool:
        """Whether there is nothing to complain about."""
        return not self.complaints


def check_bot(
    make: Factory,
    *,
    games: int = 1,
    rulesets: Sequence[Ruleset] | None = None,
    budgets: Sequence[float] = _BUDGETS,
) -> Iterator[Finding]:
    """Try a bot in whole games and single positions; each promise, as soon as it is tried.

    `games` are played by each of the `rulesets`, without them by all that there are; `budgets` are
    the seconds a turn that it has to keep.
    """
    deals = [(r, seed) for r in rulesets or every_ruleset() for seed in range(games)]
    yield from _check_games(make, deals)
    yield _check_joining(make, deals)
    yield _check_repeating(make)
    yield _check_time(make, budgets)


def every_ruleset() -> list[Ruleset]:
    """Every preset with every number of players, then the openings that presets leave out."""
    presets = [Ruleset.preset(name, n) for name, preset in PRESETS.items() for n in preset.players]
    drawers = [Ruleset.preset("classic", n, opening=Opening.DRAWER) for n in (2, 3, 4)]
    return [*presets, *drawers, Ruleset.preset("classic", 2, opening=Opening.ABBA)]


def _check_games(make: Factory, deals: Sequence[tuple[Ruleset, int]]) -> list[Finding]:
    plays, leaves = Finding(Check.PLAYS), Finding(Check.LEAVES)
    for ruleset, seed in deals:
        with _awake(make, range(seed, seed + ruleset.players)) as bots:
            match = Match.new(ruleset, seed)
            while not match.is_over:
                view = _view(match.game)
                before = format_position(view)
                action = _try(plays, bots[view.actor or 0], view, seed)
                leaves.cases += 1
                if format_position(view) != before:
                    leaves.complaints.append(_complaint("changed", view, seed))
                    break
                if action is None:
                    break
                match = match.play(action)
    return [plays, leaves]


def _check_joining(make: Factory, deals: Sequence[tuple[Ruleset, int]]) -> Finding:
    finding = Finding(Check.JOINS)
    for ruleset, seed in deals:
        for view in _occasions(ruleset, seed):
            with _awake(make, [seed]) as bots:
                _try(finding, bots[0], view, seed)
    return finding


def _check_repeating(make: Factory) -> Finding:
    finding = Finding(Check.REPEATS)
    seed, end = 1, monotonic() + _ENOUGH
    game = Game.new(_DUEL, seed)
    # Two bots of one seed are asked the same; the game goes on with what the first one says.
    with _awake(make, [1, 2]) as ones, _awake(make, [1, 2]) as others:
        while game.actor is not None and monotonic() < end:
            view = _view(game)
            one = _try(finding, ones[game.actor], view, seed, clock=None)
            other = _try(finding, others[game.actor], view, seed, clock=None)
            if one is None or other is None:
                break
            if one != other:
                finding.complaints.append(_complaint("differs", view, seed, one=one, other=other))
                break
            game = game.play(one)
    return finding


def _check_time(make: Factory, budgets: Sequence[float]) -> Finding:
    finding = Finding(Check.KEEPS_TIME)
    for seconds in budgets:
        watch = Stopwatch(seconds)
        with _awake(make, [1, 2]) as bots:
            game = Game.new(_DUEL, seed=1)
            while game.actor is not None:
                if game.round == 0 and game.public.turn < game.ruleset.kings - 1:
                    # The first time around, a bot or a program may still be loading.
                    action = _try(finding, bots[game.actor], _view(game), seed=1)
                else:
                    action = _try(finding, bots[game.actor], _view(game), seed=1, watch=watch)
                if action is None:
                    return finding
                game = game.play(action)
        if watch.overruns > _LATE * len(watch.turns):
            finding.complaints.append(_late(watch))
    return finding


def _try(
    finding: Finding,
    bot: Bot,
    view: View,
    seed: int,
    *,
    clock: Clock | None = _BRISK,
    watch: Stopwatch | None = None,
) -> Action | None:
    """What a bot answers; `None`, and a complaint, if that is nothing that can be played."""
    finding.cases += 1
    try:
        return ask(bot, view, clock) if watch is None else watch.ask(bot, view)
    except FaultError as fault:
        finding.complaints.append(_complaint("fault", view, seed, cause=fault, because=str(fault)))
        return None


def _complaint(
    reason: str, view: View, seed: int, cause: FaultError | None = None, **params: object
) -> CheckError:
    rules = format_ruleset(view.ruleset)
    return CheckError(reason, cause, rules=rules, seed=seed, action=view.ply + 1, **params)


def _late(watch: Stopwatch) -> CheckError:
    return CheckError(
        "late",
        late=watch.overruns,
        turns=len(watch.turns),
        seconds=f"{watch.seconds:g}",
        longest=f"{max(watch.turns):.3f}",
    )


def _view(game: Game) -> View:
    return game.view(game.actor)


def _occasions(ruleset: Ruleset, seed: int) -> list[View]:
    """Moments of a random game: the first and the last claim of the opening, a discard, the midst,
    the last placement.
    """
    chance, game, views = Random(seed), Game.new(ruleset, seed), []
    while not game.is_over:
        views.append(_view(game))
        game = game.play(chance.choice(game.legal_actions()))
    discards = [view for view in views if isinstance(view.legal_actions()[0], Discard)]
    kings = ruleset.kings
    return [views[0], views[kings - 1], views[len(views) // 2], *discards[:1], views[-1]]


@contextmanager
def _awake(make: Factory, seeds: Sequence[int]) -> Iterator[list[Bot]]:
    """New bots, closed afterwards if they want to be."""
    bots = [make(seed) for seed in seeds]
    try:
        yield bots
    finally:
        for bot in bots:
            close = getattr(bot, "close", None)
            if close is not None:
                close()
