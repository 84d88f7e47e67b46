"""What Hypothesis draws: rules of every kind, and games played by them."""

from hypothesis import settings
from hypothesis import strategies as st

from kingdomino.rules import PRESETS, Game, MiddleKingdom, Opening, Ruleset
from tests.random_play import Playthrough

A_FEW = settings(max_examples=settings().max_examples // 4)
"""For a property that looks at a whole game, or at every action of a position."""


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """Any preset for any number of players, with any opening and any bonuses."""
    name = draw(st.sampled_from(sorted(PRESETS)))
    players = draw(st.sampled_from(sorted(PRESETS[name].players)))
    openings = [o for o in Opening if players == 2 or o is not Opening.ABBA]
    return Ruleset.preset(
        name,
        players,
        opening=draw(st.sampled_from(openings)),
        middle_kingdom=draw(st.sampled_from([None, *MiddleKingdom])),
        harmony=draw(st.booleans()),
    )


def seeds() -> st.SearchStrategy[int | bytes]:
    """Numbers and bytes that a deal can come from."""
    return st.integers(0, 2**256 - 1) | st.binary(min_size=32, max_size=32)


def playthroughs() -> st.SearchStrategy[Playthrough]:
    """A whole game."""
    return st.builds(Playthrough, rulesets(), seeds(), st.integers(0, 2**32 - 1))


@st.composite
def moments(draw: st.DrawFn) -> tuple[Playthrough, int]:
    """A whole game, and the number of one of its positions."""
    playthrough = draw(playthroughs())
    ruleset = playthrough.ruleset
    return playthrough, draw(st.integers(0, 2 * ruleset.kings * ruleset.rounds))


@st.composite
def positions(draw: st.DrawFn) -> Game:
    """A game somewhere between its deal and its end."""
    playthrough, ply = draw(moments())
    return playthrough.history()[ply]
