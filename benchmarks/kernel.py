"""How fast is the kernel? Random games against the plain Python rules, threads, and memory."""

import argparse
import resource
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from time import perf_counter

import rules
from measure import Task, best_times, python_version, table

from kingdomino import kernel
from kingdomino.rules import Ruleset

POLICIES = {"random": 1, "greedy-placement": 4, "greedy": 20, "linear": 20}
"""What is measured of the kernel, a line each: the slower, the fewer games, by this factor."""

MILLION = 1_000_000


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    runs: int
    """How often each task is timed; the best counts."""
    games: int
    """Games of the kernel a run."""
    rules: rules.Effort
    """The same of the rules."""


FULL = Effort(runs=7, games=100_000, rules=rules.FULL)
QUICK = Effort(runs=3, games=20_000, rules=rules.QUICK)


def game_tasks(name: str, effort: Effort) -> list[Task]:
    """Complete games: first in the rules, then in the kernel, one way of playing after another."""
    in_rules = replace(rules.game_task(name, effort.rules), group=name, name="rules, random")
    of_kernel = [
        kernel_task(name, policy, effort.games // factor, threads=1)
        for policy, factor in POLICIES.items()
    ]
    return [in_rules, *of_kernel]


def kernel_task(name: str, policy: str, games: int, threads: int) -> Task:
    ruleset = rules.RULESETS[name]

    def play() -> None:
        kernel.simulate(ruleset, games, policy, seed=1, threads=threads)

    return Task(name, f"kernel, {policy}", games, play)


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


def peak_memory(ruleset: Ruleset, games: int) -> float:
    """The most memory that a process of its own ever held while it played games, in MiB.

    A new process is told to have held what this one holds, so this has to hold little yet.
    """
    apart = get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=apart) as pool:
        return pool.submit(_play_and_look, ruleset, games).result()


def _play_and_look(ruleset: Ruleset, games: int) -> float:
    kernel.simulate(ruleset, games)
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 2**20


def print_games(effort: Effort) -> None:
    tasks = [task for name in rules.RULESETS for task in game_tasks(name, effort)]
    print(f"\ngames, one core, CPU time, best of {effort.runs}")
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="measure less, in some seconds")
    effort = QUICK if parser.parse_args().quick else FULL
    if not kernel.is_available:
        print("kernel: not built here, so there is nothing to measure")
        return
    print(f"kernel, {python_version()}")
    print_memory()  # first: see peak_memory
    print_games(effort)
    print_threads(effort)


if __name__ == "__main__":
    main()
