"""`kingdomino verify`: check a match against the commitment to its shuffle."""

import click

from kingdomino.cli.click_i18n import LocalizedCommand
from kingdomino.cli.errors import CommandError
from kingdomino.cli.files import read_record
from kingdomino.cli.terminal.screen import stdout_screen
from kingdomino.locales import Texts


def build_command(texts: Texts) -> click.Command:
    """Build the command in one language."""

    def run(file: str, commitment: str | None) -> None:
        from kingdomino.tables.fairness import verify

        verdict = verify(read_record(file, texts), commitment)
        screen = stdout_screen(texts)
        for check, is_right in verdict.results.items():
            screen.write(f"{'✓' if is_right else '✗'} {texts(f'verdict-{check}')}")
        if verdict.missing:
            tags = ", ".join(verdict.missing)
            raise CommandError(texts("verify-missing", tags=tags))
        if not verdict.is_fair:
            raise CommandError(texts("verify-unfair"))
        screen.write(texts("verify-fair"))

    return LocalizedCommand(
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
