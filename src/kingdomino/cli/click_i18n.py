"""Commands, options, parameter types and usage errors in the reader's language, for click.

The object of a context is its `Texts`. A help text is the id of a message: it is translated when
the help is shown, since the language is known only then.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from difflib import get_close_matches
from importlib import import_module
from math import isfinite
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.shell_completion import CompletionItem

from kingdomino.locales import LANGUAGES, Texts

if TYPE_CHECKING:
    _StrParam = click.ParamType[str]
    _IntParam = click.ParamType[int]
    _FloatParam = click.ParamType[float]
else:  # `ParamType` is not generic in every click 8
    _StrParam = _IntParam = _FloatParam = click.ParamType

_Function = TypeVar("_Function", bound=Callable[..., Any])


class UnknownCommandError(click.UsageError):
    """An unknown command; the message is its name."""


def texts_of(ctx: click.Context | None) -> Texts:
    """Return the texts of a context."""
    assert ctx is not None
    texts: Texts = ctx.obj
    return texts


class WordType(_StrParam):
    """One of several words."""

    name = "word"

    def __init__(self, words: Iterable[str]) -> None:
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
            self.fail(texts_of(ctx)("usage-one-of", value=value, known=known), param, ctx)
        return word

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Return the words with the typed prefix."""
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
        """Return the suggestions with the typed prefix."""
        del ctx, param
        return [CompletionItem(text) for text in self.suggestions if text.startswith(incomplete)]


class IntegerType(_IntParam):
    """An integer in a range."""

    name = "number"

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """Return the placeholder for a number."""
        del param, ctx
        return "N"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Convert to int; the error states the allowed range."""
        text = str(value)
        if not (text.isascii() and text.isdecimal() and self.low <= int(text) <= self.high):
            message = texts_of(ctx)("usage-number", value=value, low=self.low, high=self.high)
            self.fail(message, param, ctx)
        return int(text)


class SecondsType(_FloatParam):
    """A positive number of seconds."""

    name = "seconds"

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
            self.fail(texts_of(ctx)("usage-seconds", value=value), param, ctx)
        return seconds


class LocalizedOption(click.Option):
    """An option whose help is the id of a message, or a function of the texts."""

    def __init__(self, *args: Any, help: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.help = help  # not passed on: click would format it as a text

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the names and the translated help."""
        option = copy(self)
        option.help = _translate(texts_of(ctx), self.help)
        return super(LocalizedOption, option).get_help_record(ctx)


def _translate(texts: Texts, message: Any) -> str:
    text: str = message(texts) if callable(message) else texts(message)
    return text


def _show_help(ctx: click.Context, param: click.Parameter, is_given: bool) -> None:
    del param
    if is_given and not ctx.resilient_parsing:
        click.echo(ctx.get_help(), color=ctx.color)
        ctx.exit()


_HELP_OPTION = LocalizedOption(
    ["--help"],
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_help,
    help="option-help",
)
LANGUAGE_OPTION = LocalizedOption(
    ["--language", "-L"], type=WordType(LANGUAGES), expose_value=False, help="option-language"
)
"""Only checked here: `kingdomino.cli.main` parses it first, as the texts depend on it."""


class LocalizedCommand(click.Command):
    """A command whose help is in the language of the context.

    The ids of its messages contain its path: `help-arena-match`. An example is a command line with
    the id of its description.
    """

    def __init__(self, *args: Any, examples: Mapping[str, str] | None = None, **settings: Any):
        super().__init__(*args, **settings)
        self.examples = examples or {}
        if LANGUAGE_OPTION not in self.params:
            self.params.append(LANGUAGE_OPTION)

    def get_help_option(self, ctx: click.Context) -> click.Option:
        """Return the help option, whose description is translated."""
        del ctx
        return _HELP_OPTION

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return the placeholder for options, then those of the arguments."""
        return [texts_of(ctx)("usage-options"), *super().collect_usage_pieces(ctx)[1:]]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage line."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{texts_of(ctx)('usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the description of the command."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(texts_of(ctx)(f"help-{_topic(ctx)}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options."""
        rows = [row for param in self.get_params(ctx) if (row := param.get_help_record(ctx))]
        with formatter.section(texts_of(ctx)("usage-options-title")):
            formatter.write_dl(rows)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the examples with their descriptions."""
        texts = texts_of(ctx)
        if self.examples:
            with formatter.section(texts("usage-examples-title")):
                formatter.write_dl([(line, texts(name)) for line, name in self.examples.items()])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Return the options with the typed prefix."""
        items = click.Command.shell_complete(self, ctx, incomplete)
        for item in items:
            item.help = _translate(texts_of(ctx), item.help)
        return items


class LocalizedGroup(LocalizedCommand, click.Group):
    """A command with subcommands."""

    command_class = LocalizedCommand

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return the placeholders for options and for a subcommand."""
        return [*super().collect_usage_pieces(ctx)[:-1], texts_of(ctx)("usage-command")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the subcommands, then the options."""
        rows = [(name, self._short_help(ctx, name)) for name in self.list_commands(ctx)]
        with formatter.section(texts_of(ctx)("usage-commands-title")):
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

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Return the subcommands, then the options, with the typed prefix."""
        names = [name for name in self.list_commands(ctx) if name.startswith(incomplete)]
        items = [CompletionItem(name, help=self._short_help(ctx, name)) for name in names]
        return [*items, *super().shell_complete(ctx, incomplete)]

    def _short_help(self, ctx: click.Context, name: str) -> str:
        topic = name if ctx.parent is None else f"{_topic(ctx)}-{name}"
        return texts_of(ctx)(f"help-{topic}-short")


class LazyGroup(LocalizedGroup):
    """A group that imports a subcommand when it is used: names and short help need no module.

    The last part of a module is the name of its command, in it and in the shell.
    """

    def __init__(self, *args: Any, modules: Sequence[str], **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._modules = {module.rpartition(".")[2]: module for module in modules}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order of the modules."""
        del ctx
        return list(self._modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the subcommand of this name.

        Raises `UnknownCommandError` if there is none.
        """
        if cmd_name in self._modules and cmd_name not in self.commands:
            module = import_module(self._modules[cmd_name])
            self.add_command(getattr(module, cmd_name), cmd_name)
        return super().get_command(ctx, cmd_name)


def _topic(ctx: click.Context) -> str:
    """Return the path of a command in the ids of messages; of the root, its name."""
    return "-".join(ctx.command_path.split()[1:]) or ctx.command_path


def command(**settings: Any) -> Callable[[Callable[..., Any]], LocalizedCommand]:
    """Return a decorator that makes a command of a function, with the function's name."""
    return click.command(cls=LocalizedCommand, **settings)


def option(*names: str, **settings: Any) -> Callable[[_Function], _Function]:
    """Return a decorator that adds a `LocalizedOption`."""
    return click.option(*names, cls=LocalizedOption, **settings)


def combine(decorators: Iterable[Callable[[Any], Any]]) -> Callable[[_Function], _Function]:
    """Return one decorator for several, the first of which would be written at the top."""

    def decorate(function: _Function) -> _Function:
        for decorator in reversed([*decorators]):
            function = decorator(function)
        return function

    return decorate


def help_without_subcommand() -> None:
    """Show the help of a group that was invoked without a subcommand."""
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


def explain_usage_error(texts: Texts, error: click.UsageError) -> str:
    """Return the error in the arguments and the help command to read, on one line."""
    path = error.ctx.command_path if error.ctx else "kingdomino"
    return f"{_usage_message(texts, error)} {texts('usage-more', command=f'{path} --help')}"


def _usage_message(texts: Texts, error: click.UsageError) -> str:
    match error:
        case click.NoSuchOption():
            message = texts("usage-no-such-option", option=error.option_name)
            known = [name for param in _command_params(error) for name in param.opts]
            return message + _guess(texts, error.option_name, known)
        case UnknownCommandError():
            message = texts("usage-no-such-command", command=error.message)
            return message + _guess(texts, error.message, _subcommands(error))
        case click.MissingParameter():
            return texts("usage-missing", parameter=_param_name(error.param))
        case click.BadOptionUsage():
            return texts("usage-bad-option", option=error.option_name)
        case click.BadParameter():
            return texts(
                "usage-bad-value", parameter=_param_name(error.param), because=error.message
            )
        case _:
            return texts("usage-too-many")


def _command_params(error: click.UsageError) -> list[click.Parameter]:
    return error.ctx.command.get_params(error.ctx) if error.ctx else []


def _subcommands(error: click.UsageError) -> list[str]:
    group = error.ctx.command if error.ctx else None
    return group.list_commands(error.ctx) if error.ctx and isinstance(group, click.Group) else []


def _guess(texts: Texts, word: str, known: Sequence[str]) -> str:
    """Return a space and a question with the most similar word; empty if there is none."""
    close = get_close_matches(word, known, n=1)
    return f" {texts('usage-did-you-mean', guess=close[0])}" if close else ""


def _param_name(param: click.Parameter | None) -> str:
    if param is None:
        return ""
    names: Sequence[str] = param.opts
    return max(names, key=len) if isinstance(param, click.Option) else str(param.metavar)
