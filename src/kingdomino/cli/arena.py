"""`kingdomino arena`: bots against bots."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kingdomino.cli.console import PlainConsole
from kingdomino.cli.errors import CommandError, explain_system
from kingdomino.cli.machine import write_json
from kingdomino.cli.screen import Screen, printable
from kingdomino.cli.usage import LocalCommand, LocalGroup, Seconds, Whole, help_alone
from kingdomino.locales import Texts, explain, is_right_to_left

if TYPE_CHECKING:
    from kingdomino.arena.bootstrap import Estimate
    from kingdomino.arena.result import Result
    from kingdomino.arena.results_file import StoredRun
    from kingdomino.arena.run import Run, RunKind

# Clocks, processes and statistics are imported by those commands that need them: the arena takes
# longer to load than a game.

_MOST = 10**9


def command(texts: Texts) -> click.Command:
    """The command in one language."""
    group = LocalGroup(
        texts,
        "arena",
        examples=[
            ("kingdomino arena match greedy random --results FILE", "example-match"),
            ("kingdomino arena robin greedy random … --results FILE", "example-robin"),
            ("kingdomino arena report FILE --output FOLDER", "example-report"),
        ],
        callback=help_alone,
        invoke_without_command=True,
    )
    for part in (_match, _robin, _report):
        group.add_command(part(texts))
    return group


def _match(texts: Texts) -> click.Command:
    def run(hero: str, rival: str, **settings: Any) -> None:
        from kingdomino.arena.run import RunKind

        _play(texts, RunKind.MATCH, (hero, rival), **settings)

    return LocalCommand(
        texts,
        "match",
        below="arena",
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
    def run(entrants: tuple[str, ...], **settings: Any) -> None:
        from kingdomino.arena.run import RunKind

        if len(entrants) == 1:
            raise CommandError(texts("error-alone"))
        _play(texts, RunKind.ROBIN, entrants, **settings)

    return LocalCommand(
        texts,
        "robin",
        below="arena",
        examples=[("kingdomino arena robin greedy random … --results FILE", "example-robin")],
        callback=run,
        params=[
            click.Argument(["entrants"], nargs=-1, required=True, metavar="ENTRANT..."),
            *_run_params(texts),
        ],
    )


def _report(texts: Texts) -> click.Command:
    def run(files: tuple[str, ...], output: str) -> None:
        try:
            page = _write_report(texts, files, Path(output))
        except ModuleNotFoundError as error:
            raise CommandError(texts("error-extra", package=_package(error))) from error
        Screen(PlainConsole(), texts).say_unbroken("report-written", file=page)

    return LocalCommand(
        texts,
        "report",
        below="arena",
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

    books = [(Path(file).stem, _read_book(texts, file)) for file in files]
    pages = Texts(texts.language, isolating=True)
    voice = ReportTexts(
        language=texts.language,
        is_right_to_left=is_right_to_left(texts.language),
        html=pages,
        plot=texts,
        error=lambda error: explain(pages, error),
    )
    try:
        return write_report(books, folder, voice)
    except OSError as error:
        because = explain_system(texts, error)
        told = texts("error-results-write", file=printable(str(folder)), because=because)
        raise CommandError(told) from error


def _read_book(texts: Texts, file: str) -> "StoredRun":
    from kingdomino.arena.results_file import read_results

    try:
        book = read_results(Path(file))
    except OSError as error:
        because = explain_system(texts, error)
        raise CommandError(texts("error-read", file=printable(file), because=because)) from error
    if not book.results:
        raise CommandError(texts("error-results-none", file=printable(file)))
    return book


def _run_params(texts: Texts) -> list[click.Parameter]:
    def option(*names: str, text: str, **settings: Any) -> click.Option:
        return click.Option([*names], help=texts(f"option-{text}"), **settings)

    return [
        option("--rules", text="rules", metavar="RULES", default="classic/2"),
        option("--deals", text="deals", type=Whole(texts, 1, _MOST), default=100),
        option("--seed", text="arena-seed", type=Whole(texts, 0, _MOST), default=1),
        option("--results", text="results", metavar="FILE", required=True),
        option("--seconds", text="seconds", type=Seconds(texts), default=0.1),
        option("--workers", text="workers", type=Whole(texts, 1, 1024)),
        option("--grace", text="grace", type=Seconds(texts), default=1.0),
        option("--startup", text="startup", type=Seconds(texts), default=10.0),
        click.Option(["--json", "as_json"], is_flag=True, help=texts("option-json")),
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
    """Play a run, or the rest of it, and tell what came out."""
    from kingdomino.arena.entrant import parse_entrant
    from kingdomino.arena.pool import available_cores
    from kingdomino.arena.results_file import ResultsFile
    from kingdomino.arena.run import Run, Timeouts
    from kingdomino.cli.progress import play_on
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
        with ResultsFile(Path(results), run) as ledger:
            play_on(texts, run, ledger, workers or available_cores())
    except OSError as error:
        because = explain_system(texts, error)
        told = texts("error-results-write", file=printable(results), because=because)
        raise CommandError(told) from error
    _tell(texts, ledger.run, ledger.results, as_json=as_json)


def _tell(texts: Texts, run: "Run", results: "Sequence[Result]", *, as_json: bool) -> None:
    from kingdomino.arena.run import RunKind
    from kingdomino.arena.summary import summarise
    from kingdomino.cli.tally import show_tally, tally_json

    ratings, missing = None, None
    if run.kind is RunKind.ROBIN:
        try:
            ratings = _ratings(run, results)
        except ModuleNotFoundError as error:
            missing = _package(error)
    lines = summarise(run, results, ratings)
    if as_json:
        write_json(tally_json(run, lines))
        return
    screen = Screen(PlainConsole(), texts)
    show_tally(screen, run, len({result.deal for result in results}), lines)
    if missing is not None:
        screen.write("", texts("arena-no-ratings", package=missing))


def _package(error: ModuleNotFoundError) -> str:
    return str(error.name).partition(".")[0]


def _ratings(run: "Run", results: "Sequence[Result]") -> "list[Estimate]":
    from kingdomino.arena.ratings import rate

    return rate(run, results)
