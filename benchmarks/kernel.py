"""How fast is the kernel? Playouts against the Python rules, decoding, threads and memory.

With `--against`, this build of the package is compared with another one.
"""

import argparse
import os
import resource
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

import rules
from measure import Task, best_times, python_version, table

from kingdomino import kernel
from kingdomino.rules import Game, Ruleset, View

POLICIES = {"random": 1, "greedy-placement": 4, "greedy": 20, "linear": 20}
"""The measured policies, and by what factor fewer games each plays than `random`."""

MILLION = 1_000_000
ROLLOUTS = 3_000
SOURCE = Path(__file__).parents[1] / "src"


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    runs: int
    """How often each task is timed; the best counts."""
    games: int
    """Games of the kernel per run."""
    rules: rules.Effort
    """The same for the Python rules."""


FULL = Effort(runs=7, games=100_000, rules=rules.FULL)
QUICK = Effort(runs=3, games=20_000, rules=rules.QUICK)


def game_tasks(name: str, effort: Effort) -> list[Task]:
    """Complete games: first with the Python rules, then with each policy of the kernel."""
    with_rules = replace(rules.game_task(name, effort.rules), group=name, name="rules, random")
    return [with_rules, *policy_tasks(name, effort)]


def policy_tasks(name: str, effort: Effort) -> list[Task]:
    return [
        kernel_task(name, policy, effort.games // factor, threads=1)
        for policy, factor in POLICIES.items()
    ]


def kernel_task(name: str, policy: str, games: int, threads: int) -> Task:
    ruleset = rules.RULESETS[name]

    def play() -> None:
        kernel.simulate(ruleset, games, policy, seed=1, threads=threads)

    return Task(name, f"kernel, {policy}", games, play)


def search_task(name: str) -> Task:
    """A search in the third round."""
    view = view_in_round(rules.RULESETS[name], 3)

    def search() -> None:
        kernel.Search(view, seed=1).for_rollouts(ROLLOUTS)

    return Task(name, "kernel, search", ROLLOUTS, search)


def view_in_round(ruleset: Ruleset, number: int) -> View:
    game = Game.new(ruleset, seed=5)
    while game.round < number:
        game = game.play(game.legal_actions()[0])
    return game.view(game.actor)


def thread_tasks(effort: Effort) -> list[Task]:
    """The same games in one thread, then in two."""
    return [
        replace(
            kernel_task(name, "random", effort.games, threads),
            name=f"{threads} thread{'s' if threads > 1 else ''}",
        )
        for name in rules.RULESETS
        for threads in (1, 2)
    ]


def decoding_tasks(name: str, effort: Effort) -> list[Task]:
    """The actions of games, decoded game by game and all at once."""
    count = effort.games // 5
    games = kernel.simulate(rules.RULESETS[name], count, seed=1, keep_actions=True)
    few = count // 50

    def one_by_one() -> None:
        for i in range(few):
            games.steps(i)

    return [
        Task(name, "game by game", few, one_by_one),
        Task(name, "all at once", count, games.decode_actions),
    ]


def peak_memory(ruleset: Ruleset, games: int) -> float:
    """Return the peak memory in MiB of a new process that plays games.

    A new process inherits the peak of its parent, so this has to run first.
    """
    context = get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        return pool.submit(_play_and_measure, ruleset, games).result()


def _play_and_measure(ruleset: Ruleset, games: int) -> float:
    kernel.simulate(ruleset, games)
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 2**20


def print_games(effort: Effort) -> None:
    tasks = [task for name in rules.RULESETS for task in game_tasks(name, effort)]
    print(f"\ngames, one core, CPU time, best of {effort.runs}")
    print("\n".join(table(tasks, best_times(tasks, effort.runs))))


def print_decoding(effort: Effort) -> None:
    tasks = [task for name in rules.RULESETS for task in decoding_tasks(name, effort)]
    print(f"\ngames whose actions are decoded, CPU time, best of {effort.runs}")
    print("\n".join(table(tasks, best_times(tasks, effort.runs))))


def print_threads(effort: Effort) -> None:
    tasks = thread_tasks(effort)
    print(f"\nthreads, wall time, best of {effort.runs}")
    print("\n".join(table(tasks, best_times(tasks, effort.runs, perf_counter))))


def print_memory() -> None:
    print("\npeak memory of a process, MiB")
    print(f"{'':24}{'no games':>12}{'a million':>12}")
    for name, ruleset in rules.RULESETS.items():
        none, million = peak_memory(ruleset, 0), peak_memory(ruleset, MILLION)
        print(f"{name:24}{none:12,.0f}{million:12,.0f}")


class Build:
    """A build of the package in its own process, which times tasks on request."""

    def __init__(self, source: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--worker"],
            env=os.environ | {"PYTHONPATH": str(source)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def time(self, task: int) -> float:
        """Run a task of `compared_tasks`; return its CPU time in seconds."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(task, file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def compared_tasks() -> list[Task]:
    effort = replace(QUICK, games=20_000)
    return [
        task for name in rules.RULESETS for task in (*policy_tasks(name, effort), search_task(name))
    ]


def print_comparison(other: Path, runs: int) -> None:
    """Time both builds in turns, so that other load on the machine affects both."""
    this, before = Build(SOURCE), Build(other)
    print(f"\nthis build against {other}, CPU time, {runs} runs in turns")
    print(f"{'':50}{'best':>10}{'median':>10}")
    for index, task in enumerate(compared_tasks()):
        pairs = [(before.time(index), this.time(index)) for _ in range(runs)]
        best = min(time for time, _ in pairs) / min(time for _, time in pairs)
        middle = median(time / own for time, own in pairs)
        print(f"{task.group:24}{task.name:26}{best:10.3f}{middle:10.3f}", flush=True)
    this.close()
    before.close()


def serve_tasks() -> None:
    """Time the tasks whose numbers come in."""
    tasks = compared_tasks()
    for line in sys.stdin:
        start = process_time()
        tasks[int(line)].run()
        print(process_time() - start, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="measure less, in some seconds")
    parser.add_argument("--against", type=Path, metavar="SRC", help="compare with the build there")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    effort = QUICK if options.quick else FULL
    if not kernel.is_available:
        print("kernel: not built here, so there is nothing to measure")
        return
    if options.worker:
        serve_tasks()
        return
    print(f"kernel, {python_version()}")
    if options.against is not None:
        print_comparison(options.against, runs=3 * effort.runs)
        return
    print_memory()  # first: see peak_memory
    print_games(effort)
    print_decoding(effort)
    print_threads(effort)


if __name__ == "__main__":
    main()
