import re
from itertools import count

import pytest
from hypothesis import given

from kingdomino.notation import Expected, NotationError, format_position, parse_position
from kingdomino.rules import Deal, Game, IllegalActionError, Ruleset, View
from tests.notation.test_record import played
from tests.random_play import Playthrough
from tests.strategies import A_FEW, playthroughs


@A_FEW
@given(playthroughs())
def test_every_position_of_a_game_comes_back_from_its_text(playthrough: Playthrough) -> None:
    for game in playthrough.history():
        assert parse_position(format_position(game)) == game
        for seat in (None, 0, 1):
            view = game.view(seat)
            assert parse_position(format_position(view)) == view


@A_FEW
@given(playthroughs())
def test_a_view_tells_nothing_of_the_pile(playthrough: Playthrough) -> None:
    for game in playthrough.history():
        stacked = Game(game.public, Deal(tuple(sorted(game.deal.pile)), game.deal.king_order))
        assert format_position(game.view(1)) == format_position(stacked.view(1))
        assert "pile" not in format_position(game.view())


def test_a_game_read_from_a_position_can_be_played_on() -> None:
    game = Playthrough(Ruleset.preset("classic", 3), 1, 1).history()[40]
    read = parse_position(format_position(game))
    assert isinstance(read, Game)
    assert read.play(read.legal_actions()[0]) == game.play(game.legal_actions()[0])


def test_a_position_of_a_dynasty_tells_what_the_games_before_came_to() -> None:
    match = played(Ruleset.preset("dynasty", players=3), 7, 2 * 72 + 10)
    view = match.view(2)
    text = format_position(view)
    assert len(view.earlier) == 2
    assert text.count("earlier=") == 1
    assert parse_position(text) == view
    game = Game(match.view(), match.game.deal)
    assert parse_position(format_position(game)) == game
    assert "earlier" not in format_position(match.games[0].view())


# Two positions to break: the opening, where yellow's second king waits, and the second round.
OPENING = (
    "classic/2 - -/- - 4@p,15,18@y,23 0:y "
    + ",".join(str(n) for n in range(1, 49) if n not in (4, 15, 18, 23))
    + " pile="
    + ",".join(str(n) for n in range(25, 45))
    + " hand=p"
)
ROUND = (
    "classic/2 y 4:g8h8,18:g6h6/15:g8h8,23:g6h6 4@p,15@y,18@p,23@y 1@p,2,3@y,5@p 1:y:claim "
    + ",".join(str(n) for n in range(6, 49) if n not in (15, 18, 23))
)


def test_the_positions_to_break_are_whole() -> None:
    assert isinstance(parse_position(OPENING), Game)
    assert isinstance(parse_position(ROUND), View)
    assert isinstance(parse_position(DYNASTY), View)


LAST = format_position(Playthrough(Ruleset.preset("classic", 2), 3, 3).history()[-2].view())
OVER = format_position(Playthrough(Ruleset.preset("classic", 2), 3, 3).final().view())
DYNASTY = ROUND.replace("classic/2", "dynasty/2") + " earlier=45.12.8/51.10.9"
DRAWER = format_position(Game.new(Ruleset.preset("classic", 3, opening="drawer"), 0))


@pytest.mark.parametrize(
    ("position", "old", "new", "expected"),
    [
        (ROUND, "classic/2 y", "classic/2", Expected.SEAT),
        (ROUND, "classic/2 y", "classic/2 g", Expected.SEAT),
        (ROUND, " 4:g8h8", "", Expected.SPACE),
        (ROUND, "4:g8h8,18:g6h6/", "", Expected.KINGDOMS),
        (ROUND, "15:g8h8,", "15:g8h8,4:f7e7,", Expected.KINGDOMS),
        (ROUND, "4@p,15@y,18@p,23@y", "-", Expected.CURRENT_LINE),
        (ROUND, "4@p,15@y,18@p,23@y", "4@p,15@y,18@p,23@p", Expected.CURRENT_LINE),
        (ROUND, "4@p,15@y,18@p,23@y", "4@p,18@p,15@y,23@y", Expected.CURRENT_LINE),
        (ROUND, "23@y 1@p", "23@g 1@p", Expected.KING),
        (ROUND, "1@p,2,3@y,5@p", "1@p,2@p,3@y,5@p", Expected.NEXT_LINE),
        (ROUND, "1@p,2,3@y,5@p", "1@p,2,3@p,5@p", Expected.NEXT_LINE),
        (ROUND, "1@p,2,3@y,5@p", "1@p,3@y,5@p", Expected.NEXT_LINE),
        (ROUND, "1@p,2,3@y,5@p", "1@p,3@y,2,5@p", Expected.NEXT_LINE),
        (ROUND, "1@p,2,3@y,5@p", "-", Expected.NEXT_LINE),
        (ROUND, "1:y:claim", "1:p:claim", Expected.TO_ACT),
        (ROUND, "1:y:claim", "1:y:place", Expected.NEXT_LINE),
        (ROUND, "1:y:claim", "1:y:sleep", Expected.TO_ACT),
        (ROUND, "1:y:claim", "1:g:claim", Expected.TO_ACT),
        (ROUND, "1:y:claim", "2:y:claim", Expected.TO_ACT),
        (ROUND, "1:y:claim", "1:over", Expected.NEXT_LINE),
        (ROUND, "1:y:claim", "0:y", Expected.CURRENT_LINE),
        (ROUND, "1:y:claim", "x", Expected.TO_ACT),
        (ROUND, "4:g8h8,18:g6h6/15:g8h8", "4:g8h8,19:g6h6/15:g8h8", Expected.TO_ACT),
        (ROUND, "4:g8h8,18:g6h6/15:g8h8", "4:g8h8/15:g8h8,18:g6h6", Expected.LEGAL_ACTION),
        (ROUND, " 6,7", " 7", Expected.UNSEEN),
        (ROUND, " 6,7", " 5,7", Expected.UNSEEN),
        (ROUND, " 6,7", " 6,6", Expected.UNSEEN),
        (ROUND, " 6,7", " 6,49", Expected.DOMINO),
        (ROUND, "4@p,15@y", "1@p,15@y", Expected.TO_ACT),
        (ROUND, ",48", ",48 ", Expected.PILE),
        (ROUND, ",48", ",48x", Expected.SPACE),
        (OPENING, " 0:y", " 0:over", Expected.TO_ACT),
        (OPENING, "-/- -", "47:g8h8/- -", Expected.TO_ACT),
        (OPENING, "4@p,15,18@y", "4@y,15,18@y", Expected.TO_ACT),
        (OPENING, "4@p,15,18@y,23", "4@p,15@p,18@p,23", Expected.NEXT_LINE),
        (OPENING, "4@p,15,18@y,23", "-", Expected.NEXT_LINE),
        (OPENING, "-/- - 4", "-/- 4 4", Expected.CURRENT_LINE),
        (OPENING, "pile=25", "pile=4", Expected.PILE),
        (OPENING, "pile=25", "pile=26", Expected.PILE),
        (OPENING, "pile=25,", "pile=", Expected.PILE),
        (OPENING, "pile=", "heap=", Expected.PILE),
        (OPENING, "hand=p", "hand=y", Expected.KING_ORDER),
        (OPENING, "hand=p", "hand=-", Expected.KING_ORDER),
        (OPENING, "hand=p", "palm=p", Expected.KING_ORDER),
        (OPENING, "hand=p", "hand=g", Expected.KING),
        (OPENING, " hand=p", "", Expected.SPACE),
        (OPENING, "hand=p", "hand=p ", Expected.END),
        (DYNASTY, "dynasty", "classic", Expected.EARLIER),
        (DYNASTY, "/51.10.9", "", Expected.EARLIER),
        (DYNASTY, "51.10.9", "51.10", Expected.EARLIER),
        (DYNASTY, "51.10.9", "51.10.9/51.10.9", Expected.EARLIER),
        (DYNASTY, "51.10.9", "51.10.x", Expected.EARLIER),
        (DYNASTY, "51.10.9", "51.10.-9", Expected.EARLIER),
        (DYNASTY, "51.10.9", "51.10.1000", Expected.SPACE),
        (DYNASTY, "51.10.9", "51.10.9" + ",1.1.1/1.1.1" * 2, Expected.EARLIER),
        (LAST, ":place", ":claim", Expected.TO_ACT),
        (OVER, "6:over", "6:p:place", Expected.TO_ACT),
        (OVER, "6:over", "5:over", Expected.NEXT_LINE),
    ],
    ids=count(),
)
def test_a_part_that_does_not_fit_is_pointed_at(
    position: str, old: str, new: str, expected: Expected
) -> None:
    broken = position.replace(old, new, 1)
    assert broken != position
    with pytest.raises(NotationError) as caught:
        parse_position(broken)
    assert caught.value.expected is expected


def test_an_illegal_kingdom_says_why() -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(ROUND.replace("18:g6h6", "18:g8h8"))
    assert caught.value.reason == "impossible"
    assert isinstance(caught.value.__cause__, IllegalActionError)
    assert caught.value.column == ROUND.index("18:g6h6") + 1


def test_the_kings_of_a_game_in_play_are_all_out_of_the_hand() -> None:
    game = format_position(Playthrough(Ruleset.preset("classic", 2), 3, 3).history()[10])
    with pytest.raises(NotationError) as caught:
        parse_position(game.replace("hand=-", "hand=p"))
    assert caught.value.expected is Expected.KING_ORDER


def test_players_draw_kings_in_turn() -> None:
    parse_position(DRAWER)
    swapped = re.sub(r"hand=(\S+),(\S+)$", r"hand=\2,\1", DRAWER)
    assert swapped != DRAWER
    with pytest.raises(NotationError) as caught:
        parse_position(swapped)
    assert caught.value.expected is Expected.KING_ORDER
