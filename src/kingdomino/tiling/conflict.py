"""Conflicts: the reasons why lands can't be made of the 48 dominoes."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from kingdomino.rules import Cell


class ConflictReason(StrEnum):
    """The kind of a conflict."""

    NO_SUCH_SQUARE = "no-such-square"
    """No domino has such a square: a wheat field with two crowns."""
    TOO_MANY = "too-many"
    """There are more of these equal squares than the 48 dominoes have."""
    NO_PARTNER = "no-partner"
    """No neighbour of the square goes with it."""
    NOT_ENOUGH = "not-enough"
    """Each of these squares could be covered, but not all of them."""
    UNREACHABLE = "unreachable"
    """No order of placing leads there: each domino has to touch the castle or its own terrain."""


class LandSquare(NamedTuple):
    """A square of one of several lands."""

    land: int
    cell: Cell


@dataclass(frozen=True)
class Conflict:
    """A place where lands can't be made of the 48 dominoes.

    It is as small as possible if it has one or two squares. A larger one is irreducible: without
    any of its squares, the others can be covered. Only if that takes too long it has more.
    """

    reason: ConflictReason
    squares: tuple[LandSquare, ...]
    """The squares that can't be covered together."""
    dominoes: tuple[int, ...] = ()
    """The dominoes concerned: all that could cover one of the squares."""
