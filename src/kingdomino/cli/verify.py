"""`kingdomino verify`: check that a match was dealt as it was promised."""

import click

from kingdomino.cli.console import PlainConsole
from kingdomino.cli.documents import read_record
from kingdomino.cli.errors import CommandError
from kingdomino.cli.screen import Screen
from kingdomino.cli.usage import LocalCommand
from kingdomino.locales import Texts


def command(texts: Texts) -> click.Command:
    """The command in one language."""

    def run(file: str, commitment: str | None) -> None:
        from kingdomino.tables.fairness import verify

        verdict = verify(read_record(file, texts), commitment)
        screen = Screen(PlainConsole(), texts)
        for check, is_right in verdict.results.items():
            screen.write(f"{'✓' if is_right else '✗'} {texts(f'verdict-{check}')}")
        if verdict.missing:
            tags = ", ".join(verdict.missing)
            raise CommandError(texts("verify-missing", tags=tags))
        if not verdict.is_fair:
            raise CommandError(texts("verify-unfair"))
        screen.write(texts("verify-fair"))

    return LocalCommand(
        texts,
        "verify",
        examples=[
            ("kingdomino verify FILE", "example-verify"),
            ("kingdomino verify --commitment 5feceb66… FILE", "example-verify-commitment"),
        ],
        callback=run,
        params=[
            click.Option(["--commitment"], metavar="HEX", help=texts("option-commitment")),
            click.Argument(["file"], metavar="FILE"),
        ],
    )
