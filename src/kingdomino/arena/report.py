"""A report on runs: tables and pictures on one page, and the pictures as files.

This module needs `choix` and `matplotlib`, which come with the extra `arena`.
"""

import shlex
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from matplotlib.figure import Figure

from kingdomino.arena import page
from kingdomino.arena.bootstrap import Estimate
from kingdomino.arena.columns import CONDUCT, RATING, STRENGTH, Cell, Column, percent
from kingdomino.arena.ledger import Book
from kingdomino.arena.plots import Point, as_png, as_svg, draw_estimates, draw_points, draw_times
from kingdomino.arena.ratings import ANCHOR_RATING, comparisons, rate
from kingdomino.arena.run import Kind
from kingdomino.arena.summary import Line, summarise
from kingdomino.arena.voice import Voice
from kingdomino.notation import format_ruleset

PAGE: Final = "report.html"
"""The name of the page in its folder."""

_BLUNDERS_TOLD: Final = 50


class Chapter(NamedTuple):
    """One run, with what its games say."""

    name: str
    """Of its own in the report."""
    book: Book
    lines: Sequence[Line]

    @property
    def is_robin(self) -> bool:
        """Whether everybody met everybody."""
        return self.book.run.kind is Kind.ROBIN


def write_report(books: Sequence[tuple[str, Book]], folder: Path, voice: Voice) -> Path:
    """Write a report on runs, each with a name, into a folder; returns its page.

    Raises `OSError` if it can't be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    chapters = list(_chapters(books))
    title = voice.say("report-title")
    body = [page.heading(1, title), page.paragraph(voice.say("report-method"))]
    report = _Report(folder, voice)
    for chapter in chapters:
        body += report.chapter(chapter)
    body += report.times(chapters)
    path = folder / PAGE
    path.write_text(page.page(voice, title, body), "utf-8")
    return path


def _chapters(books: Sequence[tuple[str, Book]]) -> Iterator[Chapter]:
    names: set[str] = set()
    for wanted, book in books:
        name, number = wanted, 1
        while name in names:
            number += 1
            name = f"{wanted}-{number}"
        names.add(name)
        ratings = rate(book.run, book.results) if book.run.kind is Kind.ROBIN else None
        yield Chapter(name, book, summarise(book.run, book.results, ratings))


class _Report:
    """Writes the parts of a report."""

    def __init__(self, folder: Path, voice: Voice) -> None:
        self.folder = folder
        self.voice = voice
        self._pictures = 0

    def chapter(self, chapter: Chapter) -> Iterator[str]:
        """All about one run."""
        say = self.voice.say
        yield page.heading(2, self._title(chapter))
        yield page.facts(self._facts(chapter))
        done, games = len(chapter.book.results), chapter.book.run.games
        if done < games:
            yield page.paragraph(say("report-unfinished", done=done, games=games))
        yield page.heading(3, say("report-strength"))
        yield self._table(chapter, [RATING, *STRENGTH] if chapter.is_robin else STRENGTH)
        yield page.paragraph(say("arena-legend"))
        yield self._strengths(chapter)
        if chapter.is_robin:
            yield page.heading(3, say("report-ahead"))
            yield self._ahead(chapter)
        yield page.heading(3, say("report-points"))
        points = draw_points(
            chapter.book.run, chapter.book.results, self.voice.draw("column-points")
        )
        yield self._picture(f"{chapter.name}-points", points, "picture-points")
        yield page.heading(3, say("report-conduct"))
        yield self._table(chapter, CONDUCT)
        yield from self._blunders(chapter)

    def times(self, chapters: Sequence[Chapter]) -> Iterator[str]:
        """How strength grows with time, where a bot took part with several seconds a turn."""
        shares, ratings = _series(chapters)
        if shares or ratings:
            yield page.heading(2, self.voice.say("report-time"))
        for name, series, axis in (
            ("time-shares", shares, "column-share"),
            ("time-ratings", ratings, "column-rating"),
        ):
            if series:
                draw = self.voice.draw
                figure = draw_times(series, draw("column-allowed"), draw(axis))
                yield self._picture(name, figure, "picture-time")

    def _title(self, chapter: Chapter) -> str:
        entrants = [entrant.label for entrant in chapter.book.run.entrants]
        if chapter.is_robin:
            return self.voice.say("report-robin", count=len(entrants))
        return self.voice.say("report-match", hero=entrants[0], rival=entrants[1])

    def _facts(self, chapter: Chapter) -> list[tuple[str, str]]:
        say, run, results = self.voice.say, chapter.book.run, chapter.book.results
        origin = run.origin
        kernel = say("yes") if origin.has_kernel else say("no")
        return [
            (say("fact-rules"), format_ruleset(run.ruleset)),
            (say("fact-deals"), str(len({result.deal for result in results}))),
            (say("column-games"), str(len(results))),
            (say("fact-seed"), str(run.seed)),
            (say("fact-grace"), f"{run.patience.grace:g}"),
            (say("fact-startup"), f"{run.patience.startup:g}"),
            (say("fact-started"), origin.started),
            (say("fact-command"), shlex.join(origin.command)),
            (say("fact-version"), f"kingdomino {run.version}, Python {origin.python}"),
            (say("fact-machine"), origin.machine),
            (say("fact-kernel"), kernel),
        ]

    def _table(self, chapter: Chapter, columns: Sequence[Column]) -> str:
        headings = ["column-entrant", *(column.message for column in columns)]
        rows = [
            (line.entrant.label, [column.cell(line) for column in columns])
            for line in chapter.lines
        ]
        return page.table([self.voice.say(heading) for heading in headings], rows)

    def _strengths(self, chapter: Chapter) -> str:
        """Ratings, or in a match win shares, as a picture."""
        name = f"{chapter.name}-strength"
        if chapter.is_robin:
            rated = [(line.entrant.label, line.rating) for line in chapter.lines if line.rating]
            axis = self.voice.draw("column-rating")
            figure = draw_estimates(rated, axis, ANCHOR_RATING)
            return self._picture(name, figure, "picture-ratings")
        shares = [(line.entrant.label, _percent(line.share)) for line in chapter.lines]
        axis, fair = self.voice.draw("column-share"), 100 / chapter.book.run.ruleset.players
        return self._picture(name, draw_estimates(shares, axis, fair), "picture-shares")

    def _ahead(self, chapter: Chapter) -> str:
        """Who came in ahead of whom."""
        run = chapter.book.run
        wins = comparisons(run, chapter.book.results).sum(axis=0)
        order = [run.entrants.index(line.entrant) for line in chapter.lines]
        labels = [run.entrants[number].label for number in order]
        rows = []
        for one in order:
            met = [wins[one, other] + wins[other, one] for other in order]
            shares = [
                Cell(percent(wins[one, other] / count) if count else "")
                for other, count in zip(order, met, strict=True)
            ]
            rows.append((run.entrants[one].label, shares))
        return page.table([self.voice.say("column-entrant"), *labels], rows)

    def _blunders(self, chapter: Chapter) -> Iterator[str]:
        told = [
            (line.entrant.label, blunder) for line in chapter.lines for blunder in line.blunders
        ]
        if not told:
            return
        yield page.heading(3, self.voice.say("column-faults"))
        texts = [
            self.voice.say(
                "arena-blunder",
                entrant=label,
                deal=blunder.deal,
                seat=blunder.seat,
                action=blunder.ply + 1,
                fault=self.voice.explain(blunder.fault),
            )
            for label, blunder in told[:_BLUNDERS_TOLD]
        ]
        if len(told) > _BLUNDERS_TOLD:
            texts.append(self.voice.say("arena-more-blunders", count=len(told) - _BLUNDERS_TOLD))
        yield page.items(texts)

    def _picture(self, name: str, figure: Figure, caption: str) -> str:
        """Keep a picture as files, and put it on the page."""
        svg = as_svg(figure)
        (self.folder / f"{name}.svg").write_text(svg, "utf-8")
        (self.folder / f"{name}.png").write_bytes(as_png(figure))
        self._pictures += 1
        return page.picture(svg, self.voice.say(caption), f"picture{self._pictures}")


_Series = Mapping[str, Sequence[Point]]


def _series(chapters: Sequence[Chapter]) -> tuple[_Series, _Series]:
    """Win shares of matches, and ratings, by time; only of bots with several times to compare."""
    shares: dict[str, list[Point]] = defaultdict(list)
    ratings: dict[str, list[Point]] = defaultdict(list)
    for chapter in chapters:
        rules = format_ruleset(chapter.book.run.ruleset)
        if not chapter.is_robin:
            hero, rival = chapter.lines
            name = f"{hero.entrant.name} – {rival.entrant.label}, {rules}"
            shares[name].append(Point(hero.entrant.seconds, _percent(hero.share)))
            continue
        for line in chapter.lines:
            if line.rating is not None:
                name = f"{line.entrant.name}, {rules}, {chapter.name}"
                ratings[name].append(Point(line.entrant.seconds, line.rating))
    return _several(shares), _several(ratings)


def _several(series: _Series) -> _Series:
    return {
        name: sorted(points)
        for name, points in series.items()
        if len({point.seconds for point in points}) > 1
    }


def _percent(share: Estimate) -> Estimate:
    value, low, high = (None if end is None else 100 * end for end in share)
    assert value is not None
    return Estimate(value, low, high)
