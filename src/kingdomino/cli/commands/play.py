"""`kingdomino play`: play a game in this terminal."""

import secrets
from collections.abc import Sequence
from datetime import date, datetime
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from kingdomino.bots import BOTS
from kingdomino.cli.click_i18n import IntegerType, SuggestedType, WordType, command, option
from kingdomino.cli.errors import CommandError
from kingdomino.cli.files import STANDARD_INPUT, SaveFile, read_record
from kingdomino.cli.notices import show_notices
from kingdomino.cli.play.saved_match import SavedMatch
from kingdomino.cli.play.seats import BOT_PREFIX, SeatPlayer, bot_tag, list_bots, record_seats
from kingdomino.cli.play.session import Session
from kingdomino.cli.play.setup import GameOptions, Setup
from kingdomino.cli.ruleset_options import parse_settings, ruleset_options
from kingdomino.cli.screen.size import can_fill_terminal
from kingdomino.cli.terminal.boards import terrain_legend
from kingdomino.cli.terminal.prompt import Prompt
from kingdomino.cli.terminal.screen import Screen, stdout_screen
from kingdomino.cli.terminal.standings import winner_text
from kingdomino.locales import Texts
from kingdomino.notation import Record
from kingdomino.rules import PLAYERS, PRESETS, SETTINGS, Match, Ruleset, SeedError
from kingdomino.rules.deal import SEED_BYTES


def _seat_help(texts: Texts) -> str:
    return texts("option-seat", bots=list_bots(texts))


@command(
    examples={
        "kingdomino play": "example-play",
        "kingdomino play -s Ann -s bot:knight": "example-seats",
        "kingdomino play -n 3 -s Ann -s Bob -s Cy": "example-hot-seat",
        "kingdomino play -p mighty-duel": "example-duel",
        "kingdomino play --resume FILE": "example-resume",
    }
)
@option("--preset", "-p", type=WordType(PRESETS), help="option-preset")
@option("--players", "-n", type=IntegerType(PLAYERS[0], PLAYERS[-1]), help="option-players")
@option(
    "--seat",
    "-s",
    "seats",
    multiple=True,
    metavar="NAME",
    type=SuggestedType(BOT_PREFIX + bot for bot in BOTS),
    help=_seat_help,
)
@ruleset_options
@option("--seed", metavar="SEED", help="option-seed")
@option("--save", metavar="FILE", help="option-save")
@option("--resume", "-r", metavar="FILE", help="option-resume")
@option("--plain", is_flag=True, help="option-plain")
@click.pass_obj
def play(
    texts: Texts,
    /,
    *,
    preset: str | None,
    players: int | None,
    seats: tuple[str, ...],
    seed: str | None,
    save: str | None,
    resume: str | None,
    plain: bool,
    **settings: Any,
) -> None:
    """Play a game in this terminal."""
    show_notices(texts)
    screen = stdout_screen(texts)
    options = GameOptions(preset, players, seats, parse_settings(settings))
    fills_terminal = not plain and can_fill_terminal(screen)
    if resume is None:
        game = _new_game(screen, options, seed, save)
    elif seed is None and options.is_empty:
        game = _resumed_game(screen, resume, save)
    else:
        raise CommandError(texts("error-resume-alone"))
    if fills_terminal:
        _run_on_screen(screen, SavedMatch(texts, *game))
    else:
        _show_introduction(screen, game[0].match.ruleset)
        Session(screen, *game).run()


def _run_on_screen(screen: Screen, saved: SavedMatch) -> None:
    """Play until the player leaves; then write who won, or how to resume the game.

    Raises `CommandError` if the game can't be saved or a bot fails, and `KeyboardInterrupt` on
    Ctrl-C.
    """
    # Textual may be missing, and takes a third of a second to import.
    from kingdomino.cli.screen.app import Ending, GameApp  # noqa: PLC0415

    ending = GameApp(screen, saved).run()
    if isinstance(ending, CommandError):
        raise ending
    if saved.match.is_over:
        screen.write(winner_text(screen, saved.match.standings(), saved.names))
        screen.write_unwrapped_message("record-kept", file=saved.file.path)
    else:
        screen.write_unwrapped([Text(saved.resume_text)])
    if ending is Ending.INTERRUPTED:
        raise KeyboardInterrupt


_Game = tuple[Record, Sequence[SeatPlayer], SaveFile]


def _new_game(screen: Screen, options: GameOptions, seed: str | None, save: str | None) -> _Game:
    file = SaveFile.default(datetime.now()) if save is None else SaveFile(Path(save))
    if save is not None and file.path.is_file():
        raise CommandError(screen.texts("error-save-exists", file=save))
    setup = Setup(Prompt(screen), options)
    if setup.prompt.is_interactive:
        screen.write_message("welcome", title=screen.texts("title"))
    ruleset = setup.ruleset()
    seats = setup.seats(ruleset)
    match = Match.new(ruleset, parse_seed(seed))
    record = Record.of(match, [seat.name for seat in seats], _tags(seats))
    return record, seats, file


def _resumed_game(screen: Screen, resume: str, save: str | None) -> _Game:
    record = read_record(resume, screen.texts)
    # A game from a pipe is saved like a new one.
    is_piped = resume == STANDARD_INPUT and save is None
    file = SaveFile.default(datetime.now()) if is_piped else SaveFile(Path(save or resume))
    return record, record_seats(record, screen.texts), file


def parse_seed(text: str | None) -> bytes | int:
    """Parse an integer or 64 hexadecimal digits; without a text, return 32 random bytes.

    Raises `SeedError` for anything else.
    """
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    try:
        return bytes.fromhex(text) if len(text) == 2 * SEED_BYTES else int(text)
    except ValueError:
        raise SeedError("seed", seed=text) from None


def _tags(seats: Sequence[SeatPlayer]) -> list[tuple[str, str]]:
    bots = [(bot_tag(number), seat.bot) for number, seat in enumerate(seats) if seat.bot]
    return [("Date", date.today().isoformat()), *bots]


def _show_introduction(screen: Screen, ruleset: Ruleset) -> None:
    rules = ruleset_summary(screen.texts, ruleset)
    screen.write("", rules, terrain_legend(screen), screen.texts("hint-help"))


def ruleset_summary(texts: Texts, ruleset: Ruleset) -> str:
    """Return the rules of a game on one line."""
    parts = [
        texts("players", count=ruleset.players),
        texts("dominoes", count=ruleset.deck),
        texts("rounds", count=ruleset.rounds),
        f"{ruleset.grid}×{ruleset.grid}",
    ]
    for name, setting in SETTINGS.items():
        if setting.bonus is not None and getattr(ruleset, name):
            parts.append(texts(f"bonus-{setting.bonus}"))
    if ruleset.is_dynasty:
        parts.append(texts("preset-dynasty"))
    return " · ".join(parts)
