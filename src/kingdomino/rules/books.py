"""The printed rulebooks, and where they differ (R5, R14, R15)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from kingdomino.rules.ruleset import PRESETS, MiddleKingdom, Opening, Ruleset


class Book(NamedTuple):
    """A printed rulebook.

    >>> BOOKS["greek"].ruleset(players=3).opening
    <Opening.DRAWER: 'drawer'>
    """

    opening: Opening
    """The player who chooses the domino of a king that is drawn (R5)."""
    preset: str = "classic"
    """The preset with its tie-breaks (R14)."""
    is_victory_shared: bool = True
    """Whether those who are equal in everything win together; if not, it is called a draw (R14)."""
    middle_kingdom: tuple[MiddleKingdom, ...] = tuple(MiddleKingdom)
    """The readings of the Middle Kingdom that its words allow; none if it has no variants (R15)."""

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that it has rules for."""
        return tuple(sorted(PRESETS[self.preset].players))

    def ruleset(self, players: int | None = None) -> Ruleset:
        """Return its rules, without variants. Raises `RulesetError` for other players."""
        return Ruleset.preset(self.preset, players, opening=self.opening)


_FIVE_BY_FIVE: Final = (MiddleKingdom.FULL_BOX,)

BOOKS: Mapping[str, Book] = MappingProxyType(
    {
        "bulgarian": Book(Opening.OWNER),
        "hebrew": Book(Opening.OWNER, is_victory_shared=False),
        "english": Book(Opening.DRAWER),
        "russian": Book(Opening.OWNER, preset="demo", middle_kingdom=()),
        "greek": Book(Opening.DRAWER),
        "romanian": Book(Opening.DRAWER, middle_kingdom=_FIVE_BY_FIVE),
    }
)
"""The rulebooks by the language that they are printed in."""
