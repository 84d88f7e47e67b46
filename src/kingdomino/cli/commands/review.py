"""`kingdomino review`: grade the turns of a record, and measure luck."""

from collections.abc import Iterator
from dataclasses import asdict

import click

from kingdomino import analysis
from kingdomino.analysis.quality import Quality
from kingdomino.cli.click_i18n import WordType, command, option
from kingdomino.cli.files import read_record, write_file
from kingdomino.cli.options import file_argument, json_option
from kingdomino.cli.terminal.analysis import show_review
from kingdomino.cli.terminal.descriptions import record_names
from kingdomino.cli.terminal.progress import counting_progress
from kingdomino.cli.terminal.screen import printable, stdout_screen, write_json
from kingdomino.locales import Texts
from kingdomino.notation.json_format import match_json

if analysis.is_available:  # else `analysis.watch_review` raises an error
    from kingdomino.analysis.schema import review_data
    from kingdomino.arena.play.executor import available_cores
    from kingdomino.cli.review_html import review_page


@command(
    examples={
        "kingdomino review FILE": "example-review",
        "kingdomino review FILE --html review.html": "example-review-html",
    }
)
@option(
    "--quality", type=WordType(map(str, Quality)), default=Quality.NORMAL, help="option-quality"
)
@option("--html", metavar="OUT", help="option-html")
@json_option
@file_argument
@click.pass_obj
def review(texts: Texts, file: str, quality: str, html: str | None, as_json: bool) -> None:
    """Grade the turns of a record, and measure luck."""
    record = read_record(file, texts)
    names, screen = record_names(record, texts), stdout_screen(texts)
    parts = analysis.watch_review(record, Quality(quality), threads=available_cores())
    whole = _follow(texts, parts)
    if html is not None:
        page = review_page(texts, whole, names, record.colours)
        write_file(html, page.encode(), texts)
        screen.write_unwrapped_message("review-written", file=printable(html))
    if as_json:
        match = match_json(record.match, record.names)
        write_json({**match, "review": asdict(review_data(whole))})
    elif html is None:
        show_review(screen, whole, names)


def _follow(texts: Texts, reviews: "Iterator[analysis.Review]") -> "analysis.Review":
    """Show the progress on standard error, if that is a terminal; return the last review."""
    last = next(reviews)
    with counting_progress(texts("review-progress"), last.total) as advance:
        for last in reviews:  # noqa: B007 - the last one is returned
            advance(1)
    return last
