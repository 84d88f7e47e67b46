"""One game, or the three of a Dynasty: R16."""

from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from kingdomino.rules import (
    Claim,
    Deal,
    Game,
    IllegalActionError,
    Match,
    Reason,
    Ruleset,
    TieBreak,
    UnknownDealError,
)
from kingdomino.rules.deal import seed_bytes
from tests.rules.building import built, game_of

DYNASTY = Ruleset.preset("dynasty", players=2)


def played(ruleset: Ruleset, seed: int | bytes, until: int = 3) -> Match:
    """A match played at random until so many games are over."""
    chance = Random(1)
    match = Match.new(ruleset, seed)
    while not match.is_over and sum(game.is_over for game in match.games) < until:
        match = match.play(chance.choice(match.game.legal_actions()))
    return match


def test_most_matches_are_one_game() -> None:
    ruleset = Ruleset.preset("classic", players=3)
    match = played(ruleset, seed=7)
    assert match.is_over
    assert len(match.games) == 1
    assert match.standings() == match.game.standings()
    assert match.ruleset == ruleset


def test_a_dynasty_is_over_after_three_games() -> None:
    match = played(DYNASTY, seed=7)
    assert match.is_over
    assert [game.is_over for game in match.games] == [True] * 3
    with pytest.raises(IllegalActionError) as refusal:
        match.play(Claim(1))
    assert refusal.value.reason is Reason.GAME_OVER


def test_the_next_game_is_dealt_when_one_ends() -> None:
    match = played(DYNASTY, seed=7, until=1)
    assert not match.is_over
    assert [game.is_over for game in match.games] == [True, False]
    assert match.game.ply == 0
    assert match.game is match.games[-1]


def test_each_seed_is_the_hash_of_the_one_before() -> None:
    seed = (7).to_bytes(32, "big")
    for game in played(DYNASTY, seed=7).games:
        replayed = Game.new(DYNASTY, seed)
        for action in game.actions:
            replayed = replayed.play(action)
        assert replayed == game
        seed = sha256(seed).digest()


def test_each_game_has_its_own_deal_and_opening() -> None:
    games = played(DYNASTY, seed=7).games
    assert len({game.origin for game in games}) == 3
    assert len({game.origin.king_order for game in games if game.origin}) > 1


def test_every_criterion_is_added_up_over_the_games() -> None:
    match = played(DYNASTY, seed=8)
    for standing in match.standings():
        assert len(standing.scores) == 3
        for criterion in TieBreak:
            each = [
                game.kingdoms[standing.seat].score(DYNASTY).value(criterion) for game in match.games
            ]
            assert standing.value(criterion) == sum(each)
        assert standing.points == standing.value(TieBreak.POINTS)


def test_a_view_tells_what_the_games_before_came_to() -> None:
    chance = Random(1)
    match = Match.new(DYNASTY, seed=7)
    while not match.is_over:
        match = match.play(chance.choice(match.game.legal_actions()))
        view = match.view(1)
        assert view == match.game.view(1).evolve(earlier=view.earlier)
        assert len(view.earlier) == len(match.games) - 1
        for game, before in zip(match.games, view.earlier, strict=False):
            for standing in game.standings():
                counts = [standing.value(criterion) for criterion in DYNASTY.criteria]
                assert before[standing.seat] == tuple(counts)


def test_a_game_played_on_from_a_view_keeps_what_came_before() -> None:
    match = played(DYNASTY, seed=7, until=2)
    view, game = match.view(), Game(match.view(), match.game.deal)
    assert len(view.earlier) == 2
    while not game.is_over:
        game = game.play(game.legal_actions()[0])
        assert game.view(0).earlier == view.earlier


def test_a_guess_at_the_deal_knows_what_the_games_before_came_to() -> None:
    view = played(DYNASTY, seed=7, until=1).view()
    assert len(view.earlier) == 1
    guess = Game.from_view(view, seed=1)
    assert guess.public == view
    assert guess.play(guess.legal_actions()[0]).public.earlier == view.earlier


def dynasty(*games: tuple[str, str]) -> Match:
    """A Dynasty whose games ended with these kingdoms."""
    return Match(tuple(game_of(DYNASTY, built(pink), built(yellow)) for pink, yellow in games))


# Kingdoms worth 3 points: a territory of three and one crown, or of one and three.
WIDE, RICH, POOR = "19:g8g9 1:h8i8", "48:g8g9", "1:g8g9"


def test_a_dynasty_is_won_on_all_points_and_not_on_games() -> None:
    one_point = "19:g8g9"
    match = dynasty((one_point, POOR), (one_point, POOR), (POOR, RICH))
    first, second = match.standings()
    assert (first.seat, first.points, first.decided_by) == (1, 3, TieBreak.POINTS)
    assert (second.seat, second.points) == (0, 2)


def test_a_tie_of_a_dynasty_goes_down_the_same_ladder() -> None:
    match = dynasty((WIDE, RICH), (RICH, RICH), (POOR, POOR))
    first, second = match.standings()
    assert (first.points, second.points) == (6, 6)
    assert [s.value(TieBreak.TERRITORY) for s in (first, second)] == [3 + 1 + 2, 1 + 1 + 2]
    assert (first.seat, first.decided_by) == (0, TieBreak.TERRITORY)


def test_a_dynasty_can_be_shared() -> None:
    match = dynasty((WIDE, RICH), (RICH, WIDE), (POOR, POOR))
    assert [(s.rank, s.is_shared, s.decided_by) for s in match.standings()] == [(1, True, None)] * 2


def test_bonuses_of_all_games_count() -> None:
    ruleset = Ruleset.preset("dynasty", middle_kingdom="symmetric")
    games = tuple(game_of(ruleset, built(), built(text)) for text in ("", "1:g8g9", "13:g8h8"))
    first, second = Match(games).standings()
    assert [(s.points, len(s.bonuses)) for s in (first, second)] == [(30, 3), (10, 1)]


def test_playing_leaves_the_match_before_as_it_was() -> None:
    before = Match.new(DYNASTY, seed=7)
    after = before.play(before.game.legal_actions()[0])
    assert before == Match.new(DYNASTY, seed=7)
    assert after != before


@pytest.mark.parametrize("is_origin_known", [True, False])
def test_a_dynasty_without_a_seed_cannot_deal_its_next_game(is_origin_known: bool) -> None:
    first = played(DYNASTY, seed=7, until=1).games[0]
    deal = replace(Deal.from_seed(DYNASTY, seed_bytes(7)), seed=None)
    game = Game.from_deal(DYNASTY, deal)
    match = Match((game if is_origin_known else Game(game.public, game.deal),))
    for action in first.actions[:-1]:
        match = match.play(action)
    with pytest.raises(UnknownDealError):
        match.play(first.actions[-1])
