"""Actions in words."""

from collections.abc import Sequence

from kingdomino.cli.screen import Screen
from kingdomino.rules import DOMINOES, Action, Claim, Colour, Discard, Game, Place


def player(screen: Screen, names: Sequence[str], seat: int) -> str:
    """A player by name and colour."""
    return f"{names[seat]} ({screen.colour(Colour.of_seat(seat))})"


def tell(screen: Screen, names: Sequence[str], before: Game, action: Action) -> str:
    """What the seat that acts does, and what that makes of its kingdom."""
    table = before.public
    assert table.actor is not None
    who = player(screen, names, table.actor)
    match action:
        case Claim(domino) if table.king is not None and table.king != table.actor:
            owner = player(screen, names, table.king)
            return screen.texts("told-claim-for", player=who, owner=owner, domino=domino)
        case Claim(domino):
            return screen.texts("told-claim", player=who, domino=domino)
        case Discard(domino):
            return screen.texts("told-discard", player=who, domino=domino)
        case Place():
            return _tell_place(screen, who, before, action)


def signed(number: int) -> str:
    """A gain or a loss.

    >>> signed(4), signed(0), signed(-2)
    ('+4', '+0', '-2')
    """
    return f"{number:+d}"


def terrain_words(screen: Screen, domino: int) -> str:
    """The two landscapes of a domino."""
    squares = (DOMINOES[domino].first, DOMINOES[domino].second)
    return ", ".join(screen.texts(f"terrain-{square.terrain}") for square in squares)


def _tell_place(screen: Screen, who: str, before: Game, action: Place) -> str:
    assert before.actor is not None
    kingdom = before.kingdoms[before.actor]
    points = kingdom.place(action).score(before.ruleset).points
    gain = points - kingdom.score(before.ruleset).points
    return screen.texts(
        "told-place",
        player=who,
        domino=action.domino,
        terrains=terrain_words(screen, action.domino),
        first=action.first,
        second=action.second,
        points=screen.texts("points", count=points),
        gain=signed(gain),
    )
