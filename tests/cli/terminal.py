"""The real command on a pseudo-terminal."""

import os
import re
import sys
from pathlib import Path

import pexpect

from kingdomino.locales import Texts
from kingdomino.notation import Record, parse_record
from kingdomino.rules import Claim, Place

TIMEOUT = 60  # seconds
_COLOUR = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Terminal:
    """A running game and the file that it is saved in."""

    def __init__(
        self,
        *arguments: str,
        file: Path,
        language: str = "en",
        width: int = 100,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.file = file
        self.texts = Texts(language)
        self.shown = ""
        """Everything on the screen so far, without colours."""
        self.raw = ""
        """The same with its control sequences."""
        variables = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "COLUMNS")}
        variables |= {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
        variables |= {"KINGDOMINO_LANGUAGE": language, **(environment or {})}
        self.child: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            ["-c", "from kingdomino.cli import main; main()", *arguments],
            env=variables,
            dimensions=(60, width),
            encoding="utf-8",
            timeout=TIMEOUT,
        )
        self.child.delaybeforesend = None

    def wait(self, *patterns: str) -> int:
        """Wait for one of the patterns, and return its index."""
        index = self.child.expect(list(patterns))
        self._collect()
        return index

    def wait_end(self) -> int:
        """Wait until the command ends, and return its exit code."""
        self.child.expect(pexpect.EOF)
        self._collect()
        self.child.close()
        if self.child.exitstatus is not None:
            return self.child.exitstatus
        return -(self.child.signalstatus or 0)

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        self.child.sendline(line)

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self.child.sendintr()

    def record(self) -> Record:
        """Return the saved record."""
        return parse_record(self.file.read_bytes())

    def await_turn(self) -> bool:
        """Wait until a person is asked for an action; return false if the game ended instead."""
        place = self.texts("ask-place", player="", domino=0, terrains="@").partition("@")[2]
        claim = self.texts("ask-claim", player="").rpartition(",")[2]
        end = self.texts("record-kept", file="@").partition("@")[0]
        return self.wait(f"{_loose(place)} $", f"{_loose(claim)} $", _loose(end)) < 2

    def play_best(self) -> None:
        """Answer with the first placement of the list, or the highest free domino."""
        actions = self.record().match.game.legal_actions()
        if isinstance(actions[0], Place):
            self.type("1")
        else:
            assert isinstance(actions[-1], Claim)
            self.type(str(actions[-1].domino))

    def play_turns(self, turns: int = 1000) -> bool:
        """Play some turns; return whether the game is over."""
        for _ in range(turns):
            if not self.await_turn():
                return True
            self.play_best()
        return False

    def _collect(self) -> None:
        before = self.child.before if isinstance(self.child.before, str) else ""
        after = self.child.after if isinstance(self.child.after, str) else ""
        self.raw += before + after
        self.shown = _COLOUR.sub("", self.raw).replace("\r\n", "\n")


def _loose(text: str) -> str:
    """Return a pattern for a text that the terminal may have wrapped."""
    return r"\s+".join(re.escape(word) for word in text.split())
