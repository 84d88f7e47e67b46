"""`kingdomino arena`: matches between bots."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kingdomino.cli.click_i18n import (
    IntegerType,
    LocalizedCommand,
    LocalizedGroup,
    SecondsType,
    help_without_subcommand,
)
from kingdomino.cli.errors import CommandError, explain_os_error
from kingdomino.cli.json_output import json_option, write_json
from kingdomino.cli.terminal.screen import printable, stdout_screen
from kingdomino.locales import Texts, error_message, is_right_to_left

if TYPE_CHECKING:
    from kingdomino.arena.bootstrap import Estimate
    from kingdomino.arena.result import Result
    from kingdomino.arena.results_file import StoredRun
    from kingdomino.arena.run import Run, RunKind

# The arena is imported by the commands that need it: it loads more slowly than a game.

_MAX_NUMBER = 10**9


def build_command(texts: Texts) -> click.Command:
    """Build the command in one language."""
    group = LocalizedGroup(
        texts,
        "arena",
        examples=[
            ("kingdomino arena match greedy random --results FILE", "example-match"),
            ("kingdomino arena robin greedy random … --results FILE", "example-robin"),
            ("kingdomino arena report FILE --output FOLDER", "example-report"),
        ],
        callback=help_without_subcommand,
        invoke_without_command=True,
    )
    for build in (_match, _robin, _report):
        group.add_command(build(texts))
    return group


def _match(texts: Texts) -> click.Command:
    def run(hero: str, rival: str, **options: Any) -> None:
        from kingdomino.arena.run import RunKind

        _play(texts, RunKind.MATCH, (hero, rival), **options)

    return LocalizedCommand(
        texts,
        "match",
        parent="arena",
        examples=[
            ("kingdomino arena match greedy random --results FILE", "example-match"),
            (
                "kingdomino arena match greedy@0.5 'exec:python3 bot.py@0.5' --results FILE",
                "example-program",
            ),
            (
                "kingdomino arena match greedy random --rules tournament/4 --results FILE",
                "example-four",
            ),
        ],
        callback=run,
        params=[
            click.Argument(["hero"], metavar="HERO"),
            click.Argument(["rival"], metavar="RIVAL"),
            *_run_params(texts),
        ],
    )


def _robin(texts: Texts) -> click.Command:
    def run(entrants: tuple[str, ...], **options: Any) -> None:
        from kingdomino.arena.run import RunKind

        if len(entrants) == 1:
            raise CommandError(texts("error-alone"))
        _play(texts, RunKind.ROBIN, entrants, **options)

    return LocalizedCommand(
        texts,
        "robin",
        parent="arena",
        examples=[("kingdomino arena robin greedy random … --results FILE", "example-robin")],
        callback=run,
        params=[
            click.Argument(["entrants"], nargs=-1, required=True, metavar="ENTRANT..."),
            *_run_params(texts),
        ],
    )


def _run_params(texts: Texts) -> list[click.Parameter]:
    def option(*names: str, text: str, **settings: Any) -> click.Option:
        return click.Option([*names], help=texts(f"option-{text}"), **settings)

    return [
        option("--rules", text="rules", metavar="RULES", default="classic/2"),
        option("--deals", text="deals", type=IntegerType(texts, 1, _MAX_NUMBER), default=100),
        option("--seed", text="arena-seed", type=IntegerType(texts, 0, _MAX_NUMBER), default=1),
        option("--results", text="results", metavar="FILE", required=True),
        option("--seconds", text="seconds", type=SecondsType(texts), default=0.1),
        option("--workers", text="workers", type=IntegerType(texts, 1, 1024)),
        option("--grace", text="grace", type=SecondsType(texts), default=1.0),
        option("--startup", text="startup", type=SecondsType(texts), default=10.0),
        json_option(texts),
    ]


def _play(
    texts: Texts,
    kind: "RunKind",
    entrants: Sequence[str],
    *,
    rules: str,
    deals: int,
    seed: int,
    results: str,
    seconds: float,
    workers: int | None,
    grace: float,
    startup: float,
    as_json: bool,
) -> None:
    """Play a run, or the rest of it, and write its summary."""
    from kingdomino.arena.entrant import parse_entrant
    from kingdomino.arena.pool import available_cores
    from kingdomino.arena.results_file import ResultsFile
    from kingdomino.arena.run import Run, Timeouts
    from kingdomino.cli.terminal.progress import play_remaining
    from kingdomino.notation import parse_ruleset

    run = Run(
        kind=kind,
        ruleset=parse_ruleset(rules),
        entrants=tuple(parse_entrant(entrant, seconds) for entrant in entrants),
        seed=seed,
        deals=deals,
        timeouts=Timeouts(grace, startup),
    )
    try:
        with ResultsFile(Path(results), run) as results_file:
            play_remaining(texts, run, results_file, workers or available_cores())
    except OSError as error:
        raise _write_error(texts, results, error) from error
    _write_summary(texts, results_file.run, results_file.results, as_json=as_json)


def _write_summary(texts: Texts, run: "Run", results: "Sequence[Result]", *, as_json: bool) -> None:
    from kingdomino.arena.run import RunKind
    from kingdomino.arena.summary import summarise
    from kingdomino.cli.commands.arena_summary import show_summary, summary_json

    ratings, missing = None, None
    if run.kind is RunKind.ROBIN:
        try:
            ratings = _ratings(run, results)
        except ModuleNotFoundError as error:
            missing = _package(error)
    rows = summarise(run, results, ratings)
    if as_json:
        write_json(summary_json(run, rows))
        return
    screen = stdout_screen(texts)
    show_summary(screen, run, len({result.deal for result in results}), rows)
    if missing is not None:
        screen.write("", texts("arena-no-ratings", package=missing))


def _ratings(run: "Run", results: "Sequence[Result]") -> "list[Estimate]":
    from kingdomino.arena.ratings import rate

    return rate(run, results)


def _report(texts: Texts) -> click.Command:
    def run(files: tuple[str, ...], output: str) -> None:
        try:
            page = _write_report(texts, files, Path(output))
        except ModuleNotFoundError as error:
            raise CommandError(texts("error-extra", package=_package(error))) from error
        stdout_screen(texts).write_unwrapped_message("report-written", file=page)

    return LocalizedCommand(
        texts,
        "report",
        parent="arena",
        examples=[("kingdomino arena report FILE --output FOLDER", "example-report")],
        callback=run,
        params=[
            click.Argument(["files"], nargs=-1, required=True, metavar="FILE..."),
            click.Option(
                ["--output", "-o"], required=True, metavar="FOLDER", help=texts("option-output")
            ),
        ],
    )


def _write_report(texts: Texts, files: Sequence[str], folder: Path) -> Path:
    from kingdomino.arena.report import write_report
    from kingdomino.arena.report_texts import ReportTexts

    runs = [(Path(file).stem, _read_results(texts, file)) for file in files]
    html_texts = Texts(texts.language, isolating=True)
    report_texts = ReportTexts(
        language=texts.language,
        is_right_to_left=is_right_to_left(texts.language),
        html=html_texts,
        plot=texts,
        error=lambda error: error_message(html_texts, error),
    )
    try:
        return write_report(runs, folder, report_texts)
    except OSError as error:
        raise _write_error(texts, str(folder), error) from error


def _read_results(texts: Texts, file: str) -> "StoredRun":
    from kingdomino.arena.results_file import read_results

    try:
        stored = read_results(Path(file))
    except OSError as error:
        because = explain_os_error(texts, error)
        raise CommandError(texts("error-read", file=printable(file), because=because)) from error
    if not stored.results:
        raise CommandError(texts("error-no-results", file=printable(file)))
    return stored


def _write_error(texts: Texts, file: str, error: OSError) -> CommandError:
    because = explain_os_error(texts, error)
    return CommandError(texts("error-write-results", file=printable(file), because=because))


def _package(error: ModuleNotFoundError) -> str:
    return str(error.name).partition(".")[0]
