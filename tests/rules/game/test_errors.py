"""What can go wrong."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace

import pytest

from kingdomino.rules import (
    Cell,
    Claim,
    Deal,
    Discard,
    Game,
    IllegalActionError,
    KingdominoError,
    Place,
    Reason,
    Ruleset,
    RulesetError,
    SeedError,
    UnknownDealError,
)
from kingdomino.rules.deal import seed_bytes
from tests.random_play import Playthrough
from tests.rules.building import cell, place

RULES = Ruleset.preset("classic", players=2)

# The lines are 1 2 3 4, then 5 6 7 8, and so on; each king stands where it was expected to.
ORDERED = Game.from_deal(
    RULES, replace(Deal.from_seed(RULES, seed_bytes(0)), pile=tuple(range(1, 25)))
)


def after(*numbers: int) -> Game:
    """The game of ordered lines after claims of these dominoes."""
    game = ORDERED
    for number in numbers:
        game = game.play(Claim(number))
    return game


def placing() -> Game:
    """It is time to place domino 1 beside the castle."""
    return after(1, 2, 3, 4)


def claiming() -> Game:
    """Domino 1 lies on g8 and g9; it is time to claim from 5 6 7 8."""
    return placing().play(place("1:g8g9"))


def finished() -> Game:
    return Playthrough(RULES, seed=1, choices=1).final()


REFUSALS: dict[Reason, tuple[Callable[[], object], dict[str, object]]] = {
    Reason.GAME_OVER: (lambda: finished().play(Claim(1)), {}),
    Reason.PLACE_FIRST: (lambda: placing().play(Claim(5)), {"domino": 1}),
    Reason.CLAIM_FIRST: (lambda: claiming().play(place("2:g6g5")), {}),
    Reason.NO_SUCH_DOMINO: (lambda: Place(49, cell("g8"), cell("g9")), {"domino": 49}),
    Reason.NOT_YOUR_DOMINO: (
        lambda: placing().play(place("2:g8g9")),
        {"domino": 2, "expected": 1},
    ),
    Reason.MUST_PLACE: (lambda: placing().play(Discard(1)), {"domino": 1}),
    Reason.NOT_ADJACENT: (
        lambda: placing().play(place("1:g8g10")),
        {"first": "g8", "second": "g10"},
    ),
    Reason.OCCUPIED: (lambda: placing().play(place("1:f7g7")), {"cell": "g7"}),
    Reason.OUT_OF_GRID: (lambda: placing().play(place("1:k7l7")), {"cell": "l7", "grid": 5}),
    Reason.NO_MATCHING_NEIGHBOUR: (lambda: placing().play(place("1:h8i8")), {"domino": 1}),
    Reason.NOT_IN_LINE: (lambda: claiming().play(Claim(9)), {"domino": 9}),
    Reason.ALREADY_CLAIMED: (lambda: after(1, 1), {"domino": 1}),
}


def refusal_of(reason: Reason) -> IllegalActionError:
    attempt, _ = REFUSALS[reason]
    with pytest.raises(IllegalActionError) as refusal:
        attempt()
    return refusal.value


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_given_with_what_its_message_needs(reason: Reason) -> None:
    error = refusal_of(reason)
    assert error.reason is reason
    assert error.params == REFUSALS[reason][1]
    assert all(str(value) in str(error) for value in error.params.values())
    assert "{" not in str(error)


def test_every_reason_has_a_message_of_its_own() -> None:
    assert IllegalActionError.messages.keys() == set(Reason)
    assert len({str(refusal_of(reason)) for reason in Reason}) == len(Reason)


@pytest.mark.parametrize("action", [Claim(1), Discard(1), Place(1, Cell(6, 7), Cell(6, 8))])
def test_nothing_can_be_played_after_the_end(action: Claim | Discard | Place) -> None:
    with pytest.raises(IllegalActionError) as refusal:
        finished().play(action)
    assert refusal.value.reason is Reason.GAME_OVER


def test_nothing_can_be_placed_or_discarded_in_the_opening() -> None:
    for action in (place("1:g8g9"), Discard(1)):
        with pytest.raises(IllegalActionError) as refusal:
            ORDERED.play(action)
        assert refusal.value.reason is Reason.CLAIM_FIRST


def test_a_domino_is_not_placed_twice() -> None:
    with pytest.raises(IllegalActionError) as refusal:
        claiming().play(place("1:g6g5"))
    assert refusal.value.reason is Reason.CLAIM_FIRST


def test_a_refused_action_leaves_the_game_as_it_was() -> None:
    game = placing()
    before = repr(game), game.deal, game.actions
    with pytest.raises(IllegalActionError):
        game.play(Discard(1))
    assert (repr(game), game.deal, game.actions) == before


ERRORS: list[KingdominoError] = [
    IllegalActionError(Reason.NOT_YOUR_DOMINO, domino=2, expected=1),
    RulesetError("players", preset="demo", players=4, known="2"),
    SeedError("seed", seed="3 bytes"),
    UnknownDealError("unknown-deal"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_cross_process_borders_whole(error: KingdominoError) -> None:
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(twin) is type(error)
        assert (twin.reason, twin.params, str(twin)) == (error.reason, error.params, str(error))


def test_choices_seeds_and_actions_are_wrong_values_too() -> None:
    assert issubclass(RulesetError, ValueError)
    assert issubclass(SeedError, ValueError)
    assert issubclass(IllegalActionError, ValueError)


def test_a_game_stops_where_its_deal_is_no_longer_known() -> None:
    deal = Deal.from_seed(RULES, seed_bytes(0))
    with pytest.raises(UnknownDealError):
        Game.from_deal(RULES, replace(deal, pile=deal.pile[:3]))
    with pytest.raises(UnknownDealError):
        Game.from_deal(RULES, replace(deal, king_order=()))


def test_a_game_goes_on_until_its_deal_is_no_longer_known() -> None:
    deal = Deal.from_seed(RULES, seed_bytes(0))
    game = Game.from_deal(RULES, replace(deal, pile=deal.pile[:7]))
    for _ in range(3):
        game = game.play(game.legal_actions()[0])
    with pytest.raises(UnknownDealError):
        game.play(game.legal_actions()[0])
    game = Game.from_deal(RULES, replace(deal, king_order=deal.king_order[:1]))
    with pytest.raises(UnknownDealError):
        game.play(game.legal_actions()[0])
