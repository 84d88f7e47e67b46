"""The colour of a seat."""

from enum import StrEnum


class Colour(StrEnum):
    """Castles and kings come in four colours; seats 0, 1, 2 and 3 have them in this order.

    >>> Colour.of_seat(2)
    <Colour.GREEN: 'green'>
    """

    PINK = "pink"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"

    @classmethod
    def of_seat(cls, seat: int) -> "Colour":
        """The colour of a seat."""
        return _BY_SEAT[seat]

    @property
    def seat(self) -> int:
        """The seat that has this colour."""
        return _BY_SEAT.index(self)


_BY_SEAT = tuple(Colour)
