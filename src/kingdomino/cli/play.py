"""`kingdomino play`: a game at this terminal."""

import secrets
from collections.abc import Sequence
from datetime import date, datetime
from pathlib import Path
from typing import Any

import click

from kingdomino.cli.console import PlainConsole
from kingdomino.cli.documents import STANDARD_INPUT, read_record
from kingdomino.cli.errors import CommandError
from kingdomino.cli.prompt import Prompt
from kingdomino.cli.savefile import SaveFile
from kingdomino.cli.screen import Screen
from kingdomino.cli.seats import Seat, bot_tag, seats_of
from kingdomino.cli.session import Session
from kingdomino.cli.setup import Setup, Wishes
from kingdomino.cli.table import legend_line
from kingdomino.cli.usage import LocalCommand, OneOf, Whole
from kingdomino.locales import Texts
from kingdomino.notation import Record
from kingdomino.rules import PRESETS, Match, MiddleKingdom, Opening, Ruleset
from kingdomino.rules.deal import SEED_BYTES


def command(texts: Texts) -> click.Command:
    """The command in one language."""

    def option(*names: str, text: str, **settings: Any) -> click.Option:
        return click.Option([*names], help=texts(f"option-{text}"), **settings)

    def run(seed: str | None, save: str | None, resume: str | None, **wishes: Any) -> None:
        screen = Screen(PlainConsole(), texts)
        agreed = Wishes(**wishes)
        if resume is not None:
            if seed is not None or not agreed.is_empty:
                raise CommandError(texts("error-resume-alone"))
            session = _resumed(screen, resume, save)
        else:
            session = _new(screen, agreed, seed, save)
        session.run()

    return LocalCommand(
        texts,
        "play",
        examples=[
            ("kingdomino play", "example-play"),
            ("kingdomino play -s Ann -s bot:greedy", "example-seats"),
            ("kingdomino play -n 3 -s Ann -s Bob -s Cy", "example-hot-seat"),
            ("kingdomino play -p mighty-duel", "example-duel"),
            ("kingdomino play --resume FILE", "example-resume"),
        ],
        callback=run,
        params=[
            option("--preset", "-p", text="preset", type=OneOf(texts, PRESETS)),
            option("--players", "-n", text="players", type=Whole(texts, 2, 4)),
            option("--seat", "-s", "seats", text="seat", multiple=True, metavar="NAME"),
            option("--opening", text="opening", type=OneOf(texts, Opening)),
            option(
                "--middle-kingdom",
                text="middle-kingdom",
                type=OneOf(texts, ["none", *MiddleKingdom]),
            ),
            option("--harmony/--no-harmony", text="harmony", default=None),
            option("--dynasty/--no-dynasty", text="dynasty", default=None),
            option("--seed", text="seed", metavar="SEED"),
            option("--save", text="save", metavar="FILE"),
            option("--resume", "-r", text="resume", metavar="FILE"),
        ],
    )


def parse_seed(text: str | None, texts: Texts) -> bytes | int:
    """A whole number, or 64 hexadecimal digits; without either, 32 random bytes.

    Raises `CommandError` for anything else.
    """
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    try:
        return bytes.fromhex(text) if len(text) == 2 * SEED_BYTES else int(text)
    except ValueError:
        raise CommandError(texts("error-seed-seed", seed=text)) from None


def _new(screen: Screen, wishes: Wishes, seed: str | None, save: str | None) -> Session:
    file = SaveFile.default(datetime.now()) if save is None else SaveFile(Path(save))
    if save is not None and file.path.is_file():
        raise CommandError(screen.texts("error-save-exists", file=save))
    setup = Setup(Prompt(screen), wishes)
    if setup.prompt.is_interactive:
        screen.say("welcome", title=screen.texts("title"))
    ruleset = setup.ruleset()
    seats = setup.seats(ruleset)
    match = Match.new(ruleset, parse_seed(seed, screen.texts))
    _introduce(screen, ruleset)
    record = Record.of(match, [seat.name for seat in seats], _tags(seats))
    return Session(screen, record, seats, file)


def _resumed(screen: Screen, resume: str, save: str | None) -> Session:
    record = read_record(resume, screen.texts)
    # What came through a pipe is saved like a new game.
    is_piped = resume == STANDARD_INPUT and save is None
    file = SaveFile.default(datetime.now()) if is_piped else SaveFile(Path(save or resume))
    seats = seats_of(record, screen.texts)
    _introduce(screen, record.match.ruleset)
    return Session(screen, record, seats, file)


def _tags(seats: Sequence[Seat]) -> list[tuple[str, str]]:
    bots = [(bot_tag(number), seat.bot) for number, seat in enumerate(seats) if seat.bot]
    return [("Date", date.today().isoformat()), *bots]


def _introduce(screen: Screen, ruleset: Ruleset) -> None:
    screen.write("", summary(screen, ruleset), legend_line(screen), screen.texts("hint-help"))


def summary(screen: Screen, ruleset: Ruleset) -> str:
    """The rules of a game in a line."""
    texts = screen.texts
    parts = [
        texts("players", count=ruleset.players),
        texts("dominoes", count=ruleset.deck),
        texts("rounds", count=ruleset.rounds),
        f"{ruleset.grid}×{ruleset.grid}",
    ]
    if ruleset.middle_kingdom is not None:
        parts.append(texts("bonus-middle-kingdom"))
    if ruleset.harmony:
        parts.append(texts("bonus-harmony"))
    if ruleset.is_dynasty:
        parts.append(texts("preset-dynasty"))
    return " · ".join(parts)
