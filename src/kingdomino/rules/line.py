"""A line: the dominoes on offer and the kings on them."""

from collections.abc import Collection

from kingdomino.rules.actions import Claim
from kingdomino.rules.errors import IllegalActionError, Reason
from kingdomino.rules.hooks import draw_svg, draw_text
from kingdomino.rules.immutable import Immutable, immutable
from kingdomino.rules.pieces import DOMINOES

_CLAIMS = {number: Claim(number) for number in DOMINOES}


@immutable
class Line(Immutable):
    """Dominoes in ascending order, each with the seat whose king stands on it (R4).

    >>> Line.deal([28, 4, 40, 13]).claimed(28, by=1)
    Line(dominoes=(4, 13, 28, 40), kings=(None, None, 1, None))
    """

    dominoes: tuple[int, ...]
    """Their numbers, lowest first."""
    kings: tuple[int | None, ...]
    """For each domino the seat whose king is on it, or was on it before it was placed."""

    @staticmethod
    def deal(dominoes: Collection[int]) -> "Line":
        """Return a new line: sorted, without kings."""
        return Line(tuple(sorted(dominoes)), (None,) * len(dominoes))

    @property
    def free(self) -> tuple[int, ...]:
        """The dominoes without a king."""
        return tuple(claim.domino for claim in self.claims())

    def claims(self) -> tuple[Claim, ...]:
        """Return a claim for each domino without a king."""
        dominoes, kings = self.dominoes, self.kings
        return tuple([_CLAIMS[d] for d, king in zip(dominoes, kings, strict=True) if king is None])

    def claimed(self, domino: int, by: int) -> "Line":
        """Return the line with the king of seat `by` on a free domino.

        Raises `IllegalActionError` if the domino is not in the line or not free.
        """
        dominoes, kings = self.dominoes, self.kings
        if domino not in dominoes:
            raise IllegalActionError(Reason.NOT_IN_LINE, domino=domino)
        index = dominoes.index(domino)
        if kings[index] is not None:
            raise IllegalActionError(Reason.ALREADY_CLAIMED, domino=domino)
        after = self.mutable_copy()
        after.kings = kings[:index] + (by,) + kings[index + 1 :]
        return self.freeze(after)

    def __str__(self) -> str:
        return draw_text(self)

    def _repr_svg_(self) -> str:
        return draw_svg(self)

    def without_free(self) -> "Line":
        """Return the line without unclaimed dominoes (second edition, three players)."""
        if None not in self.kings:
            return self
        pairs = [
            (domino, king)
            for domino, king in zip(self.dominoes, self.kings, strict=True)
            if king is not None
        ]
        return Line(tuple(domino for domino, _ in pairs), tuple(king for _, king in pairs))
