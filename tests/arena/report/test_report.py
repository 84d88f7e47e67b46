"""The report: one self-contained page, and plots as files."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kingdomino.arena import Estimate, Pairing, ResultsFile, Run, read_results
from kingdomino.arena.report.html import figure as html_figure
from kingdomino.arena.report.plots import INK, Point, draw_estimates, draw_times, to_png, to_svg
from kingdomino.arena.report.report import write_report
from kingdomino.arena.report.texts import ReportTexts
from kingdomino.bots import BotError
from kingdomino.locales import LANGUAGES, Texts
from tests.arena import synthetic
from tests.arena.conftest import make_run

# The report that several tests read is written once.
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("report")]

NASTY = "exec:bot '<script>alert(1)</script>' $x$ & \"more\"@0.5"


def report_texts(language: str = "en") -> ReportTexts:
    pages = Texts(language, isolating=True)
    return ReportTexts(
        language=language,
        direction=LANGUAGES[language].direction,
        html=pages,
        plot=Texts(language),
        decimal=Texts(language).decimal,
        error=str,
    )


def write(folder: Path, *runs: Run, language: str = "en") -> str:
    """Write a report on runs with synthetic results and a forfeit each; return its page."""
    stored = []
    for number, run in enumerate(runs):
        file = folder / f"{number}.jsonl"
        with ResultsFile(file, run) as results_file:
            strengths = [1000.0 + 100 * i for i in range(len(run.entrants))]
            for result in synthetic.results(run, strengths):
                results_file.add(result)
            fault = BotError("crashed", code=3, said="<b>oh no</b>")
            extra = Pairing(run.deals, next(run.pairings()).seats)
            results_file.add(synthetic.result(extra, [2, 1], faults=[fault, None]))
        stored.append((f"run{number}", read_results(file)))
    path = write_report(stored, folder / "report", report_texts(language))
    assert path == folder / "report" / "report.html"
    return path.read_text("utf-8")


class _Reader(HTMLParser):
    """Collects the tags of a page, and the elements that are left open."""

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


def test_a_report_is_self_contained(page: str) -> None:
    tags = read(page)
    assert {tag for tag, _ in tags}.isdisjoint({"script", "link", "img", "iframe", "object"})
    for _, attributes in tags:
        for name in ("href", "xlink:href", "src"):
            assert (attributes.get(name) or "#").startswith("#")
    assert "url(http" not in page
    assert "@import" not in page
    names = [attributes["id"] for _, attributes in tags if "id" in attributes]
    assert len(set(names)) == len(names)


def test_labels_and_errors_are_escaped(page: str) -> None:
    assert "<script>" not in page
    assert "<b>" not in page
    assert "&lt;b&gt;oh no&lt;/b&gt;" in page


def test_a_report_has_the_settings_and_the_numbers(page: str) -> None:
    metadata = ROBIN.metadata
    for text in ("classic/2", "4711", ROBIN.version, metadata.python, metadata.started):
        assert text in page
    assert "ended with exit code 3" in page
    # Of the robin: ratings, points, and greedy by time; of the match: win shares, and points.
    assert page.count("<svg") == 5
    # Five numbers with intervals for three entrants, and four for two.
    assert len(re.findall(r"<small>[^/]*…", page)) == 3 * 5 + 2 * 4


def test_a_report_has_a_head_to_head_table(page: str) -> None:
    table = page[page.index("Who came in ahead of whom") :].partition("</table>")[0]
    rows = [re.findall(r">([0-9.]+)</bdi></td>", row) for row in table.split("<tr>")[2:]]
    assert [len(row) for row in rows] == [2, 2, 2]


def test_plots_are_written_as_svg_and_png(folder: Path) -> None:
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
def test_runs_of_one_name_do_not_overwrite_each_others_plots(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    run = make_run("greedy", "random")
    with ResultsFile(file, run) as results_file:
        results_file.add(synthetic.result(next(run.pairings()), [1, 2]))
    stored = [("a", read_results(file))] * 2
    page = write_report(stored, tmp_path, report_texts()).read_text("utf-8")
    assert (tmp_path / "a-points.svg").exists()
    assert (tmp_path / "a-2-points.svg").exists()
    assert "1 of 2 games have been played" in page.replace("\u2068", "").replace("\u2069", "")


def test_the_same_numbers_make_the_same_plot() -> None:
    def draw() -> str:
        estimates = [("greedy", Estimate(50.0, 40.0, 60.0))]
        return to_svg(draw_estimates(estimates, "Win share", 50.0, str))

    assert draw() == draw()


def test_a_label_is_no_formula() -> None:
    figure = draw_estimates([("$x$ and $\\frac{", Estimate(50.0, None, None))], "%", 50.0, str)
    assert "$x$ and $\\frac{" in to_svg(figure)
    assert to_png(figure)


def test_more_bots_than_colours_can_be_drawn() -> None:
    points = [Point(0.1, Estimate(10, 5, 15)), Point(1.0, Estimate(30, 25, 35))]
    figure = draw_times({f"bot {i}": points for i in range(8)}, ("Seconds", "Rating"), str)
    assert to_svg(figure).count("bot 7") >= 1


def test_a_plot_takes_the_colours_of_its_page() -> None:
    estimates = [("greedy", Estimate(50.0, 40.0, 60.0))]
    svg = to_svg(draw_estimates(estimates, "Win share", 50.0, str))
    drawn = html_figure(svg, "A caption & more", "p1")
    assert INK not in drawn
    assert "#ffffff" not in drawn
    assert "currentColor" in drawn
    assert "<figcaption>A caption &amp; more</figcaption>" in drawn
