"""A review as a page of its own: the curve, the table of seats and the table of turns."""

from collections.abc import Iterator, Sequence
from html import escape

from kingdomino.analysis import Grade, Review
from kingdomino.analysis.curve import curve_svg
from kingdomino.cli.terminal.analysis import (
    estimate_text,
    grade_text,
    has_better_turn,
    percent,
    verdict_lines,
)
from kingdomino.locales import LANGUAGES, Texts
from kingdomino.notation import format_ruleset, format_turn
from kingdomino.rules import Colour

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
       color: #2a2119; background: #fffdf7 }
table { border-collapse: collapse; margin: 1.5rem 0 }
th, td { padding: .25rem .7rem; border-bottom: 1px solid #d9d2c5; text-align: start }
td { white-space: pre-line }
td.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap }
.curve { overflow-x: auto; direction: ltr }
tr.mistake td, tr.blunder td { font-weight: bold }
"""


def review_page(
    texts: Texts, review: Review, names: Sequence[str], colours: Sequence[Colour] | None = None
) -> str:
    """Return the page, without scripts or links to elsewhere."""
    direction = LANGUAGES[texts.language].direction
    first = review.match.standings()[0].seat
    title = escape(f"{texts('review-title')}: {format_ruleset(review.match.ruleset)}")
    sentences = [
        texts("review-adjusted", player=names[seat.seat], share=percent(seat.adjusted_win))
        for seat in review.seats
        if seat.adjusted_win is not None
    ]
    body = "".join(
        [
            f"<h1>{title}</h1>",
            f'<div class="curve">{curve_svg(review, first, colours)}</div>',
            *(f"<p>{escape(sentence)}</p>" for sentence in sentences),
            _table(_seat_rows(texts, review, names)),
            _table(_turn_rows(texts, review, names)),
        ]
    )
    return (
        f'<!doctype html>\n<html lang="{texts.language}" dir="{direction}"><head>'
        f'<meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_STYLE}</style></head><body>{body}</body></html>\n"
    )


Row = tuple[str, list[str]]
"""The class of a row, and its cells."""


def _table(rows: Iterator[Row]) -> str:
    _, headings = next(rows)
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in headings)
    body = "".join(f'<tr class="{kind}">{_cells(cells)}</tr>' for kind, cells in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cells(cells: Sequence[str]) -> str:
    return "".join(
        f'<td class="number"><bdi dir="ltr">{escape(cell)}</bdi></td>'
        if cell[:1].isdigit() or cell[:1] in ("+", "-", ">")
        else f"<td>{escape(cell)}</td>"
        for cell in cells
    )


def _seat_rows(texts: Texts, review: Review, names: Sequence[str]) -> Iterator[Row]:
    grades = [texts(f"grade-{grade}") for grade in Grade]
    columns = ("review-player", "criterion-points", "review-accuracy")
    more = ("review-lost", "review-luck")
    yield "", [*map(texts, columns), *grades, *map(texts, more)]
    for standing in review.match.standings():
        seat = review.seats[standing.seat]
        yield (
            "",
            [
                names[seat.seat],
                str(standing.points),
                "" if seat.accuracy is None else f"{seat.accuracy:.0f}",
                *(str(count) for count in seat.grades.values()),
                estimate_text(seat.points_lost),
                f"{seat.luck_points.value:+.1f} ± {seat.luck_points.error:.1f}",
            ],
        )


def _turn_rows(texts: Texts, review: Review, names: Sequence[str]) -> Iterator[Row]:
    columns = ("review-number", "review-player", "review-turn", "review-grade")
    yield "", [*map(texts, columns), *map(texts, ("review-lost", "review-better", "review-why"))]
    for number, turn in enumerate(review.turns, 1):
        is_better = has_better_turn(turn)
        cells = [
            str(number),
            names[turn.seat],
            format_turn(turn.turn),
            grade_text(texts, turn),
            estimate_text(turn.points_loss) if is_better else "",
            format_turn(turn.best.turn) if is_better else "",
            "\n".join(verdict_lines(texts, turn, names)) if is_better else "",
        ]
        yield turn.grade or "", cells
