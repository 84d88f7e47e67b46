"""How the tests run: examples in the documentation, and how hard Hypothesis tries.

Sybil runs the Markdown pages; pytest's own `--doctest-modules` runs the docstrings.
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

# Every worker has a core of its own; threads of NumPy's would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# What a shell runs in the background ignores Ctrl-C, and so would every command that is tested.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("dev", deadline=None)
# CI looks at the same examples every time: a red build is the change's own doing.
settings.register_profile("ci", deadline=None, derandomize=True)
# What is checked after every change looks at a few of them.
settings.register_profile("quick", deadline=None, max_examples=25)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

# Importing these shows nothing: they may only be run by Sphinx, and by alembic.
collect_ignore = ["docs/conf.py", "src/kingdomino/storage/migrations/env.py"]

_python = PythonCodeBlockParser(doctest_optionflags=ELLIPSIS)
# The parser knows blocks marked `python` only; those marked `pycon` are examples as well.
_pycon = PythonCodeBlockParser(doctest_optionflags=ELLIPSIS)
_pycon.codeblock_parser = CodeBlockParser("pycon")

pytest_collect_file = Sybil(
    parsers=[_python, _pycon, SkipParser()],
    patterns=["README.md", "docs/*.md", "docs/*/*.md"],
).pytest()


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep a page on one worker: its examples build on each other."""
    for item in items:
        if isinstance(item, SybilItem):
            item.add_marker(pytest.mark.xdist_group(str(item.path)))


def pytest_collection_finish() -> None:
    """Spare the garbage search what was imported: it took a tenth of the time."""
    gc.collect()
    gc.freeze()
