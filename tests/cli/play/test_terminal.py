"""The game line by line on a real terminal."""

from pathlib import Path

import pytest

from kingdomino.locales import Texts
from tests.cli.terminal import Terminal
from tests.cli.words import count, pattern, says

pytestmark = pytest.mark.slow

ANN = ("--seed", "7", "--seat", "Ann", "--seat", "bot:greedy")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.kingdomino"


def start(file: Path, *arguments: str, language: str = "en", width: int = 100) -> Terminal:
    return Terminal(
        "play",
        "--plain",
        "--save",
        str(file),
        *arguments,
        file=file,
        language=language,
        width=width,
    )


def test_everything_is_asked_and_the_game_is_played_to_its_result(file: Path) -> None:
    game = start(file, "--seed", "7")
    for question, answer in [
        (pattern("ask-preset") + r".*\[1\]: $", ""),
        (pattern("ask-players") + r" 2, 3, 4 \[2\]: $", "5"),
        (pattern("ask-one-of", known="2, 3, 4") + r".*\[2\]: $", "2"),
        (pattern("ask-variants") + r" yes/no \[no\]: $", "yes"),
        (pattern("ask-deck") + r" 24, 48 \[24\]: $", ""),
        (pattern("ask-opening") + r".*\[1\]: $", "3"),
        (pattern("ask-middle-kingdom") + r".*\[1\]: $", "2"),
        (pattern("ask-harmony") + r".*\[no\]: $", "y"),
        (pattern("ask-tie-breaks") + r".*\[4\]: $", ""),
        (pattern("ask-dynasty") + r".*\[no\]: $", ""),
        (r"pink \[You\]: $", "Ann"),
        (r"yellow \[bot:knight\]: $", "bot:nobody"),
        (r"“nobody”.*yellow \[bot:knight\]: $", ""),
    ]:
        game.wait(f"(?s){question}")
        game.type(answer)
    assert game.play_turns()
    assert game.wait_end() == 0
    record = game.record()
    assert record.match.is_over
    rules = record.match.ruleset
    assert (rules.middle_kingdom, rules.harmony, rules.opening) == ("full-box", True, "abba")
    assert record.names == ("Ann", Texts("en")("level-knight"))
    assert says(game.shown, "victory-by-points")
    assert "Traceback" not in game.shown


def test_ctrl_c_loses_nothing_and_the_game_is_resumed(file: Path) -> None:
    game = start(file, *ANN)
    assert not game.play_turns(turns=5)
    assert game.await_turn()
    before = file.read_bytes()
    game.interrupt()
    assert game.wait_end() == 130
    assert "Traceback" not in game.shown
    assert f"kingdomino play --resume {file}" in game.shown
    assert file.read_bytes() == before
    again = Terminal("play", "--plain", "--resume", str(file), file=file)
    assert again.play_turns()
    assert again.wait_end() == 0
    assert again.record().match.is_over
    assert again.record().names == ("Ann", "greedy")


def test_ctrl_c_during_the_set_up_just_ends(file: Path) -> None:
    game = start(file)
    game.wait(r"\[1\]: $")
    game.interrupt()
    assert game.wait_end() == 130
    assert "Traceback" not in game.shown
    assert not file.exists()


def test_the_end_of_input_quits(file: Path) -> None:
    game = start(file, *ANN)
    game.await_turn()
    game.child.sendeof()
    assert game.wait_end() == 0
    assert f"kingdomino play --resume {file}" in game.shown


def test_undo_on_a_terminal(file: Path) -> None:
    game = start(file, *ANN)
    while True:
        assert game.await_turn()
        if game.record().match.game.public.domino is not None:
            break
        game.play_best()
    before = game.record().match
    game.type("1")
    assert game.await_turn()
    assert game.record().match.game.ply == before.game.ply + 1
    game.type("undo")
    assert game.await_turn()
    assert game.record().match == before
    game.type("quit")
    assert game.wait_end() == 0


@pytest.mark.parametrize("language", ["he", "ru"])
def test_a_terminal_of_44_columns_in_another_language(file: Path, language: str) -> None:
    game = start(file, *ANN, language=language, width=44)
    game.play_turns(turns=3)
    game.await_turn()
    game.type("quit")
    assert game.wait_end() == 0
    assert "♜" in game.shown
    assert Texts(language)("terrain-wheat") in game.shown


def test_squares_are_coloured_on_a_terminal(file: Path) -> None:
    game = start(file, *ANN)
    game.await_turn()
    game.type("quit")
    game.wait_end()
    assert "\x1b[" in game.raw.replace("\x1b[?2004", "")


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_colours_can_be_turned_off(file: Path, environment: dict[str, str]) -> None:
    game = Terminal(
        "play", "--plain", "--save", str(file), *ANN, file=file, environment=environment
    )
    game.await_turn()
    game.type("quit")
    game.wait_end()
    assert "38;2" not in game.raw
    assert "48;2" not in game.raw
    assert "48;5" not in game.raw
    assert says(game.shown, "terrain-wheat")


def test_replay_waits_for_enter(duel: Path) -> None:
    replay = Terminal("replay", "--step", str(duel), file=duel)
    replay.wait("Enter… $")
    replay.type("")
    replay.wait("Enter… $")
    replay.child.sendeof()
    assert replay.wait_end() == 0
    assert count(replay.shown, "event-claim") == 2
