"""Help and usage errors of the command in the reader's language."""

from collections.abc import Iterable, Sequence
from math import isfinite
from typing import TYPE_CHECKING, Any

import click

from kingdomino.locales import Texts

if TYPE_CHECKING:
    _WordType = click.ParamType[str]
    _NumberType = click.ParamType[int]
    _SecondsType = click.ParamType[float]
else:  # not every click 8 knows what a parameter converts to
    _WordType = _NumberType = _SecondsType = click.ParamType


class UnknownCommandError(click.UsageError):
    """There is no command of this name; the name is the message."""


class LocalCommand(click.Command):
    """A command whose help is in the language of its texts.

    An example is a command line and the name of the message that says what it does. The messages
    of a command below another are named after both: `help-arena-match`.
    """

    def __init__(
        self,
        texts: Texts,
        name: str,
        examples: Sequence[tuple[str, str]] = (),
        below: str | None = None,
        **settings: Any,
    ) -> None:
        self.texts = texts
        self.examples = examples
        topic = name if below is None else f"{below}-{name}"
        settings.setdefault("help", texts(f"help-{topic}"))
        settings.setdefault("short_help", texts(f"help-{topic}-short"))
        settings.setdefault("options_metavar", texts("usage-options"))
        super().__init__(name, **settings)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The help option, explained in the reader's language."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = self.texts("option-help")
        return option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the first line."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{self.texts('usage')} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options."""
        rows = [row for param in self.get_params(ctx) if (row := param.get_help_record(ctx))]
        with formatter.section(self.texts("usage-options-title")):
            formatter.write_dl(rows)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the examples, each with what it does."""
        del ctx
        if self.examples:
            with formatter.section(self.texts("usage-examples-title")):
                formatter.write_dl([(line, self.texts(name)) for line, name in self.examples])


class LocalGroup(LocalCommand, click.Group):
    """A command with commands below it."""

    def __init__(self, texts: Texts, name: str, **settings: Any) -> None:
        settings.setdefault("subcommand_metavar", texts("usage-command"))
        super().__init__(texts, name, **settings)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands, then the options."""
        rows = [(name, command.short_help or "") for name, command in self.commands.items()]
        with formatter.section(self.texts("usage-commands-title")):
            formatter.write_dl(rows)
        super().format_options(ctx, formatter)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name.

        Raises `UnknownCommandError` if there is none.
        """
        command = super().get_command(ctx, cmd_name)
        if command is None and not ctx.resilient_parsing:
            raise UnknownCommandError(cmd_name, ctx)
        return command

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names in the order that a newcomer needs them."""
        del ctx
        return list(self.commands)


def help_alone(**_: Any) -> None:
    """Show the help of a command with commands below it, where none of these was asked for."""
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


class OneOf(_WordType):
    """A word out of several."""

    name = "word"

    def __init__(self, texts: Texts, words: Iterable[str]) -> None:
        self.texts = texts
        self.words = list(words)

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """The words."""
        del param, ctx
        return f"[{'|'.join(self.words)}]"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word, in lower case; a refusal lists the words."""
        word = str(value).lower()
        if word not in self.words:
            known = ", ".join(self.words)
            self.fail(self.texts("usage-one-of", value=value, known=known), param, ctx)
        return word


class Whole(_NumberType):
    """A whole number between two."""

    name = "number"

    def __init__(self, texts: Texts, low: int, high: int) -> None:
        self.texts = texts
        self.low, self.high = low, high

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """The letter that stands for a number."""
        del param, ctx
        return "N"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number; a refusal tells the borders."""
        text = str(value)
        if not (text.isascii() and text.isdecimal() and self.low <= int(text) <= self.high):
            told = self.texts("usage-number", value=value, low=self.low, high=self.high)
            self.fail(told, param, ctx)
        return int(text)


class Seconds(_SecondsType):
    """A time, longer than none."""

    name = "seconds"

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """The letter that stands for seconds."""
        del param, ctx
        return "S"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The seconds; a refusal says what they are."""
        try:
            seconds = float(value)
        except ValueError:
            seconds = 0.0
        if not (isfinite(seconds) and seconds > 0):
            self.fail(self.texts("usage-seconds", value=value), param, ctx)
        return seconds


def explain_usage(texts: Texts, error: click.UsageError) -> str:
    """What is wrong with the arguments, and where to read more, on one line."""
    path = error.ctx.command_path if error.ctx else "kingdomino"
    return f"{_fault(texts, error)} {texts('usage-more', command=f'{path} --help')}"


def _fault(texts: Texts, error: click.UsageError) -> str:
    match error:
        case click.NoSuchOption():
            return texts("usage-no-such-option", option=error.option_name)
        case UnknownCommandError():
            return texts("usage-no-such-command", command=error.message)
        case click.MissingParameter():
            return texts("usage-missing", parameter=_name(error.param))
        case click.BadOptionUsage():
            return texts("usage-bad-option", option=error.option_name)
        case click.BadParameter():
            return texts("usage-bad-value", parameter=_name(error.param), because=error.message)
        case _:
            return texts("usage-too-many")


def _name(param: click.Parameter | None) -> str:
    if param is None:
        return ""
    names: Sequence[str] = param.opts
    return max(names, key=len) if isinstance(param, click.Option) else str(param.metavar)
