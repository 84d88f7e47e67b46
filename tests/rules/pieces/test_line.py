"""Dominoes on offer."""

import pytest

from kingdomino.rules import IllegalActionError, Line, Reason


def test_a_line_is_laid_out_in_ascending_order_without_kings() -> None:
    line = Line.deal([40, 4, 28, 13])
    assert line == Line(dominoes=(4, 13, 28, 40), kings=(None,) * 4)
    assert line.free == line.dominoes


def test_a_claimed_domino_carries_the_king_and_is_no_longer_free() -> None:
    line = Line.deal((4, 13, 28, 40))
    claimed = line.claimed(28, by=1)
    assert claimed.kings == (None, None, 1, None)
    assert claimed.free == (4, 13, 40)
    assert line.free == (4, 13, 28, 40)


def test_a_domino_takes_one_king_only() -> None:
    with pytest.raises(IllegalActionError) as refusal:
        Line.deal((4, 13)).claimed(4, by=0).claimed(4, by=0)
    assert refusal.value.reason is Reason.ALREADY_CLAIMED


def test_only_what_lies_in_the_line_can_be_claimed() -> None:
    with pytest.raises(IllegalActionError) as refusal:
        Line.deal((4, 13)).claimed(14, by=0)
    assert refusal.value.reason is Reason.NOT_IN_LINE


def test_what_nobody_claimed_is_dropped() -> None:
    line = Line.deal((4, 13, 28, 40))
    for domino, seat in ((40, 0), (4, 2), (28, 1)):
        line = line.claimed(domino, seat)
    assert line.without_free() == Line((4, 28, 40), (2, 1, 0))


def test_nothing_is_dropped_from_a_line_that_is_all_claimed() -> None:
    line = Line.deal((4, 13)).claimed(4, by=1).claimed(13, by=0)
    assert line.without_free() == line
