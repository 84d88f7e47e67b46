"""The game on a whole terminal of 80×24, by keyboard and mouse."""

import os
import re
import signal
from pathlib import Path

import pytest

from kingdomino import analysis
from kingdomino.locales import Texts
from kingdomino.notation import Record, format_record
from kingdomino.rules import Cell, Claim, Place, Ruleset
from tests.cli.conftest import played
from tests.cli.full_screen import ENTER, ESCAPE, LEFT_TO_RIGHT, TAB, FullScreen
from tests.cli.terminal import Terminal
from tests.cli.words import ENGLISH, says

pytestmark = pytest.mark.slow

ANN = ("--seed", "7", "-s", "Ann", "-s", "bot:greedy")
ANN_BOB = ("--seed", "7", "-s", "Ann", "-s", "Bob")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.kingdomino"


def start(
    file: Path,
    *arguments: str,
    language: str = "en",
    size: tuple[int, int] = (80, 24),
    environment: dict[str, str] | None = None,
    before: str = "",
) -> FullScreen:
    return FullScreen(
        "--save", str(file), *arguments,
        file=file, language=language, size=size, environment=environment, before=before,
    )  # fmt: skip


def resume(file: Path, ruleset: Ruleset, actions: int) -> FullScreen:
    """Resume a match between Ann and Bob after some actions."""
    record = Record.of(played(ruleset, actions=actions), ["Ann", "Bob"])
    file.write_text(format_record(record, reveal_seed=True), "utf-8")
    return FullScreen("--resume", str(file), file=file)


def await_placing(game: FullScreen, *seats: int) -> None:
    """Play on until a person has a domino to place."""
    while game.wait_turn(*seats) and game.match.game.public.domino is None:
        game.play()


def leave(game: FullScreen) -> None:
    game.press("q")
    game.wait_message("screen-leave")
    game.press(ENTER)
    assert game.wait_end() == 0
    game.assert_sane()


def test_a_whole_game_against_a_bot_by_keyboard(file: Path) -> None:
    game = start(file, *ANN)
    while game.wait_turn(0):
        assert "♜" in game.shown  # the board stays
        game.play()
    match = game.match
    winner = next(standing for standing in match.standings() if standing.rank == 1)
    game.wait_message("points", count=winner.points)
    game.wait("×")  # a territory
    game.press(ENTER)
    assert game.wait_end() == 0
    game.assert_sane()
    assert str(file) in game.written_after
    assert says(game.written_after, "victory-by-points")


def test_a_mighty_duel_fits_with_all_its_cells(file: Path) -> None:
    game = start(file, "-p", "mighty-duel", *ANN_BOB)
    await_placing(game, 0, 1)
    assert "    a  b  c  d  e  f  g  h  i  j  k  l  m" in game.rows[3]
    assert [row[:2].strip() for row in game.rows[4:17]] == [str(n) for n in range(13, 0, -1)]
    game.play()
    game.wait_turn(0, 1)
    assert ENGLISH("word-help") in game.rows[23]
    leave(game)


def test_four_people_look_at_each_others_kingdoms(file: Path) -> None:
    game = start(file, "--seed", "3", "-s", "Ann", "-s", "Bob", "-s", "Cy", "-s", "Di")
    await_placing(game, 0, 1, 2, 3)
    actor = game.match.game.actor
    assert actor is not None
    names = ["Ann", "Bob", "Cy", "Di"]
    following = names[(actor + 1) % 4]
    game.press(TAB)
    game.wait(f"[ {following} 0 ]")
    game.wait_message("screen-looking", player=following)
    game.press(ESCAPE)
    game.wait(f"[ {names[actor]} 0 ]")
    leave(game)


def test_a_place_that_is_refused_says_why(file: Path) -> None:
    game = start(file, *ANN_BOB)
    await_placing(game, 0, 1)
    before = game.match
    domino = before.game.public.domino
    game.press(*["left"] * 9, *["up"] * 9, ENTER)
    refusal = f"neither half of domino {domino} touches the castle or its own terrain there"
    game.wait_until(lambda: refusal in game.shown.lower())
    column, row = game.position(Cell(2, 10))
    game.wait_until(lambda: game.screen.buffer[row][column].strikethrough)
    assert game.match == before
    leave(game)


def test_a_placement_is_taken_back_until_the_claim(file: Path) -> None:
    game = start(file, *ANN_BOB)
    await_placing(game, 0, 1)
    before = game.match
    held = game.held()
    game.press("r", "R")
    game.press(ENTER)
    game.wait_played(before)
    game.press("u")
    game.wait_message("undone")
    assert game.match == before
    game.press("left", "right")
    game.wait(f"{held[0]} {held[1]}: ")
    game.press("u")
    game.wait_message("undo-nothing")
    leave(game)


def test_a_click_places_and_a_click_claims(file: Path) -> None:
    game = start(file, *ANN_BOB)
    await_placing(game, 0, 1)
    before = game.match
    first, second = game.held()
    across = [
        action
        for action in before.game.legal_actions()
        if isinstance(action, Place) and action.second.column == action.first.column + 1
    ]
    assert second.column == first.column + 1
    place = next(action for action in across if action.first != first)
    game.click(*game.position(place.first))
    game.wait_played(before)
    assert str(game.match.game.actions[-1]) == str(place)
    game.wait_turn(0, 1)
    before = game.match
    claim = before.game.legal_actions()[-1]
    row = next(n for n, text in enumerate(game.rows) if f" {claim.domino} " in text[33:])
    game.click(40, row)
    game.wait_played(before)
    assert str(game.match.game.actions[-1]) == str(Claim(claim.domino))
    leave(game)


def test_a_game_of_the_prompt_is_continued_and_the_reverse(file: Path) -> None:
    prompt = Terminal("play", "--plain", "--save", str(file), *ANN, file=file)
    assert not prompt.play_turns(turns=5)
    assert prompt.await_turn()
    prompt.type("quit")
    assert prompt.wait_end() == 0
    saved = file.read_bytes()
    game = FullScreen("--resume", str(file), file=file)
    game.wait_turn(0)
    assert file.read_bytes() == saved
    game.play()
    game.wait_turn(0)
    leave(game)
    assert f"kingdomino play --resume {file}" in "".join(game.written_after.splitlines())
    again = Terminal("play", "--plain", "--resume", str(file), file=file)
    assert again.play_turns()
    assert again.wait_end() == 0
    assert again.record().match.is_over
    assert again.record().names == ("Ann", "greedy")


def test_hebrew_text_and_a_board_that_is_not_mirrored(file: Path) -> None:
    game = start(file, "--seed", "7", "-s", "Ann", "-s", "bot:squire", language="he")
    await_placing(game, 0)
    assert "c  d  e  f  g  h  i  j  k" in game.rows[3]
    assert Texts("he")("level-squire") in game.shown
    assert Texts("he")("line-current") in game.rows[3]
    # The mark keeps the heading of the lines beside the board, not before it.
    assert f"{LEFT_TO_RIGHT}" in game.raw
    game.play()
    leave(game)


def test_a_key_works_on_the_keyboard_of_the_language(file: Path) -> None:
    game = start(file, *ANN_BOB, language="ru")
    await_placing(game, 0, 1)
    first, second = game.held()
    game.press("к")
    game.wait_until(lambda: f"{first} {second}: " not in game.shown)
    game.press("й")
    game.wait_message("screen-leave")
    game.press(ENTER)
    assert game.wait_end() == 0


def test_the_prompt_can_be_asked_for(file: Path) -> None:
    game = start(file, "--plain", *ANN)
    game.wait_message("ask-claim", player="Ann (pink)")
    game.press("quit\r")
    assert game.wait_end() == 0
    assert "\x1b[?1049h" not in game.raw


@pytest.mark.parametrize(
    ("size", "environment", "before", "message"),
    [
        ((79, 24), {}, "", "screen-too-small"),
        ((80, 23), {}, "", "screen-too-small"),
        ((80, 24), {"TERM": "dumb"}, "", ""),
        ((80, 24), {}, "import sys; sys.modules['textual'] = None", "screen-no-textual"),
    ],
)
def test_the_prompt_is_used_where_the_screen_can_not_be(
    file: Path, size: tuple[int, int], environment: dict[str, str], before: str, message: str
) -> None:
    game = start(file, *ANN, size=size, environment=environment, before=before)
    game.wait_until(lambda: ENGLISH("ask-claim", player="Ann (pink)") in game.raw)
    game.press("quit\r")
    assert game.wait_end() == 0
    assert "\x1b[?1049h" not in game.raw
    wanted = {"size": f"{size[0]}×{size[1]}", "wanted": "80×24"} if "small" in message else {}
    for name in ("screen-too-small", "screen-no-textual"):
        assert says(game.raw, name, **(wanted if name == message else {})) == (name == message)


def test_a_terminal_that_shrinks_says_so(file: Path) -> None:
    game = start(file, *ANN)
    game.wait_turn(0)
    game.resize(60, 20)
    game.wait_message("screen-enlarge", wanted="80×24")
    game.resize(80, 24)
    game.wait_until(lambda: "♜" in game.shown)
    leave(game)


@pytest.mark.parametrize("how", ["key", "SIGINT", "SIGTERM"])
def test_ctrl_c_leaves_the_terminal_as_it_was(file: Path, how: str) -> None:
    game = start(file, *ANN, before="import os; print('PID', os.getpid())")
    game.wait_turn(0)
    before = file.read_bytes()
    if how == "key":
        game.press("\x03")
    else:
        number = game.raw.partition("PID ")[2].split()[0]
        os.kill(int(number), getattr(signal, how))
    assert game.wait_end() == 130
    game.assert_sane()
    assert f"kingdomino play --resume {file}" in "".join(game.written_after.splitlines())
    assert "Traceback" not in game.raw
    assert file.read_bytes() == before


def test_a_game_that_can_not_be_saved_ends_with_one_line(file: Path) -> None:
    game = start(file, *ANN)
    game.wait_turn(0)
    file.unlink()
    file.mkdir()
    game.press(ENTER)
    assert game.wait_end() == 2
    game.assert_sane()
    assert "Traceback" not in game.raw
    because = ENGLISH("error-file-folder")
    assert says(game.written_after, "error-write", file=str(file), because=because)


def test_without_colours_the_held_domino_is_reversed(file: Path) -> None:
    game = start(file, *ANN_BOB, environment={"NO_COLOR": "1"})
    await_placing(game, 0, 1)
    for colour in ("38;2", "48;2", "38;5", "48;5"):
        assert colour not in game.raw
    reversed_cells = [
        column
        for row in range(4, 13)
        for column in range(39)
        if game.screen.buffer[row][column].reverse
    ]
    assert len(reversed_cells) == 6
    leave(game)


def test_colours_are_those_that_the_terminal_has(file: Path) -> None:
    game = start(file, *ANN_BOB, environment={"TERM": "xterm-256color"})
    game.wait_turn(0, 1)
    assert "48;5" in game.raw
    assert "48;2" not in game.raw
    leave(game)


def test_help_lists_the_keys_and_explains_the_board(file: Path) -> None:
    game = start(file, *ANN)
    game.wait_turn(0)
    game.press("?")
    game.wait_message("screen-about-kingdoms")
    game.wait_message("terrain-grassland")
    game.press(*["down"] * 20)
    game.wait_message("legend-done")
    game.press(ESCAPE)
    game.wait_until(lambda: ENGLISH("screen-about-kingdoms") not in game.shown)
    game.press("s")
    game.wait_message("saved", file=file)
    leave(game)


@pytest.mark.skipif(not analysis.is_available, reason="hints need the compiled kernel")
def test_a_hint_holds_the_domino_where_it_is_best(file: Path) -> None:
    game = start(file, *ANN)
    await_placing(game, 0)
    game.press("h")
    hint = re.compile(rf"{game.match.game.public.domino}:[a-m]\d+[a-m]\d+")
    game.wait_until(lambda: hint.search(game.shown) is not None)
    game.press(ESCAPE)
    game.wait_until(lambda: hint.search(game.shown) is None)
    first, second = game.held()
    before = game.match
    game.press(ENTER)
    game.wait_played(before)
    place = game.match.game.actions[-1]
    assert isinstance(place, Place)
    assert {place.first, place.second} == {first, second}
    leave(game)


def test_people_among_themselves_get_no_hints(file: Path) -> None:
    game = start(file, *ANN_BOB)
    game.wait_turn(0, 1)
    game.press("h")
    game.wait_message("screen-no-hint")
    leave(game)


def test_a_dynasty_shows_the_result_of_each_game(file: Path) -> None:
    dynasty = Ruleset.preset("dynasty", players=2)
    whole = played(dynasty)
    actions = len(whole.games[0].actions)
    game = resume(file, dynasty, actions - 1)
    game.wait_message("heading-game", game=1, games=3)
    game.wait_turn(0, 1)
    game.play()
    game.wait_message("screen-key-next")
    game.press(*["down"] * 30)
    game.wait_message("dynasty-so-far", done=1, games=3)
    game.press(ENTER)
    game.wait_message("heading-game", game=2, games=3)
    leave(game)


def test_after_the_end_the_kingdoms_can_be_looked_at(file: Path) -> None:
    game = resume(file, Ruleset.preset("classic", players=2), 10_000)
    game.wait_message("screen-key-scroll")
    game.press(ESCAPE)
    game.wait_until(lambda: ENGLISH("screen-key-scroll") not in game.shown)
    bob = game.match.game.kingdoms[1].points_with_bonuses(game.match.ruleset)
    game.press(TAB)
    game.wait(f"[ Bob {bob} ]")
    game.press("q")
    assert game.wait_end() == 0
    assert str(file) in "".join(game.written_after.splitlines())


def test_a_bot_that_thinks_does_not_freeze_the_screen(file: Path) -> None:
    game = start(file, "--seed", "7", "-s", "bot:knight", "-s", "bot:knight")
    thinking = game.texts("screen-thinking", player="@").partition("@")[2]
    game.wait(thinking)
    game.press("?")
    game.wait_message("screen-about-turn")
    before = game.match
    game.wait_played(before)  # they go on behind the help
    game.press("\x03")
    assert game.wait_end() == 130
    game.assert_sane()
