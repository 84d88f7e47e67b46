"""Shared by the benchmarks: tasks, their best times, and the table of rates."""

import platform
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time


@dataclass(frozen=True)
class Task:
    """Something done `count` times in a run, reported as a rate."""

    group: str
    name: str
    count: int
    run: Callable[[], object]


def best_times(
    tasks: Sequence[Task], runs: int, clock: Callable[[], float] = process_time
) -> list[float]:
    """Return the shortest time of each task. The tasks are interleaved, so that other load on the
    machine affects all of them."""
    best = [float("inf")] * len(tasks)
    for _ in range(runs):
        for i, task in enumerate(tasks):
            start = clock()
            task.run()
            best[i] = min(best[i], clock() - start)
    return best


def table(tasks: Sequence[Task], seconds: Sequence[float]) -> list[str]:
    """Return a line per task: its rate, and the ratio to the first task of its group."""
    groups = 2 + max(len(task.group) for task in tasks)
    names = 2 + max(len(task.name) for task in tasks)
    lines = [f"{'':{groups + names}}{'a second':>12}{'µs each':>12}{'ratio':>10}"]
    first: dict[str, float] = {}
    for task, time in zip(tasks, seconds, strict=True):
        rate = task.count / time
        group = "" if task.group in first else task.group
        ratio = rate / first.setdefault(task.group, rate)
        cells = f"{rate:12,.0f}{1e6 / rate:12,.1f}{ratio:10,.2f}"
        lines.append(f"{group:{groups}}{task.name:{names}}{cells}")
    return lines


def python_version() -> str:
    """Return the Python version, for the first line of a benchmark."""
    return f"{platform.python_implementation()} {platform.python_version()}"
