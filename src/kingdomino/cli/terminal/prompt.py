"""Questions to the person at the terminal."""

import contextlib
import sys
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from rich.text import Text

from kingdomino.cli.terminal.screen import Screen

_Value = TypeVar("_Value")


class Option(NamedTuple):
    """A possible answer to a question."""

    name: str
    about: str = ""


class Prompt:
    """Asks questions on the terminal.

    Every question raises `EOFError` at the end of input, and `KeyboardInterrupt` on Ctrl-C.
    """

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        if self.is_interactive:
            # Importing it enables line editing and history, where Python was built with it.
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, PLC0415

    @property
    def is_interactive(self) -> bool:
        """Whether standard input is a terminal."""
        return sys.stdin.isatty()

    def ask(self, question: str) -> str:
        """Return one line, without surrounding white space."""
        return input(f"{question} ").strip()

    def choose(
        self, question: str, options: Sequence[tuple[_Value, Option]], default: int
    ) -> _Value:
        """Ask for the number of an option; an empty line is the default."""
        self.screen.write("", Text(question, "bold"))
        width = max(len(option.name) for _, option in options)
        for number, (_, option) in enumerate(options, 1):
            about = f"  {option.about}" if option.about else ""
            self.screen.write(Text(f" {number:>2}  {option.name:<{width}}{about}".rstrip()))
        while True:
            answer = self.ask(f"[{default + 1}]:")
            if not answer:
                return options[default][0]
            if answer.isdecimal() and 1 <= int(answer) <= len(options):
                return options[int(answer) - 1][0]
            self.screen.write_message("ask-number", last=len(options))

    def number(self, question: str, numbers: Sequence[int], default: int) -> int:
        """Ask for one of a few numbers; an empty line is the default."""
        known = ", ".join(map(str, numbers))
        self.screen.write("")
        while True:
            answer = self.ask(f"{question} {known} [{default}]:")
            if not answer:
                return default
            if answer in map(str, numbers):
                return int(answer)
            self.screen.write_message("ask-one-of", known=known)

    def confirm(self, question: str, *, default: bool) -> bool:
        """Ask for yes or no; an empty line is the default."""
        texts = self.screen.texts
        yes, no = texts("yes"), texts("no")
        hint = f"{yes}/{no} [{yes if default else no}]:"
        self.screen.write("")
        while True:
            answer = self.ask(f"{question} {hint}").casefold()
            if not answer:
                return default
            for word, value in ((yes, True), (no, False), ("yes", True), ("no", False)):
                if word.casefold().startswith(answer):
                    return value
            self.screen.write_message("ask-yes-or-no", yes=yes, no=no)
