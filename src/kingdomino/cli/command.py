"""The tree of commands."""

from collections.abc import Callable
from importlib.metadata import version

import click

from kingdomino.cli import (
    arena,
    bots,
    browser,
    perft,
    play,
    replay,
    score,
    serve,
    show,
    tables,
    verify,
)
from kingdomino.cli.usage import LocalGroup, OneOf
from kingdomino.locales import LANGUAGES, Texts


def build(texts: Texts) -> click.Group:
    """The `kingdomino` command, speaking the language of the texts."""

    def show_version(ctx: click.Context, param: click.Parameter, is_asked: bool) -> None:
        del param
        if is_asked and not ctx.resilient_parsing:
            print(f"kingdomino {version('kingdomino')}")
            ctx.exit()

    def run_alone(no_browser: bool) -> None:
        browser.play_or_help(texts, opens_browser=not no_browser)

    root = LocalGroup(
        texts,
        "kingdomino",
        examples=[
            ("kingdomino", "example-bare"),
            ("kingdomino play", "example-play"),
            ("kingdomino play -s Ann -s bot:greedy", "example-seats"),
            ("kingdomino show FILE", "example-show"),
            ("kingdomino -L he play", "example-language"),
        ],
        callback=run_alone,
        invoke_without_command=True,
        params=[
            language_option(texts),
            click.Option(["--no-browser"], is_flag=True, help=texts("option-no-browser")),
            click.Option(
                ["--version"],
                is_flag=True,
                is_eager=True,
                expose_value=False,
                callback=show_version,
                help=texts("option-version"),
            ),
        ],
    )
    parts: list[Callable[[Texts], click.Command]] = [
        play.command,
        serve.command,
        show.command,
        replay.command,
        score.command,
        verify.command,
        tables.command,
        perft.command,
        arena.command,
        bots.command,
    ]
    for part in parts:
        command = part(texts)
        for below in (command, *getattr(command, "commands", {}).values()):
            below.params.append(language_option(texts))
        root.add_command(command)
    return root


def language_option(texts: Texts) -> click.Option:
    """`--language`: only checked here, as `kingdomino.cli.entry` has read it before."""
    return click.Option(
        ["--language", "-L"],
        type=OneOf(texts, LANGUAGES),
        expose_value=False,
        help=texts("option-language"),
    )
