"""The JSON schema of rulesets, kingdoms and games."""

import itertools
from dataclasses import asdict, dataclass, fields
from random import Random

from kingdomino.notation import format_position, format_ruleset
from kingdomino.notation.schema import (
    GameData,
    RulesetData,
    game_data,
    kingdom_data,
    legal_action,
    line_data,
    ruleset_data,
)
from kingdomino.rules import (
    DOMINOES,
    SETTINGS,
    Game,
    Match,
    Ruleset,
    preview_actions,
    setting_text,
)
from tests.random_play import history

TOURNAMENT = Ruleset.preset("tournament", players=4)
STATES = history(Game.new(TOURNAMENT, 7), Random(7))


def convert(game: Game) -> GameData:
    return game_data(GameData, game.view(), game.standings())


def test_a_ruleset_has_every_setting() -> None:
    data = ruleset_data(TOURNAMENT)
    assert data.text == format_ruleset(TOURNAMENT)
    names = {field.name for field in fields(RulesetData)}
    assert names == {"text", "players", "grid", "rounds", *SETTINGS}
    for name in SETTINGS:
        assert setting_text(getattr(data, name)) == setting_text(getattr(TOURNAMENT, name))


def test_a_line_has_the_squares_of_its_dominoes_and_its_kings() -> None:
    line = STATES[2].public.next_line
    slots = line_data(line)
    assert line is not None
    assert slots is not None
    assert [slot.domino for slot in slots] == list(line.dominoes)
    assert [slot.king for slot in slots] == list(line.kings)
    for slot in slots:
        domino = DOMINOES[slot.domino]
        assert [(s.terrain, s.crowns) for s in slot.squares] == [
            (domino.first.terrain, domino.first.crowns),
            (domino.second.terrain, domino.second.crowns),
        ]
    assert line_data(None) is None


def test_a_kingdom_is_described_completely() -> None:
    kingdom = STATES[-1].kingdoms[2]
    data = kingdom_data(2, kingdom, TOURNAMENT)
    score = kingdom.score(TOURNAMENT)
    assert (data.seat, data.castle, data.points) == (2, "g7", score.points)
    assert {s.cell: (s.terrain, s.crowns) for s in data.squares} == {
        str(cell): (square.terrain, square.crowns) for cell, square in kingdom.squares.items()
    }
    assert data.placed == [str(place) for place in kingdom.placed]
    assert data.discarded == list(kingdom.discarded)
    assert sum(t.points for t in data.territories) + sum(b.points for b in data.bonuses) == (
        score.points
    )


def test_a_game_is_described_at_every_point() -> None:
    for game in STATES:
        data = convert(game)
        assert (data.ply, data.round, data.actor) == (game.ply, game.round, game.actor)
        assert data.position == format_position(game.view())
        assert len(data.kingdoms) == 4
        assert data.unseen == sorted(game.public.unseen)
        assert sorted(standing.seat for standing in data.standings) == [0, 1, 2, 3]
        assert isinstance(asdict(data), dict)


def test_the_order_is_that_in_which_the_kings_act() -> None:
    for game, after in itertools.pairwise(STATES):
        order = convert(game).order
        if game.round > 0:
            assert (order[0].seat, order[0].is_next_round) == (game.actor, False)
            assert order[0].domino == game.public.current_line.dominoes[game.public.turn]  # type: ignore[union-attr]
        assert after.ply == game.ply + 1


def test_a_type_with_more_fields_can_be_filled() -> None:
    @dataclass(slots=True, kw_only=True)
    class NamedGame(GameData):
        name: str

    data = game_data(NamedGame, STATES[0].view(), (), name="final", actor=None)
    assert (data.name, data.actor, data.standings) == ("final", None, [])


def test_a_legal_action_has_its_notation_and_its_effect() -> None:
    match = Match((STATES[10],))
    for preview in preview_actions(match.view()):
        data = legal_action(preview)
        assert data.action == str(preview.action)
        assert (data.points, data.gain, data.fits) == (preview.points, preview.gain, preview.fits)
        assert len(data.territories) == len(preview.territories)
