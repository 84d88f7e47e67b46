"""Packages import in one direction only: see `docs/explanation/architecture.md`."""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import kingdomino
from tests.architecture.imports import Import, read_imports, read_tree

SOURCE = Path(__file__).parents[2] / "src"
PACKAGE = "kingdomino"

# The root, `kingdomino/__init__.py`, counts as a package too: it is the public library.
ROOT = "(root)"

MAY_IMPORT: dict[str, set[str]] = {
    ROOT: {"rules", "notation", "render"},
    "rules": set(),
    "notation": {"rules"},
    "render": {"rules"},
    "kernel": {"rules", "notation"},
    "tiling": {"rules", "notation", "kernel"},
    "bots": {"rules", "notation", "kernel"},
    "envs": {"rules", "notation", "render", "kernel", "bots"},
    "arena": {"rules", "notation", "kernel", "bots"},
    "data": {"rules", "notation", "kernel"},
    "analysis": {"rules", "notation", "kernel", "bots"},
    "locales": {"rules", "notation"},
    "tables": {"rules", "notation", "bots"},
    "players": {"rules", "notation", "bots", "tables"},
    "storage": {"rules", "notation", "tables", "players"},
    "server": {
        "rules", "notation", "render", "bots", "analysis", "tables", "players", "storage",
        "locales",
    },
    "cli": {
        ROOT, "rules", "notation", "tiling", "render", "kernel", "bots", "envs", "arena",
        "data", "analysis", "locales",
        "tables", "players", "storage", "server",
    },
    "__main__": {ROOT, "cli"},
}  # fmt: skip

STANDARD_LIBRARY_ONLY = {ROOT, "rules", "notation", "tiling", "render"}

# The rules are a function of what they are given: no randomness, no clock, no files, no processes,
# no network, no terminal.
IMPURE = {
    "random", "secrets", "uuid",
    "calendar", "datetime", "sched", "time", "zoneinfo",
    "fcntl", "fileinput", "glob", "io", "mmap", "os", "pathlib", "shutil", "tempfile",
    "dbm", "logging", "pickle", "shelve", "sqlite3",
    "asyncio", "concurrent", "contextvars", "ctypes", "importlib", "multiprocessing", "platform",
    "queue", "signal", "subprocess", "sys", "threading",
    "ftplib", "http", "imaplib", "poplib", "select", "selectors", "smtplib", "socket",
    "socketserver", "ssl", "urllib", "webbrowser",
    "argparse", "cmd", "curses", "getpass", "gettext", "locale", "pty", "readline", "termios",
    "tty",
}  # fmt: skip


def package_of(dotted: str) -> str:
    """The package that a dotted name is in; a name outside of all packages is the root's."""
    parts = dotted.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else ROOT


def errors(imports: Iterable[Import]) -> Iterator[str]:
    """The imports that the table forbids, a sentence each."""
    for found in imports:
        package = package_of(found.importer)
        top = found.target.partition(".")[0]
        if top == PACKAGE:
            target = package_of(found.target)
            if target not in MAY_IMPORT[package] | {package}:
                yield f"{found}: {package} may not import {target}"
        elif package in STANDARD_LIBRARY_ONLY and top not in sys.stdlib_module_names:
            yield f"{found}: {package} uses the standard library only"
        elif package == "rules" and top in IMPURE:
            yield f"{found}: rules has no randomness, no clock and no I/O"


def test_every_import_is_allowed() -> None:
    assert [error for _, imports in read_tree(SOURCE) for error in errors(imports)] == []


def test_every_package_is_in_the_table() -> None:
    modules = [module.split(".") for module, _ in read_tree(SOURCE)]
    packages = {parts[1] for parts in modules if len(parts) > 1}
    assert packages <= MAY_IMPORT.keys()


def test_the_table_has_no_cycle() -> None:
    left = {package: set(targets) for package, targets in MAY_IMPORT.items()}
    while free := {package for package, targets in left.items() if not targets}:
        left = {package: targets - free for package, targets in left.items() if package not in free}
    assert left == {}


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kingdomino.rules.game", "import kingdomino.notation"),
        ("kingdomino.rules.game", "import kingdomino.notation.record as record"),
        ("kingdomino.rules.game", "from kingdomino import notation"),
        ("kingdomino.rules.game", "from kingdomino import Game"),
        ("kingdomino.rules.game", "import kingdomino"),
        ("kingdomino.rules.game", "from kingdomino.notation import parse_action"),
        ("kingdomino.rules.game", "from ..notation import parse_action"),
        ("kingdomino.rules.game", "from ..notation.action import parse_action"),
        ("kingdomino.rules.game", "from .. import bots"),
        ("kingdomino.rules.game", "def late():\n    from kingdomino import bots"),
        ("kingdomino.rules.game", "if TYPE_CHECKING:\n    from kingdomino.bots import Bot"),
        ("kingdomino.rules.game", "import rich.table"),
        ("kingdomino.rules.game", "from random import shuffle"),
        ("kingdomino.rules.game", "import os.path"),
        ("kingdomino.notation.record", "import click"),
        ("kingdomino.tables.seat", "from kingdomino.storage import Log"),
        ("kingdomino", "from kingdomino.bots import Bot"),
    ],
)
def test_a_forbidden_import_is_reported(module: str, source: str) -> None:
    assert len(list(errors(read_imports(source, module)))) == 1


def test_a_relative_import_in_a_package_starts_at_the_package() -> None:
    source = "from .actions import Claim\nfrom ..bots import Bot"
    imports = list(read_imports(source, "kingdomino.rules", is_package=True))
    assert [found.target for found in imports] == [
        "kingdomino.rules.actions.Claim",
        "kingdomino.bots.Bot",
    ]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kingdomino.rules.game", "from kingdomino.rules.line import Line"),
        ("kingdomino.rules.game", "from .line import Line\nfrom . import kingdom"),
        ("kingdomino.rules.game", "import hashlib\nfrom collections.abc import Iterator"),
        ("kingdomino.notation.record", "from kingdomino.rules import Game\nimport datetime"),
        ("kingdomino.cli.play", "import click\nimport kingdomino as kd\nimport random"),
        ("kingdomino", "from kingdomino.rules import Game"),
    ],
)
def test_an_allowed_import_is_not_reported(module: str, source: str) -> None:
    assert list(errors(read_imports(source, module))) == []


def test_every_public_name_is_there() -> None:
    assert [name for name in kingdomino.__all__ if not hasattr(kingdomino, name)] == []


def test_public_names_are_sorted() -> None:
    """Constants, then classes, then functions, each by the alphabet: the order that Ruff keeps."""

    def by_kind(name: str) -> tuple[int, str]:
        return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)

    assert list(kingdomino.__all__) == sorted(set(kingdomino.__all__), key=by_kind)


def test_importing_the_library_loads_the_standard_library_only() -> None:
    # What the interpreter loaded at its start (hooks of installed tools) is not the library's.
    script = (
        "import sys; before = set(sys.modules); import kingdomino;"
        "print(*{name.partition('.')[0] for name in set(sys.modules) - before})"
    )
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert set(result.stdout.split()) - sys.stdlib_module_names == {PACKAGE}
