"""The real command on a pseudo-terminal, and what a terminal would show of it."""

import os
import re
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pexpect
import pyte

from kingdomino.locales import Texts
from kingdomino.notation import Record, parse_record
from kingdomino.rules import CASTLE, Cell, Match, Place, preview_actions
from tests.cli.terminal import TIMEOUT

LEFT_TO_RIGHT = "\u200e"
ARROWS = {"left": "\x1b[D", "right": "\x1b[C", "up": "\x1b[A", "down": "\x1b[B"}
ENTER, ESCAPE, TAB = "\r", "\x1b", "\t"
# What pyte does not know: keyboard protocols, and marks without a width.
_UNKNOWN = re.compile(rf"\x1b\[[<>=][0-9;]*[a-zA-Z]|{LEFT_TO_RIGHT}")
_UNFINISHED = re.compile(r"\x1b(\[[^a-zA-Z]*)?$")
_DIRECTIONS = ((1, 0), (0, -1), (-1, 0), (0, 1))  # of the second square, turned clockwise


class FullScreen:
    """A running game, the file that it is saved in, and the screen of its terminal."""

    def __init__(
        self,
        *arguments: str,
        file: Path,
        language: str = "en",
        size: tuple[int, int] = (80, 24),
        environment: dict[str, str] | None = None,
        before: str = "",
    ) -> None:
        self.file = file
        self.texts = Texts(language)
        self.raw = ""
        """Everything that was written, with control sequences."""
        columns, rows = size
        self.screen = pyte.Screen(columns, rows)
        self._stream, self._rest = pyte.Stream(self.screen), ""
        ignored = ("NO_COLOR", "COLORTERM", "COLUMNS", "LINES")  # test runners set some of them
        variables = {k: v for k, v in os.environ.items() if k not in ignored}
        variables |= {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
        variables |= {"KINGDOMINO_LANGUAGE": language, **(environment or {})}
        code = f"{before}\nfrom kingdomino.cli import main; main()"
        command = shlex.join([sys.executable, "-c", code, "play", *arguments])
        # The shell has the last word: what the terminal is like after the game.
        script = f"{command}; echo END $?; stty -a; echo DONE"
        self.child: pexpect.spawn[str] = pexpect.spawn(
            "/bin/sh",
            ["-c", script],
            env=variables,
            dimensions=(rows, columns),
            encoding="utf-8",
            timeout=TIMEOUT,
        )
        self.child.delaybeforesend = None

    def press(self, *keys: str) -> None:
        """Press keys."""
        for key in keys:
            self.child.send(ARROWS.get(key, key))

    def click(self, column: int, row: int) -> None:
        """Click on a character of the screen, counted from 0."""
        self.child.send(f"\x1b[<0;{column + 1};{row + 1}M\x1b[<0;{column + 1};{row + 1}m")

    def resize(self, columns: int, rows: int) -> None:
        """Change the size of the terminal."""
        self.screen.resize(rows, columns)
        self.child.setwinsize(rows, columns)

    @property
    def rows(self) -> list[str]:
        """The rows of the screen."""
        return self.screen.display

    @property
    def shown(self) -> str:
        """The text of the screen, however its lines were broken."""
        return " ".join(" ".join(self.rows).split())

    def wait_until(self, is_true: Callable[[], bool]) -> None:
        """Read what is written until something is true."""
        end = time.monotonic() + TIMEOUT
        while not is_true():
            assert time.monotonic() < end, "\n".join(self.rows)
            try:
                self._feed(self.child.read_nonblocking(65536, timeout=0.05))
            except pexpect.TIMEOUT:
                continue
            except pexpect.EOF:
                assert is_true(), "\n".join(self.rows)

    def wait(self, text: str) -> None:
        """Wait until a text is on the screen, wherever its lines are broken."""
        wanted = "".join(text.replace(LEFT_TO_RIGHT, "").split())
        self.wait_until(lambda: wanted in "".join(self.shown.split()))

    def wait_message(self, name: str, **params: object) -> None:
        """Wait until a message is on the screen."""
        self.wait(self.texts(name, **params))

    def wait_end(self) -> int:
        """Wait until the command ends, and return its exit code."""
        self.wait_until(lambda: re.search(r"END \d+\s[^$]*DONE", self.raw) is not None)
        self.child.close()
        found = re.search(r"END (\d+)", self.raw)
        assert found is not None
        return int(found[1])

    def assert_sane(self) -> None:
        """Check that the terminal is as it was: echo, lines, the cursor, no mouse reports."""
        flags = self.raw.rpartition("END ")[2].split()
        assert {"icanon", "echo", "isig", "opost"} <= set(flags)
        for mode in (1000, 1003, 1006, 1049, 2004):
            assert self.raw.rfind(f"\x1b[?{mode}l") > self.raw.rfind(f"\x1b[?{mode}h"), mode
        assert self.raw.rfind("\x1b[?25h") > self.raw.rfind("\x1b[?25l")

    @property
    def written_after(self) -> str:
        """What stands on the terminal after the full screen is gone."""
        return self.raw.rpartition("\x1b[?1049l")[2]

    def record(self) -> Record:
        """Return the saved record."""
        return parse_record(self.file.read_bytes())

    @property
    def match(self) -> Match:
        """The saved match."""
        return self.record().match

    def wait_turn(self, *seats: int) -> bool:
        """Wait until one of the people is asked for an action; return false at the end."""

        def is_asked() -> bool:
            if not self.file.exists():
                return False
            match = self.match
            if match.is_over:
                return self.texts("screen-key-scroll") in self.shown
            actor, domino = match.game.actor, match.game.public.domino
            number = self.texts("screen-place", player="", domino=domino or 0, terrains="@")
            asked = number.partition("@")[0] if domino is not None else self._claim_text()
            return actor in seats and asked.replace(LEFT_TO_RIGHT, "").strip(", ") in self.shown

        self.wait_until(is_asked)
        return not self.match.is_over

    def _claim_text(self) -> str:
        return self.texts("ask-claim", player="")

    def wait_played(self, before: Match) -> None:
        """Wait until the saved match has gone on."""
        self.wait_until(lambda: self.match != before)

    def hold(self, place: Place) -> None:
        """Move and turn the domino, held where it was at the start of the turn, to a placement."""
        first, second = self.held()
        wanted = _direction(place.first, place.second)
        turns = (wanted - _direction(first, second)) % 4
        self.press(*("r" * turns))
        # A domino that is turned beyond the edge of the board is moved back onto it.
        for turn in range(1, turns + 1):
            first = self._on_board(first, (wanted - turns + turn) % 4)
        columns = place.first.column - first.column
        rows = place.first.row - first.row
        self.press(*["right" if columns > 0 else "left"] * abs(columns))
        self.press(*["up" if rows > 0 else "down"] * abs(rows))

    def _on_board(self, first: Cell, direction: int) -> Cell:
        """Return the first cell of a domino on the part of the board that is drawn."""
        letters = next(filter(None, (re.match(r"\s+((?:[a-m]\s+)+)", row) for row in self.rows)))
        numbers = [int(found[1]) for row in self.rows if (found := re.match(r"\s*(\d+)\s", row))]
        columns = [ord(letter) - ord("a") for letter in letters[1].split()]
        step_column, step_row = _DIRECTIONS[direction]
        return Cell(
            _inside(first.column, step_column, min(columns), max(columns)),
            _inside(first.row, step_row, min(numbers) - 1, max(numbers) - 1),
        )

    def held(self) -> tuple[Cell, Cell]:
        """Return the cells of a domino that fits where it is held, as the screen says."""
        found = re.search(r"(?:^|\s)([a-m]\d+) ([a-m]\d+): ", self.shown)
        assert found is not None, self.shown
        return _cell(found[1]), _cell(found[2])

    def play(self) -> None:
        """Play the turn of a person by keyboard: the last placement of all, the highest domino."""
        match = self.match
        action = match.game.legal_actions()[-1]
        if isinstance(action, Place):
            self.wait_until(lambda: re.search(r"[a-m]\d+ [a-m]\d+: ", self.shown) is not None)
            self.hold(action)
            points = {p.action: p.points for p in preview_actions(match.game.public)}[action]
            counted = self.texts("points", count=points)
            self.wait(f"{action.first} {action.second}: {counted}")
        else:
            self.press(*str(action.domino))
            self.wait(f" {action.domino}: ")
        self.press(ENTER)
        self.wait_played(match)

    def position(self, cell: Cell) -> tuple[int, int]:
        """Return the column and the row of the screen where a cell is drawn, from the castle's."""
        row = next(index for index, text in enumerate(self.rows) if "♜" in text)
        column = self.rows[row].index("♜")
        return column + 3 * (cell.column - CASTLE.column), row - (cell.row - CASTLE.row)

    def _feed(self, text: str) -> None:
        self.raw += text
        known = _UNKNOWN.sub("", self._rest + text)
        unfinished = _UNFINISHED.search(known)
        self._rest = unfinished[0] if unfinished else ""
        self._stream.feed(known[: len(known) - len(self._rest)])


def _direction(first: Cell, second: Cell) -> int:
    return _DIRECTIONS.index((second.column - first.column, second.row - first.row))


def _inside(value: int, step: int, low: int, high: int) -> int:
    """Return the nearest value from which a step stays inside."""
    return max(low - min(step, 0), min(high - max(step, 0), value))


def _cell(text: str) -> Cell:
    return Cell(ord(text[0]) - ord("a"), int(text[1:]) - 1)
