"""The actions of a player: claim, place, discard."""

from dataclasses import dataclass

from kingdomino.rules.hooks import parse_action
from kingdomino.rules.pieces import DOMINOES, Cell, domino_number


@dataclass(frozen=True, slots=True)
class Claim:
    """Move the king to a free domino of the next line (R7).

    >>> str(Claim(28))
    '>28'
    """

    domino: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "domino", domino_number(self.domino))

    def __str__(self) -> str:
        return f">{self.domino}"


@dataclass(frozen=True, slots=True)
class Place:
    """Place a domino: its first square on one cell, its second on an adjacent one (R10).

    A double looks the same rotated by 180°, so its lower cell always comes first: equal placements
    compare equal.

    >>> str(Place(13, Cell(6, 7), Cell(7, 7)))
    '13:g8h8'
    >>> Place(1, Cell(7, 7), Cell(6, 7)) == Place(1, Cell(6, 7), Cell(7, 7))
    True
    """

    domino: int
    first: Cell
    second: Cell

    def __post_init__(self) -> None:
        object.__setattr__(self, "domino", domino_number(self.domino))
        if self.second < self.first and DOMINOES[self.domino].is_double:
            lower, higher = self.second, self.first
            object.__setattr__(self, "first", lower)
            object.__setattr__(self, "second", higher)

    def __str__(self) -> str:
        return f"{self.domino}:{self.first}{self.second}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Remove a domino that has no legal placement from the game (R12).

    >>> str(Discard(13))
    '13:--'
    """

    domino: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "domino", domino_number(self.domino))

    def __str__(self) -> str:
        return f"{self.domino}:--"


Action = Claim | Place | Discard
"""Anything that `Game.play` accepts. A turn is a `Place` or a `Discard`, then a `Claim`."""


def to_action(value: Action | str | bytes) -> Action:
    """Return an action, given the action or its text.

    Raises `NotationError` for text that is not an action, and `TypeError` for other values.

    >>> to_action(">28")
    Claim(domino=28)
    """
    if isinstance(value, Claim | Place | Discard):
        return value
    if isinstance(value, str | bytes):
        return parse_action(value)
    raise TypeError(f"an action is a Claim, Place, Discard or text such as '>28', not {value!r}")
