"""Players and actions in words."""

from collections.abc import Sequence
from typing import Final

from kingdomino.cli.terminal.screen import Screen, printable, shorten
from kingdomino.locales import Texts
from kingdomino.notation import Record
from kingdomino.rules import DOMINOES, Action, Claim, Colour, Discard, Game, Place, View

LONGEST_NAME: Final = 20


def record_names(record: Record, texts: Texts) -> tuple[str, ...]:
    """Return the names of the players of a record; a player without a name gets a colour's."""
    return named_or_colours(record.names, texts)


def document_names(
    document: Record | View | Game, texts: Texts
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the names of the players as they are shown, and as they are written; a position has
    none."""
    if isinstance(document, Record):
        return record_names(document, texts), document.names
    players = len(document.kingdoms)
    return colour_names(texts, players), ("",) * players


def named_or_colours(names: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """Return names that can be shown; an empty one becomes that of the seat's colour."""
    return tuple(
        shorten(printable(name), LONGEST_NAME) or colour
        for name, colour in zip(names, colour_names(texts, len(names)), strict=True)
    )


def colour_names(texts: Texts, players: int) -> tuple[str, ...]:
    """Return the colours of the seats, as names for players that have none."""
    return tuple(texts(f"colour-{Colour.of_seat(seat)}") for seat in range(players))


def player_label(screen: Screen, names: Sequence[str], seat: int) -> str:
    """Return the name and the colour of a player."""
    return f"{names[seat]} ({screen.colour(Colour.of_seat(seat))})"


def describe_action(screen: Screen, names: Sequence[str], before: Game, action: Action) -> str:
    """Describe an action of the seat that acts, with the points that it makes."""
    public = before.public
    assert public.actor is not None
    player = player_label(screen, names, public.actor)
    match action:
        case Claim(domino) if public.king is not None and public.king != public.actor:
            owner = player_label(screen, names, public.king)
            return screen.texts("event-claim-for", player=player, owner=owner, domino=domino)
        case Claim(domino):
            return screen.texts("event-claim", player=player, domino=domino)
        case Discard(domino):
            return screen.texts("event-discard", player=player, domino=domino)
        case Place():
            return _describe_place(screen, player, before, action)


def _describe_place(screen: Screen, player: str, before: Game, action: Place) -> str:
    assert before.actor is not None
    kingdom = before.kingdoms[before.actor]
    points = kingdom.place(action).points_with_bonuses(before.ruleset)
    gain = points - kingdom.points_with_bonuses(before.ruleset)
    return screen.texts(
        "event-place",
        player=player,
        domino=action.domino,
        terrains=terrain_names(screen, action.domino),
        first=action.first,
        second=action.second,
        points=screen.texts("points", count=points),
        gain=signed(gain),
    )


def terrain_names(screen: Screen, domino: int) -> str:
    """Return the names of the two terrains of a domino."""
    squares = (DOMINOES[domino].first, DOMINOES[domino].second)
    return ", ".join(screen.texts(f"terrain-{square.terrain}") for square in squares)


def signed(number: int) -> str:
    """Format a difference with its sign.

    >>> signed(4), signed(0), signed(-2)
    ('+4', '+0', '-2')
    """
    return f"{number:+d}"
