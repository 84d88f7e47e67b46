"""Observations, actions and symmetries."""

from random import Random

import numpy as np
import pytest

from kingdomino import kernel
from kingdomino.rules import CASTLE, DOMINOES, Cell, Claim, Discard, Game, Place, Ruleset
from tests.random_play import history

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

if kernel.is_available:
    from kingdomino.envs import (
        DOMINO_TABLE,
        SYMMETRIES,
        BatchEnv,
        decode_action,
        decode_observation,
        encode_action,
        encode_observation,
        symmetry_maps,
    )

KINDS = [("classic", 2), ("second-edition", 3), ("tournament", 4), ("mighty-duel", 2)]


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_every_seat_observes_what_the_rules_say(name: str, players: int) -> None:
    ruleset, rng = Ruleset.preset(name, players), Random(4)
    env, game = BatchEnv(ruleset, 1, auto_reset=False), Game.new(ruleset, 9)
    env.reset(9)
    while True:
        for seat in range(players):
            planes, scalars = env.observe(0, seat)
            expected_planes, expected_scalars = encode_observation(game.public, seat)
            assert np.array_equal(planes, expected_planes)
            assert scalars.tolist() == expected_scalars.tolist()
        if game.is_over:
            return
        action = rng.choice(game.legal_actions())
        number = encode_action(game.public, action)
        assert decode_action(game.public, number) == action
        env.step([number])
        game = game.play(action)


def test_a_castle_alone_is_observed_with_the_cells_that_a_domino_can_cover() -> None:
    game = Game.new(Ruleset.preset("classic", 2), 1)
    planes, _ = encode_observation(game.public, 0)
    castle = planes.shape[1] // 2
    reach = planes[8, castle - 2 : castle + 3, castle - 2 : castle + 3]
    assert reach.sum() == planes[8].sum() == 24
    assert reach[2, 2] == 0


def test_planes_that_show_no_kingdom_are_refused() -> None:
    ruleset = Ruleset.preset("classic", 2)
    planes, scalars = encode_observation(Game.new(ruleset, 1).public, 0)
    planes[[0, 7], 0, 0:2] = 1
    with pytest.raises(ValueError, match="no kingdom"):
        decode_observation(ruleset, 0, planes, scalars)


def test_the_table_of_dominoes_describes_them() -> None:
    assert not DOMINO_TABLE[0].any()
    assert DOMINO_TABLE[48].tolist() == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3]
    assert DOMINO_TABLE[1:].sum() == 2 * len(DOMINOES) + 39


def test_actions_that_are_not_due_are_refused() -> None:
    view = Game.new(Ruleset.preset("classic", 2), 1).public
    with pytest.raises(ValueError, match="not on the next line"):
        encode_action(view, Claim(next(iter(view.unseen))))
    with pytest.raises(ValueError, match="not a claim"):
        decode_action(view, 5)
    placing = history(Game.new(Ruleset.preset("classic", 2), 1), Random(1))[4].public
    assert placing.domino is not None
    with pytest.raises(ValueError, match="neither places nor discards"):
        decode_action(placing, 0)
    assert decode_action(placing, 4) == Discard(placing.domino)


def turn(cell: Cell, symmetry: int) -> Cell:
    """A cell mirrored and turned about the castle, as the maps are documented."""
    x, y = cell.column - CASTLE.column, cell.row - CASTLE.row
    if symmetry >= 4:
        x = -x
    for _ in range(symmetry % 4):
        x, y = -y, x
    return Cell(x + CASTLE.column, y + CASTLE.row)


@pytest.mark.parametrize("symmetry", range(8))
@pytest.mark.parametrize("number", [1, 40])
def test_a_symmetry_of_a_game_is_a_game(number: int, symmetry: int) -> None:
    """Place dominoes, mirrored and turned: the observation and the mask are what the maps say."""
    ruleset, maps = Ruleset.preset("classic", 2), symmetry_maps(5)
    rng, game = Random(symmetry), Game.new(ruleset, 12)
    kingdom = image = game.kingdoms[0]
    for domino in (19, 45, 7, 30):
        place = rng.choice(kingdom.placements(DOMINOES[domino]))
        kingdom = kingdom.place(place)
        image = image.place(
            Place(domino, turn(place.first, symmetry), turn(place.second, symmetry))
        )
    kingdoms = [
        game.public.evolve(kingdoms=(own, game.kingdoms[1]), domino=number, round=1, seat=0)
        for own in (kingdom, image)
    ]
    (planes, _), (turned, _) = (encode_observation(view, 0) for view in kingdoms)
    assert np.array_equal(maps.map_planes(planes, symmetry), turned)
    masks = np.zeros((2, 329), np.uint8)
    for mask, own, view in zip(masks, (kingdom, image), kingdoms, strict=True):
        mask[[encode_action(view, place) for place in own.placements(DOMINOES[number])]] = 1
    is_double = DOMINOES[number].is_double
    assert np.array_equal(maps.map_mask(masks[0], symmetry, is_double), masks[1])


def test_symmetries_are_permutations() -> None:
    maps = symmetry_maps(7)
    for symmetry in range(SYMMETRIES):
        assert sorted(maps.cells[symmetry]) == list(range(169))
        assert sorted(maps.actions[symmetry]) == list(range(681))
    assert (maps.actions[:, :5] == range(5)).all()
