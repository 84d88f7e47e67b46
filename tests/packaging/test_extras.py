"""The library needs nothing; a command whose extra is missing says which."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from kingdomino.cli.errors import _EXTRAS
from tests.cli.words import ENGLISH

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {"PYTHONPATH": str(ROOT / "src"), "KINGDOMINO_LANGUAGE": "en", "LC_ALL": "C.UTF-8"}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with this package."""
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, env=os.environ | ENVIRONMENT, capture_output=True, text=True, check=False
    )


def test_the_library_needs_nothing_installed() -> None:
    # Without `site` there are no installed packages.
    code = """
import kingdomino as kd
from kingdomino.bots import make_bot
game, bot = kd.Game.new("classic/2", seed=7), make_bot("greedy")
while not game.is_over:
    game = game.play(bot.choose(game.view(game.actor)))
print(kd.parse_record(kd.format_record(game)).match.winner == game.winner)
print(len(str(game)) > 0, "<svg" in game._repr_svg_(), len(kd.to_json(game)) > 0)
"""
    done = run("-S", "-c", code)
    assert done.stdout.splitlines() == ["True", "True True True"], done.stderr


def test_the_kernel_says_that_it_needs_numpy() -> None:
    code = "from kingdomino import kernel; print(kernel.is_available); kernel.playouts"
    done = run("-S", "-c", code)
    assert done.stdout == "False\n"
    assert done.stderr.rstrip().endswith('kingdomino[kernel]"') or "C compiler" in done.stderr


def test_tilings_need_the_kernel_but_not_numpy() -> None:
    code = """
from kingdomino import kernel
from kingdomino.tiling import parse_drawing, tile
[[land]] = parse_drawing("# W W").games
try: print(len(tile([land])) == 1)
except kernel.KernelMissingError as error: print(error.reason == "kernel-missing")
"""
    done = run("-S", "-c", code)
    assert done.stdout == "True\n", done.stderr


def test_the_command_says_that_it_needs_an_extra() -> None:
    done = run("-S", "-m", "kingdomino", "play")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "kingdomino[play]" in done.stderr


@pytest.mark.parametrize(
    ("module", "extra", "arguments"),
    [
        ("numpy", "kernel", ["arena", "match", "random", "random", "--results", "/dev/null"]),
        ("sqlalchemy", "play", ["tables", "list"]),
        ("asyncpg", "server", ["tables", "list", "--database", "postgresql://nobody@127.0.0.1/x"]),
        ("choix", "arena", ["arena", "ladder", "LADDER"]),
        ("resvg_py", "png", ["show", "RECORD", "--png", "picture.png"]),
    ],
)
def test_a_command_names_the_extra_that_is_missing(
    tmp_path: Path, module: str, extra: str, arguments: list[str]
) -> None:
    record = tmp_path / "record"
    record.write_text('[Rules "classic/2"]\n\n0. (4 15 18 23) p>\n', "utf-8")
    ladder = tmp_path / "ladder"
    ladder.write_text(
        '{"ladder": 1, "rules": "classic/2"}\n'
        '{"key": "1", "entrants": [{"label": "a", "name": "a", "seconds": 1}], "games": [1], '
        '"deals": []}\n',
        "utf-8",
    )
    files = {"RECORD": str(record), "LADDER": str(ladder)}
    hidden = f"import sys; sys.modules[{module!r}] = None; from kingdomino.cli import main; main()"
    done = run("-c", hidden, *(files.get(argument, argument) for argument in arguments))
    assert done.returncode == 2
    assert ENGLISH("error-extra", package=module, extra=extra) in done.stderr


def test_every_extra_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["dependencies"] == []
    assert set(_EXTRAS) | {"play", "all"} == set(project["optional-dependencies"])


def test_players_get_no_packages_that_only_tests_of_others_need() -> None:
    lock = (ROOT / "locks" / "run.lock").read_text("utf-8")
    names = {line.partition("==")[0] for line in lock.splitlines() if "==" in line}
    assert names.isdisjoint({"faker", "polyfactory", "httpx", "rich-click", "asyncpg", "uvloop"})
