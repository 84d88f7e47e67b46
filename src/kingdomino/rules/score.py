"""What a kingdom is worth, and why."""

from dataclasses import dataclass
from enum import StrEnum

from kingdomino.rules.ruleset import Ruleset, Rung
from kingdomino.rules.territory import Territory

Height = tuple[int, ...]
"""What counts on each rung of a ruleset's ladder, points first (R14)."""


class Bonus(StrEnum):
    """Points beside those of the territories (R15)."""

    MIDDLE_KINGDOM = "middle-kingdom"
    HARMONY = "harmony"

    @property
    def points(self) -> int:
        """10 for the Middle Kingdom, 5 for Harmony."""
        return 10 if self is Bonus.MIDDLE_KINGDOM else 5


@dataclass(frozen=True, slots=True)
class Score:
    """A kingdom's result under the rules of its game (R13, R15)."""

    territories: tuple[Territory, ...]
    """All of them, those worth most first."""
    bonuses: tuple[Bonus, ...] = ()
    """Those in force that the kingdom earned."""

    @property
    def points(self) -> int:
        """Territories and bonuses together."""
        return sum(t.points for t in self.territories) + sum(b.points for b in self.bonuses)

    @property
    def largest(self) -> int:
        """Squares of the largest territory, with or without crowns (R14)."""
        return max((t.squares for t in self.territories), default=0)

    @property
    def crowns(self) -> int:
        """Crowns in the whole kingdom (R14)."""
        return sum(t.crowns for t in self.territories)

    def on(self, rung: Rung) -> int:
        """What counts on a rung of the tie-break ladder (R14)."""
        return {
            Rung.POINTS: self.points,
            Rung.TERRITORY: self.largest,
            Rung.CROWNS: self.crowns,
        }[rung]

    def height(self, ruleset: Ruleset) -> Height:
        """What counts on each rung of a ruleset's ladder."""
        return tuple(self.on(rung) for rung in ruleset.ladder)
