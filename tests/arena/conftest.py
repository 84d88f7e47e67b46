"""Quick runs, and programs that misbehave."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent, indent

import pytest

from kingdomino.arena import Run, RunKind, Timeouts, parse_entrant
from kingdomino.notation import parse_ruleset

WriteProgram = Callable[..., str]

QUICK = Timeouts(grace=0.3, startup=60.0)

# Answers correctly, except for its fifth choice.
_PROGRAM = """
import json, os, signal, subprocess, sys, time

def say(**answer):
    print(json.dumps(answer), flush=True)

choices = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "game":
        say(protocol=1)
    elif message["type"] == "choose":
        choices += 1
        if choices == 5:
{fifth}
        say(action=message["legal"][0])
"""


def interpreter() -> str:
    """Return the command line of this Python, without site packages, which start slowly."""
    return f"{shlex.quote(sys.executable)} -E -S"


@pytest.fixture
def write_program(tmp_path: Path) -> WriteProgram:
    """Write a program that runs the given code at its fifth choice; return the entrant."""

    def write(fifth: str = "pass") -> str:
        path = tmp_path / "program.py"
        path.write_text(_PROGRAM.format(fifth=indent(dedent(fifth), " " * 12)), "utf-8")
        return f"exec:{interpreter()} {shlex.quote(str(path))}"

    return write


def make_run(*entrants: str, rules: str = "classic/2", deals: int = 1, **settings: object) -> Run:
    """Return a match between two entrants, or a round robin of more, with a second for a turn."""
    return Run(
        kind=RunKind(str(settings.get("kind", "match" if len(entrants) == 2 else "robin"))),
        ruleset=parse_ruleset(rules),
        entrants=tuple(parse_entrant(entrant, seconds=1.0) for entrant in entrants),
        seed=int(str(settings.get("seed", 1))),
        deals=deals,
        timeouts=QUICK,
    )
