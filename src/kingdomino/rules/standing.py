"""Who won, and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from kingdomino.rules.colour import Colour
from kingdomino.rules.ruleset import Ruleset, Rung
from kingdomino.rules.score import Bonus, Score
from kingdomino.rules.territory import Territory


@dataclass(frozen=True, slots=True)
class Standing:
    """The place of one seat among the others (R14, R16)."""

    seat: int
    rank: int
    """1 for the winner, and for every winner of a shared victory."""
    decided_by: Rung | None
    """The rung that parts this seat from the rank above; a winner, from the rank below.

    `None` if there is nobody to be parted from: all share the victory.
    """
    is_shared: bool
    """Whether another seat has the same rank."""
    scores: tuple[Score, ...]
    """One for each game: three in a Dynasty."""

    @property
    def points(self) -> int:
        """Points of all games, bonuses included."""
        return self.on(Rung.POINTS)

    @property
    def territories(self) -> tuple[Territory, ...]:
        """The territories of all games."""
        return tuple(territory for score in self.scores for territory in score.territories)

    @property
    def bonuses(self) -> tuple[Bonus, ...]:
        """The bonuses of all games."""
        return tuple(bonus for score in self.scores for bonus in score.bonuses)

    def on(self, rung: Rung) -> int:
        """What counts on a rung, added up over the games."""
        return sum(score.on(rung) for score in self.scores)

    def __str__(self) -> str:
        told = f"{self.rank}. {Colour.of_seat(self.seat)}: {self.points} points"
        return told + (f", decided by {self.decided_by}" if self.decided_by else ", shared")


def rank(ruleset: Ruleset, scores: Sequence[tuple[Score, ...]]) -> tuple[Standing, ...]:
    """The standings of the seats, best first, from the scores of each (R14, R16).

    `scores` has a tuple for each seat, with a score for each game.
    """
    ladder = ruleset.ladder
    heights = [tuple(sum(s.on(rung) for s in games) for rung in ladder) for games in scores]
    levels = sorted(set(heights), reverse=True)
    standings = []
    for seat, height in sorted(enumerate(heights), key=lambda pair: pair[1], reverse=True):
        level = levels.index(height)
        # The rank above; for a winner the rank below, if all do not share the victory.
        others = levels[level - 1 : level] if level else levels[1:2]
        standings.append(
            Standing(
                seat=seat,
                rank=1 + sum(other > height for other in heights),
                decided_by=_first_difference(ladder, height, others[0]) if others else None,
                is_shared=heights.count(height) > 1,
                scores=scores[seat],
            )
        )
    return tuple(standings)


def _first_difference(
    ladder: tuple[Rung, ...], here: tuple[int, ...], there: tuple[int, ...]
) -> Rung:
    return next(rung for rung, a, b in zip(ladder, here, there, strict=True) if a != b)
