"""The output of `show`, `replay`, `score` and `perft`."""

import json
import os
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from kingdomino.cli.commands.perft import count
from kingdomino.locales import Texts
from kingdomino.notation import format_position, parse_record
from kingdomino.notation.schema import GameData
from kingdomino.rules import DOMINOES, Game, Kingdom, Ruleset
from tests.cli.conftest import Invoke, played, saved
from tests.cli.words import ENGLISH, says


def test_show_draws_the_end_of_a_record(invoke: Invoke, duel: Path) -> None:
    out = invoke("show", duel).assert_done()
    match = parse_record(duel.read_bytes()).match
    assert says(out, "heading-over")
    for name, kingdom in zip(("Ann", "Bob"), match.game.kingdoms, strict=True):
        assert name in out
        assert says(out, "points", count=kingdom.points())


def test_show_goes_back_to_a_ply(invoke: Invoke, duel: Path) -> None:
    for ply, game_round in ((4, 1), (12, 2)):
        out = invoke("show", duel, "--ply", ply).assert_done()
        assert says(out, "heading-round", round=game_round, rounds=6)
    assert says(invoke("show", duel, "--ply", 48).assert_done(), "heading-over")


def test_show_has_no_ply_after_the_last(invoke: Invoke, duel: Path) -> None:
    line = invoke("show", duel, "--ply", 49).assert_failed()
    assert says(line, "error-ply", ply=49, last=48)


def test_plies_count_through_the_games_of_a_dynasty(invoke: Invoke, tmp_path: Path) -> None:
    file = saved(tmp_path, played(Ruleset.preset("dynasty", players=2)))
    assert says(invoke("show", file, "--ply", 48).assert_done(), "heading-opening")
    assert says(invoke("show", file, "--ply", 47).assert_done(), "heading-round", round=6, rounds=6)
    assert says(invoke("show", file, "--ply", 3 * 48).assert_done(), "heading-over")


def test_show_draws_a_position(invoke: Invoke, tmp_path: Path) -> None:
    game = played(Ruleset.preset("classic", players=3), actions=10).game
    file = tmp_path / "position"
    for position in (game, game.view(1), game.view()):
        file.write_text(format_position(position) + "\n", "utf-8")
        out = invoke("show", file).assert_done()
        assert says(out, "heading-round", round=game.round, rounds=12)
        assert "1. " in invoke("score", file).assert_done()


def test_show_writes_pictures(invoke: Invoke, duel: Path, tmp_path: Path) -> None:
    svg, png = tmp_path / "table.svg", tmp_path / "table.png"
    assert invoke("show", duel, "--svg", svg, "--png", png).assert_done() == ""
    assert "Ann" in svg.read_text("utf-8")
    assert "em-pink" in svg.read_text("utf-8")
    coloured = tmp_path / "coloured"
    coloured.write_text('[Colours "blue green"]\n' + duel.read_text("utf-8"), "utf-8")
    invoke("show", coloured, "--svg", svg).assert_done()
    assert "em-blue" in svg.read_text("utf-8")
    assert "em-pink" not in svg.read_text("utf-8")
    assert png.read_bytes().startswith(b"\x89PNG")
    assert (
        Texts("en")("error-file-folder") in invoke("show", duel, "--svg", tmp_path).assert_failed()
    )


def test_a_picture_without_its_package_names_the_extra(
    invoke: Invoke, duel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    error = invoke("show", duel, "--png", tmp_path / "table.png").assert_failed()
    assert "kingdomino[png]" in error


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
    assert not says(out, "victory-by-points")


def test_score_of_an_unfinished_game_says_so(invoke: Invoke, tmp_path: Path) -> None:
    file = saved(tmp_path, played(Ruleset.preset("classic", 2), actions=20), "Ann", "Bob")
    assert says(invoke("score", file).assert_done(), "score-not-over")


def test_score_shows_bonuses(invoke: Invoke, tmp_path: Path) -> None:
    ruleset = Ruleset.preset("tournament", players=2, middle_kingdom="symmetric")
    game = Game.new(ruleset, 7)
    file = tmp_path / "position"
    file.write_text(format_position(game.view()), "utf-8")
    assert f"{ENGLISH('bonus-middle-kingdom')}: +10" in invoke("score", file).assert_done()


def test_a_dynasty_is_shown_game_by_game(invoke: Invoke, tmp_path: Path) -> None:
    file = saved(tmp_path, played(Ruleset.preset("dynasty", players=2)), "Ann", "Bob")
    for command in ("replay", "score"):
        out = invoke(command, file).assert_done()
        for game in (1, 2, 3):
            assert says(out, "heading-game", game=game, games=3)
        assert says(out, "dynasty-total")
        assert says(out, "victory-by-points")


def test_a_claim_for_another_player_names_both(invoke: Invoke, tmp_path: Path) -> None:
    match = played(Ruleset.preset("classic", players=2, opening="drawer"), seed=1, actions=4)
    out = invoke("replay", saved(tmp_path, match, "Ann", "Bob")).assert_done()
    assert says(out, "event-claim-for", player="Ann (pink)", owner="Bob (yellow)") or says(
        out, "event-claim-for", player="Bob (yellow)", owner="Ann (pink)"
    )


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
    assert set(read("show")) == {"names", "is_over", *game}
    assert set(read("score")) == {"rules", "names", "is_over", "standings"}
    assert set(read("replay")) == {*read("score"), "actions"}


def test_json_leaves_unknown_names_empty(invoke: Invoke, tmp_path: Path) -> None:
    file = saved(tmp_path, played(Ruleset.preset("classic", 2), actions=9))
    data = json.loads(invoke("show", file, "--json").assert_done())
    assert data["names"] == [None, None]
    assert [kingdom["seat"] for kingdom in data["kingdoms"]] == [0, 1]


def imported(tmp_path: Path, arguments: list[str], prefix: str) -> list[str]:
    """Run the command in a new process and return the modules that it imported."""
    code = (
        "import sys; from kingdomino.cli import run\n"
        f"run({arguments!r}, {{}})\n"
        f"print(*[name for name in sys.modules if name.startswith({prefix!r})])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"XDG_DATA_HOME": str(tmp_path)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()[-1].split()


@pytest.mark.parametrize("arguments", [["--version"], ["play", "--help"], ["play", "--plain"]])
def test_the_full_screen_is_imported_only_where_it_is_used(
    tmp_path: Path, arguments: list[str]
) -> None:
    assert imported(tmp_path, arguments, "textual") == []


@pytest.mark.parametrize(
    ("arguments", "names"), [(["--help"], ["root"]), (["perft", "--depth", "1"], ["root", "perft"])]
)
def test_a_command_is_imported_only_where_it_is_used(
    tmp_path: Path, arguments: list[str], names: list[str]
) -> None:
    package = "kingdomino.cli.commands."
    assert imported(tmp_path, arguments, package) == [package + name for name in names]
