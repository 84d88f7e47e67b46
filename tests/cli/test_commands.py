"""The output of `show`, `replay`, `score` and `perft`."""

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest

from kingdomino.cli.commands.perft import count
from kingdomino.locales import Texts
from kingdomino.notation import format_position, parse_record
from kingdomino.notation.schema import GameData
from kingdomino.rules import DOMINOES, Game, Kingdom, Ruleset
from tests.cli.conftest import Invoke, played, saved


def test_show_draws_the_end_of_a_record(invoke: Invoke, duel: Path) -> None:
    out = invoke("show", duel).assert_done()
    match = parse_record(duel.read_bytes()).match
    assert "The game is over" in out
    for name, kingdom in zip(("Ann", "Bob"), match.game.kingdoms, strict=True):
        assert name in out
        assert f"{kingdom.points()} points" in out


def test_show_goes_back_to_a_ply(invoke: Invoke, duel: Path) -> None:
    assert "Round 1 of 6" in invoke("show", duel, "--ply", 4).assert_done()
    assert "Round 2 of 6" in invoke("show", duel, "--ply", 12).assert_done()
    assert "The game is over" in invoke("show", duel, "--ply", 48).assert_done()


def test_show_has_no_ply_after_the_last(invoke: Invoke, duel: Path) -> None:
    assert "no action 49; the last one is 48" in invoke("show", duel, "--ply", 49).assert_failed()


def test_plies_count_through_the_games_of_a_dynasty(invoke: Invoke, tmp_path: Path) -> None:
    file = saved(tmp_path, played(Ruleset.preset("dynasty", players=2)))
    assert "The kings come out" in invoke("show", file, "--ply", 48).assert_done()
    assert "Round 6 of 6" in invoke("show", file, "--ply", 47).assert_done()
    assert "The game is over" in invoke("show", file, "--ply", 3 * 48).assert_done()


def test_show_draws_a_position(invoke: Invoke, tmp_path: Path) -> None:
    game = played(Ruleset.preset("classic", players=3), actions=10).game
    file = tmp_path / "position"
    for position in (game, game.view(1), game.view()):
        file.write_text(format_position(position) + "\n", "utf-8")
        assert f"Round {game.round} of 12" in invoke("show", file).assert_done()
        assert "1. " in invoke("score", file).assert_done()


def test_a_dash_is_standard_input(invoke: Invoke, duel: Path) -> None:
    given = duel.read_bytes()
    for command in ("show", "replay", "score"):
        assert invoke(command, "-", given=given) == invoke(command, duel)


@pytest.mark.parametrize("language", ["en", "he"])
def test_replay_shows_every_action(invoke: Invoke, duel: Path, language: str) -> None:
    texts = Texts(language)
    out = " ".join(invoke("-L", language, "replay", duel).assert_done().split())
    match = parse_record(duel.read_bytes()).match
    claim = texts("event-claim", player="@", domino=7).partition("@")[2].rpartition(" ")[0]
    assert out.count(claim) == sum(str(a).startswith(">") for a in match.game.actions)
    assert texts("points", count=match.standings()[0].points) in out


def test_replay_of_an_unfinished_game_ends_where_it_stands(invoke: Invoke, tmp_path: Path) -> None:
    file = saved(tmp_path, played(Ruleset.preset("classic", 2), actions=9), "Ann", "Bob")
    out = invoke("replay", file).assert_done()
    assert "The winner is " not in out


def test_score_of_an_unfinished_game_says_so(invoke: Invoke, tmp_path: Path) -> None:
    file = saved(tmp_path, played(Ruleset.preset("classic", 2), actions=20), "Ann", "Bob")
    assert "The game is not over yet." in invoke("score", file).assert_done()


def test_score_shows_bonuses(invoke: Invoke, tmp_path: Path) -> None:
    ruleset = Ruleset.preset("tournament", players=2, middle_kingdom="symmetric")
    game = Game.new(ruleset, 7)
    file = tmp_path / "position"
    file.write_text(format_position(game.view()), "utf-8")
    assert "The Middle Kingdom: +10" in invoke("score", file).assert_done()


def test_a_dynasty_is_shown_game_by_game(invoke: Invoke, tmp_path: Path) -> None:
    file = saved(tmp_path, played(Ruleset.preset("dynasty", players=2)), "Ann", "Bob")
    for command in ("replay", "score"):
        out = invoke(command, file).assert_done()
        for game in (1, 2, 3):
            assert f"Game {game} of 3" in out
        assert "Dynasty: all games together" in out
        assert "The winner is " in out


def test_a_claim_for_another_player_names_both(invoke: Invoke, tmp_path: Path) -> None:
    match = played(Ruleset.preset("classic", players=2, opening="drawer"), seed=1, actions=4)
    out = invoke("replay", saved(tmp_path, match, "Ann", "Bob")).assert_done()
    assert re.search(r"\): king of (Ann|Bob) \((pink|yellow)\) to domino \d+", out)


def test_perft_counts_a_discard_as_one_way() -> None:
    kingdom = Kingdom.empty()
    for number in range(1, 13):
        placements = kingdom.placements(DOMINOES[number])
        if placements:
            kingdom = kingdom.place(placements[0])
    stuck = next(n for n in DOMINOES if not kingdom.fits(DOMINOES[n]))
    assert list(count(kingdom, [stuck, stuck])) == [1, 1]


def test_perft_counts(invoke: Invoke) -> None:
    out = invoke("perft", 48, 47).assert_done()
    assert [line.split() for line in out.splitlines()] == [["1", "48", "24"], ["2", "47", "540"]]


def test_perft_takes_the_highest_dominoes_by_default(invoke: Invoke) -> None:
    assert invoke("perft", "--depth", 2).assert_done() == invoke("perft", 48, 47).assert_done()


def test_perft_knows_both_grids(invoke: Invoke) -> None:
    counts = json.loads(invoke("perft", "--grid", 7, "--json", 48, 47).assert_done())
    assert counts["nodes"] == list(count(Kingdom.empty(7), [48, 47]))
    assert counts["grid"] == 7


def test_json_is_the_same_in_every_language(invoke: Invoke, duel: Path) -> None:
    for command in ("show", "replay", "score"):
        english = json.loads(invoke(command, duel, "--json").assert_done())
        hebrew = json.loads(invoke("-L", "he", command, duel, "--json").assert_done())
        assert english == hebrew


def test_json_of_a_record_has_its_documented_keys(invoke: Invoke, duel: Path) -> None:
    def read(*arguments: object) -> dict[str, object]:
        data = json.loads(invoke(*arguments, duel, "--json").assert_done())
        assert isinstance(data, dict)
        return data

    game = {field.name for field in fields(GameData)}
    assert set(read("show")) == {"names", "over", *game}
    assert set(read("score")) == {"rules", "names", "over", "standings"}
    assert set(read("replay")) == {*read("score"), "actions"}


def test_json_leaves_unknown_names_empty(invoke: Invoke, tmp_path: Path) -> None:
    file = saved(tmp_path, played(Ruleset.preset("classic", 2), actions=9))
    data = json.loads(invoke("show", file, "--json").assert_done())
    assert data["names"] == [None, None]
    assert [kingdom["seat"] for kingdom in data["kingdoms"]] == [0, 1]
