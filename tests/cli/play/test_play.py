"""Whole games, played in this process."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from kingdomino.locales import LANGUAGES, Texts
from kingdomino.notation import parse_record
from kingdomino.rules import MiddleKingdom, Opening, Ruleset
from tests.cli.conftest import Invoke, played, saved
from tests.cli.words import ENGLISH, says

SLOW = [language for language in LANGUAGES if language not in ("en", "ru")]
ANN = ("--seed", 7, "--seat", "Ann", "--seat", "bot:greedy")


def test_a_game_against_a_bot_is_played_to_its_result(invoke: Invoke) -> None:
    out = invoke.play(*ANN).assert_done()
    match = invoke.record().match
    assert match.is_over
    for standing in match.standings():
        assert says(out, "points", count=standing.points)
    assert says(out, "victory-by-points")
    assert out.splitlines()[-1].endswith("game.kingdomino")


def test_the_record_names_everybody(invoke: Invoke) -> None:
    invoke.play(*ANN)
    record = invoke.record()
    assert record.names == ("Ann", "greedy")
    assert (record.tag("PinkBot"), record.tag("YellowBot")) == (None, "greedy")


def test_without_a_terminal_the_defaults_are_taken(invoke: Invoke) -> None:
    out = invoke("play", "--seed", 7).assert_done()
    assert "2 players · 24 dominoes · 6 rounds · 5×5" in out
    assert f"{ENGLISH('you')} (pink)" in out
    assert f"{ENGLISH('level-knight')} (yellow)" in out


def test_the_end_of_input_shows_how_to_resume(invoke: Invoke) -> None:
    out = invoke("play", *ANN).assert_done()
    last = out.splitlines()[-1]
    assert "kingdomino play --resume " in last
    file = Path(last.rpartition(" ")[2])
    assert file.parent == invoke.folder / "data" / "kingdomino" / "games"
    assert parse_record(file.read_bytes()).names == ("Ann", "greedy")


def test_three_people_take_turns(invoke: Invoke) -> None:
    seats = ("-s", "Ann", "-s", "Bob", "-s", "Cy")
    out = invoke.play("--seed", 3, *seats).assert_done()
    assert invoke.record().match.ruleset == Ruleset.preset("classic", players=3)
    assert invoke.record().match.is_over
    for player in ("Ann (pink)", "Bob (yellow)", "Cy (green)"):
        assert says(out, "ask-claim", player=player)


def test_hebrew_headings_keep_their_places_side_by_side(invoke: Invoke) -> None:
    out = invoke.play("-L", "he", *ANN, answers=["2", "16", "quit"]).assert_done()
    assert re.search("^\u200eAnn +ורוד .* \u200egreedy +צהוב ", out, re.MULTILINE)
    assert "\u200e" not in invoke.play("-L", "ru", *ANN, answers=["2", "16", "quit"]).out


@pytest.mark.slow
def test_a_dynasty_shows_every_game_and_the_total(invoke: Invoke) -> None:
    out = invoke.play("-p", "dynasty", *ANN).assert_done()
    match = invoke.record().match
    assert len(match.games) == 3
    assert says(out, "dynasty-so-far", done=1, games=3)
    assert says(out, "dynasty-so-far", done=2, games=3)
    total = out.partition(ENGLISH("dynasty-total"))[2]
    for standing in match.standings():
        assert says(total, "points", count=standing.points)


def test_a_mighty_duel_has_larger_kingdoms(invoke: Invoke) -> None:
    out = invoke.play("-p", "mighty-duel", *ANN).assert_done()
    assert "2 players · 48 dominoes · 12 rounds · 7×7" in out
    assert re.search(r"^ +a +b +c +d +e +f +g +h +i +j +k +l +m", out, re.MULTILINE)


def test_every_rule_can_be_chosen(invoke: Invoke) -> None:
    invoke.play(
        *ANN, "--middle-kingdom", "symmetric", "--harmony", "--opening", "drawer", "--dynasty",
        answers=["quit"],
    )  # fmt: skip
    rules = invoke.record().match.ruleset
    assert rules == Ruleset.preset(
        "dynasty", 2, middle_kingdom=MiddleKingdom.SYMMETRIC, harmony=True, opening=Opening.DRAWER
    )


def test_a_variant_of_a_preset_can_be_left_out(invoke: Invoke) -> None:
    options = ("-p", "tournament", "--middle-kingdom", "none", "--no-harmony")
    invoke.play(*options, *ANN, answers=["quit"])
    assert invoke.record().match.ruleset == Ruleset.preset("classic", 2)


def test_in_the_opening_by_drawing_a_king_may_be_another_players(invoke: Invoke) -> None:
    out = invoke.play("--opening", "drawer", "--seed", 1, "-s", "Ann", "-s", "Bob").assert_done()
    assert says(out, "ask-claim-for")


def test_the_same_seed_deals_the_same_game(invoke: Invoke) -> None:
    invoke.play(*ANN)
    first = invoke.record().match
    invoke.play("--seed", f"{7:064x}", *ANN[2:])
    assert invoke.record().match == first


def test_a_bots_actions_are_described(invoke: Invoke) -> None:
    out = invoke.play(*ANN).assert_done()
    assert says(out, "event-claim", player="greedy (yellow)")
    assert says(out, "event-place", player="greedy (yellow)")


def test_a_domino_that_fits_nowhere_is_discarded_and_shown(invoke: Invoke) -> None:
    out = invoke.play("--seed", 5, *ANN[2:]).assert_done()
    kingdom = invoke.record().match.game.kingdoms[0]
    assert kingdom.discarded
    for domino in kingdom.discarded:
        assert says(out, "event-discard", player="Ann (pink)", domino=domino)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_starts_and_shows_a_board(invoke: Invoke, language: str) -> None:
    texts = Texts(language)
    opening = ["2", "16", "quit"]  # the bot takes the other two
    out = invoke.play("-L", language, *ANN, answers=opening).assert_done()
    assert texts("heading-round", round=1, rounds=6) in out
    assert "♜" in out


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_plays_a_whole_game(invoke: Invoke, language: str) -> None:
    texts = Texts(language)
    out = invoke.play("-L", language, *ANN).assert_done()
    assert texts("heading-round", round=6, rounds=6) in out
    assert texts("terrain-wheat") in out
    assert texts("heading-over") in out
    for standing in invoke.record().match.standings():
        assert texts("points", count=standing.points) in out


def test_a_hebrew_board_has_latin_letters(invoke: Invoke) -> None:
    out = invoke.play("-L", "he", *ANN).assert_done()
    rows = re.findall(r"^.*♜.*$", out, re.MULTILINE)
    assert rows
    assert not [row for row in rows if re.search("[א-ת]", row)]


@pytest.mark.parametrize("preset", ["classic", "mighty-duel"])
@pytest.mark.parametrize(
    "language", ["en", "ru", *(pytest.param(x, marks=pytest.mark.slow) for x in SLOW)]
)
def test_a_screen_of_40_columns_is_enough(invoke: Invoke, language: str, preset: str) -> None:
    invoke.width(40)
    seats = ("-s", "Ann", "-s", "bot:random")
    words = ["legend", "help", "list", "score", "board"]
    out = invoke.play(
        "-L", language, "-p", preset, "--seed", 7, *seats, answers=words
    ).assert_done()
    texts = Texts(language)
    questions = ("Ann (", texts("record-kept", file=""))
    wide = [
        line
        for line in out.splitlines()
        if cell_len(line.rstrip()) > 40 and not line.startswith(questions)
    ]
    assert wide == []


def test_kingdoms_are_side_by_side_where_there_is_room(invoke: Invoke) -> None:
    wide = invoke.play(*ANN).assert_done()
    assert re.search(r"^Ann +pink .* greedy +yellow ", wide, re.MULTILINE)


def test_resuming_finishes_the_game_with_the_same_players(invoke: Invoke) -> None:
    invoke.play(*ANN, answers=["list", "quit"])
    assert not invoke.record().match.is_over
    out = invoke.resume("-L", "ru").assert_done()
    assert "greedy (жёлтый): король идёт" in out
    assert invoke.record().match.is_over
    assert invoke.record().names == ("Ann", "greedy")


def test_a_game_from_a_pipe_is_saved_like_a_new_one(invoke: Invoke, tmp_path: Path) -> None:
    file = saved(tmp_path, played(Ruleset.preset("classic", 2), actions=9), "Ann", "Bob")
    out = invoke("play", "--resume", "-", given=file.read_bytes()).assert_done()
    copy = Path(out.splitlines()[-1].rpartition(" ")[2])
    assert copy.parent == invoke.folder / "data" / "kingdomino" / "games"
    assert copy.read_bytes() == file.read_bytes()


def test_resuming_a_finished_game_shows_its_result(invoke: Invoke, duel: Path) -> None:
    before = duel.read_text("utf-8")
    out = invoke("play", "--resume", duel).assert_done()
    assert says(out, "victory-by-points")
    assert duel.read_text("utf-8") == before


def test_resuming_keeps_what_else_the_record_says(invoke: Invoke, tmp_path: Path) -> None:
    match = played(Ruleset.preset("classic", 2), actions=9)
    file = saved(tmp_path, match)
    text = file.read_text("utf-8").replace("\n\n", '\n[Event "Sunday"]\n\n', 1)
    file.write_text(text.rstrip() + " {here we stopped}\n", "utf-8")
    invoke("play", "--resume", file).assert_done()
    record = parse_record(file.read_bytes())
    assert record.tag("Event") == "Sunday"
    assert record.names == ("", "")
    assert "{here we stopped}" in file.read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_has_a_name_in_the_readers_language(invoke: Invoke, language: str) -> None:
    texts = Texts(language)
    knights = ("-s", "Ann", "-s", "bot:knight", "-s", "bot:knight")
    invoke.play("-L", language, *knights, answers=["quit"]).assert_done()
    knight = texts("level-knight")
    assert invoke.record().names == ("Ann", knight, f"{knight} 2")
    assert invoke.record().tag("GreenBot") == "knight"
