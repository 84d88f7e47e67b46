"""`kingdomino review`: grade the turns of a record, and measure luck."""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kingdomino.analysis.quality import Quality
from kingdomino.cli.click_i18n import LocalizedCommand, WordType
from kingdomino.cli.commands.show import file_params
from kingdomino.cli.errors import CommandError, explain_os_error
from kingdomino.cli.files import read_record
from kingdomino.cli.json_output import write_json
from kingdomino.cli.terminal.descriptions import record_names
from kingdomino.cli.terminal.screen import printable, stdout_screen
from kingdomino.locales import Texts
from kingdomino.notation import Record
from kingdomino.notation.json_format import match_json

if TYPE_CHECKING:
    from kingdomino.analysis import Review


def build_command(texts: Texts) -> click.Command:
    """Build the command in one language."""

    def run(file: str, quality: str, html: str | None, as_json: bool) -> None:
        from kingdomino.analysis import watch_review
        from kingdomino.analysis.schema import review_data
        from kingdomino.arena.play.pool import available_cores
        from kingdomino.cli.terminal.analysis import show_review

        record = read_record(file, texts)
        names = record_names(record, texts)
        review = _follow(texts, watch_review(record, Quality(quality), threads=available_cores()))
        if html is not None:
            _write_html(texts, html, review, record)
        if as_json:
            match = match_json(record.match, record.names)
            write_json({**match, "review": asdict(review_data(review))})
        elif html is None:
            show_review(stdout_screen(texts), review, names)

    return LocalizedCommand(
        texts,
        "review",
        examples=[
            ("kingdomino review FILE", "example-review"),
            ("kingdomino review FILE --html review.html", "example-review-html"),
        ],
        callback=run,
        params=[
            click.Option(
                ["--quality"],
                type=WordType(texts, [str(quality) for quality in Quality]),
                default=str(Quality.NORMAL),
                help=texts("option-quality"),
            ),
            click.Option(["--html"], metavar="OUT", help=texts("option-html")),
            *file_params(texts),
        ],
    )


def _follow(texts: Texts, reviews: "Iterator[Review]") -> "Review":
    """Show the progress on standard error, if that is a terminal; return the last review."""
    from kingdomino.cli.terminal.progress import counting_progress

    last = next(reviews)
    with counting_progress(texts("review-progress"), last.total) as advance:
        for last in reviews:  # noqa: B007 - the last one is returned
            advance(1)
    return last


def _write_html(texts: Texts, name: str, review: "Review", record: Record) -> None:
    from kingdomino.cli.review_html import review_page

    page = review_page(texts, review, record_names(record, texts), record.colours)
    try:
        Path(name).write_text(page, "utf-8")
    except OSError as error:
        because = explain_os_error(texts, error)
        raise CommandError(
            texts("error-write-file", file=printable(name), because=because)
        ) from error
    stdout_screen(texts).write_unwrapped_message("review-written", file=printable(name))
