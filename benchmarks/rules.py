"""How fast are the rules? Random games, legal placements and scores, each against two players."""

import argparse
import platform
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from random import Random
from time import process_time

from kingdomino.rules import DOMINOES, Domino, Game, Kingdom, Ruleset

RULESETS = {
    "classic, 2 players": Ruleset.preset("classic", players=2),
    "classic, 3 players": Ruleset.preset("classic", players=3),
    "classic, 4 players": Ruleset.preset("classic", players=4),
    "mighty-duel, 2 players": Ruleset.preset("mighty-duel"),
}

GRIDS = {"5×5": "classic, 2 players", "7×7": "mighty-duel, 2 players"}


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    runs: int
    """How often each task is timed; the best counts."""
    games: int
    """Random games a run, and games that kingdoms are taken from."""


FULL = Effort(runs=7, games=100)
QUICK = Effort(runs=3, games=20)


@dataclass(frozen=True)
class Task:
    """Something done `count` times in a run, told as a rate."""

    group: str
    name: str
    count: int
    run: Callable[[], object]


def positions(ruleset: Ruleset, seed: int) -> Iterator[Game]:
    """A random game, every legal action enumerated at every step."""
    chance = Random(seed).random  # `choice` would take longer than some of what is measured
    game = Game.new(ruleset, seed)
    while not game.is_over:
        yield game
        legal = game.legal_actions()
        game = game.play(legal[int(chance() * len(legal))])
    yield game


def game_task(name: str, effort: Effort) -> Task:
    """Complete games, from the seed to the last domino."""
    ruleset = RULESETS[name]

    def play() -> None:
        for seed in range(effort.games):
            for _ in positions(ruleset, seed):
                pass

    return Task("games", name, effort.games, play)


def kingdom_tasks(grid: str, effort: Effort) -> list[Task]:
    """Kingdoms as they grow in a game, each with the domino that came to it there."""
    games = (positions(RULESETS[GRIDS[grid]], seed) for seed in range(effort.games))
    offers: list[tuple[Kingdom, Domino]] = [
        (game.kingdoms[game.actor], DOMINOES[game.table.domino])
        for game in chain.from_iterable(games)
        if game.actor is not None and game.table.domino is not None
    ]

    def enumerate_placements() -> None:
        for kingdom, domino in offers:
            kingdom.placements(domino)

    def add_up_points() -> None:
        for kingdom, _ in offers:
            kingdom.points()

    return [
        Task("legal placements", grid, len(offers), enumerate_placements),
        Task("scores", grid, len(offers), add_up_points),
    ]


def tasks_of(effort: Effort) -> list[Task]:
    """Everything that is measured, grouped as it is printed."""
    games = [game_task(name, effort) for name in RULESETS]
    of_kingdoms = [task for grid in GRIDS for task in kingdom_tasks(grid, effort)]
    return games + sorted(of_kingdoms, key=lambda task: task.group)


def best_times(tasks: list[Task], runs: int) -> list[float]:
    """The least CPU time of each task, the tasks taking turns so that all see the same weather."""
    best = [float("inf")] * len(tasks)
    for _ in range(runs):
        for i, task in enumerate(tasks):
            start = process_time()
            task.run()
            best[i] = min(best[i], process_time() - start)
    return best


def table(tasks: list[Task], seconds: list[float]) -> list[str]:
    """A line a task: how many a second, and the ratio to the first of its group."""
    lines = [f"{'':18}{'':24}{'a second':>12}{'µs each':>12}{'ratio':>8}"]
    first: dict[str, float] = {}
    for task, time in zip(tasks, seconds, strict=True):
        rate = task.count / time
        is_first = task.group not in first
        ratio = rate / first.setdefault(task.group, rate)
        group = task.group if is_first else ""
        lines.append(f"{group:18}{task.name:24}{rate:12,.0f}{1e6 / rate:12,.1f}{ratio:8.2f}")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="measure less, in a second or two")
    effort = QUICK if parser.parse_args().quick else FULL
    python = f"{platform.python_implementation()} {platform.python_version()}"
    print(f"rules, {python}, CPU time, best of {effort.runs}")
    tasks = tasks_of(effort)
    print("\n".join(table(tasks, best_times(tasks, effort.runs))))


if __name__ == "__main__":
    main()
