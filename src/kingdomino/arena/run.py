"""What was asked for: who plays whom, by which rules, on which deals."""

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
from kingdomino.arena.pairing import Pairing, couples, match_pairings, robin_pairings
from kingdomino.notation import format_ruleset, parse_ruleset
from kingdomino.rules import Ruleset

FORMAT: Final = 1
"""The version of the files of results; it changes when an older reader would misread them."""


class Kind(StrEnum):
    """Who meets whom."""

    MATCH = "match"
    """The first entrant among those of the second."""
    ROBIN = "robin"
    """Everybody against everybody."""


@dataclass(frozen=True)
class Patience:
    """How long the arena waits for a program before it ends it."""

    grace: float = 1.0
    """Seconds past the end of its turn."""
    startup: float = 10.0
    """Seconds until it answers for the first time."""


@dataclass(frozen=True)
class Origin:
    """Where and when a run was started: told in reports, and no part of what is played."""

    command: tuple[str, ...] = field(
        default_factory=lambda: (Path(sys.argv[0]).name, *sys.argv[1:])
    )
    started: str = field(default_factory=lambda: datetime.now(UTC).isoformat(timespec="seconds"))
    python: str = field(default_factory=platform.python_version)
    machine: str = field(default_factory=platform.machine)
    has_kernel: bool = kernel.is_available


@dataclass(frozen=True)
class Run:
    """The settings of a run. The same ones play the same games, as far as clocks allow.

    Raises `EntrantError` for an entrant that is named twice where everybody meets everybody.
    """

    kind: Kind
    ruleset: Ruleset
    entrants: tuple[Entrant, ...]
    seed: int
    deals: int
    patience: Patience = Patience()
    version: str = field(default_factory=lambda: version("kingdomino"))
    """Of this package: its bots may play otherwise in another."""
    origin: Origin = field(default_factory=Origin, compare=False)

    def __post_init__(self) -> None:
        labels = [entrant.label for entrant in self.entrants]
        twice = next((label for label in labels if labels.count(label) > 1), None)
        if twice is not None and self.kind is Kind.ROBIN:
            raise EntrantError("twice", entrant=twice)

    def pairings(self) -> Iterator[Pairing]:
        """Every game, deal by deal."""
        players = self.ruleset.players
        if self.kind is Kind.MATCH:
            return match_pairings(players, self.deals)
        return robin_pairings(players, self.deals, couples(len(self.entrants), players))

    @property
    def games(self) -> int:
        """How many there are."""
        return sum(1 for _ in self.pairings())

    def settings(self) -> dict[str, Any]:
        """What has to be the same for a run to go on, by name; the number of deals may grow."""
        return {
            "kind": self.kind.value,
            "rules": format_ruleset(self.ruleset),
            "entrants": [
                {"label": entrant.label, "name": entrant.name, "seconds": entrant.seconds}
                for entrant in self.entrants
            ],
            "seed": self.seed,
            "grace": self.patience.grace,
            "startup": self.patience.startup,
            "kingdomino": self.version,
        }

    def to_json(self) -> dict[str, Any]:
        """The first line of a file of results."""
        return {
            "arena": FORMAT,
            **self.settings(),
            "deals": self.deals,
            "command": list(self.origin.command),
            "started": self.origin.started,
            "python": self.origin.python,
            "machine": self.origin.machine,
            "kernel": self.origin.has_kernel,
        }

    @classmethod
    def from_json(cls, told: dict[str, Any]) -> "Run":
        """The run that the first line tells of.

        Raises `KeyError`, `TypeError`, `ValueError` or `KingdominoError` if it tells of none.
        """
        return cls(
            kind=Kind(told["kind"]),
            ruleset=parse_ruleset(told["rules"]),
            entrants=tuple(Entrant(**entrant) for entrant in told["entrants"]),
            seed=told["seed"],
            deals=told["deals"],
            patience=Patience(told["grace"], told["startup"]),
            version=told["kingdomino"],
            origin=Origin(
                command=tuple(told["command"]),
                started=told["started"],
                python=told["python"],
                machine=told["machine"],
                has_kernel=told["kernel"],
            ),
        )
