"""A bot that runs as a program: JSON Lines on its standard input and output.

::

    arena → {"type": "game", "protocol": 1, "rules": "classic/2", "seat": 0, "seed": 7}
    bot   → {"protocol": 1}
    arena → {"type": "choose", "position": "…", "seconds": 0.1, "legal": [">4", ">13", …]}
    bot   → {"action": ">13"}
      ⋮
    arena → {"type": "over", "points": [51, 48], "ranks": [1, 2]}
"""

import json
import os
import signal
import subprocess
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Any, Final

from kingdomino.arena.run import Timeouts
from kingdomino.bots import BotError, Clock
from kingdomino.notation import (
    NotationError,
    format_position,
    format_ruleset,
    parse_action,
)
from kingdomino.rules import Action, KingdominoError, Ruleset, View

PROTOCOL: Final = 1
"""The version of the line protocol; it changes when an older program would not understand it."""

_LONGEST_LINE: Final = 1 << 16  # bytes of an answer
_LONGEST_EXCERPT: Final = 200  # characters of a line in an error
_STDERR_LINES: Final = 5  # that an error shows
_CLOSE_SECONDS: Final = 1.0  # for the pipes of a killed program to close
_UNREAD_LINES: Final = 16  # bounds the memory: a program that writes more has to wait


class Program:
    """A program as a `Bot`. A new process is started for every game.

    It is sent only what its seat may see.
    """

    def __init__(self, command: Sequence[str], seed: int, timeouts: Timeouts) -> None:
        self._command = command
        self._seed = seed
        self._timeouts = timeouts
        self._process: subprocess.Popen[bytes] | None = None
        self._is_killed = False
        self._lines: Queue[bytes | None] = Queue(_UNREAD_LINES)
        self._messages: SimpleQueue[bytes | None] = SimpleQueue()
        self._stderr: deque[str] = deque(maxlen=_STDERR_LINES)
        self._threads: list[Thread] = []

    def start(self, ruleset: Ruleset, seat: int) -> None:
        """Start the program and wait until it is ready.

        Raises `BotError` if it is not ready in time.
        """
        try:
            process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # to kill its children too, and to keep Ctrl-C from it
            )
        except (OSError, ValueError) as error:
            because = getattr(error, "strerror", None) or str(error)
            raise BotError("no-start", because=because) from error
        self._process = process
        assert process.stdin
        assert process.stdout
        assert process.stderr
        self._threads = [
            Thread(target=_write, args=(process.stdin, self._messages), daemon=True),
            Thread(target=_read, args=(process.stdout, self._lines), daemon=True),
            Thread(target=_keep_last_lines, args=(process.stderr, self._stderr), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        rules = format_ruleset(ruleset)
        game = {"protocol": PROTOCOL, "rules": rules, "seat": seat, "seed": self._seed}
        found = self._ask("game", self._timeouts.startup, **game).get("protocol")
        if found != PROTOCOL:
            raise BotError("protocol", found=_shorten(repr(found)), known=PROTOCOL)

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        """Return the answer of the program; start it if it is not running yet.

        Raises `BotError` if the answer is missing, late, or not an action.
        """
        if self._process is None:
            assert view.seat is not None
            self.start(view.ruleset, view.seat)
        position, legal = format_position(view), [str(action) for action in view.legal_actions()]
        seconds = None if clock is None else round(clock.seconds, 6)
        timeout = self._timeouts.startup if clock is None else clock.seconds + self._timeouts.grace
        answer = self._ask("choose", timeout, position=position, seconds=seconds, legal=legal)
        action = answer.get("action")
        try:
            return parse_action(action if isinstance(action, str) else "")
        except (NotationError, KingdominoError) as error:
            raise BotError("unreadable", line=_shorten(json.dumps(answer))) from error

    def send_result(self, points: Sequence[int], ranks: Sequence[int]) -> None:
        """Send the result of the game, which needs no answer."""
        self._send("over", points=list(points), ranks=list(ranks))

    def close(self) -> None:
        """Close the input of the program, and kill it if it does not end by itself."""
        if self._process is not None and not self._is_killed:
            self._messages.put(None)
            end = monotonic() + self._timeouts.grace
            with suppress(Empty):
                while self._lines.get(timeout=max(0.0, end - monotonic())) is not None:
                    pass
                self._wait()
            self.kill()

    def kill(self) -> None:
        """Kill the program and its children; do nothing if it was killed before."""
        process = self._process
        if process is None or self._is_killed:
            return
        self._is_killed = True
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        process.wait()
        self._messages.put(None)
        # Make room for a reader that waits on a full queue. Don't wait for a pipe that a
        # grandchild still holds open.
        end = monotonic() + _CLOSE_SECONDS
        while any(thread.is_alive() for thread in self._threads) and monotonic() < end:
            with suppress(Empty):
                self._lines.get(timeout=0.01)

    def _ask(self, kind: str, timeout: float, **message: Any) -> dict[str, Any]:
        with suppress(Empty):
            line = self._lines.get_nowait()
            if line is not None:
                raise BotError("unasked", line=_shorten(line.decode(errors="replace")))
            raise self._exit_error()
        self._send(kind, **message)
        try:
            line = self._lines.get(timeout=timeout)
        except Empty:
            self.kill()
            said = self._stderr_text()
            raise BotError("hung", seconds=f"{timeout:g}", said=said) from None
        if line is None:
            raise self._exit_error()
        return _parse_object(line)

    def _send(self, kind: str, **message: Any) -> None:
        self._messages.put(json.dumps({"type": kind, **message}).encode() + b"\n")

    def _exit_error(self) -> BotError:
        """Return the error for a program that has closed its output."""
        code = self._wait()
        self.kill()
        if code is None:
            return BotError("closed", said=self._stderr_text())
        return BotError("crashed", code=code, said=self._stderr_text())

    def _wait(self) -> int | None:
        """Return the exit code; `None` if the program does not end in time."""
        assert self._process is not None
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(self._timeouts.grace)
        return None

    def _stderr_text(self) -> str:
        return " / ".join(self._stderr) or "-"


def _write(stream: IO[bytes], messages: "SimpleQueue[bytes | None]") -> None:
    """Write messages in a thread of their own, as the program may not read them."""
    with suppress(OSError), stream:
        while (message := messages.get()) is not None:
            stream.write(message)
            stream.flush()


def _read(stream: IO[bytes], lines: "Queue[bytes | None]") -> None:
    """Queue lines as they come, and `None` at the end."""
    with stream:
        while line := stream.readline(_LONGEST_LINE):
            lines.put(line)
    lines.put(None)


def _keep_last_lines(stream: IO[bytes], lines: deque[str]) -> None:
    """Keep the last lines that are written."""
    with stream:
        while line := stream.readline(_LONGEST_LINE):
            lines.append(_shorten(line.decode(errors="replace").strip()))


def _parse_object(line: bytes) -> dict[str, Any]:
    try:
        data = json.loads(line)
        if isinstance(data, dict):
            return data
    except (ValueError, RecursionError):
        pass
    raise BotError("unreadable", line=_shorten(line.decode(errors="replace").strip()))


def _shorten(text: str) -> str:
    return text if len(text) <= _LONGEST_EXCERPT else text[: _LONGEST_EXCERPT - 1] + "…"
