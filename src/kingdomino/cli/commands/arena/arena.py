"""`kingdomino arena`: matches between bots."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from kingdomino.arena.entrant import parse_entrant
from kingdomino.arena.report.columns import LADDER
from kingdomino.arena.report.texts import ReportTexts
from kingdomino.arena.results_file import StoredRun, read_results
from kingdomino.arena.run import Run, RunKind, Timeouts
from kingdomino.arena.statistics.ladder import Ladder
from kingdomino.arena.statistics.sprt import parse_sprt
from kingdomino.bots import BOTS
from kingdomino.cli.click_i18n import (
    FileType,
    IntegerType,
    LocalizedGroup,
    SecondsType,
    SuggestedType,
    combine,
    help_without_subcommand,
    option,
)
from kingdomino.cli.commands.arena.arena_run import RunOptions, play_run
from kingdomino.cli.commands.arena.arena_summary import show_columns
from kingdomino.cli.errors import CommandError, file_errors
from kingdomino.cli.options import (
    cluster_option,
    grace_option,
    json_option,
    rules_option,
    seed_option,
    startup_option,
    workers_option,
)
from kingdomino.cli.terminal.screen import printable, stdout_screen, write_json
from kingdomino.locales import LANGUAGES, Texts, error_message
from kingdomino.notation import parse_ruleset

_MATCH = {"kingdomino arena match greedy random --results FILE": "example-match"}
_ROBIN = {"kingdomino arena robin greedy random … --results FILE": "example-robin"}
_LADDER = {"kingdomino arena ladder LADDER": "example-ladder"}
_REPORT = {"kingdomino arena report FILE --output FOLDER": "example-report"}

arena = LocalizedGroup(
    "arena",
    examples=_MATCH | _ROBIN | _LADDER | _REPORT,
    callback=help_without_subcommand,
    invoke_without_command=True,
)

_run_options = combine(
    [
        rules_option,
        option("--deals", type=IntegerType(1, 10**9), default=100, help="option-deals"),
        seed_option,
        option("--results", metavar="FILE", required=True, help="option-results"),
        option("--keep-games", "games", metavar="FILE", help="option-keep-games"),
        option("--ladder", metavar="FILE", help="option-ladder"),
        cluster_option,
        option("--watch", "is_watched", is_flag=True, help="option-watch"),
        option("--seconds", type=SecondsType(), default=0.1, help="option-seconds"),
        workers_option,
        grace_option,
        startup_option,
        json_option,
    ]
)


@arena.command(
    examples=_MATCH
    | {
        "kingdomino arena match greedy@0.5 'exec:python3 bot.py@0.5' --results FILE": (
            "example-program"
        ),
        "kingdomino arena match greedy random --rules tournament/4 --results FILE": "example-four",
        "kingdomino arena match mine=bot.py:MyBot greedy --sprt 0:20 --results FILE": (
            "example-sprt"
        ),
    }
)
@click.argument("hero", metavar="HERO", type=SuggestedType(BOTS))
@click.argument("rival", metavar="RIVAL", type=SuggestedType(BOTS))
@option("--sprt", metavar="LOW:HIGH", help="option-sprt")
@option("--risk", metavar="P", default="0.05", help="option-risk")
@_run_options
@click.pass_obj
def match(texts: Texts, /, hero: str, rival: str, **options: Any) -> None:
    """Play a match between two entrants."""
    _play(texts, RunKind.MATCH, (hero, rival), **options)


@arena.command(examples=_ROBIN)
@click.argument("entrants", nargs=-1, required=True, metavar="ENTRANT...", type=SuggestedType(BOTS))
@_run_options
@click.pass_obj
def robin(texts: Texts, /, entrants: tuple[str, ...], **options: Any) -> None:
    """Let every entrant play against every other."""
    if len(entrants) == 1:
        raise CommandError(texts("error-alone"))
    _play(texts, RunKind.ROBIN, entrants, **options)


def _play(
    texts: Texts,
    kind: RunKind,
    entrants: Sequence[str],
    *,
    rules: str,
    deals: int,
    seed: int,
    seconds: float,
    grace: float,
    startup: float,
    sprt: str | None = None,
    risk: str = "0.05",
    as_json: bool,
    **options: Any,
) -> None:
    run = Run(
        kind=kind,
        ruleset=parse_ruleset(rules),
        entrants=tuple(parse_entrant(entrant, seconds) for entrant in entrants),
        seed=seed,
        deals=deals,
        timeouts=Timeouts(grace, startup),
    )
    test = None if sprt is None else parse_sprt(sprt, risk)
    play_run(texts, run, RunOptions(sprt=test, **options), as_json=as_json)


@arena.command(
    examples={
        "kingdomino arena match greedy random --results FILE --ladder LADDER": "example-grow",
        **_LADDER,
        "kingdomino arena ladder LADDER RESULTS…": "example-ladder-add",
    }
)
@click.argument("file", metavar="LADDER", type=FileType())
@click.argument("results", nargs=-1, metavar="[RESULTS...]", type=FileType())
@json_option
@click.pass_obj
def ladder(texts: Texts, file: str, results: tuple[str, ...], as_json: bool) -> None:
    """Show the ratings of a ladder, after adding results to it."""
    with file_errors(texts, "error-read", file):
        rated = Ladder(Path(file))
    for name in results:
        stored = _read_results(texts, name)
        with file_errors(texts, "error-write-results", file):
            rated.add(stored.run, stored.results)
    if not rated.runs:
        raise CommandError(texts("error-no-results", file=printable(file)))
    _show_ladder(texts, rated, as_json=as_json)


def _show_ladder(texts: Texts, ladder: Ladder, *, as_json: bool) -> None:
    from kingdomino.arena.statistics.ratings import rate_ladder  # noqa: PLC0415 - an extra

    rows = rate_ladder(ladder)
    if as_json:
        entrants = [
            {**row._asdict(), "entrant": row.entrant.label, "rating": row.rating._asdict()}
            for row in rows
        ]
        write_json({"rules": ladder.rules, "runs": len(ladder.runs), "entrants": entrants})
        return
    screen = stdout_screen(texts)
    screen.write("", texts("arena-ladder", rules=ladder.rules, runs=len(ladder.runs)))
    show_columns(screen, rows, LADDER)
    screen.write_message("arena-legend")


@arena.command(examples=_REPORT)
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=FileType())
@option("--output", "-o", required=True, metavar="FOLDER", help="option-output")
@click.pass_obj
def report(texts: Texts, files: tuple[str, ...], output: str) -> None:
    """Write a report of runs as a page."""
    from kingdomino.arena.report.report import write_report  # noqa: PLC0415 - an extra

    runs = [(Path(file).stem, _read_results(texts, file)) for file in files]
    html_texts = Texts(texts.language, isolating=True)
    report_texts = ReportTexts(
        language=texts.language,
        direction=LANGUAGES[texts.language].direction,
        html=html_texts,
        plot=texts,
        decimal=texts.decimal,
        error=lambda error: error_message(html_texts, error),
    )
    with file_errors(texts, "error-write-results", output):
        page = write_report(runs, Path(output), report_texts)
    stdout_screen(texts).write_unwrapped_message("report-written", file=page)


def _read_results(texts: Texts, file: str) -> StoredRun:
    with file_errors(texts, "error-read", file):
        stored = read_results(Path(file))
    if not stored.results:
        raise CommandError(texts("error-no-results", file=printable(file)))
    return stored
