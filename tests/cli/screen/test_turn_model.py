"""The domino that is held and the claim that is chosen, before they are played."""

import pytest

from kingdomino.cli.screen.keys import Command, find_command
from kingdomino.cli.screen.turn_model import Claiming, Placing, start_turn
from kingdomino.locales import LANGUAGES
from kingdomino.rules import DOMINOES, Cell, Claim, Place, Reason, Ruleset, View
from tests.cli.conftest import played

CLASSIC = Ruleset.preset("classic", players=2)


def placing_view(actions: int = 4, *, is_double: bool = False) -> View:
    """Return the first view, after some actions, in which a domino is placed."""
    while True:
        view = played(CLASSIC, actions=actions).game.public
        actions += 1
        if view.domino is None or not isinstance(view.legal_actions()[0], Place):
            continue
        if DOMINOES[view.domino].is_double == is_double:
            return view


def claiming_view() -> View:
    return played(CLASSIC, actions=0).game.public


@pytest.mark.parametrize("actions", [4, 12, 20])
def test_a_domino_is_held_where_it_fits(actions: int) -> None:
    placing = Placing(placing_view(actions))
    assert placing.preview is not None
    assert placing.refusal is None


def test_every_placement_can_be_held_and_gives_its_points() -> None:
    view = placing_view(12)
    placing = Placing(view)
    kingdom = placing.kingdom
    for action in view.legal_actions():
        assert isinstance(action, Place)
        placing.hold_as(action)
        assert placing.held.cells == (action.first, action.second)
        assert placing.preview is not None
        assert placing.preview.action == action
        assert placing.preview.points == kingdom.place(action).points_with_bonuses(CLASSIC)


def test_a_double_fits_either_way_round_and_is_played_as_it_is_listed() -> None:
    view = placing_view(is_double=True)
    placing = Placing(view)
    before = placing.held
    placing.turn(2)
    placing.move(before.second.column - before.first.column, 0)
    assert placing.held.cells == (before.second, before.first)
    assert placing.preview is not None
    assert placing.preview.action in view.legal_actions()


def test_four_turns_are_none() -> None:
    placing = Placing(placing_view())
    before = placing.held
    seconds = set()
    for _ in range(4):
        seconds.add(placing.held.second)
        placing.turn(1)
    assert placing.held == before
    assert len(seconds) == 4
    placing.turn(1)
    placing.turn(-1)
    assert placing.held == before


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("step", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_the_domino_stays_on_the_board(turns: int, step: tuple[int, int]) -> None:
    placing = Placing(placing_view())
    placing.turn(turns)
    for _ in range(20):
        placing.move(*step)
    placing.turn(1)
    for cell in placing.held.cells:
        assert 2 <= cell.column <= 10
        assert 2 <= cell.row <= 10


def test_a_refused_place_has_the_reason_of_the_rules() -> None:
    placing = Placing(placing_view())
    placing.move_to(Cell(6, 6))
    assert placing.preview is None
    assert placing.refusal is not None
    assert placing.refusal.reason is Reason.OCCUPIED


def test_a_domino_is_turned_to_fit_on_a_cell() -> None:
    view = placing_view(12)
    for action in view.legal_actions():
        assert isinstance(action, Place)
        for cell in (action.first, action.second):
            placing = Placing(view)
            assert placing.fit_to(cell)
            assert cell in placing.held.cells
            assert placing.preview is not None
    placing = Placing(view)
    assert not placing.fit_to(Cell(6, 6))


def test_a_claim_is_chosen_by_arrows() -> None:
    claiming = start_turn(claiming_view())
    assert isinstance(claiming, Claiming)
    first = claiming.dominoes[0]
    claiming.move(1)
    assert claiming.domino == claiming.dominoes[1]
    claiming.move(-2)
    assert claiming.domino == claiming.dominoes[-1]
    claiming.move(1)
    assert claiming.domino == first


def test_a_claim_is_chosen_by_its_number() -> None:
    view = claiming_view()
    assert view.next_line is not None
    claiming = Claiming(view)
    for number in reversed(claiming.dominoes):
        for digit in str(number):
            claiming.type_digit(digit)
        assert claiming.domino == number
    taken = view.next_line.dominoes[0]
    line = view.next_line.claimed(taken, by=0)
    rest = Claiming(view.evolve(next_line=line))
    assert not rest.choose(taken)
    assert taken not in rest.dominoes
    assert rest.preview.action == Claim(rest.domino)


@pytest.mark.parametrize("language", LANGUAGES)
def test_latin_letters_are_keys_in_every_language(language: str) -> None:
    assert find_command(language, "r", "r") is Command.TURN
    assert find_command(language, "R", "R") is Command.TURN_BACK
    assert find_command(language, "q", "q") is Command.QUIT
    assert find_command(language, "x", "x") is None
