import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdomino.bots import BOTS, GreedyBot, RandomBot, make_bot, play_game
from kingdomino.notation import parse_action
from kingdomino.rules import Claim, Game, Kingdom, Line, Place, Ruleset
from tests.strategies import rulesets, seeds

# Bots that run playouts for every action take seconds for a game.
SLOW_BOTS = ("mce", "uct", "regent", "search")


@settings(max_examples=8)
@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=pytest.mark.slow) if n in SLOW_BOTS else n for n in BOTS]
)
@given(ruleset=rulesets(), seed=seeds())
def test_a_bot_plays_any_rules_to_the_end(name: str, ruleset: Ruleset, seed: int | bytes) -> None:
    bots = [make_bot(name, seat) for seat in range(ruleset.players)]
    assert play_game(bots, Game.new(ruleset, seed)).is_over


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same(name: str) -> None:
    game = Game.new(Ruleset.preset("classic", 2), seed=1)
    ends = [play_game([make_bot(name, 5), make_bot(name, 6)], game) for _ in range(2)]
    assert ends[0] == ends[1]


@given(st.integers(0, 2**32))
def test_random_takes_any_legal_action(seed: int) -> None:
    view = Game.new(Ruleset.preset("classic", 2), seed=1).view()
    chosen = {RandomBot(seed + i).choose(view) for i in range(64)}
    assert chosen <= set(view.legal_actions())
    assert len(chosen) > 1


def test_greedy_beats_random_nearly_always() -> None:
    ruleset = Ruleset.preset("tournament", 4)
    firsts = 0
    for seed in range(10):
        end = play_game([GreedyBot(seed), *map(RandomBot, range(3))], Game.new(ruleset, seed))
        firsts += end.standings()[0].seat == 0
    assert firsts >= 8


def test_greedy_claims_the_most_crowns_on_one_square_with_an_empty_kingdom() -> None:
    view = Game.new(Ruleset.preset("classic", 2), seed=0).view()
    view = view.evolve(next_line=Line.deal([40, 41, 43, 48]))
    assert GreedyBot(1).choose(view) == Claim(48)


def test_greedy_gives_the_poorest_domino_to_a_king_that_is_not_its_own() -> None:
    view = Game.new(Ruleset.preset("classic", 3, opening="drawer"), seed=0).view()
    view = view.evolve(actor=0, king=1, next_line=Line.deal([13, 19, 48]))
    assert GreedyBot(1).choose(view) == Claim(13)


def test_greedy_looks_as_far_as_the_domino_it_claims() -> None:
    # A lake with a crown on h8: another crown doubles its points, wherever 30 is placed.
    kingdom = Kingdom.empty().place(place("35:h7h8"))
    view = Game.new(Ruleset.preset("classic", 2), seed=0).view()
    view = view.evolve(
        round=2, actor=0, king=0, kingdoms=(kingdom, kingdom), next_line=Line.deal([1, 16, 22, 30])
    )
    assert GreedyBot(1).choose(view) == Claim(30)


def place(text: str) -> Place:
    action = parse_action(text)
    assert isinstance(action, Place)
    return action


def holes(kingdom: Kingdom) -> int:
    free = set(kingdom.reach)
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return sum(not any((c + x, r + y) in free for x, y in steps) for c, r in free)


def is_central(place: Place) -> bool:
    return all(4 <= position <= 8 for cell in (place.first, place.second) for position in cell)


@settings(max_examples=6)
@given(seeds())
def test_greedy_isolates_no_cell_and_keeps_the_centre_if_it_can(seed: int | bytes) -> None:
    game, bots = Game.new(Ruleset.preset("tournament", 2), seed), [GreedyBot(1), GreedyBot(2)]
    while game.actor is not None:
        kingdom, legal = game.kingdoms[game.actor], game.legal_actions()
        action = bots[game.actor].choose(game.view(game.actor))

        def is_safe(place: Place, kingdom: Kingdom = kingdom) -> bool:
            return is_central(place) and holes(kingdom.place(place)) <= holes(kingdom)

        if isinstance(action, Place) and any(isinstance(a, Place) and is_safe(a) for a in legal):
            assert is_safe(action)
        game = game.play(action)
