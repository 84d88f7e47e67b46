"""The output of `review`, `hint` and `puzzles`."""

import json
import re
from pathlib import Path

import pytest

from kingdomino import kernel
from kingdomino.locales import LANGUAGES, Texts
from kingdomino.notation import format_position, parse_record, parse_turn
from kingdomino.rules import Match, Ruleset
from tests.cli.conftest import Invoke, played, saved
from tests.cli.words import says

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

CLASSIC = Ruleset.preset("classic", players=2)


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """A game of a few turns."""
    return saved(tmp_path, played(CLASSIC, actions=10))


def test_review_shows_seats_and_turns(invoke: Invoke, short: Path) -> None:
    out = invoke("review", short, "--quality", "quick").assert_done()
    assert says(out, "review-accuracy")
    assert says(out, "grade-best")
    for action in parse_record(short.read_bytes()).match.game.actions:
        assert str(action) in out


def test_review_is_json_for_programs(invoke: Invoke, short: Path) -> None:
    data = json.loads(invoke("review", short, "--quality", "quick", "--json").assert_done())
    match = parse_record(short.read_bytes()).match
    turns = [parse_turn(turn["played"]["turn"]) for turn in data["review"]["turns"]]
    assert tuple(action for turn in turns for action in turn) == match.game.actions
    assert data["review"]["is_complete"]
    assert data["standings"][0]["rank"] == 1


@pytest.mark.parametrize("language", ["en", "he"])
def test_review_writes_a_page(invoke: Invoke, short: Path, tmp_path: Path, language: str) -> None:
    page = tmp_path / "review.html"
    options = ("--quality", "quick", "--html", page, "-L", language)
    out = invoke("review", short, *options).assert_done()
    texts, html = Texts(language), page.read_text("utf-8")
    assert " ".join(texts("review-written", file=page).split()) in " ".join(out.split())
    assert f'lang="{language}"' in html
    assert texts("review-accuracy") in html
    assert "<svg" in html
    assert "<script" not in html


def test_a_page_has_the_colours_of_the_record(invoke: Invoke, short: Path, tmp_path: Path) -> None:
    page, coloured = tmp_path / "review.html", tmp_path / "coloured"
    coloured.write_text('[Colours "blue green"]\n' + short.read_text("utf-8"), "utf-8")
    found = []
    for file in (short, coloured):
        invoke("review", file, "--quality", "quick", "--html", page).assert_done()
        found.append(set(re.findall(r'polyline[^>]* stroke="(#\w+)"', page.read_text("utf-8"))))
    usual, chosen = found
    assert len(usual & chosen) == 1  # the outline
    assert len(usual) == len(chosen) == 3


def test_a_page_that_cannot_be_written_is_one_line(invoke: Invoke, short: Path) -> None:
    target = short.parent / "missing" / "review.html"
    line = invoke("review", short, "--quality", "quick", "--html", target).assert_failed()
    assert str(target) in line


def test_review_needs_a_record_and_a_known_quality(invoke: Invoke, tmp_path: Path) -> None:
    file = tmp_path / "position"
    file.write_text(format_position(played(CLASSIC, actions=10).game.view(0)), "utf-8")
    assert says(invoke("review", file).assert_failed(), "error-not-a-record", file=file)
    assert "perfect" in invoke("review", file, "--quality", "perfect").assert_failed()


def test_hint_shows_a_legal_turn_and_why(invoke: Invoke, tmp_path: Path) -> None:
    match = played(CLASSIC, actions=20)
    file = tmp_path / "position"
    file.write_text(format_position(match.view(match.game.actor)), "utf-8")
    options = ("--rollouts", 2000)
    out = invoke("hint", file, *options).assert_done()
    data = json.loads(invoke("hint", file, *options, "--json").assert_done())
    best = data["best"]["turn"]
    assert out.startswith(best)
    assert data["alternatives"][0]["turn"] in out
    game = match.game
    for action in parse_turn(best):
        game = game.play(action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hint_speaks_every_language(invoke: Invoke, short: Path, language: str) -> None:
    out = invoke("hint", short, "--rollouts", 500, "-L", language).assert_done()
    assert Texts(language)("hint-alternative", turn="", points="").strip(" :.")[:5] in out


def test_there_is_no_hint_once_a_game_is_over(invoke: Invoke, duel: Path) -> None:
    assert says(invoke("hint", duel).assert_failed(), "error-hint-over")


@pytest.mark.slow
def test_puzzles_are_written_to_a_file(invoke: Invoke, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    out = invoke("puzzles", "make", "--count", 1, "--output", file).assert_done()
    assert says(out, "puzzles-written", count=1, file=file)
    assert len(file.read_text("utf-8").splitlines()) == 1


@pytest.mark.slow
def test_a_dynasty_is_reviewed_as_one_match(invoke: Invoke, tmp_path: Path) -> None:
    match = played(Ruleset.preset("dynasty", players=2), actions=56)
    assert isinstance(match, Match)
    file = saved(tmp_path, match)
    data = json.loads(invoke("review", file, "--quality", "quick", "--json").assert_done())
    assert {turn["game"] for turn in data["review"]["turns"]} == {1, 2}
