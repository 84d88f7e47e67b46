"""Click commands, parameter types and usage errors in the reader's language."""

from collections.abc import Iterable, Sequence
from math import isfinite
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

from kingdomino.cli.localized import UnknownCommandError
from kingdomino.locales import Texts

if TYPE_CHECKING:
    _StrParam = click.ParamType[str]
    _IntParam = click.ParamType[int]
    _FloatParam = click.ParamType[float]
else:  # `ParamType` is not generic in every click 8
    _StrParam = _IntParam = _FloatParam = click.ParamType


class LocalizedCommand(click.Command):
    """A command whose help is in the language of its texts.

    An example is a command line and the id of its description. The message ids of a subcommand
    include its parent: `help-arena-match`.
    """

    def __init__(
        self,
        texts: Texts,
        name: str,
        examples: Sequence[tuple[str, str]] = (),
        parent: str | None = None,
        **settings: Any,
    ) -> None:
        self.texts = texts
        self.examples = examples
        topic = name if parent is None else f"{parent}-{name}"
        settings.setdefault("help", texts(f"help-{topic}"))
        settings.setdefault("short_help", texts(f"help-{topic}-short"))
        settings.setdefault("options_metavar", texts("usage-options"))
        super().__init__(name, **settings)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return the help option with a translated description."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = self.texts("option-help")
        return option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage line."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{self.texts('usage')} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options."""
        rows = [row for param in self.get_params(ctx) if (row := param.get_help_record(ctx))]
        with formatter.section(self.texts("usage-options-title")):
            formatter.write_dl(rows)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the examples with their descriptions."""
        del ctx
        if self.examples:
            with formatter.section(self.texts("usage-examples-title")):
                formatter.write_dl([(line, self.texts(name)) for line, name in self.examples])


class LocalizedGroup(LocalizedCommand, click.Group):
    """A command with subcommands."""

    def __init__(self, texts: Texts, name: str, **settings: Any) -> None:
        settings.setdefault("subcommand_metavar", texts("usage-command"))
        super().__init__(texts, name, **settings)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the subcommands, then the options."""
        rows = [(name, command.short_help or "") for name, command in self.commands.items()]
        with formatter.section(self.texts("usage-commands-title")):
            formatter.write_dl(rows)
        super().format_options(ctx, formatter)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the subcommand of this name.

        Raises `UnknownCommandError` if there is none.
        """
        command = super().get_command(ctx, cmd_name)
        if command is None and not ctx.resilient_parsing:
            raise UnknownCommandError(cmd_name, ctx)
        return command

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order in which they were added."""
        del ctx
        return list(self.commands)


def help_without_subcommand(**_: Any) -> None:
    """Show the help of a group that was invoked without a subcommand."""
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


class WordType(_StrParam):
    """One of several words."""

    name = "word"

    def __init__(self, texts: Texts, words: Iterable[str]) -> None:
        self.texts = texts
        self.words = list(words)

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """Return the words."""
        del param, ctx
        return f"[{'|'.join(self.words)}]"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Convert to lower case; the error lists the words."""
        word = str(value).lower()
        if word not in self.words:
            known = ", ".join(self.words)
            self.fail(self.texts("usage-one-of", value=value, known=known), param, ctx)
        return word

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Return the words that begin with what was typed."""
        del ctx, param
        return [CompletionItem(word) for word in self.words if word.startswith(incomplete.lower())]


class FileType(_StrParam):
    """The name of a file; a shell completes it."""

    name = "file"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Let the shell complete names of files."""
        del ctx, param
        return [CompletionItem(incomplete, type="file")]


class LineType(_StrParam):
    """One of several texts; an environment variable has one a line."""

    name = "text"

    def split_envvar_value(self, rv: str) -> list[str]:
        """Split the value of a variable into its lines."""
        return rv.splitlines()


class SuggestedType(_StrParam):
    """Any text; a shell completes the usual ones."""

    name = "text"

    def __init__(self, suggestions: Iterable[str]) -> None:
        self.suggestions = list(suggestions)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Return the suggestions that begin with what was typed."""
        del ctx, param
        return [CompletionItem(text) for text in self.suggestions if text.startswith(incomplete)]


class IntegerType(_IntParam):
    """An integer in a range."""

    name = "number"

    def __init__(self, texts: Texts, low: int, high: int) -> None:
        self.texts = texts
        self.low, self.high = low, high

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """Return the placeholder for a number."""
        del param, ctx
        return "N"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Convert to int; the error states the allowed range."""
        text = str(value)
        if not (text.isascii() and text.isdecimal() and self.low <= int(text) <= self.high):
            message = self.texts("usage-number", value=value, low=self.low, high=self.high)
            self.fail(message, param, ctx)
        return int(text)


class SecondsType(_FloatParam):
    """A positive number of seconds."""

    name = "seconds"

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """Return the placeholder for seconds."""
        del param, ctx
        return "S"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """Convert to float; the error says that it has to be positive."""
        try:
            seconds = float(value)
        except ValueError:
            seconds = 0.0
        if not (isfinite(seconds) and seconds > 0):
            self.fail(self.texts("usage-seconds", value=value), param, ctx)
        return seconds
