"""`kingdomino verify`: check a match against the commitment to its shuffle."""

import click

from kingdomino.cli.click_i18n import command, option
from kingdomino.cli.errors import CommandError
from kingdomino.cli.files import read_record
from kingdomino.cli.terminal.screen import stdout_screen
from kingdomino.locales import Texts
from kingdomino.rules.ruleset import PLAYERS
from kingdomino.tables import fairness


@command(
    examples={
        "kingdomino verify FILE": "example-verify",
        "kingdomino verify --commitment 5feceb66… --contribution 1=9f2c… FILE": (
            "example-verify-commitment"
        ),
    }
)
@option("--commitment", metavar="HEX", help="option-commitment")
@option("--contribution", metavar="SEAT=TEXT", multiple=True, help="option-contribution")
@click.argument("file", metavar="FILE")
@click.pass_obj
def verify(texts: Texts, file: str, commitment: str | None, contribution: tuple[str, ...]) -> None:
    """Check a match against the commitment to its shuffle."""
    known = dict(_parse_contribution(text, texts) for text in contribution)
    verdict = fairness.verify(read_record(file, texts), commitment, known)
    screen = stdout_screen(texts)
    for check, is_right in verdict.results.items():
        screen.write(f"{'✓' if is_right else '✗'} {texts(f'verdict-{check}')}")
    if verdict.missing:
        tags = ", ".join(verdict.missing)
        raise CommandError(texts("verify-missing", tags=tags))
    if not verdict.is_fair:
        raise CommandError(texts("verify-unfair"))
    screen.write(texts("verify-fair"))


def _parse_contribution(text: str, texts: Texts) -> tuple[int, str]:
    """Return the seat, from 0, and its contribution. Raises `CommandError`."""
    seat, equals, contribution = text.partition("=")
    if not (equals and seat.isascii() and seat.isdecimal() and 1 <= int(seat) <= PLAYERS[-1]):
        raise CommandError(texts("usage-contribution", value=text, players=PLAYERS[-1]))
    return int(seat) - 1, contribution
