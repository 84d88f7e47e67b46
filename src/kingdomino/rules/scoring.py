"""Scores of kingdoms, and the standings of a game or match."""

from collections.abc import Sequence
from dataclasses import dataclass

from kingdomino.rules.pieces import Cell, Colour, Terrain
from kingdomino.rules.ruleset import Bonus, Ruleset, TieBreak

TieBreakKey = tuple[int, ...]
"""The values that decide a ranking, in the order of `Ruleset.criteria`: points first (R14)."""


@dataclass(frozen=True, slots=True)
class Territory:
    """A connected group of squares of one terrain, as large as possible (R13).

    >>> print(Territory(Terrain.LAKE, (Cell(5, 5), Cell(6, 5)), crowns=1))
    lake 2 × 1 = 2
    """

    terrain: Terrain
    cells: tuple[Cell, ...]
    """The cells of its squares, row by row from the bottom."""
    crowns: int
    """The crowns on all its squares."""

    @property
    def squares(self) -> int:
        """The number of its squares."""
        return len(self.cells)

    @property
    def points(self) -> int:
        """Squares × crowns."""
        return self.squares * self.crowns

    def __str__(self) -> str:
        return f"{self.terrain} {self.squares} × {self.crowns} = {self.points}"


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a kingdom under a ruleset (R13, R15)."""

    territories: tuple[Territory, ...]
    """All territories, highest points first."""
    bonuses: tuple[Bonus, ...] = ()
    """The bonuses that are in play and that the kingdom earned."""

    @property
    def points(self) -> int:
        """The points of territories and bonuses."""
        return sum(t.points for t in self.territories) + sum(b.points for b in self.bonuses)

    @property
    def largest(self) -> int:
        """Squares of the largest territory, with or without crowns (R14)."""
        return max((t.squares for t in self.territories), default=0)

    @property
    def crowns(self) -> int:
        """Crowns in the whole kingdom (R14)."""
        return sum(t.crowns for t in self.territories)

    def value(self, criterion: TieBreak) -> int:
        """Return the value that counts for one criterion of the ranking (R14)."""
        return {
            TieBreak.POINTS: self.points,
            TieBreak.TERRITORY: self.largest,
            TieBreak.CROWNS: self.crowns,
        }[criterion]

    def tie_break_key(self, ruleset: Ruleset) -> TieBreakKey:
        """Return the values of all criteria of a ruleset."""
        return tuple(self.value(criterion) for criterion in ruleset.criteria)


@dataclass(frozen=True, slots=True)
class Standing:
    """The rank of one seat (R14, R16)."""

    seat: int
    rank: int
    """1 for the winner, and for every winner of a shared victory."""
    decided_by: TieBreak | None
    """The criterion that separates this seat from the next better rank; a winner, from the next
    worse. `None` if all seats share the victory."""
    is_shared: bool
    """Whether another seat has the same rank."""
    scores: tuple[Score, ...]
    """One score for each game: three in a Dynasty."""

    @property
    def points(self) -> int:
        """The points of all games, bonuses included."""
        return self.value(TieBreak.POINTS)

    @property
    def territories(self) -> tuple[Territory, ...]:
        """The territories of all games."""
        return tuple(territory for score in self.scores for territory in score.territories)

    @property
    def bonuses(self) -> tuple[Bonus, ...]:
        """The bonuses of all games."""
        return tuple(bonus for score in self.scores for bonus in score.bonuses)

    def value(self, criterion: TieBreak) -> int:
        """Return the value that counts for one criterion, summed over the games."""
        return sum(score.value(criterion) for score in self.scores)

    def __str__(self) -> str:
        text = f"{self.rank}. {Colour.of_seat(self.seat)}: {self.points} points"
        return text + (f", decided by {self.decided_by}" if self.decided_by else ", shared")


def rank(ruleset: Ruleset, scores: Sequence[tuple[Score, ...]]) -> tuple[Standing, ...]:
    """Return the standings, best first (R14, R16).

    `scores` has a tuple for each seat, with a score for each game.
    """
    criteria = ruleset.criteria
    keys = [tuple(sum(s.value(c) for s in games) for c in criteria) for games in scores]
    distinct = sorted(set(keys), reverse=True)
    standings = []
    for seat, key in sorted(enumerate(keys), key=lambda pair: pair[1], reverse=True):
        level = distinct.index(key)
        # The next better rank; for a winner the next worse, unless all share the victory.
        others = distinct[level - 1 : level] if level else distinct[1:2]
        standings.append(
            Standing(
                seat=seat,
                rank=1 + sum(other > key for other in keys),
                decided_by=_first_difference(criteria, key, others[0]) if others else None,
                is_shared=keys.count(key) > 1,
                scores=scores[seat],
            )
        )
    return tuple(standings)


def sole_winner(standings: Sequence[Standing]) -> int | None:
    """Return the seat of the first rank; `None` if it is shared."""
    first = standings[0]
    return None if first.is_shared else first.seat


def _first_difference(
    criteria: tuple[TieBreak, ...], one: TieBreakKey, other: TieBreakKey
) -> TieBreak:
    return next(c for c, a, b in zip(criteria, one, other, strict=True) if a != b)
