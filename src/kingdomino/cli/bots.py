"""`kingdomino bots`: who can be played against, and whether a bot keeps its word."""

from typing import TYPE_CHECKING, Any

import click
from rich.text import Text

from kingdomino.bots import BOTS
from kingdomino.cli.console import PlainConsole
from kingdomino.cli.errors import EXIT_BROKEN
from kingdomino.cli.machine import write_json
from kingdomino.cli.screen import Screen, printable
from kingdomino.cli.usage import LocalCommand, LocalGroup, Seconds, Whole
from kingdomino.locales import Texts, explain

if TYPE_CHECKING:
    from kingdomino.bots.check import CheckResult

_COMPLAINTS_TOLD = 5
_MOST_GAMES = 1000


def command(texts: Texts) -> click.Command:
    """The command in one language."""

    def run(as_json: bool) -> None:
        if click.get_current_context().invoked_subcommand is None:
            _list(texts, as_json=as_json)

    group = LocalGroup(
        texts,
        "bots",
        examples=[
            ("kingdomino bots", "example-bots"),
            ("kingdomino bots check 'exec:python3 bot.py'", "example-check"),
        ],
        callback=run,
        invoke_without_command=True,
        params=[click.Option(["--json", "as_json"], is_flag=True, help=texts("option-json"))],
    )
    group.add_command(_check(texts))
    return group


def _list(texts: Texts, *, as_json: bool) -> None:
    known = {name: {o: list(v) for o, v in kind.options.items()} for name, kind in BOTS.items()}
    if as_json:
        write_json(known)
        return
    screen = Screen(PlainConsole(), texts)
    for name, options in known.items():
        screen.write(Text(name, "bold"))
        for option, values in options.items():
            screen.write(f"  {option}={'|'.join(values)}")


def _check(texts: Texts) -> click.Command:
    def run(entrant: str, games: int, grace: float, startup: float, as_json: bool) -> int:
        from kingdomino.arena.entrant import parse_entrant
        from kingdomino.arena.play import create_bot
        from kingdomino.arena.run import Timeouts
        from kingdomino.bots.check import check_bot

        wanted, patience = parse_entrant(entrant, seconds=1.0), Timeouts(grace, startup)
        screen, findings = Screen(PlainConsole(), texts), []
        for finding in check_bot(lambda seed: create_bot(wanted, seed, patience), games=games):
            findings.append(finding)
            if not as_json:
                _show(screen, finding)
        if as_json:
            write_json({"entrant": entrant, "checks": [_finding_json(f) for f in findings]})
        return 0 if all(finding.is_passed for finding in findings) else EXIT_BROKEN

    return LocalCommand(
        texts,
        "check",
        below="bots",
        examples=[
            ("kingdomino bots check greedy", "example-check-name"),
            ("kingdomino bots check 'exec:python3 bot.py'", "example-check"),
        ],
        callback=run,
        params=[
            click.Argument(["entrant"], metavar="ENTRANT"),
            click.Option(
                ["--games"],
                type=Whole(texts, 1, _MOST_GAMES),
                default=1,
                help=texts("option-games"),
            ),
            click.Option(["--grace"], type=Seconds(texts), default=1.0, help=texts("option-grace")),
            click.Option(
                ["--startup"], type=Seconds(texts), default=10.0, help=texts("option-startup")
            ),
            click.Option(["--json", "as_json"], is_flag=True, help=texts("option-json")),
        ],
    )


def _show(screen: Screen, finding: "CheckResult") -> None:
    texts, (good, bad) = screen.texts, ("✓", "✗") if screen.is_unicode else ("+", "!")
    sign, promise = good if finding.is_passed else bad, texts(f"check-{finding.check}")
    screen.write(Text(f"{sign} {promise}: {texts('check-cases', count=finding.cases)}", "bold"))
    for error in finding.errors[:_COMPLAINTS_TOLD]:
        screen.write(f"  {printable(explain(texts, error))}")
    more = len(finding.errors) - _COMPLAINTS_TOLD
    if more > 0:
        screen.write(f"  {texts('check-more', count=more)}")


def _finding_json(finding: "CheckResult") -> dict[str, Any]:
    return {
        "check": finding.check.value,
        "is_passed": finding.is_passed,
        "cases": finding.cases,
        "complaints": [str(error) for error in finding.errors],
    }
