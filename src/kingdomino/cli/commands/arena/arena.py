"""`kingdomino arena`: matches between bots."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kingdomino.bots import BOTS
from kingdomino.cli.click_i18n import (
    FileType,
    IntegerType,
    LocalizedCommand,
    LocalizedGroup,
    SecondsType,
    SuggestedType,
    help_without_subcommand,
)
from kingdomino.cli.errors import CommandError, explain_os_error
from kingdomino.cli.json_output import json_option, write_json
from kingdomino.cli.terminal.screen import printable, stdout_screen
from kingdomino.locales import LANGUAGES, Texts, error_message

if TYPE_CHECKING:
    from kingdomino.arena.results_file import StoredRun
    from kingdomino.arena.run import RunKind
    from kingdomino.arena.statistics.ladder import Ladder

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
            ("kingdomino arena ladder LADDER", "example-ladder"),
            ("kingdomino arena report FILE --output FOLDER", "example-report"),
        ],
        callback=help_without_subcommand,
        invoke_without_command=True,
    )
    for build in (_match, _robin, _ladder, _report):
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
            (
                "kingdomino arena match mine=bot.py:MyBot greedy --sprt 0:20 --results FILE",
                "example-sprt",
            ),
        ],
        callback=run,
        params=[
            click.Argument(["hero"], metavar="HERO", type=SuggestedType(BOTS)),
            click.Argument(["rival"], metavar="RIVAL", type=SuggestedType(BOTS)),
            click.Option(["--sprt"], metavar="LOW:HIGH", help=texts("option-sprt")),
            click.Option(["--risk"], metavar="P", default="0.05", help=texts("option-risk")),
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
            click.Argument(
                ["entrants"],
                nargs=-1,
                required=True,
                metavar="ENTRANT...",
                type=SuggestedType(BOTS),
            ),
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
        option("--keep-games", "games", text="keep-games", metavar="FILE"),
        option("--ladder", text="ladder", metavar="FILE"),
        option("--cluster", text="cluster", metavar="ADDRESS"),
        option("--watch", "is_watched", text="watch", is_flag=True),
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
    seconds: float,
    grace: float,
    startup: float,
    sprt: str | None = None,
    risk: str = "0.05",
    as_json: bool,
    **options: Any,
) -> None:
    from kingdomino.arena.entrant import parse_entrant
    from kingdomino.arena.run import Run, Timeouts
    from kingdomino.arena.statistics.sprt import parse_sprt
    from kingdomino.cli.commands.arena.arena_run import RunOptions, play_run
    from kingdomino.notation import parse_ruleset

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


def _ladder(texts: Texts) -> click.Command:
    def run(file: str, results: tuple[str, ...], as_json: bool) -> None:
        from kingdomino.arena.statistics.ladder import Ladder
        from kingdomino.cli.commands.arena.arena_run import write_error

        try:
            ladder = Ladder(Path(file))
        except OSError as error:
            raise _read_error(texts, file, error) from error
        for name in results:
            stored = _read_results(texts, name)
            try:
                ladder.add(stored.run, stored.results)
            except OSError as error:
                raise write_error(texts, file, error) from error
        if not ladder.runs:
            raise CommandError(texts("error-no-results", file=printable(file)))
        _show_ladder(texts, ladder, as_json=as_json)

    return LocalizedCommand(
        texts,
        "ladder",
        parent="arena",
        examples=[
            ("kingdomino arena match greedy random --results FILE --ladder LADDER", "example-grow"),
            ("kingdomino arena ladder LADDER", "example-ladder"),
            ("kingdomino arena ladder LADDER RESULTS…", "example-ladder-add"),
        ],
        callback=run,
        params=[
            click.Argument(["file"], metavar="LADDER", type=FileType()),
            click.Argument(["results"], nargs=-1, metavar="[RESULTS...]", type=FileType()),
            json_option(texts),
        ],
    )


def _show_ladder(texts: Texts, ladder: "Ladder", *, as_json: bool) -> None:
    from kingdomino.arena.report.columns import LADDER
    from kingdomino.arena.statistics.ratings import rate_ladder
    from kingdomino.cli.commands.arena.arena_summary import show_columns

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


def _report(texts: Texts) -> click.Command:
    def run(files: tuple[str, ...], output: str) -> None:
        page = _write_report(texts, files, Path(output))
        stdout_screen(texts).write_unwrapped_message("report-written", file=page)

    return LocalizedCommand(
        texts,
        "report",
        parent="arena",
        examples=[("kingdomino arena report FILE --output FOLDER", "example-report")],
        callback=run,
        params=[
            click.Argument(["files"], nargs=-1, required=True, metavar="FILE...", type=FileType()),
            click.Option(
                ["--output", "-o"], required=True, metavar="FOLDER", help=texts("option-output")
            ),
        ],
    )


def _write_report(texts: Texts, files: Sequence[str], folder: Path) -> Path:
    from kingdomino.arena.report.report import write_report
    from kingdomino.arena.report.texts import ReportTexts
    from kingdomino.cli.commands.arena.arena_run import write_error

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
    try:
        return write_report(runs, folder, report_texts)
    except OSError as error:
        raise write_error(texts, str(folder), error) from error


def _read_results(texts: Texts, file: str) -> "StoredRun":
    from kingdomino.arena.results_file import read_results

    try:
        stored = read_results(Path(file))
    except OSError as error:
        raise _read_error(texts, file, error) from error
    if not stored.results:
        raise CommandError(texts("error-no-results", file=printable(file)))
    return stored


def _read_error(texts: Texts, file: str, error: OSError) -> CommandError:
    because = explain_os_error(texts, error)
    return CommandError(texts("error-read", file=printable(file), because=because))
