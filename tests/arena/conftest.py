"""Runs that are quick to play, and programs that misbehave."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent, indent

import pytest

from kingdomino.arena import Kind, Patience, Run, parse_entrant
from kingdomino.notation import parse_ruleset

WriteProgram = Callable[..., str]

QUICK = Patience(grace=0.3, startup=20.0)

# Answers as a program has to, but for its fifth choice.
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
    """This Python without what makes it slow to start, as a part of a command line."""
    return f"{shlex.quote(sys.executable)} -E -S"


@pytest.fixture
def write_program(tmp_path: Path) -> WriteProgram:
    """Writes a program that does something of its own at its fifth choice; gives an entrant."""

    def write(fifth: str = "pass") -> str:
        path = tmp_path / "program.py"
        path.write_text(_PROGRAM.format(fifth=indent(dedent(fifth), " " * 12)), "utf-8")
        return f"exec:{interpreter()} {shlex.quote(str(path))}"

    return write


def make_run(*entrants: str, rules: str = "classic/2", deals: int = 1, **settings: object) -> Run:
    """A match between two, or a round robin of more, with a second for each turn."""
    return Run(
        kind=Kind(str(settings.get("kind", "match" if len(entrants) == 2 else "robin"))),
        ruleset=parse_ruleset(rules),
        entrants=tuple(parse_entrant(entrant, seconds=1.0) for entrant in entrants),
        seed=int(str(settings.get("seed", 1))),
        deals=deals,
        patience=QUICK,
    )
