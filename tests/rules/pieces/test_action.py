"""What a player can do."""

import pytest

from kingdomino.rules import (
    DOMINOES,
    Cell,
    Claim,
    Discard,
    IllegalActionError,
    Place,
    Reason,
)

LOW, HIGH = Cell(6, 7), Cell(7, 7)


def test_actions_are_written_as_in_a_record() -> None:
    actions = [Claim(28), Place(13, LOW, HIGH), Place(13, HIGH, LOW), Discard(13)]
    assert [str(action) for action in actions] == [">28", "13:g8h8", "13:h8g8", "13:--"]


def test_only_a_double_looks_the_same_turned_around() -> None:
    same = [n for n in DOMINOES if Place(n, LOW, HIGH) == Place(n, HIGH, LOW)]
    assert same == list(range(1, 13))


def test_a_double_is_named_by_its_lower_cell_first() -> None:
    upright = Place(1, Cell(6, 8), Cell(6, 7))
    assert (upright.first, upright.second) == (Cell(6, 7), Cell(6, 8))


@pytest.mark.parametrize("number", [0, 49, -1])
def test_a_domino_that_does_not_exist_cannot_be_laid(number: int) -> None:
    with pytest.raises(IllegalActionError) as refusal:
        Place(number, LOW, HIGH)
    assert refusal.value.reason is Reason.NO_SUCH_DOMINO
    assert refusal.value.params == {"domino": number}


def test_actions_of_different_kinds_are_different() -> None:
    assert len({Claim(13), Discard(13), Place(13, LOW, HIGH), Claim(13)}) == 3
