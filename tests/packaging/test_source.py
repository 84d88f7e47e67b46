"""The source archive: complete, and the same every time."""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# In one worker: the archives are built once.
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("source")]


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two archives of the same sources, built in folders that differ in names, times and modes."""
    built = []
    for name, umask in (("one", 0o022), ("two", 0o077)):
        folder = tmp_path_factory.mktemp(name)
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT, capture_output=True, check=False,
        )  # fmt: skip
        if listed.returncode:
            pytest.skip("needs a clone of the repository")
        for file in listed.stdout.decode().split("\0"):
            if file and (ROOT / file).is_file():
                (folder / "source" / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / file, folder / "source" / file)
        code = (
            "import os; from setuptools import build_meta; "
            f"os.umask({umask}); print(build_meta.build_sdist({str(folder)!r}))"
        )
        environment = os.environ | {"SOURCE_DATE_EPOCH": "1700000000"}
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=folder / "source", env=environment, capture_output=True, text=True, check=True,
        )  # fmt: skip
        built.append(folder / done.stdout.splitlines()[-1])
    return built


def test_two_archives_are_the_same(archives: list[Path]) -> None:
    one, two = (hashlib.sha256(path.read_bytes()).hexdigest() for path in archives)
    assert one == two


def test_an_archive_has_all_sources_and_nothing_that_was_built(archives: list[Path]) -> None:
    with tarfile.open(archives[0]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    sources = {
        name
        for name in listed.stdout.splitlines()
        if not name.startswith(".") and (ROOT / name).is_file()
    }
    assert sources - names == set()
    assert [
        name for name in names if name.endswith((".so", ".pyc")) or "node_modules" in name
    ] == []


def test_two_wheels_are_the_same(archives: list[Path], tmp_path: Path) -> None:
    # Without the kernel and the pages, which take long to build; their files are copied alike.
    environment = os.environ | {
        "CC": "/bin/false",
        "PATH": str(tmp_path),
        "SOURCE_DATE_EPOCH": "1700000000",
    }
    hashes = []
    for name, umask in (("one", 0o022), ("two", 0o077)):
        with tarfile.open(archives[0]) as archive:
            archive.extractall(tmp_path / name, filter="data")
        (source,) = (tmp_path / name).iterdir()
        code = (
            "import os; from setuptools import build_meta; "
            f"os.umask({umask}); build_meta.build_wheel({str(tmp_path / name)!r})"
        )
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=source, env=environment, capture_output=True, check=True,
        )  # fmt: skip
        (wheel,) = (tmp_path / name).glob("*.whl")
        hashes.append(hashlib.sha256(wheel.read_bytes()).hexdigest())
    assert hashes[0] == hashes[1]
