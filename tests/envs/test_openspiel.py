"""The game passes OpenSpiel's own test, and its chance is that of the rules."""

from collections import Counter
from random import Random

import pytest

from kingdomino.notation import format_ruleset
from kingdomino.rules import Game, Opening, Ruleset
from tests.parity.replay import VARIANTS, openings

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra rl")
observation_module = pytest.importorskip("open_spiel.python.observation")
openspiel = pytest.importorskip("kingdomino.envs.openspiel", reason="the kernel needs a compiler")

RULES = [
    format_ruleset(Ruleset.preset(name, players, opening=opening))
    for name, players in VARIANTS
    for opening in openings(players)
]


@pytest.mark.parametrize("rules", [pytest.param(r, marks=pytest.mark.slow) for r in RULES])
def test_random_simulations(rules: str) -> None:
    game = pyspiel.load_game("kingdomino", {"rules": rules})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "rules", ["classic/2", "classic/3+opening=drawer", "classic/2+opening=abba"]
)
def test_the_deal_of_a_seed_can_be_drawn(rules: str) -> None:
    """Follow a game of the rules, with its deal as the choices of chance."""
    game = pyspiel.load_game("kingdomino", {"rules": rules})
    ruleset = game.ruleset
    target, rng = Game.new(ruleset, 31), Random(2)
    deal = target.origin
    assert deal is not None
    dominoes, kings = iter(deal.pile), iter(deal.king_order)
    state, has_begun = game.new_initial_state(), False
    while not state.is_terminal():
        if not state.is_chance_node():
            assert state.kingdomino.public == target.public
            action = rng.choice(state.legal_actions())
            target = target.play(openspiel.decode_action(target.public, action))
        elif len(state.chance_outcomes()) > ruleset.players:
            action = next(dominoes) - 1
        elif not has_begun and ruleset.opening is not Opening.OWNER:
            action, has_begun = deal.king_order[0].chooser, True
        else:
            action = next(kings).king
        assert action in dict(state.chance_outcomes()) if state.is_chance_node() else True
        state.apply_action(action)
    assert state.kingdomino.standings() == target.standings()
    assert sum(state.returns()) == pytest.approx(0)


def test_chances_are_those_of_the_hand() -> None:
    state = pyspiel.load_game("kingdomino", {"rules": "classic/2"}).new_initial_state()
    for _ in range(4):
        assert len(state.chance_outcomes()) == 48 - len(state.full_history())
        state.apply_action(state.chance_outcomes()[0][0])
    assert dict(state.chance_outcomes()) == {0: 0.5, 1: 0.5}
    state.apply_action(0)
    state.apply_action(0)
    assert dict(state.chance_outcomes()) == pytest.approx({0: 1 / 3, 1: 2 / 3})


def test_the_observer_writes_planes_and_scalars() -> None:
    game = pyspiel.load_game("kingdomino", {"rules": "classic/2"})
    state, rng = game.new_initial_state(), Random(1)
    observation = observation_module.make_observation(game)
    observation.set_from(state, 0)
    assert not observation.tensor.any()
    counts: Counter[bool] = Counter()
    for _ in range(30):
        outcomes = (
            [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else []
        )
        counts[bool(outcomes)] += 1
        state.apply_action(rng.choice(outcomes or state.legal_actions()))
    observation.set_from(state, 1)
    assert observation.dict["planes"].shape == (18, 9, 9)
    assert observation.dict["scalars"][0] == state.kingdomino.public.round
    assert min(counts.values()) > 5
