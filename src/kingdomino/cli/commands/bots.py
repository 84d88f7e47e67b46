"""`kingdomino bots`: list the bots, and check one for conformance."""

from typing import TYPE_CHECKING, Any

import click
from rich.text import Text

from kingdomino.bots import BOTS, Bot
from kingdomino.cli.click_i18n import (
    IntegerType,
    LocalizedCommand,
    LocalizedGroup,
    SecondsType,
    SuggestedType,
)
from kingdomino.cli.errors import EXIT_CHECK_FAILED
from kingdomino.cli.json_output import json_option, write_json
from kingdomino.cli.play.seats import level_name
from kingdomino.cli.terminal.screen import Screen, printable, stdout_screen
from kingdomino.locales import Texts, error_message

if TYPE_CHECKING:
    from kingdomino.bots.check import CheckResult

_MAX_ERRORS = 5  # of a check that are listed
_MAX_GAMES = 1000


def build_command(texts: Texts) -> click.Command:
    """Build the command in one language."""

    def run(as_json: bool) -> None:
        if click.get_current_context().invoked_subcommand is None:
            _list(texts, as_json=as_json)

    group = LocalizedGroup(
        texts,
        "bots",
        examples=[
            ("kingdomino bots", "example-bots"),
            ("kingdomino bots check 'exec:python3 bot.py'", "example-check"),
        ],
        callback=run,
        invoke_without_command=True,
        params=[json_option(texts)],
    )
    group.add_command(_check(texts))
    return group


def _list(texts: Texts, *, as_json: bool) -> None:
    bots = {name: {o: list(v) for o, v in bot.options.items()} for name, bot in BOTS.items()}
    if as_json:
        write_json(bots)
        return
    screen = stdout_screen(texts)
    for name, options in bots.items():
        title = Text(name, "bold")
        if (level := level_name(name, texts)).casefold() != name:
            title.append(f"  {level}", "not bold")
        screen.write(title)
        for option, values in options.items():
            screen.write(f"  {option}={'|'.join(values)}")


def _check(texts: Texts) -> click.Command:
    def run(entrant: str, games: int, grace: float, startup: float, as_json: bool) -> int:
        from kingdomino.arena.entrant import parse_entrant
        from kingdomino.arena.play.game import create_bot
        from kingdomino.arena.run import Timeouts
        from kingdomino.bots.check import Check, check_bot
        from kingdomino.cli.terminal.progress import StepProgress

        bot, timeouts = parse_entrant(entrant, seconds=1.0), Timeouts(grace, startup)
        screen, results, progress = stdout_screen(texts), [], StepProgress()

        def on_progress(check: Check, done: int, total: int) -> None:
            progress.show(texts(f"check-{check}"), done, total)

        def create(seed: int) -> Bot:
            return create_bot(bot, seed, timeouts)

        try:
            for result in check_bot(create, games=games, on_progress=on_progress):
                progress.clear()
                results.append(result)
                if not as_json:
                    _show_result(screen, result)
        finally:
            progress.clear()
        if as_json:
            write_json({"entrant": entrant, "checks": [_result_json(r) for r in results]})
        return 0 if all(result.is_passed for result in results) else EXIT_CHECK_FAILED

    games, seconds = IntegerType(texts, 1, _MAX_GAMES), SecondsType(texts)
    return LocalizedCommand(
        texts,
        "check",
        parent="bots",
        examples=[
            ("kingdomino bots check greedy", "example-check-name"),
            ("kingdomino bots check 'exec:python3 bot.py'", "example-check"),
        ],
        callback=run,
        params=[
            click.Argument(["entrant"], metavar="ENTRANT", type=SuggestedType(BOTS)),
            click.Option(["--games"], type=games, default=1, help=texts("option-games")),
            click.Option(["--grace"], type=seconds, default=1.0, help=texts("option-grace")),
            click.Option(["--startup"], type=seconds, default=10.0, help=texts("option-startup")),
            json_option(texts),
        ],
    )


def _show_result(screen: Screen, result: "CheckResult") -> None:
    texts, (good, bad) = screen.texts, ("✓", "✗") if screen.is_unicode else ("+", "!")
    glyph, check = good if result.is_passed else bad, texts(f"check-{result.check}")
    screen.write(Text(f"{glyph} {check}: {texts('check-cases', count=result.cases)}", "bold"))
    for error in result.errors[:_MAX_ERRORS]:
        screen.write(f"  {printable(error_message(texts, error))}")
    more = len(result.errors) - _MAX_ERRORS
    if more > 0:
        screen.write(f"  {texts('check-more', count=more)}")


def _result_json(result: "CheckResult") -> dict[str, Any]:
    return {
        "check": result.check.value,
        "is_passed": result.is_passed,
        "cases": result.cases,
        "complaints": [str(error) for error in result.errors],
    }
