"""What is agreed before a game: the rules and the seats."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kingdomino.bots import LEVELS
from kingdomino.cli.errors import CommandError
from kingdomino.cli.prompt import Option, Prompt
from kingdomino.cli.seats import BOT_PREFIX, Seat, distinct, parse_seat
from kingdomino.rules import PRESETS, Colour, MiddleKingdom, Opening, Ruleset

_DEFAULT_PRESET = "classic"
_DEFAULT_BOT = "greedy"


@dataclass(frozen=True)
class Wishes:
    """What the options of the command ask for; `None` where they are silent."""

    preset: str | None = None
    players: int | None = None
    opening: str | None = None
    middle_kingdom: str | None = None
    harmony: bool | None = None
    dynasty: bool | None = None
    seats: tuple[str, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether nothing was asked for, so that everything has to be agreed on."""
        return self == Wishes()

    def changes(self) -> dict[str, Any]:
        """What differs from the preset, as `Ruleset.preset` takes it."""
        changes: dict[str, Any] = {}
        if self.opening is not None:
            changes["opening"] = self.opening
        if self.middle_kingdom is not None:
            is_none = self.middle_kingdom == "none"
            changes["middle_kingdom"] = None if is_none else self.middle_kingdom
        if self.harmony is not None:
            changes["harmony"] = self.harmony
        if self.dynasty is not None:
            changes["games"] = 3 if self.dynasty else 1
        return changes

    def ruleset(self) -> Ruleset:
        """The rules that were asked for, with the defaults for the rest.

        Raises `RulesetError` if they make no game.
        """
        preset = self.preset or _DEFAULT_PRESET
        # A --seat each is as good as a number of players.
        players = self.players or (len(self.seats) if len(self.seats) > 1 else None)
        return Ruleset.preset(preset, players, **self.changes())


class Setup:
    """Agrees on a game, asking for what the options left open if somebody is there to answer."""

    def __init__(self, prompt: Prompt, wishes: Wishes) -> None:
        self.prompt = prompt
        self.wishes = wishes
        self.texts = prompt.screen.texts

    def ruleset(self) -> Ruleset:
        """The rules.

        Raises `RulesetError` if what was asked for makes no game.
        """
        if not (self.prompt.is_interactive and self.wishes.is_empty):
            return self.wishes.ruleset()
        preset = self._ask_preset()
        players = self._ask_players(preset)
        if not self.prompt.confirm(self.texts("ask-variants"), default=False):
            return Ruleset.preset(preset, players)
        return Ruleset.preset(preset, players, **self._ask_variants(preset, players))

    def seats(self, ruleset: Ruleset) -> tuple[Seat, ...]:
        """Who sits where.

        Raises `CommandError` for more seats than players, or one that can't be read.
        """
        given = [parse_seat(text, self.texts) for text in self.wishes.seats]
        if len(given) > ruleset.players:
            raise CommandError(self.texts("error-seats", seats=len(given), players=ruleset.players))
        if self.prompt.is_interactive and len(given) < ruleset.players:
            bots = ", ".join(BOT_PREFIX + bot for bot in LEVELS)
            self.prompt.screen.write("", self.texts("ask-seats", bots=bots))
        for seat in range(len(given), ruleset.players):
            default = self._default_seat(given)
            given.append(self._ask_seat(seat, default) if self.prompt.is_interactive else default)
        return distinct(given)

    def _default_seat(self, given: Sequence[Seat]) -> Seat:
        return Seat(_DEFAULT_BOT, _DEFAULT_BOT) if given else Seat(self.texts("you"))

    def _ask_preset(self) -> str:
        options = [
            (name, Option(self.texts(f"preset-{name}"), self.texts(f"preset-{name}-about")))
            for name in PRESETS
        ]
        return self.prompt.choose(self.texts("ask-preset"), options, default=0)

    def _ask_players(self, preset: str) -> int:
        numbers = sorted(PRESETS[preset].players)
        if len(numbers) == 1:
            return numbers[0]
        usual = PRESETS[preset].players[0]
        return self.prompt.number(self.texts("ask-players"), numbers, default=usual)

    def _ask_variants(self, preset: str, players: int) -> dict[str, Any]:
        plain, texts = Ruleset.preset(preset, players), self.texts
        readings: list[tuple[MiddleKingdom | None, Option]] = [(None, Option(texts("no")))]
        readings += [(m, Option(texts(f"middle-kingdom-{m}"))) for m in MiddleKingdom]
        default = [value for value, _ in readings].index(plain.middle_kingdom)
        reading = self.prompt.choose(texts("ask-middle-kingdom"), readings, default)
        harmony = self.prompt.confirm(texts("ask-harmony"), default=plain.harmony)
        openings = [
            (o, Option(texts(f"opening-{o}")))
            for o in Opening
            if players == 2 or o is not Opening.ABBA
        ]
        default = [value for value, _ in openings].index(plain.opening)
        opening = self.prompt.choose(texts("ask-opening"), openings, default)
        dynasty = self.prompt.confirm(texts("ask-dynasty"), default=plain.is_dynasty)
        return {
            "middle_kingdom": reading,
            "harmony": harmony,
            "opening": opening,
            "games": 3 if dynasty else 1,
        }

    def _ask_seat(self, seat: int, default: Seat) -> Seat:
        colour = self.texts(f"colour-{Colour.of_seat(seat)}")
        known = BOT_PREFIX + default.bot if default.bot else default.name
        question = self.texts("ask-seat", colour=colour, default=known)
        while True:
            answer = self.prompt.ask(question)
            if not answer:
                return default
            try:
                return parse_seat(answer, self.texts)
            except CommandError as error:
                self.prompt.screen.write(str(error))
