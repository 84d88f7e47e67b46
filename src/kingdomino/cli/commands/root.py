"""The root command, with all others below it."""

from importlib.metadata import version
from typing import Final

import click

from kingdomino.cli.click_i18n import LocalizedGroup, WordType
from kingdomino.cli.commands import (
    bots,
    browser,
    completion,
    dataset,
    hint,
    perft,
    play,
    puzzles,
    replay,
    review,
    score,
    serve,
    show,
    tables,
    verify,
)
from kingdomino.cli.commands.arena import arena
from kingdomino.locales import LANGUAGES, Texts

_COMMANDS: Final = (
    play,
    serve,
    show,
    replay,
    review,
    hint,
    score,
    verify,
    tables,
    perft,
    arena,
    dataset,
    bots,
    puzzles,
    completion,
)
"""In the order of the help."""


def build_root(texts: Texts) -> click.Group:
    """Build the `kingdomino` command in one language."""

    def run(no_browser: bool, lan: bool) -> None:
        browser.play_or_show_help(texts, opens_browser=not no_browser, is_lan=lan)

    root = LocalizedGroup(
        texts,
        "kingdomino",
        examples=[
            ("kingdomino", "example-bare"),
            ("kingdomino play", "example-play"),
            ("kingdomino play -s Ann -s bot:knight", "example-seats"),
            ("kingdomino show FILE", "example-show"),
            ("kingdomino -L he play", "example-language"),
        ],
        callback=run,
        invoke_without_command=True,
        params=[
            language_option(texts),
            click.Option(["--no-browser"], is_flag=True, help=texts("option-no-browser")),
            serve.lan_option(texts),
            _version_option(texts),
        ],
    )
    for module in _COMMANDS:
        command = module.build_command(texts)
        for each in (command, *getattr(command, "commands", {}).values()):
            each.params.append(language_option(texts))
        root.add_command(command)
    return root


def _version_option(texts: Texts) -> click.Option:
    def show_version(ctx: click.Context, param: click.Parameter, is_given: bool) -> None:
        del param
        if is_given and not ctx.resilient_parsing:
            print(f"kingdomino {version('kingdomino')}")
            ctx.exit()

    return click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show_version,
        help=texts("option-version"),
    )


def language_option(texts: Texts) -> click.Option:
    """Return `--language`, which is only checked here: `kingdomino.cli.main` parses it first."""
    return click.Option(
        ["--language", "-L"],
        type=WordType(texts, LANGUAGES),
        expose_value=False,
        help=texts("option-language"),
    )
