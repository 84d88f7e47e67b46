"""The root command, with all others below it."""

from importlib.metadata import version

import click

from kingdomino.cli.click_i18n import LANGUAGE_OPTION, LazyGroup, option
from kingdomino.cli.options import lan_option
from kingdomino.locales import Texts

_PACKAGE = "kingdomino.cli.commands"
_MODULES = (
    "play",
    "serve",
    "show",
    "replay",
    "review",
    "hint",
    "score",
    "verify",
    "tables",
    "perft",
    "arena.arena",
    "dataset",
    "bots",
    "puzzles",
    "completion",
)
"""In the order of the help."""


def _show_version(ctx: click.Context, param: click.Parameter, is_given: bool) -> None:
    del param
    if is_given and not ctx.resilient_parsing:
        print(f"kingdomino {version('kingdomino')}")
        ctx.exit()


@click.group(
    "kingdomino",
    cls=LazyGroup,
    modules=[f"{_PACKAGE}.{module}" for module in _MODULES],
    examples={
        "kingdomino": "example-bare",
        "kingdomino play": "example-play",
        "kingdomino play -s Ann -s bot:knight": "example-seats",
        "kingdomino show FILE": "example-show",
        "kingdomino -L he play": "example-language",
    },
    invoke_without_command=True,
    params=[LANGUAGE_OPTION],
)
@option("--no-browser", is_flag=True, help="option-no-browser")
@lan_option
@option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="option-version",
)
@click.pass_obj
def root(texts: Texts, no_browser: bool, lan: bool) -> None:
    """Play the game in the browser, unless a subcommand is given."""
    if click.get_current_context().invoked_subcommand is None:
        # The server takes a second to import.
        from kingdomino.cli.commands import browser  # noqa: PLC0415

        browser.play(texts, opens_browser=not no_browser, is_lan=lan)
