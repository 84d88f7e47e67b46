"""A run of the arena: its entrants, rules and deals."""

import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from kingdomino import kernel
from kingdomino.arena.entrant import Entrant, EntrantError
from kingdomino.arena.pairing import Pairing, entrant_pairs, match_pairings, robin_pairings
from kingdomino.notation import format_ruleset, parse_ruleset
from kingdomino.rules import Ruleset

FORMAT: Final = 1
"""The version of the results file; it changes when older readers would misread it."""


class RunKind(StrEnum):
    """The kinds of runs: one pair of entrants, or all pairs."""

    MATCH = "match"
    """The first entrant against the second."""
    ROBIN = "robin"
    """Every entrant against every other."""


@dataclass(frozen=True)
class Timeouts:
    """The seconds that the arena waits for a program before it stops it."""

    grace: float = 1.0
    """Seconds past the end of its turn."""
    startup: float = 10.0
    """Seconds until its first answer."""


@dataclass(frozen=True)
class RunMetadata:
    """The circumstances of a run, such as its command and time; shown in reports, no settings."""

    command: tuple[str, ...] = field(
        default_factory=lambda: (Path(sys.argv[0]).name, *sys.argv[1:])
    )
    started: str = field(default_factory=lambda: datetime.now(UTC).isoformat(timespec="seconds"))
    python: str = field(default_factory=platform.python_version)
    machine: str = field(default_factory=platform.machine)
    has_kernel: bool = kernel.is_available


@dataclass(frozen=True)
class Run:
    """The settings of a run. Equal settings play equal games, except for bots with a time limit.

    Raises `EntrantError` for a round robin that names an entrant twice.
    """

    kind: RunKind
    ruleset: Ruleset
    entrants: tuple[Entrant, ...]
    seed: int
    deals: int
    timeouts: Timeouts = Timeouts()
    version: str = field(default_factory=lambda: version("kingdomino"))
    """The version of this package, as its bots may play differently in another."""
    metadata: RunMetadata = field(default_factory=RunMetadata, compare=False)

    def __post_init__(self) -> None:
        labels = [entrant.label for entrant in self.entrants]
        twice = next((label for label in labels if labels.count(label) > 1), None)
        if twice is not None and self.kind is RunKind.ROBIN:
            raise EntrantError("twice", entrant=twice)

    def pairings(self) -> Iterator[Pairing]:
        """Yield every game, deal by deal."""
        players = self.ruleset.players
        if self.kind is RunKind.MATCH:
            return match_pairings(players, self.deals)
        return robin_pairings(players, self.deals, entrant_pairs(len(self.entrants), players))

    @property
    def games(self) -> int:
        """The number of games."""
        return sum(1 for _ in self.pairings())

    def settings(self) -> dict[str, Any]:
        """Return the settings that a resumed run must share; the number of deals may differ."""
        return {
            "kind": self.kind.value,
            "rules": format_ruleset(self.ruleset),
            "entrants": [
                {"label": entrant.label, "name": entrant.name, "seconds": entrant.seconds}
                for entrant in self.entrants
            ],
            "seed": self.seed,
            "grace": self.timeouts.grace,
            "startup": self.timeouts.startup,
            "kingdomino": self.version,
        }

    def to_json(self) -> dict[str, Any]:
        """Return the first line of a results file."""
        return {
            "arena": FORMAT,
            **self.settings(),
            "deals": self.deals,
            "command": list(self.metadata.command),
            "started": self.metadata.started,
            "python": self.metadata.python,
            "machine": self.metadata.machine,
            "kernel": self.metadata.has_kernel,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Run":
        """Return the run that `to_json` encoded.

        Raises `KeyError`, `TypeError`, `ValueError` or `KingdominoError` for anything else.
        """
        return cls(
            kind=RunKind(data["kind"]),
            ruleset=parse_ruleset(data["rules"]),
            entrants=tuple(Entrant(**entrant) for entrant in data["entrants"]),
            seed=data["seed"],
            deals=data["deals"],
            timeouts=Timeouts(data["grace"], data["startup"]),
            version=data["kingdomino"],
            metadata=RunMetadata(
                command=tuple(data["command"]),
                started=data["started"],
                python=data["python"],
                machine=data["machine"],
                has_kernel=data["kernel"],
            ),
        )
