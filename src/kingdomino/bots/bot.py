"""The interface of a bot, and its choice of a whole turn."""

from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple, Protocol, TypeVar

from kingdomino.rules import Action, Deal, Game, Match, View

_Game = TypeVar("_Game", Game, Match)


class Clock(NamedTuple):
    """The time and the threads that a bot may use."""

    seconds: float
    """For the rest of the turn: a claim gets what the placement before it left."""
    threads: int = 1
    """The number of threads."""


class Bot(Protocol):
    """The interface of bots: an object that chooses an action for a view."""

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        """Return a legal action for the seat that acts; without a clock, time is unlimited."""


def choose_turn(bot: Bot, view: View, clock: Clock) -> tuple[Action, ...]:
    """Return the turn that a bot chooses for the acting seat within the time of the clock.

    The claim gets the time that the placement left.

    >>> from kingdomino.bots import make_bot
    >>> from kingdomino.rules import Ruleset
    >>> view = Game.new(Ruleset.preset("classic", players=2), seed=7).view()
    >>> choose_turn(make_bot("greedy", seed=1), view, Clock(1.0))
    (Claim(domino=27),)
    """
    start = perf_counter()
    first = bot.choose(view, clock)
    if view.domino is None or view.next_line is None:
        return (first,)
    # Nothing is dealt between a placement and its claim, so no deal is needed.
    after = Game(view, Deal(())).play(first)
    remaining = max(0.0, clock.seconds - (perf_counter() - start))
    return first, bot.choose(after.view(view.actor), clock._replace(seconds=remaining))


def play_game(bots: Sequence[Bot], game: _Game, clock: Clock | None = None) -> _Game:
    """Play a game or a match to its end; each seat has a bot, and each action the same clock.

    >>> from kingdomino.bots import make_bot
    >>> bots = [make_bot("greedy", seed=1), make_bot("random", seed=2)]
    >>> print(play_game(bots, Game.new("classic/2", seed=7)).standings()[0])
    1. pink: 30 points, decided by points
    """
    while not game.is_over:
        view = game.view(game.view().actor)
        assert view.actor is not None
        game = game.play(bots[view.actor].choose(view, clock))
    return game


class PlannedTurn:
    """A turn that was chosen as a whole and is played action by action: remembers the claim."""

    def __init__(self) -> None:
        self._planned: tuple[int, Action, Action] | None = None

    def start(self, view: View, turn: Sequence[Action]) -> Action:
        """Return the first action of a turn, and remember the second."""
        action, *rest = turn
        self._planned = (view.ply + 1, action, rest[0]) if rest else None
        return action

    def claim(self, view: View) -> Action | None:
        """Return the planned claim; `None` unless the planned placement was just played."""
        if self._planned is None or not view.has_placed:
            return None
        ply, action, claim = self._planned
        assert view.actor is not None
        is_as_planned = view.ply == ply and view.kingdoms[view.actor].history[-1] == action
        return claim if is_as_planned else None
