"""`kingdomino score` with drawn kingdoms."""

import json
from functools import partial

import pytest

from kingdomino import kernel
from kingdomino.kernel import tiling
from kingdomino.locales import LANGUAGES, Texts, explain
from kingdomino.tiling import TilingError
from tests.cli.conftest import Invoke

TWO = b"""\
[Rules "tournament/2"]
[Pink "Ann"]

W1 F
#  W
.  F1

. M3
# W
"""
CONFLICT = b"# F M3\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_winner_and_whether_it_can_be_made(invoke: Invoke, language: str) -> None:
    texts = Texts(language)
    shown = invoke("-L", language, "score", "-", given=TWO).assert_done()
    assert texts("victory-by-points", player="@").partition("@")[0] in shown
    assert "Ann" in shown
    assert texts("points", count=3) in shown
    assert texts("tiling-found") in shown


def test_a_conflict_is_shown_with_its_line_and_column(invoke: Invoke) -> None:
    texts = Texts("en")
    shown = invoke("score", "-", given=CONFLICT).assert_done()
    assert texts("tiling-place", line=1, column=5) in shown
    assert "48" in shown
    assert texts("score-not-over") in shown


def test_the_games_of_a_dynasty_are_summed_up(invoke: Invoke) -> None:
    games = "".join(f'[Game "{n}"]\n# W1 F\n\n# L1 W\n' for n in (1, 2, 3))
    given = ('[Rules "dynasty/2"]\n' + games).encode()
    shown = invoke("score", "-", given=given).assert_done()
    texts = Texts("en")
    assert texts("dynasty-total") in shown
    assert texts("victory-shared", players="@").partition("@")[0] in shown


def test_json_has_the_conflicts(invoke: Invoke) -> None:
    shown = json.loads(invoke("score", "--json", "-", given=CONFLICT).assert_done())
    assert [standing["points"] for standing in shown["standings"]] == [3]
    [conflict] = shown["conflicts"]
    assert conflict["squares"] == [{"seat": 0, "cell": "i7"}]
    assert conflict["dominoes"] == [48]
    whole = json.loads(invoke("score", "--json", "-", given=TWO).assert_done())
    assert whole["conflicts"] == whole["unchecked"] == []
    assert whole["is_over"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_counted_without_the_kernel(
    invoke: Invoke, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "is_built", False)
    texts = Texts(language)
    shown = invoke("-L", language, "score", "-", given=TWO).assert_done()
    assert texts("points", count=3) in shown
    assert texts("tiling-no-kernel") in " ".join(shown.split())
    assert texts("tiling-found") not in shown
    written = json.loads(invoke("score", "--json", "-", given=TWO).assert_done())
    assert (written["conflicts"], written["unchecked"]) == ([], [1])


def test_points_are_counted_if_the_search_takes_too_long(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tiling, "Tiling", partial(tiling.Tiling, max_steps=0))
    shown = invoke("score", "-", given=TWO).assert_done()
    assert explain(Texts("en"), TilingError("undecided")) in " ".join(shown.split())
    assert Texts("en")("tiling-found") not in shown


def test_bad_input_is_one_line_with_its_place(invoke: Invoke) -> None:
    message = invoke("score", "-", given=b"# W\nW X\n").assert_failed()
    assert "2, column 3" in message
