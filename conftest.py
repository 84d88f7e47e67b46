"""Configuration of all tests: Hypothesis profiles, and examples in the documentation.

Sybil runs the examples of Markdown pages, pytest's `--doctest-modules` those of docstrings.
"""

import gc
import os
import signal
from doctest import ELLIPSIS

import pytest
from hypothesis import settings
from sybil import Sybil
from sybil.integration.pytest import SybilItem
from sybil.parsers.myst import CodeBlockParser, PythonCodeBlockParser, SkipParser

# There is a worker per core, so threads of NumPy would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Background jobs of a shell ignore Ctrl-C, and commands under test would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("dev", deadline=None)
# CI uses the same examples every time, so that a failure is caused by the change.
settings.register_profile("ci", deadline=None, derandomize=True)
# `make check` tries fewer examples.
settings.register_profile("quick", deadline=None, max_examples=25)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

# These can only be run by Sphinx and by alembic.
collect_ignore = ["docs/conf.py", "src/kingdomino/storage/migrations/env.py"]

_python = PythonCodeBlockParser(doctest_optionflags=ELLIPSIS)
# The parser only knows blocks marked `python`; those marked `pycon` are examples as well.
_pycon = PythonCodeBlockParser(doctest_optionflags=ELLIPSIS)
_pycon.codeblock_parser = CodeBlockParser("pycon")

pytest_collect_file = Sybil(
    parsers=[_python, _pycon, SkipParser()],
    patterns=["README.md", "docs/*.md", "docs/*/*.md"],
).pytest()


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run a page on one worker: its examples depend on each other."""
    for item in items:
        if isinstance(item, SybilItem):
            item.add_marker(pytest.mark.xdist_group(str(item.path)))


def pytest_collection_finish() -> None:
    """Exclude imported objects from garbage collection: it took a tenth of the time."""
    gc.collect()
    gc.freeze()
