"""Input in a turn."""

import re

import pytest

from kingdomino.cli.play.turn import Word
from kingdomino.locales import LANGUAGES, Texts, expected_text
from kingdomino.notation import Expected, NotationError, format_record
from kingdomino.rules import Claim, Discard, IllegalActionError, Match, Place, Reason, Ruleset
from tests.cli.conftest import Invoke, played
from tests.cli.words import ENGLISH, count, pattern, says, sentence

ALONE = ("--seed", 7, "-s", "Ann", "-s", "Bob")
OPENING = [">2", ">16", ">21", ">27"]


def answers(*lines: str) -> list[str]:
    return [*OPENING, *lines, "quit"]


def actions(invoke: Invoke) -> list[str]:
    return [str(action) for action in invoke.record().match.game.actions]


@pytest.mark.parametrize(
    ("typed", "played"),
    [
        ("2:g8h8", ["2:g8h8"]),
        ("g8h8", ["2:g8h8"]),
        ("G8 H8", ["2:g8h8"]),
        ("2 : g8h8", ["2:g8h8"]),
        ("g8h8>42", ["2:g8h8", ">42"]),
        ("2:g8h8>42", ["2:g8h8", ">42"]),
    ],
)
def test_a_move_is_typed_in_notation(invoke: Invoke, typed: str, played: list[str]) -> None:
    invoke.play(*ALONE, answers=answers(typed)).assert_done()
    assert actions(invoke)[4:] == played


def test_a_move_is_picked_from_the_list(invoke: Invoke) -> None:
    out = invoke.play(*ALONE, answers=answers("list", "3")).assert_done()
    third = re.search(r"^ +3 +([a-m]\d+[a-m]\d+) ", out, re.MULTILINE)
    assert third
    assert actions(invoke)[4:] == [f"2:{third[1]}"]


@pytest.mark.parametrize("typed", ["42", ">42", "> 42"])
def test_a_domino_is_claimed_by_its_number(invoke: Invoke, typed: str) -> None:
    invoke.play(*ALONE, answers=answers("1", typed)).assert_done()
    assert actions(invoke)[-1] == ">42"


def test_the_list_is_sorted_by_points(invoke: Invoke) -> None:
    lines = ("1", "42", "1", "30", "1", "18", "1", "9", "list")
    out = invoke.play(*ALONE, answers=answers(*lines)).assert_done()
    listed = re.findall(r"^ +\d+  [a-m]\d+[a-m]\d+ .* (\d+) points? \(\+?(-?\d+)\)$", out, re.M)
    points = [int(total) for total, _ in listed]
    assert len(points) > 2
    assert points == sorted(points, reverse=True)


def test_a_long_list_is_cut_until_asked_for(invoke: Invoke) -> None:
    lines = (*OPENING, "g8h8>42")
    out = invoke.play(*ALONE, answers=[*lines, "list", "all", "quit"]).assert_done()
    game = invoke.record().match.game
    actions = len(game.legal_actions())
    assert actions > 20
    short, _, whole = out.partition(ENGLISH("list-more", count=actions - 20, all=Word.ALL))
    assert re.search(r"^ +20  ", short, re.MULTILINE)
    assert not re.search(r"^ +21  ", short, re.MULTILINE)
    assert re.search(rf"^ +{actions}  ", whole, re.MULTILINE)


def test_claims_show_what_each_could_make(invoke: Invoke) -> None:
    out = invoke.play(*ALONE, answers=answers("1", "list")).assert_done()
    best = pattern("claim-at-best", points=ENGLISH("points", count=2), gain="+2")
    assert re.search(rf"^ 42 +L +G♛2 +{best}$", out, re.MULTILINE)


def test_undo_takes_the_placement_back(invoke: Invoke) -> None:
    out = invoke.play(*ALONE, answers=answers("g8h8", "undo", "f7f8")).assert_done()
    assert says(out, "undone")
    assert actions(invoke)[4:] == ["2:f7f8"]


def test_undo_works_after_resuming_too(invoke: Invoke) -> None:
    invoke.play(*ALONE, answers=answers("g8h8")).assert_done()
    assert says(invoke.resume(answers=["undo", "f7f8", "quit"]).assert_done(), "undone")
    assert actions(invoke)[4:] == ["2:f7f8"]


def test_a_discard_can_not_be_taken_back(invoke: Invoke) -> None:
    match = next(match for seed in range(100) if (match := after_a_discard(seed)))
    invoke.file.write_text(format_record(match, reveal_seed=True), "utf-8")
    out = invoke.resume(answers=["undo", "quit"]).assert_done()
    assert says(out, "undo-nothing")
    assert invoke.record().match == match


def after_a_discard(seed: int) -> Match | None:
    """A match whose king at turn has discarded and has to claim, if one comes of the seed."""
    ruleset = Ruleset.preset("classic", players=2)
    for ply, action in enumerate(played(ruleset, seed).game.actions[:44]):
        if isinstance(action, Discard):
            return played(ruleset, seed, actions=ply + 1)
    return None


def test_undo_is_saved(invoke: Invoke) -> None:
    invoke.play(*ALONE, answers=answers("g8h8", "undo")).assert_done()
    assert len(actions(invoke)) == 4


def test_after_the_claim_nothing_is_taken_back(invoke: Invoke) -> None:
    out = invoke.play(*ALONE, answers=answers("g8h8>42", "undo")).assert_done()
    assert says(out, "undo-nothing")
    assert actions(invoke)[4:] == ["2:g8h8", ">42"]


def illegal(reason: Reason, **params: object) -> str:
    """Return the message about an illegal action."""
    return sentence(IllegalActionError(reason, **params))


def unreadable(expected: Expected) -> str:
    """Return the message about input that is not a turn."""
    error = NotationError("unreadable", expected=expected, line=1, column=1, found="")
    return ENGLISH("not-understood", expected=expected_text(ENGLISH, error))


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("c3c4", illegal(Reason.NO_MATCHING_NEIGHBOUR, domino=2)),
        ("g7g8", illegal(Reason.OCCUPIED, cell="g7")),
        ("g8i8", illegal(Reason.NOT_ADJACENT, first="g8", second="i8")),
        ("a1a2", illegal(Reason.OUT_OF_GRID, cell="a1", grid=5)),
        ("16:g8h8", illegal(Reason.NOT_YOUR_DOMINO, domino=16, expected=2)),
        ("2:--", illegal(Reason.MUST_PLACE, domino=2)),
        (">42", illegal(Reason.PLACE_FIRST, domino=2)),
        ("99", ENGLISH("ask-number", last=12)),
        ("0", ENGLISH("ask-number", last=12)),
        ("hello", unreadable(Expected.CELL)),
        ("привет", unreadable(Expected.ACTION)),
        ("g8h8>3", illegal(Reason.NOT_IN_LINE, domino=3)),
        ("\x1b[A", unreadable(Expected.ACTION)),
    ],
)
def test_an_illegal_move_is_explained_and_not_played(
    invoke: Invoke, typed: str, message: str
) -> None:
    out = invoke.play(*ALONE, answers=answers(typed)).assert_done()
    assert message in " ".join(out.split())
    assert len(actions(invoke)) == 4


def test_board_score_legend_and_save_answer(invoke: Invoke) -> None:
    out = invoke.play(*ALONE, answers=answers("board", "score", "legend", "save")).assert_done()
    assert count(out, "heading-round", round=1, rounds=6) == 2
    assert f"1. Ann (pink): {ENGLISH('points', count=0)}" in out
    assert says(out, "legend-crowns", count=2)
    assert says(out, "saved", file=invoke.folder / "game.kingdomino")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_word_and_every_word_is_understood(invoke: Invoke, language: str) -> None:
    texts = Texts(language)
    words = [texts(f"word-{word}") for word in Word if word is not Word.QUIT]
    lines = [*OPENING, "?", *words, texts("word-quit").upper()]
    out = invoke.play(*ALONE, "-L", language, answers=lines).assert_done()
    for word in Word:
        assert texts(f"word-{word}") in out
    assert texts("not-understood", expected="@").partition("@")[0] not in out
    assert texts("resume-with", command="").strip() in out


def test_actions_of_the_record_are_those_typed(invoke: Invoke) -> None:
    invoke.play(*ALONE, answers=answers("g8h8", "42")).assert_done()
    game = invoke.record().match.game
    assert isinstance(game.actions[-2], Place)
    assert game.actions[-1] == Claim(42)
