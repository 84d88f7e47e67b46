"""How fast are the rules? Random games, legal placements and scores, each against two players."""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from random import Random

from measure import Task, best_times, python_version, table

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


def positions(ruleset: Ruleset, seed: int) -> Iterator[Game]:
    """Every position of a random game."""
    chance = Random(seed)
    game = Game.new(ruleset, seed)
    while not game.is_over:
        yield game
        game = game.play(chance.choice(game.legal_actions()))
    yield game


def game_task(name: str, effort: Effort) -> Task:
    """Complete games, from the seed to the last domino, every legal action enumerated."""
    ruleset = RULESETS[name]

    def play() -> None:
        chance = Random(0).random  # `choice` would take longer than some of what is measured
        for seed in range(effort.games):
            game = Game.new(ruleset, seed)
            while not game.is_over:
                legal = game.legal_actions()
                game = game.play(legal[int(chance() * len(legal))])

    return Task("games", name, effort.games, play)


def kingdom_tasks(grid: str, effort: Effort) -> list[Task]:
    """Kingdoms as they grow in a game, each with the domino that came to it there."""
    games = (positions(RULESETS[GRIDS[grid]], seed) for seed in range(effort.games))
    offers: list[tuple[Kingdom, Domino]] = [
        (game.kingdoms[game.actor], DOMINOES[game.public.domino])
        for game in chain.from_iterable(games)
        if game.actor is not None and game.public.domino is not None
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="measure less, in a second or two")
    effort = QUICK if parser.parse_args().quick else FULL
    print(f"rules, {python_version()}, CPU time, best of {effort.runs}")
    tasks = tasks_of(effort)
    print("\n".join(table(tasks, best_times(tasks, effort.runs))))


if __name__ == "__main__":
    main()
