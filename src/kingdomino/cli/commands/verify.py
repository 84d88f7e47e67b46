"""`kingdomino verify`: check a match against the commitment to its shuffle."""

import click

from kingdomino.cli.click_i18n import LocalizedCommand
from kingdomino.cli.errors import CommandError
from kingdomino.cli.files import read_record
from kingdomino.cli.terminal.screen import stdout_screen
from kingdomino.locales import Texts
from kingdomino.rules.ruleset import PLAYERS


def build_command(texts: Texts) -> click.Command:
    """Build the command in one language."""

    def run(file: str, commitment: str | None, contribution: tuple[str, ...]) -> None:
        from kingdomino.tables.fairness import verify

        known = dict(_parse_contribution(text, texts) for text in contribution)
        verdict = verify(read_record(file, texts), commitment, known)
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
            (
                "kingdomino verify --commitment 5feceb66… --contribution 1=9f2c… FILE",
                "example-verify-commitment",
            ),
        ],
        callback=run,
        params=[
            click.Option(["--commitment"], metavar="HEX", help=texts("option-commitment")),
            click.Option(
                ["--contribution"],
                metavar="SEAT=TEXT",
                multiple=True,
                help=texts("option-contribution"),
            ),
            click.Argument(["file"], metavar="FILE"),
        ],
    )


def _parse_contribution(text: str, texts: Texts) -> tuple[int, str]:
    """Return the seat, from 0, and what it contributed. Raises `CommandError`."""
    seat, equals, contribution = text.partition("=")
    if not (equals and seat.isascii() and seat.isdecimal() and 1 <= int(seat) <= PLAYERS[-1]):
        raise CommandError(texts("usage-contribution", value=text, players=PLAYERS[-1]))
    return int(seat) - 1, contribution
