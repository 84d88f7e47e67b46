"""A bot that is a program of its own: JSON lines on its standard input and output.

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

from kingdomino.arena.run import Patience
from kingdomino.bots import Clock
from kingdomino.bots.errors import BotError
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
_TOLD: Final = 200  # characters of a line that are told of a fault
_LAST_LINES: Final = 5  # of standard error
_FAREWELL: Final = 1.0  # seconds for the pipes of a killed program to close
_UNREAD_LINES: Final = 16  # a program that writes more has to wait, and not the memory to grow


class Program:
    """A running program, seen as a `Bot`. One is started for every game.

    All that it is told is what its seat may know.
    """

    def __init__(self, command: Sequence[str], seed: int, patience: Patience) -> None:
        self._command = command
        self._seed = seed
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._is_ended = False
        self._lines: Queue[bytes | None] = Queue(_UNREAD_LINES)
        self._messages: SimpleQueue[bytes | None] = SimpleQueue()
        self._said: deque[str] = deque(maxlen=_LAST_LINES)
        self._threads: list[Thread] = []

    def start(self, ruleset: Ruleset, seat: int) -> None:
        """Start the program, and wait until it is ready for a game.

        Raises `BotError` if it does not get there.
        """
        try:
            process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # to end it with whatever it starts; and Ctrl-C is not its
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
            Thread(target=_listen, args=(process.stderr, self._said), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        rules = format_ruleset(ruleset)
        game = {"protocol": PROTOCOL, "rules": rules, "seat": seat, "seed": self._seed}
        found = self._ask("game", self._patience.startup, **game).get("protocol")
        if found != PROTOCOL:
            raise BotError("protocol", found=_shortened(repr(found)), known=PROTOCOL)

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        """What the program answers; it is started if it does not run yet.

        Raises `BotError` if it answers nothing, too late, or what is no action.
        """
        if self._process is None:
            assert view.seat is not None
            self.start(view.ruleset, view.seat)
        position, legal = format_position(view), [str(action) for action in view.legal_actions()]
        seconds = None if clock is None else round(clock.seconds, 6)
        patience = self._patience.startup if clock is None else clock.seconds + self._patience.grace
        answer = self._ask("choose", patience, position=position, seconds=seconds, legal=legal)
        action = answer.get("action")
        try:
            return parse_action(action if isinstance(action, str) else "")
        except (NotationError, KingdominoError) as error:
            raise BotError("unreadable", line=_shortened(json.dumps(answer))) from error

    def tell_result(self, points: Sequence[int], ranks: Sequence[int]) -> None:
        """Tell the program how the game ended; what it makes of that is its own affair."""
        self._send("over", points=list(points), ranks=list(ranks))

    def close(self) -> None:
        """Let the program end: its input ends, and if it does not end by itself, it is killed."""
        if self._process is not None and not self._is_ended:
            self._messages.put(None)
            end = monotonic() + self._patience.grace
            with suppress(Empty):
                while self._lines.get(timeout=max(0.0, end - monotonic())) is not None:
                    pass
                self._await_end()
            self.kill()

    def kill(self) -> None:
        """End the program and all that it started, at once; nothing happens if it has ended."""
        process = self._process
        if process is None or self._is_ended:
            return
        self._is_ended = True
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        process.wait()
        self._messages.put(None)
        # A reader may wait for room that nobody makes any more; and a pipe for a grandchild that
        # got away, which nobody has to wait for.
        end = monotonic() + _FAREWELL
        while any(thread.is_alive() for thread in self._threads) and monotonic() < end:
            with suppress(Empty):
                self._lines.get(timeout=0.01)

    def _ask(self, kind: str, patience: float, **message: Any) -> dict[str, Any]:
        with suppress(Empty):
            line = self._lines.get_nowait()
            if line is not None:
                raise BotError("unasked", line=_shortened(line.decode(errors="replace")))
            raise self._end()
        self._send(kind, **message)
        try:
            line = self._lines.get(timeout=patience)
        except Empty:
            self.kill()
            said = self._last_words()
            raise BotError("hung", seconds=f"{patience:g}", said=said) from None
        if line is None:
            raise self._end()
        return _object(line)

    def _send(self, kind: str, **message: Any) -> None:
        self._messages.put(json.dumps({"type": kind, **message}).encode() + b"\n")

    def _end(self) -> BotError:
        """The fault of a program that will not write any more."""
        code = self._await_end()
        self.kill()
        if code is None:
            return BotError("closed", said=self._last_words())
        return BotError("crashed", code=code, said=self._last_words())

    def _await_end(self) -> int | None:
        """The exit code, if the program ends soon."""
        assert self._process is not None
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(self._patience.grace)
        return None

    def _last_words(self) -> str:
        return " / ".join(self._said) or "-"


def _write(stream: IO[bytes], messages: "SimpleQueue[bytes | None]") -> None:
    """Pass messages on; in a thread, as a program may not care to read them."""
    with suppress(OSError), stream:
        while (message := messages.get()) is not None:
            stream.write(message)
            stream.flush()


def _read(stream: IO[bytes], lines: "Queue[bytes | None]") -> None:
    """Pass lines on as they come, and `None` at the end."""
    with stream:
        while line := stream.readline(_LONGEST_LINE):
            lines.put(line)
    lines.put(None)


def _listen(stream: IO[bytes], said: deque[str]) -> None:
    """Keep the last lines that are written."""
    with stream:
        while line := stream.readline(_LONGEST_LINE):
            said.append(_shortened(line.decode(errors="replace").strip()))


def _object(line: bytes) -> dict[str, Any]:
    try:
        told = json.loads(line)
        if isinstance(told, dict):
            return told
    except (ValueError, RecursionError):
        pass
    raise BotError("unreadable", line=_shortened(line.decode(errors="replace").strip()))


def _shortened(text: str) -> str:
    return text if len(text) <= _TOLD else text[: _TOLD - 1] + "…"
