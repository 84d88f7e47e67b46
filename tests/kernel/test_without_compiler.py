"""Where there is no C compiler, the package installs and plays."""

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from kingdomino.locales import Texts

ROOT = Path(__file__).parents[2]

# In one worker: the package is installed once.
pytestmark = pytest.mark.xdist_group("no-compiler")

Run = Callable[..., str]


def copy_sources(folder: Path) -> Path:
    """A copy of the project with nothing built."""
    source = folder / "source"
    source.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    built = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", source / "src", ignore=built)
    return source


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs Python with the package as it is installed without a compiler."""
    folder = tmp_path_factory.mktemp("no-compiler")
    copy_sources(folder)
    installed = folder / "installed"
    environment = os.environ | {"CC": "/bin/false", "PYTHONPATH": str(installed)}

    def python(*arguments: str) -> str:
        command = [sys.executable, *arguments]
        done = subprocess.run(
            command, env=environment, cwd=folder, capture_output=True, text=True, check=True
        )
        return done.stdout

    pip = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    python(*pip, "--no-index", "--disable-pip-version-check", "--target", str(installed), "source/")
    return python


@pytest.mark.slow
def test_the_kernel_is_missing_and_says_so(run: Run) -> None:
    output = run(
        "-c",
        "from kingdomino import kernel\n"
        "print(kernel.is_available)\n"
        "try: kernel.playouts\n"
        "except kernel.KernelMissingError as error: print(error.reason, error)\n"
        "try: kernel.teapot\n"
        "except AttributeError as error: print(error)",
    )
    available, missing, unknown = output.splitlines()
    assert available == "False"
    assert missing.startswith("kernel-missing kingdomino.kernel.playouts needs the compiled kernel")
    assert "'teapot'" in unknown


@pytest.mark.slow
def test_bots_still_play_a_whole_game(run: Run) -> None:
    seats = ["-s", "bot:regent", "-s", "bot:page"]
    start = "import kingdomino.cli; kingdomino.cli.main()"
    output = run("-c", start, "play", "-L", "en", "--save", "game", *seats)
    assert output.count("Without the compiled kernel, greedy plays for: regent.") == 1
    assert "The record of the game: game" in output


@pytest.mark.slow
def test_drawn_kingdoms_are_still_counted(run: Run, tmp_path: Path) -> None:
    drawn = tmp_path / "kingdoms.txt"
    drawn.write_text("W1 W\n# W\n")
    start = "import kingdomino.cli; kingdomino.cli.main()"
    output = " ".join(run("-c", start, "-L", "en", "score", str(drawn)).split())
    texts = Texts("en")
    assert texts("points", count=3) in output
    assert texts("tiling-no-kernel") in output


@pytest.mark.slow
@pytest.mark.parametrize(
    ("compiler", "reason"),
    [
        ("/bin/false", "no C compiler works"),
        ("no-such-compiler", "no C compiler works"),
        pytest.param(
            "gcc -m32",
            "the C compiler has no __int128",
            marks=pytest.mark.skipif(
                platform.machine() != "x86_64" or shutil.which("gcc") is None,
                reason="needs a GCC that can compile for 32 bits",
            ),
        ),
    ],
)
def test_the_build_says_in_one_line_what_is_missing(
    compiler: str, reason: str, tmp_path: Path
) -> None:
    source = copy_sources(tmp_path)
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=source, env=os.environ | {"CC": compiler}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    said = [line for line in done.stderr.splitlines() if "kingdomino" in line]
    assert said == [f"kingdomino: the compiled kernel is left out: {reason}"]
    assert not list(source.rglob("*.so"))


_SEARCH = """
from kingdomino import Game, kernel
view = Game.new("classic/2", seed=7).view(0)
search = kernel.Search(view, seed=1).for_rollouts(2000)
print(kernel.is_available, search.visits.tolist(), search.values.tolist())
"""


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ziglang") is None, reason="Zig is not installed: make web does that")
def test_the_compiler_of_the_page_builds_the_same_kernel(tmp_path: Path) -> None:
    source = copy_sources(tmp_path)
    compiler = f"{sys.executable} -m ziglang cc"
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=source, env=os.environ | {"CC": compiler, "LDSHARED": f"{compiler} -shared"},
        capture_output=True, check=True,
    )  # fmt: skip
    outputs = [
        subprocess.run(
            [sys.executable, "-c", _SEARCH],
            env=os.environ | {"PYTHONPATH": str(folder)},
            capture_output=True, text=True, check=True,
        ).stdout
        for folder in (source / "src", ROOT / "src")
    ]  # fmt: skip
    assert outputs[0].startswith("True")
    assert outputs[0] == outputs[1]


@pytest.mark.slow
def test_the_first_start_says_what_is_missing(run: Run, tmp_path: Path) -> None:
    output = run(
        "-c",
        "import os, sys; sys.stderr = sys.stdout\n"
        f"os.environ['XDG_DATA_HOME'] = {str(tmp_path)!r}\n"
        "from kingdomino.cli.notices import show_notices\n"
        "from kingdomino.locales import Texts\n"
        "show_notices(Texts('en')); print('again'); show_notices(Texts('en'))",
    )
    first, second = output.split("again\n")
    assert " ".join(Texts("en")("notice-no-kernel").split()) in " ".join(first.split())
    assert second == ""
