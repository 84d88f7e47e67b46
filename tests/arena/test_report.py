"""The report: one page that is whole in itself, and pictures."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kingdomino.arena import Estimate, Ledger, Pairing, Run, read_book
from kingdomino.arena.page import picture
from kingdomino.arena.plots import INK, Point, as_png, as_svg, draw_estimates, draw_times
from kingdomino.arena.report import write_report
from kingdomino.arena.voice import Voice
from kingdomino.bots.errors import BotError
from kingdomino.locales import LANGUAGES, Texts, is_right_to_left
from tests.arena import made_up
from tests.arena.conftest import make_run

# The report that several tests look at is written once.
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("report")]

NASTY = "exec:bot '<script>alert(1)</script>' $x$ & \"more\"@0.5"


def voice(language: str = "en") -> Voice:
    pages = Texts(language, isolating=True)
    return Voice(
        language=language,
        is_right_to_left=is_right_to_left(language),
        say=pages,
        draw=Texts(language),
        explain=str,
    )


def write(folder: Path, *runs: Run, language: str = "en") -> str:
    """The page of a report on runs with made-up results; a fault in the first game of each."""
    books = []
    for number, run in enumerate(runs):
        file = folder / f"{number}.jsonl"
        with Ledger(file, run) as ledger:
            strengths = [1000.0 + 100 * i for i in range(len(run.entrants))]
            for result in made_up.results(run, strengths):
                ledger.add(result)
            fault = BotError("crashed", code=3, said="<b>oh no</b>")
            extra = Pairing(run.deals, next(run.pairings()).seats)
            ledger.add(made_up.result(extra, [2, 1], faults=[fault, None]))
        books.append((f"run{number}", read_book(file)))
    path = write_report(books, folder / "report", voice(language))
    assert path == folder / "report" / "report.html"
    return path.read_text("utf-8")


class _Reader(HTMLParser):
    """Finds what a page loads, and which elements are left open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(page: str) -> list[tuple[str, dict[str, str | None]]]:
    reader = _Reader()
    reader.feed(page)
    assert reader.open == []
    return reader.tags


ROBIN = make_run("greedy", "greedy@0.5", NASTY, deals=3, seed=4711)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a report on a round robin and a match."""
    path = tmp_path_factory.mktemp("report")
    write(path, ROBIN, make_run("greedy", NASTY))
    return path / "report"


@pytest.fixture
def page(folder: Path) -> str:
    return (folder / "report.html").read_text("utf-8")


def test_a_report_is_whole_in_itself(page: str) -> None:
    tags = read(page)
    assert {tag for tag, _ in tags}.isdisjoint({"script", "link", "img", "iframe", "object"})
    for _, attributes in tags:
        for name in ("href", "xlink:href", "src"):
            assert (attributes.get(name) or "#").startswith("#")
    assert "url(http" not in page
    assert "@import" not in page
    names = [attributes["id"] for _, attributes in tags if "id" in attributes]
    assert len(set(names)) == len(names)


def test_what_entrants_and_programs_say_is_only_text(page: str) -> None:
    assert "<script>" not in page
    assert "<b>" not in page
    assert "&lt;b&gt;oh no&lt;/b&gt;" in page


def test_a_report_says_settings_and_numbers(page: str) -> None:
    origin = ROBIN.origin
    for told in ("classic/2", "4711", ROBIN.version, origin.python, origin.started):
        assert told in page
    assert "ended with exit code 3" in page
    # Of the robin: ratings, points, and greedy by time; of the match: win shares, and points.
    assert page.count("<svg") == 5
    # Five numbers with intervals for three entrants, and four for two.
    assert len(re.findall(r"<small>[^/]*…", page)) == 3 * 5 + 2 * 4


def test_a_report_says_who_came_in_ahead_of_whom(page: str) -> None:
    table = page[page.index("Who came in ahead of whom") :].partition("</table>")[0]
    rows = [re.findall(r">([0-9.]+)</bdi></td>", row) for row in table.split("<tr>")[2:]]
    assert [len(row) for row in rows] == [2, 2, 2]


def test_pictures_are_kept_as_svg_and_png(folder: Path) -> None:
    expected = {"run0-strength", "run0-points", "run1-strength", "run1-points", "time-ratings"}
    assert {file.stem for file in folder.glob("*.svg")} == expected
    assert {file.stem for file in folder.glob("*.png")} == expected
    for file in folder.glob("*.svg"):
        assert ElementTree.parse(file).getroot().tag.endswith("svg")
    for file in folder.glob("*.png"):
        assert file.read_bytes().startswith(b"\x89PNG")


@pytest.mark.slow
def test_a_bot_of_several_matches_is_compared_by_time(tmp_path: Path) -> None:
    runs = [make_run(f"greedy@{seconds}", "random", deals=4) for seconds in ("0.1", "2")]
    page = write(tmp_path, *runs)
    assert page.count("<svg") == 5
    assert (tmp_path / "report" / "time-shares.svg").exists()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_in_the_readers_language(tmp_path: Path, language: str) -> None:
    page = write(tmp_path, make_run("greedy", "random", deals=2), language=language)
    read(page)
    direction = "rtl" if language == "he" else "ltr"
    assert f'<html lang="{language}" dir="{direction}">' in page
    assert f"<h1>{Texts(language)('report-title')}</h1>" in page
    if language != "en":
        assert "Seconds" not in page


@pytest.mark.slow
def test_runs_of_one_name_do_not_overwrite_each_others_pictures(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    run = make_run("greedy", "random")
    with Ledger(file, run) as ledger:
        ledger.add(made_up.result(next(run.pairings()), [1, 2]))
    books = [("a", read_book(file))] * 2
    page = write_report(books, tmp_path, voice()).read_text("utf-8")
    assert (tmp_path / "a-points.svg").exists()
    assert (tmp_path / "a-2-points.svg").exists()
    assert "1 of 2 games have been played" in page.replace("\u2068", "").replace("\u2069", "")


def test_the_same_numbers_make_the_same_picture() -> None:
    def drawn() -> str:
        return as_svg(draw_estimates([("greedy", Estimate(50.0, 40.0, 60.0))], "Win share", 50.0))

    assert drawn() == drawn()


def test_a_label_is_no_formula() -> None:
    figure = draw_estimates([("$x$ and $\\frac{", Estimate(50.0, None, None))], "%")
    assert "$x$ and $\\frac{" in as_svg(figure)
    assert as_png(figure)


def test_many_bots_by_time_have_looks_of_their_own() -> None:
    points = [Point(0.1, Estimate(10, 5, 15)), Point(1.0, Estimate(30, 25, 35))]
    figure = draw_times({f"bot {i}": points for i in range(8)}, "Seconds", "Rating")
    assert as_svg(figure).count("bot 7") >= 1


def test_a_picture_takes_the_colours_of_its_page() -> None:
    svg = as_svg(draw_estimates([("greedy", Estimate(50.0, 40.0, 60.0))], "Win share", 50.0))
    drawn = picture(svg, "A caption & more", "p1")
    assert INK not in drawn
    assert "#ffffff" not in drawn
    assert "currentColor" in drawn
    assert "<figcaption>A caption &amp; more</figcaption>" in drawn
