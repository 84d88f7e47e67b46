"""The colours of the seats."""

from kingdomino.rules import Colour


def test_seats_have_the_four_colours_in_order() -> None:
    colours = [Colour.of_seat(seat) for seat in range(4)]
    assert colours == ["pink", "yellow", "green", "blue"]


def test_a_colour_knows_its_seat() -> None:
    assert [colour.seat for colour in Colour] == [0, 1, 2, 3]
