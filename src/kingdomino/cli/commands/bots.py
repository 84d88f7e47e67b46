"""`kingdomino bots`: list the bots, and check one for conformance."""

from typing import Any

import click
from rich.text import Text

from kingdomino.arena.entrant import parse_entrant
from kingdomino.arena.play.game import create_bot
from kingdomino.arena.run import Timeouts
from kingdomino.bots import BOTS, Bot
from kingdomino.bots.check import Check, CheckResult, check_bot
from kingdomino.cli.click_i18n import IntegerType, LocalizedGroup, SuggestedType, option, texts_of
from kingdomino.cli.errors import EXIT_CHECK_FAILED
from kingdomino.cli.options import grace_option, json_option, startup_option
from kingdomino.cli.play.seats import level_name
from kingdomino.cli.terminal.progress import StepProgress
from kingdomino.cli.terminal.screen import Screen, printable, stdout_screen, write_json
from kingdomino.locales import Texts, error_message

_MAX_ERRORS = 5  # of a check that are listed
_MAX_GAMES = 1000


@click.group(
    cls=LocalizedGroup,
    examples={
        "kingdomino bots": "example-bots",
        "kingdomino bots check 'exec:python3 bot.py'": "example-check",
    },
    invoke_without_command=True,
)
@json_option
@click.pass_context
def bots(ctx: click.Context, as_json: bool) -> None:
    """List the bots, unless a subcommand is given."""
    if ctx.invoked_subcommand is None:
        _list(texts_of(ctx), as_json=as_json)


def _list(texts: Texts, *, as_json: bool) -> None:
    listed = {name: {o: list(v) for o, v in bot.options.items()} for name, bot in BOTS.items()}
    if as_json:
        write_json(listed)
        return
    screen = stdout_screen(texts)
    for name, options in listed.items():
        title = Text(name, "bold")
        if (level := level_name(name, texts)).casefold() != name:
            title.append(f"  {level}", "not bold")
        screen.write(title)
        for key, values in options.items():
            screen.write(f"  {key}={'|'.join(values)}")


@bots.command(
    examples={
        "kingdomino bots check greedy": "example-check-name",
        "kingdomino bots check 'exec:python3 bot.py'": "example-check",
    }
)
@click.argument("entrant", metavar="ENTRANT", type=SuggestedType(BOTS))
@option("--games", type=IntegerType(1, _MAX_GAMES), default=1, help="option-games")
@grace_option
@startup_option
@json_option
@click.pass_obj
def check(
    texts: Texts, entrant: str, *, games: int, grace: float, startup: float, as_json: bool
) -> int:
    """Check a bot for conformance."""
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


def _show_result(screen: Screen, result: CheckResult) -> None:
    texts, (good, bad) = screen.texts, ("✓", "✗") if screen.is_unicode else ("+", "!")
    glyph, check = good if result.is_passed else bad, texts(f"check-{result.check}")
    screen.write(Text(f"{glyph} {check}: {texts('check-cases', count=result.cases)}", "bold"))
    for error in result.errors[:_MAX_ERRORS]:
        screen.write(f"  {printable(error_message(texts, error))}")
    more = len(result.errors) - _MAX_ERRORS
    if more > 0:
        screen.write(f"  {texts('check-more', count=more)}")


def _result_json(result: CheckResult) -> dict[str, Any]:
    return {
        "check": result.check.value,
        "is_passed": result.is_passed,
        "cases": result.cases,
        "complaints": [str(error) for error in result.errors],
    }
