"""A ladder: the results of many runs in one file that grows, rated together.

The file is JSON Lines. The first line names the rules, every other line is a run: who took part,
and for each deal who ranked above whom. A run that was extended is added again and counts once.
"""

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np

from kingdomino.arena.entrant import Entrant
from kingdomino.arena.result import Result, sort_results
from kingdomino.arena.run import Run
from kingdomino.arena.statistics.bootstrap import Estimate, Numbers
from kingdomino.notation import format_ruleset
from kingdomino.rules import KingdominoError

FORMAT: Final = 1


class LadderError(KingdominoError):
    """A file that is no ladder, or a run that can't be added to it."""

    kind = "ladder"
    messages: ClassVar[dict[str, str]] = {
        "no-ladder": "{file} is not a ladder of the arena",
        "rules": "{file} is a ladder of {found}, and the run is of {wanted}",
        "label": "on {file} “{label}” is {found}, not {wanted}; give it another label",
        "unconnected": "nobody of the run is on {file} yet, so that ratings could not be compared",
    }


class LadderRun(NamedTuple):
    """A run on a ladder."""

    key: str
    """The same for a run and its extensions."""
    entrants: tuple[Entrant, ...]
    games: tuple[int, ...]
    """The games of each entrant."""
    deals: tuple[tuple[tuple[int, int, float], ...], ...]
    """For each deal, how often one entrant ranked above another; equal ranks count half."""

    def to_json(self) -> dict[str, Any]:
        """Return the line of the file."""
        return {
            "key": self.key,
            "entrants": [
                {"label": entrant.label, "name": entrant.name, "seconds": entrant.seconds}
                for entrant in self.entrants
            ],
            "games": self.games,
            "deals": self.deals,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "LadderRun":
        """Return the run that `to_json` encoded.

        Raises `KeyError` or `TypeError` for anything else.
        """
        deals = tuple(tuple((a, b, wins) for a, b, wins in deal) for deal in data["deals"])
        entrants = tuple(Entrant(**entrant) for entrant in data["entrants"])
        return cls(data["key"], entrants, tuple(data["games"]), deals)


class LadderRow(NamedTuple):
    """An entrant of a ladder, rated over all runs."""

    entrant: Entrant
    rating: Estimate
    games: int
    runs: int


class Ladder:
    """A ladder file. Raises `LadderError` and `OSError`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rules: str | None = None
        """The rules, in notation; `None` for a new file."""
        self._runs: dict[str, LadderRun] = {}
        self._size = 0
        if path.exists():
            self._read()

    @property
    def runs(self) -> tuple[LadderRun, ...]:
        """The runs, each once, in the order they were first added."""
        return tuple(self._runs.values())

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """All entrants of the ladder."""
        found = {entrant.label: entrant for run in self.runs for entrant in run.entrants}
        return tuple(found.values())

    def check(self, run: Run) -> None:
        """Raise `LadderError` if a run can't be added."""
        if self.rules is None:
            return
        rules = format_ruleset(run.ruleset)
        if rules != self.rules:
            raise LadderError("rules", file=self.path, found=self.rules, wanted=rules)
        known = {entrant.label: entrant for entrant in self.entrants}
        common = [entrant for entrant in run.entrants if entrant.label in known]
        for entrant in common:
            if known[entrant.label] != entrant:
                raise LadderError(
                    "label",
                    file=self.path,
                    label=entrant.label,
                    found=_described(known[entrant.label]),
                    wanted=_described(entrant),
                )
        if known and not common:
            raise LadderError("unconnected", file=self.path)

    def add(self, run: Run, results: Sequence[Result]) -> None:
        """Append a run, unless the file has it with as many deals."""
        self.check(run)
        added = _ladder_run(run, results)
        rules = format_ruleset(run.ruleset)
        if self._runs.get(added.key) == added:
            return
        lines = [added.to_json()]
        if self.rules is None:
            lines.insert(0, {"ladder": FORMAT, "rules": rules})
        with self.path.open("ab") as file:
            file.truncate(self._size)  # without a line that a crash has cut off
            content = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
            file.write(content)
        self._size += len(content)
        self.rules = rules
        self._runs[added.key] = added

    def comparisons(self) -> Numbers:
        """Return how often each entrant (row) ranked above each other (column), by deal."""
        numbers = {entrant.label: i for i, entrant in enumerate(self.entrants)}
        deals = [(run, deal) for run in self.runs for deal in run.deals]
        wins = np.zeros((len(deals), len(numbers), len(numbers)))
        for index, (run, deal) in enumerate(deals):
            labels = [numbers[entrant.label] for entrant in run.entrants]
            for one, other, count in deal:
                wins[index, labels[one], labels[other]] += count
        return wins

    def counts(self, entrant: Entrant) -> tuple[int, int]:
        """Return the games of an entrant, and its runs."""
        games = [
            run.games[run.entrants.index(entrant)] for run in self.runs if entrant in run.entrants
        ]
        return sum(games), len(games)

    def _read(self) -> None:
        content = self.path.read_bytes()
        complete = content[: content.rfind(b"\n") + 1]
        self._size = len(complete)
        if not content:
            return
        try:
            head, *lines = map(json.loads, complete.splitlines())
            if head["ladder"] != FORMAT:
                raise ValueError(head["ladder"])
            self.rules = str(head["rules"])
            for run in map(LadderRun.from_json, lines):
                self._runs[run.key] = run
        except (KeyError, TypeError, ValueError) as error:
            raise LadderError("no-ladder", file=self.path) from error


def _described(entrant: Entrant) -> str:
    return f"{entrant.name} ({entrant.seconds:g} s)"


def _ladder_run(run: Run, results: Sequence[Result]) -> LadderRun:
    settings = json.dumps([run.settings(), run.metadata.started], sort_keys=True)
    deals: dict[int, dict[tuple[int, int], float]] = {}
    games = [0] * len(run.entrants)
    for result in sort_results(results):
        for entrant in set(result.pairing.seats):
            games[entrant] += 1
        wins = deals.setdefault(result.deal, {})
        for pair, count in result.comparisons():
            wins[pair] = wins.get(pair, 0.0) + count
    return LadderRun(
        key=sha256(settings.encode()).hexdigest()[:16],
        entrants=run.entrants,
        games=tuple(games),
        deals=tuple(
            tuple((one, other, count) for (one, other), count in wins.items())
            for wins in deals.values()
        ),
    )
