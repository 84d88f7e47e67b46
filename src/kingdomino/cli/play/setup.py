"""The set-up of a game: its rules and its seats."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kingdomino.cli.errors import CommandError
from kingdomino.cli.play.seats import (
    BOT_PREFIX,
    SeatPlayer,
    bot_seat,
    list_bots,
    make_names_unique,
    parse_seat,
)
from kingdomino.cli.ruleset_options import is_switch, option_name, setting_message
from kingdomino.cli.terminal.prompt import Option, Prompt
from kingdomino.rules import PRESETS, SETTINGS, Colour, Ruleset, Setting

_DEFAULT_PRESET = "classic"
_DEFAULT_BOT = "knight"


@dataclass(frozen=True)
class GameOptions:
    """The options of the command that describe a game."""

    preset: str | None = None
    players: int | None = None
    seats: tuple[str, ...] = ()
    settings: Mapping[str, Any] = field(default_factory=dict)
    """The settings that were given, as `Ruleset.preset` takes them."""

    @property
    def is_empty(self) -> bool:
        """Whether no option was given."""
        return self == GameOptions()

    def ruleset(self) -> Ruleset:
        """Return the ruleset, with defaults for settings without a value.

        Raises `RulesetError` if there is no such ruleset.
        """
        preset = self.preset or _DEFAULT_PRESET
        # Several --seat options imply the number of players.
        players = self.players or (len(self.seats) if len(self.seats) > 1 else None)
        return Ruleset.preset(preset, players, **self.settings)


class Setup:
    """Sets up a game; on a terminal, asks for settings without an option."""

    def __init__(self, prompt: Prompt, options: GameOptions) -> None:
        self.prompt = prompt
        self.options = options
        self.texts = prompt.screen.texts

    def ruleset(self) -> Ruleset:
        """Return the ruleset.

        Raises `RulesetError` if the options describe none.
        """
        if not (self.prompt.is_interactive and self.options.is_empty):
            return self.options.ruleset()
        preset = self._ask_preset()
        players = self._ask_players(preset)
        if not self.prompt.confirm(self.texts("ask-variants"), default=False):
            return Ruleset.preset(preset, players)
        return Ruleset.preset(preset, players, **self._ask_settings(preset, players))

    def seats(self, ruleset: Ruleset) -> tuple[SeatPlayer, ...]:
        """Return the seats.

        Raises `CommandError` for more seats than players, or a seat that can't be parsed.
        """
        seats = [parse_seat(text, self.texts) for text in self.options.seats]
        if len(seats) > ruleset.players:
            raise CommandError(self.texts("error-seats", seats=len(seats), players=ruleset.players))
        if self.prompt.is_interactive and len(seats) < ruleset.players:
            self.prompt.screen.write("", self.texts("ask-seats", bots=list_bots(self.texts)))
        for seat in range(len(seats), ruleset.players):
            default = self._default_seat(seats)
            seats.append(self._ask_seat(seat, default) if self.prompt.is_interactive else default)
        return make_names_unique(seats)

    def _default_seat(self, seats: Sequence[SeatPlayer]) -> SeatPlayer:
        return bot_seat(_DEFAULT_BOT, self.texts) if seats else SeatPlayer(self.texts("you"))

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

    def _ask_settings(self, preset: str, players: int) -> dict[str, Any]:
        """Ask for every setting that leaves a choice; the defaults are those of the preset."""
        defaults = Ruleset.preset(preset, players)
        return {
            name: self._ask_setting(setting, players, getattr(defaults, name))
            for name, setting in SETTINGS.items()
            if len(setting.values_for(players)) > 1
        }

    def _ask_setting(self, setting: Setting, players: int, default: Any) -> Any:
        question = setting_message(self.texts, "ask", setting)
        values = setting.values_for(players)
        if is_switch(setting):
            off, on = setting.values
            return on if self.prompt.confirm(question, default=default == on) else off
        if all(isinstance(value, int) for value in values):
            return self.prompt.number(question, values, default)
        options = [(value, Option(self._value_label(setting, value))) for value in values]
        return self.prompt.choose(question, options, default=values.index(default))

    def _value_label(self, setting: Setting, value: Any) -> str:
        if value is None or value == ():
            return self.texts("no")
        if not isinstance(value, tuple):
            return self.texts(f"{option_name(setting)}-{value}")
        label, *others = (self.texts(f"criterion-{criterion}") for criterion in value)
        for other in others:
            label = self.texts("criteria-then", first=label, next=other)
        return label

    def _ask_seat(self, seat: int, default: SeatPlayer) -> SeatPlayer:
        colour = self.texts(f"colour-{Colour.of_seat(seat)}")
        default_text = BOT_PREFIX + default.bot if default.bot else default.name
        question = self.texts("ask-seat", colour=colour, default=default_text)
        while True:
            answer = self.prompt.ask(question)
            if not answer:
                return default
            try:
                return parse_seat(answer, self.texts)
            except CommandError as error:
                self.prompt.screen.write(str(error))
