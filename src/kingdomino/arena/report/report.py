"""A report on runs: an HTML page with tables and plots, and the plots as files.

This module needs `choix` and `matplotlib`, which come with the extra `arena`.
"""

import shlex
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from matplotlib.figure import Figure

from kingdomino.arena.report import html
from kingdomino.arena.report.columns import CONDUCT, RATING, STRENGTH, Column, TableCell, percent
from kingdomino.arena.report.plots import (
    Point,
    draw_estimates,
    draw_points,
    draw_times,
    to_png,
    to_svg,
)
from kingdomino.arena.report.texts import ReportTexts
from kingdomino.arena.results_file import StoredRun
from kingdomino.arena.run import RunKind
from kingdomino.arena.statistics.bootstrap import Estimate
from kingdomino.arena.statistics.ratings import ANCHOR_RATING, comparisons, rate
from kingdomino.arena.statistics.summary import Row, summarise
from kingdomino.notation import format_ruleset

FILE_NAME: Final = "report.html"
"""The name of the page in its folder."""

_MAX_FORFEITS: Final = 50  # that are listed


class Section(NamedTuple):
    """The part of a report about one run."""

    name: str
    """Unique in the report."""
    stored: StoredRun
    rows: Sequence[Row]

    @property
    def is_robin(self) -> bool:
        """Whether the run is a round robin."""
        return self.stored.run.kind is RunKind.ROBIN


def write_report(runs: Sequence[tuple[str, StoredRun]], folder: Path, texts: ReportTexts) -> Path:
    """Write a report on named runs into a folder, and return the path of its page.

    Raises `OSError` if it can't be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    sections = list(_sections(runs))
    title = texts.html("report-title")
    body = [html.heading(1, title), html.paragraph(texts.html("report-method"))]
    writer = _SectionWriter(folder, texts)
    for section in sections:
        body += writer.section(section)
    body += writer.times(sections)
    path = folder / FILE_NAME
    path.write_text(html.page(texts, title, body), "utf-8")
    return path


def _sections(runs: Sequence[tuple[str, StoredRun]]) -> Iterator[Section]:
    names: set[str] = set()
    for wanted, stored in runs:
        name, number = wanted, 1
        while name in names:
            number += 1
            name = f"{wanted}-{number}"
        names.add(name)
        is_robin = stored.run.kind is RunKind.ROBIN
        ratings = rate(stored.run, stored.results) if is_robin else None
        yield Section(name, stored, summarise(stored.run, stored.results, ratings))


class _SectionWriter:
    """Writes the sections of a report."""

    def __init__(self, folder: Path, texts: ReportTexts) -> None:
        self.folder = folder
        self.texts = texts
        self._figures = 0

    def section(self, section: Section) -> Iterator[str]:
        """Yield the HTML of one run."""
        text = self.texts.html
        run, results = section.stored.run, section.stored.results
        yield html.heading(2, self._title(section))
        yield html.facts(self._facts(section))
        if len(results) < run.games:
            yield html.paragraph(text("report-unfinished", done=len(results), games=run.games))
        yield html.heading(3, text("report-strength"))
        yield self._table(section, [RATING, *STRENGTH] if section.is_robin else STRENGTH)
        yield html.paragraph(text("arena-legend"))
        yield self._strengths(section)
        if section.is_robin:
            yield html.heading(3, text("report-ahead"))
            yield self._head_to_head(section)
        yield html.heading(3, text("report-points"))
        axis, decimal = self.texts.plot("column-points"), self.texts.decimal
        points = draw_points(run, results, axis, decimal)
        yield self._figure(f"{section.name}-points", points, "picture-points")
        yield html.heading(3, text("report-conduct"))
        yield self._table(section, CONDUCT)
        yield from self._forfeits(section)

    def times(self, sections: Sequence[Section]) -> Iterator[str]:
        """Yield plots of strength by time, for bots that played with different seconds a turn."""
        shares, ratings = _series(sections)
        if shares or ratings:
            yield html.heading(2, self.texts.html("report-time"))
        for name, series, axis in (
            ("time-shares", shares, "column-share"),
            ("time-ratings", ratings, "column-rating"),
        ):
            if series:
                text = self.texts.plot
                axes = (text("column-allowed"), text(axis))
                figure = draw_times(series, axes, self.texts.decimal)
                yield self._figure(name, figure, "picture-time")

    def _title(self, section: Section) -> str:
        entrants = [entrant.label for entrant in section.stored.run.entrants]
        if section.is_robin:
            return self.texts.html("report-robin", count=len(entrants))
        return self.texts.html("report-match", hero=entrants[0], rival=entrants[1])

    def _facts(self, section: Section) -> list[tuple[str, str]]:
        text, run, results = self.texts.html, section.stored.run, section.stored.results
        metadata = run.metadata
        return [
            (text("fact-rules"), format_ruleset(run.ruleset)),
            (text("fact-deals"), str(len({result.deal for result in results}))),
            (text("column-games"), str(len(results))),
            (text("fact-seed"), str(run.seed)),
            (text("fact-grace"), self.texts.decimal(f"{run.timeouts.grace:g}")),
            (text("fact-startup"), self.texts.decimal(f"{run.timeouts.startup:g}")),
            (text("fact-started"), metadata.started),
            (text("fact-command"), shlex.join(metadata.command)),
            (text("fact-version"), f"kingdomino {run.version}, Python {metadata.python}"),
            (text("fact-machine"), metadata.machine),
            (text("fact-kernel"), text("yes") if metadata.has_kernel else text("no")),
        ]

    def _table(self, section: Section, columns: Sequence[Column[Row]]) -> str:
        headings = ["column-entrant", *(column.message for column in columns)]
        rows = [
            (row.entrant.label, [column.cell(row).map(self.texts.decimal) for column in columns])
            for row in section.rows
        ]
        return html.table([self.texts.html(heading) for heading in headings], rows)

    def _strengths(self, section: Section) -> str:
        """Return a plot of the ratings; for a match, of the win shares."""
        name = f"{section.name}-strength"
        if section.is_robin:
            rated = [(row.entrant.label, row.rating) for row in section.rows if row.rating]
            axis = self.texts.plot("column-rating")
            figure = draw_estimates(rated, axis, ANCHOR_RATING, self.texts.decimal)
            return self._figure(name, figure, "picture-ratings")
        shares = [(row.entrant.label, _percent(row.share)) for row in section.rows]
        axis, even = self.texts.plot("column-share"), 100 / section.stored.run.ruleset.players
        figure = draw_estimates(shares, axis, even, self.texts.decimal)
        return self._figure(name, figure, "picture-shares")

    def _head_to_head(self, section: Section) -> str:
        """Return a table of how often each entrant ranked above each other."""
        run = section.stored.run
        wins = comparisons(run, section.stored.results).sum(axis=0)
        order = [run.entrants.index(row.entrant) for row in section.rows]
        labels = [run.entrants[number].label for number in order]
        rows = []
        for one in order:
            meetings = [wins[one, other] + wins[other, one] for other in order]
            shares = [
                TableCell(self.texts.decimal(percent(wins[one, other] / count)) if count else "")
                for other, count in zip(order, meetings, strict=True)
            ]
            rows.append((run.entrants[one].label, shares))
        return html.table([self.texts.html("column-entrant"), *labels], rows)

    def _forfeits(self, section: Section) -> Iterator[str]:
        forfeits = [
            (row.entrant.label, forfeit) for row in section.rows for forfeit in row.forfeits
        ]
        if not forfeits:
            return
        yield html.heading(3, self.texts.html("column-faults"))
        items = [
            self.texts.html(
                "arena-forfeit",
                entrant=label,
                deal=forfeit.deal,
                seat=forfeit.seat,
                action=forfeit.ply + 1,
                fault=self.texts.error(forfeit.fault),
            )
            for label, forfeit in forfeits[:_MAX_FORFEITS]
        ]
        more = len(forfeits) - _MAX_FORFEITS
        if more > 0:
            items.append(self.texts.html("arena-more-forfeits", count=more))
        yield html.items(items)

    def _figure(self, name: str, figure: Figure, caption: str) -> str:
        """Write a plot as files, and return it as HTML."""
        svg = to_svg(figure)
        (self.folder / f"{name}.svg").write_text(svg, "utf-8")
        (self.folder / f"{name}.png").write_bytes(to_png(figure))
        self._figures += 1
        return html.figure(svg, self.texts.html(caption), f"figure{self._figures}")


_Series = Mapping[str, Sequence[Point]]


def _series(sections: Sequence[Section]) -> tuple[_Series, _Series]:
    """Return win shares of matches and ratings, by time, of bots with several times to compare."""
    shares: dict[str, list[Point]] = defaultdict(list)
    ratings: dict[str, list[Point]] = defaultdict(list)
    for section in sections:
        rules = format_ruleset(section.stored.run.ruleset)
        if not section.is_robin:
            hero, rival = section.rows
            name = f"{hero.entrant.name} – {rival.entrant.label}, {rules}"
            shares[name].append(Point(hero.entrant.seconds, _percent(hero.share)))
            continue
        for row in section.rows:
            if row.rating is not None:
                name = f"{row.entrant.name}, {rules}, {section.name}"
                ratings[name].append(Point(row.entrant.seconds, row.rating))
    return _with_several_times(shares), _with_several_times(ratings)


def _with_several_times(series: _Series) -> _Series:
    return {
        name: sorted(points)
        for name, points in series.items()
        if len({point.seconds for point in points}) > 1
    }


def _percent(share: Estimate) -> Estimate:
    value, low, high = (None if end is None else 100 * end for end in share)
    assert value is not None
    return Estimate(value, low, high)
