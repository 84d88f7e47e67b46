"""The choice of a whole turn."""

from time import perf_counter

from kingdomino.bots.bot import Bot, Clock
from kingdomino.rules import Action, Deal, Game, View


def choose_turn(bot: Bot, view: View, clock: Clock) -> tuple[Action, ...]:
    """Return the turn that a bot chooses for the acting seat within the time of the clock.

    The claim gets the time that the placement left.

    >>> from kingdomino.bots import make_bot
    >>> from kingdomino.rules import Ruleset
    >>> view = Game.new(Ruleset.preset("classic", players=2), seed=7).view()
    >>> choose_turn(make_bot("greedy", seed=1), view, Clock(1.0))
    (Claim(domino=21),)
    """
    start = perf_counter()
    first = bot.choose(view, clock)
    if view.domino is None or view.next_line is None:
        return (first,)
    # Nothing is dealt between a placement and its claim, so no deal is needed.
    after = Game(view, Deal(())).play(first)
    remaining = max(0.0, clock.seconds - (perf_counter() - start))
    return first, bot.choose(after.view(view.actor), clock._replace(seconds=remaining))
