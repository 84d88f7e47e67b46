"""Run the command in this process."""

import builtins
import io
import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from kingdomino.bots import GreedyBot
from kingdomino.cli import run
from kingdomino.notation import Record, format_record, parse_record
from kingdomino.rules import Claim, Match, Place, Ruleset


@dataclass(frozen=True)
class Outcome:
    """The exit code and the output of a command."""

    code: int
    out: str
    err: str

    def assert_failed(self) -> str:
        """Return the one line on standard error of a command that failed."""
        assert self.code == 2
        assert "Traceback" not in self.err + self.out
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1
        return self.err.strip()

    def assert_done(self) -> str:
        """Return the output of a command that succeeded."""
        assert (self.code, self.err) == (0, "")
        return self.out


class _Keyboard(io.TextIOWrapper):
    """A standard input that is a terminal."""

    def isatty(self) -> bool:
        return True


class Invoke:
    """Runs `kingdomino` with some arguments."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path
    ) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.folder = folder
        self.file = folder / "game.kingdomino"
        self.is_interactive = False
        """Whether questions are asked."""
        monkeypatch.setenv("COLUMNS", "100")
        monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
        for variable in ("NO_COLOR", "FORCE_COLOR", "LANGUAGE", "KINGDOMINO_LANGUAGE"):
            monkeypatch.delenv(variable, raising=False)
        monkeypatch.setenv("LC_ALL", "C.UTF-8")
        # Tests don't need durability, which is slow.
        monkeypatch.setattr(os, "fsync", lambda _: None)

    def __call__(self, *arguments: object, given: bytes = b"") -> Outcome:
        """Run it with this on standard input."""
        kind = _Keyboard if self.is_interactive else io.TextIOWrapper
        stdin = kind(io.BytesIO(given), encoding="utf-8")
        self._monkeypatch.setattr(sys, "stdin", stdin)
        code = run([str(argument) for argument in arguments], os.environ)
        shown = self._capsys.readouterr()
        return Outcome(code, shown.out, shown.err)

    def width(self, columns: int) -> None:
        """Set the width of the screen."""
        self._monkeypatch.setenv("COLUMNS", str(columns))

    def play(self, *arguments: object, answers: Iterable[str] = ()) -> Outcome:
        """Play a new game with these answers, then with the first choice of each list."""
        self.file.unlink(missing_ok=True)
        return self._answering(answers, "--save", self.file, *arguments)

    def resume(self, *arguments: object, answers: Iterable[str] = ()) -> Outcome:
        """Resume the game of `play`, answering in the same way."""
        return self._answering(answers, "--resume", self.file, *arguments)

    def record(self) -> Record:
        """Return the game that `play` saved."""
        return parse_record(self.file.read_bytes())

    def _answering(self, answers: Iterable[str], *arguments: object) -> Outcome:
        given = iter(answers)

        def answer(question: str) -> str:
            line = next(given, None)
            if line is None:
                line = first_choice(self.record())
            print(f"{question}{line}")
            return line

        self._monkeypatch.setattr(builtins, "input", answer)
        return self("play", *arguments)


def first_choice(record: Record) -> str:
    """Return the input for the first placement of the list, or for the highest free domino."""
    action = record.match.game.legal_actions()[-1]
    if isinstance(action, Claim):
        return f">{action.domino}"
    assert isinstance(action, Place)
    return "1"


@pytest.fixture
def invoke(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Invoke:
    return Invoke(monkeypatch, capsys, tmp_path)


def played(ruleset: Ruleset, seed: int = 7, actions: int = 10_000) -> Match:
    """Return a match between greedy bots, or its beginning."""
    match, bot = Match.new(ruleset, seed), GreedyBot(seed)
    for _ in range(actions):
        if match.is_over:
            break
        match = match.play(bot.choose(match.game.view(match.game.actor)))
    return match


def saved(folder: Path, match: Match, *names: str) -> Path:
    """Write a match to a file."""
    file = folder / "saved.kingdomino"
    file.write_text(format_record(Record.of(match, names), reveal_seed=True), "utf-8")
    return file


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    """The file of a whole game between Ann and Bob."""
    return saved(tmp_path, played(Ruleset.preset("classic", players=2)), "Ann", "Bob")
