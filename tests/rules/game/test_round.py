"""Lines, rounds and turns: R2 to R9."""

from itertools import pairwise
from random import Random

import pytest

from kingdomino.rules import PRESETS, Claim, Discard, Game, Place, Ruleset
from tests.random_play import Playthrough, final, history

EVERY_GAME = [
    Ruleset.preset(name, players) for name, preset in PRESETS.items() for players in preset.players
]


def label(ruleset: Ruleset) -> str:
    return f"{ruleset.players}-{ruleset.deck}-{ruleset.criteria[1]}-{ruleset.games}"


every_game = pytest.mark.parametrize("ruleset", EVERY_GAME, ids=label)


@every_game
def test_a_game_starts_with_castles_and_one_line_without_kings(ruleset: Ruleset) -> None:
    game = Game.new(ruleset, seed=1)
    assert game.round == 0
    assert [kingdom.placed for kingdom in game.kingdoms] == [()] * ruleset.players
    assert {kingdom.grid for kingdom in game.kingdoms} == {ruleset.grid}
    assert len(game.lines) == 1
    assert len(game.lines[0].free) == ruleset.line
    assert len(game.deal.pile) == ruleset.deck - ruleset.line
    assert len(game.public.unseen) == 48 - ruleset.line


@every_game
def test_every_line_is_in_ascending_order(ruleset: Ruleset) -> None:
    for game in Playthrough(ruleset, seed=2, choices=2).history():
        for line in game.lines:
            assert list(line.dominoes) == sorted(line.dominoes)


@every_game
def test_the_lines_come_from_the_top_of_the_pile(ruleset: Ruleset) -> None:
    start = Game.new(ruleset, seed=3)
    pile = (*start.lines[0].dominoes, *start.deal.pile)
    games = history(start, Random(3))
    for before, after in pairwise(games):
        if after.round > before.round and after.public.next_line is not None:
            top = after.round * ruleset.line
            laid = pile[top : top + ruleset.line]
            assert after.public.next_line.dominoes == tuple(sorted(laid))


@every_game
def test_a_game_lasts_as_many_rounds_as_there_are_lines(ruleset: Ruleset) -> None:
    games = Playthrough(ruleset, seed=4, choices=4).history()
    rounds = [game.round for game in games]
    assert sorted(set(rounds)) == list(range(ruleset.rounds + 1))
    assert rounds == sorted(rounds)
    # Each king claims in the opening, has a turn of two in each round, and places in the last.
    assert len(games) - 1 == 2 * ruleset.kings * ruleset.rounds


@every_game
def test_a_turn_is_to_place_and_then_to_claim_with_the_same_king(ruleset: Ruleset) -> None:
    games = Playthrough(ruleset, seed=5, choices=5).history()
    for before, after in pairwise(games):
        if 0 < before.round < ruleset.rounds and not before.public.has_placed:
            assert isinstance(after.actions[-1], Place | Discard)
            assert after.public.has_placed
            assert (after.actor, after.public.turn) == (before.actor, before.public.turn)
            assert all(isinstance(action, Claim) for action in after.legal_actions())


@every_game
def test_kings_act_from_the_lowest_domino_to_the_highest(ruleset: Ruleset) -> None:
    games = Playthrough(ruleset, seed=6, choices=6).history()
    for number in range(1, ruleset.rounds + 1):
        turns = [
            (game.public.domino, game.actor)
            for game in games
            if game.round == number and game.public.domino is not None
        ]
        line = next(g for g in games if g.round == number).public.current_line
        assert line is not None
        assert turns == list(zip(line.dominoes, line.kings, strict=True))
        assert turns == sorted(turns)


@every_game
def test_who_claims_a_domino_places_it_in_the_next_round(ruleset: Ruleset) -> None:
    owners: dict[int, int] = {}
    for before, after in pairwise(Playthrough(ruleset, seed=7, choices=7).history()):
        action = after.actions[-1]
        if isinstance(action, Claim):
            assert before.public.king is not None
            owners[action.domino] = before.public.king
        else:
            assert before.actor == owners.pop(action.domino)
    assert owners == {}


@every_game
def test_every_player_builds_with_the_same_number_of_dominoes(ruleset: Ruleset) -> None:
    game = Playthrough(ruleset, seed=8, choices=8).final()
    had = {len(kingdom.placed) + len(kingdom.discarded) for kingdom in game.kingdoms}
    assert had == {ruleset.kings_each * ruleset.rounds}
    # Enough for a full square: Harmony is possible (R15).
    assert 2 * had.pop() + 1 == ruleset.grid**2


def test_in_the_last_round_there_is_nothing_to_claim() -> None:
    ruleset = Ruleset.preset("classic", players=2)
    games = Playthrough(ruleset, seed=9, choices=9).history()
    last = [game for game in games if game.round == 6]
    assert len(last) == 5
    assert all(game.public.next_line is None for game in last)
    assert not any(isinstance(a, Claim) for game in last for a in game.legal_actions())


def test_two_players_have_two_turns_a_round_wherever_their_kings_stand() -> None:
    ruleset = Ruleset.preset("classic", players=2)
    orders = {
        game.public.current_line.kings
        for seed in range(20)
        for game in Playthrough(ruleset, seed, choices=seed).history()
        if game.public.current_line is not None
    }
    assert orders == {
        (0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 1, 0), (1, 1, 0, 0),
    }  # fmt: skip


def test_the_second_edition_for_three_drops_the_domino_left_over() -> None:
    ruleset = Ruleset.preset("second-edition", players=3)
    dropped: list[int] = []
    games = Playthrough(ruleset, seed=10, choices=10).history()
    for before, after in pairwise(games):
        if after.round > before.round:
            assert before.public.next_line is not None
            assert after.public.current_line is not None
            offered = set(before.public.next_line.dominoes)
            kept = set(after.public.current_line.dominoes)
            assert (len(offered), len(kept)) == (4, 3)
            dropped += offered - kept
    used = [n for kingdom in games[-1].kingdoms for n in kingdom.discarded]
    used += [p.domino for kingdom in games[-1].kingdoms for p in kingdom.placed]
    assert (len(dropped), len(used)) == (12, 36)
    assert sorted(dropped + used) == list(range(1, 49))


def test_the_rest_of_the_deck_is_never_played() -> None:
    for name, players, aside in (("classic", 2, 24), ("classic", 3, 12), ("mighty-duel", 2, 0)):
        game = final(Game.new(Ruleset.preset(name, players), seed=11), Random(11))
        assert len(game.public.unseen) == aside


def test_a_finished_game_has_nobody_to_act() -> None:
    game = Playthrough(Ruleset.preset("classic", players=4), seed=12, choices=12).final()
    assert game.is_over
    assert game.public.is_over
    assert (game.actor, game.public.king, game.public.domino) == (None, None, None)
    assert game.legal_actions() == ()
