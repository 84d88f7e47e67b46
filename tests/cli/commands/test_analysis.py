"""The output of `review`, `hint` and `puzzles`."""

import io
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from kingdomino import kernel
from kingdomino.cli.terminal.analysis import reason_text, show_review, verdict_lines
from kingdomino.cli.terminal.screen import Screen
from kingdomino.locales import LANGUAGES, Texts
from kingdomino.notation import format_position, parse_record, parse_turn
from kingdomino.rules import Match, Ruleset
from tests.cli.conftest import Invoke, played, saved
from tests.cli.words import says

if kernel.is_available:  # else all of these tests are skipped
    from kingdomino.analysis import (
        Estimate,
        Explanation,
        Grade,
        LossParts,
        Part,
        Reason,
        ReasonKind,
        Review,
        ReviewedTurn,
        review,
    )
    from kingdomino.cli.review_html import review_page

    HOLE = Reason(ReasonKind.HOLE, Part.PLACEMENT, {"cell": "g8"})
    UNPLACEABLE = Reason(ReasonKind.UNPLACEABLE, Part.CLAIM, {"domino": 12})

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

CLASSIC = Ruleset.preset("classic", players=2)
NAMES = ("Ann", "Bob")


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


@pytest.fixture(scope="module")
def reviewed() -> "Review":
    """The review of a few turns."""
    return review(played(CLASSIC, actions=6), "quick")


def lost(
    turn: "ReviewedTurn", placement: float, claim: float, *reasons: "Reason"
) -> "ReviewedTurn":
    """Return a turn as a mistake that lost points with its placement and with its claim."""
    parts = LossParts(Estimate(placement, 0.1), Estimate(claim, 0.1))
    other = turn.alternatives[0] if turn.played is turn.best else turn.played
    explanation = Explanation(parts, reasons)
    return replace(turn, played=other, grade=Grade.MISTAKE, explanation=explanation)


def test_a_turn_has_a_line_for_each_part_that_lost_points(reviewed: "Review") -> None:
    turn, texts = reviewed.turns[0], Texts("en")
    hole, unplaceable = (reason_text(texts, reason, NAMES) for reason in (HOLE, UNPLACEABLE))
    both = lost(turn, 1.32, 3.1, UNPLACEABLE, HOLE)
    assert verdict_lines(texts, both, NAMES) == [
        f"Claim: −3.1. {unplaceable}",
        f"Placement: −1.3. {hole}",
    ]
    without_reason = lost(turn, 4, 0.5, HOLE)
    assert verdict_lines(texts, without_reason, NAMES) == [
        f"Placement: −4.0. {hole}",
        "Claim: −0.5.",
    ]
    assert verdict_lines(texts, lost(turn, 4, 0.4, HOLE), NAMES) == [hole]
    assert verdict_lines(texts, lost(turn, -0.2, 4), NAMES) == []
    best = replace(both, played=both.best)
    assert verdict_lines(texts, best, NAMES) == [f"{unplaceable} {hole}"]


def test_the_sign_of_a_loss_stays_before_it_from_right_to_left(reviewed: "Review") -> None:
    lines = verdict_lines(Texts("he"), lost(reviewed.turns[0], 1, 2), NAMES)
    assert [re.findall(r"\u200e−\d\.\d", line) for line in lines] == [
        ["\u200e−2.0"],
        ["\u200e−1.0"],
    ]


@pytest.mark.parametrize(("encoding", "sign"), [("utf-8", "−"), ("ascii", "-")])
def test_both_parts_are_in_the_table_and_on_the_page(
    reviewed: "Review", encoding: str, sign: str
) -> None:
    turn = lost(reviewed.turns[0], 1, 2, UNPLACEABLE, HOLE)
    changed = replace(reviewed, turns=(turn, *reviewed.turns[1:]))
    file = io.BytesIO()
    shown = io.TextIOWrapper(file, encoding=encoding)
    texts = Texts("en")
    show_review(Screen(Console(file=shown, width=200), texts), changed, NAMES)
    shown.flush()
    table = file.getvalue().decode(encoding).splitlines()
    lines = [re.split(r"\s{2,}|\|", line.rstrip(" |"))[-1].strip() for line in table]
    claim = f"Claim: {sign}2.0. {reason_text(texts, UNPLACEABLE, NAMES)}"
    placement = f"Placement: {sign}1.0. {reason_text(texts, HOLE, NAMES)}"
    assert lines.index(claim) + 1 == lines.index(placement)
    html = review_page(texts, changed, NAMES)
    assert "\n".join(verdict_lines(texts, turn, NAMES)) in html


def test_a_reason_has_its_counts_and_shares_in_words() -> None:
    texts = Texts("en")
    params = {"domino": 41, "points": 1, "other": 30, "other_points": 0}
    claimed = Reason(ReasonKind.CLAIM_POINTS, Part.CLAIM, params)
    assert reason_text(texts, claimed, NAMES) == "Domino 41 makes 1 point, domino 30 only 0 points."
    shares: dict[str, int | str] = {"bonus": "middle-kingdom", "percent": 58, "other_percent": 7}
    text = reason_text(texts, Reason(ReasonKind.BONUS, Part.PLACEMENT, shares), NAMES)
    assert text == "The Middle Kingdom in 58 % of games, otherwise in 7 %."
    rivals = Reason(ReasonKind.RIVALS, Part.CLAIM, {"seat": 1, "points": 3})
    assert reason_text(texts, rivals, NAMES) == "Bob makes 3 points less."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_short_sentence(language: str) -> None:
    texts, names = Texts(language), ("W" * 20,) * 2
    params: dict[str, int | str] = {"terrain": "wheat", "cell": "m13", "seat": 0, "more": 48}
    params |= {"bonus": "middle-kingdom"}
    params |= {"domino": 48, "other": 47, "place": 1, "percent": 100, "other_percent": 99}
    params |= {"points": 48, "other_points": 41, "squares": 20, "crowns": 3}
    for kind in ReasonKind:
        text = reason_text(texts, Reason(kind, Part.CLAIM, params), names)
        assert 10 < len(text) <= 140
        assert "{" not in text


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
    # With this seed, the second game has one.
    out = invoke("puzzles", "make", "--count", 1, "--seed", 8, "--output", file).assert_done()
    assert says(out, "puzzles-written", count=1, file=file)
    assert len(file.read_text("utf-8").splitlines()) == 1


@pytest.mark.slow
def test_a_dynasty_is_reviewed_as_one_match(invoke: Invoke, tmp_path: Path) -> None:
    match = played(Ruleset.preset("dynasty", players=2), actions=56)
    assert isinstance(match, Match)
    file = saved(tmp_path, match)
    data = json.loads(invoke("review", file, "--quality", "quick", "--json").assert_done())
    assert {turn["game"] for turn in data["review"]["turns"]} == {1, 2}
