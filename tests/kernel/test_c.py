"""The C sources by themselves, without Python, with every compiler that is here.

`CFLAGS` replaces the optimisation: `make sanitize` runs these tests with sanitizers.
"""

import os
import shlex
import shutil
import subprocess
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kingdomino.kernel import SearchConfig
from kingdomino.rules import Game, Place, Ruleset, View
from tests.kernel.test_states import action_number
from tests.kernel.test_tiling import rows
from tests.perft.test_perft import COUNTS, UP
from tests.rules.naive import land_of, legal_placements
from tests.tiling.lands import hard_lands, random_lands

ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "src/kingdomino/kernel"
TESTS = Path(__file__).parent / "c"
HEADERS = sorted(KERNEL.glob("**/*.h"))
SOURCES = sorted(KERNEL.glob("src/**/*.c"))

INCLUDE = [f"-I{KERNEL / 'include'}", f"-I{KERNEL / 'src'}"]
STRICT = ["-std=gnu11", "-Wall", "-Wextra", "-Wconversion", "-Werror"]
FLAGS = [
    *STRICT,
    "-ffp-contract=off",
    "-DKD_NO_MULTIVERSION",
    *shlex.split(os.environ.get("CFLAGS", "-O1")),
    *INCLUDE,
]

# The first one that is here is enough while working; `make test` takes every one.
COMPILERS = [name for name in ("gcc", "clang") if shutil.which(name)]

HARD = len(hard_lands())

Run = Callable[..., str]
Build = Callable[..., Run]


def compiler_parameters() -> Iterator[object]:
    for i, name in enumerate(COMPILERS or ["cc"]):
        marks = [pytest.mark.xdist_group(f"c-{name}")]
        marks += [pytest.mark.skip(reason="there is no C compiler")] if not COMPILERS else []
        yield pytest.param(name, marks=marks + [pytest.mark.slow] * (i > 0))


@pytest.fixture(scope="module", params=compiler_parameters())
def compiler(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def compile_objects(compiler: str, sources: list[Path], folder: Path) -> list[Path]:
    subprocess.run([compiler, *FLAGS, "-c", *map(str, sources)], cwd=folder, check=True)
    return [folder / f"{source.stem}.o" for source in sources]


@pytest.fixture(scope="module")
def build(compiler: str, tmp_path_factory: pytest.TempPathFactory) -> Build:
    """Builds a program for a kingdom size, with further sources; it returns what runs it."""
    folder = tmp_path_factory.mktemp(compiler)
    objects = compile_objects(compiler, SOURCES, folder)

    def build_program(main: Path, engine: str, *sources: Path) -> Run:
        program = str(folder / f"{main.stem}-{engine}")
        more = compile_objects(compiler, [*sources], folder) if sources else []
        files = [main, *objects, *more]
        flags = [*FLAGS, f"-DENGINE={engine}", "-o", program]
        subprocess.run([compiler, *flags, *map(str, files), "-lm"], check=True)

        def run(*arguments: str) -> str:
            command = [program, *arguments]
            return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout

        return run

    return build_program


def test_every_header_parses_alone(compiler: str) -> None:
    for header in HEADERS:
        alone = ["-fsyntax-only", "-Wno-unused-function", "-x", "c", str(header)]
        subprocess.run([compiler, *FLAGS, *alone], check=True)


def test_the_host_compiles(compiler: str, tmp_path: Path) -> None:
    compile_objects(compiler, sorted(KERNEL.glob("host/*.c")), tmp_path)


@pytest.mark.slow
def test_exponentials_and_logarithms(build: Build) -> None:
    build(TESTS / "numeric.c", "kd_engine_5x5")()


@pytest.mark.slow
def test_whole_games(build: Build) -> None:
    build(TESTS / "full_game.c", "kd_engine_5x5")()


@pytest.mark.slow
@pytest.mark.parametrize(("grid", "order", "counts"), COUNTS)
def test_the_ways_to_build(
    build: Build, grid: int, order: tuple[int, ...], counts: list[int]
) -> None:
    perft = build(TESTS / "perft.c", f"kd_engine_{grid}x{grid}")
    counted = perft("up" if order == UP else "down", str(len(counts)))
    assert [int(count) for count in counted.split()] == counts


@pytest.mark.slow
def test_an_evaluation_is_the_same_with_every_compiler(build: Build, tmp_path: Path) -> None:
    """Without Python, another order of the groups, no processor-specific code: the same numbers."""
    numpy = pytest.importorskip("numpy")
    estimates = pytest.importorskip("kingdomino.kernel.estimates")
    rollouts = pytest.importorskip("kingdomino.kernel.rollouts")
    weights = pytest.importorskip("kingdomino.kernel.weights")
    ruleset = Ruleset.preset("classic", 2)
    network = weights.load_network(ruleset)
    file = tmp_path / "network"
    file.write_bytes(numpy.ascontiguousarray(network).tobytes())
    lines = build(TESTS / "evaluation.c", "kd_engine_5x5")(str(file)).splitlines()

    game = Game.new(ruleset, 7)
    expected = evaluation_numbers(estimates, rollouts, game.public, network, kinds=(0, 1, 2))
    while game.round < ruleset.rounds - 2:
        game = game.play(min(game.legal_actions(), key=partial(action_number, game)))
    expected += evaluation_numbers(estimates, rollouts, game.public, network, kinds=(2,))
    # Integers are printed as such, all else in hexadecimal.
    found = [[float.fromhex(n) if "x" in n else int(n) for n in line.split()] for line in lines]
    assert found == expected


def evaluation_numbers(
    estimates: Any, rollouts: Any, view: View, network: object, kinds: tuple[int, ...]
) -> list[list[float]]:
    """Return every number of an evaluation of a view, and of the luck before it."""
    # The C program has the weight of the start of a game.
    config = SearchConfig.best(view)._replace(rollout_weight=0.15, solved_rounds=3)
    turns = rollouts.Rollouts(view, config, 0, None, network)
    subject = estimates.Subject(turns, [(1, 0.05, 0.5, 7)], 0, [(0, 0), (1.5, 2.5)])
    evaluation = estimates.TurnEstimator(subject, 3000, 7)
    while evaluation.begin_stage():
        for group in range(estimates.GROUPS):
            evaluation.run_group(group)
        evaluation.end_stage()
    (seats, total, *_), values = evaluation.read()
    found = [[total, *numbers(seats)]]
    for index, visits, after, win_loss, points_loss in values:
        found.append([index, visits, *numbers(after), *win_loss, *points_loss])
    comparison = estimates.Comparison(subject, turns.count - 1, 0)
    found.append([number for part in comparison.parts(3000, 7) for number in part])
    for reason in comparison.explain(0, 4, 50, 7):
        found[-1] += [reason["kind"], reason["part"], reason["explained"]]
    for kind in kinds:
        luck = estimates.LuckEstimator(subject, kind, 5, 64, 7)
        for tree in range(luck.trees):
            luck.run_tree(tree)
        found.append([luck.trees, *numbers(luck.read())])
    return found


def numbers(seats: list[tuple[tuple[float, float], ...]]) -> list[float]:
    return [number for seat in seats for pair in seat for number in pair]


@pytest.fixture(scope="module")
def tilings(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A file with lands, and what the binding finds for each."""
    tiling = pytest.importorskip("kingdomino.kernel.tiling")
    file = tmp_path_factory.mktemp("tilings") / "lands"
    cases = [rows(lands) for lands in (*hard_lands(), *map(random_lands, range(150)))]
    text = ("\n".join(" ".join(map(str, square)) for square in squares) for squares in cases)
    file.write_text("\n\n".join(text) + "\n\n")
    expected = []
    for found in map(tiling.Tiling, cases):
        placements = "".join(":".join(map(str, laid)) + "," for laid in found.placements)
        numbers = ["".join(f"{n}," for n in some) for some in (found.squares, found.dominoes)]
        expected.append(f"{found.status} {placements} {numbers[0]} {numbers[1]} {found.steps}")
    return file, expected


@pytest.mark.slow
def test_tilings_are_the_same_with_every_compiler(
    build: Build, tilings: tuple[Path, list[str]]
) -> None:
    """Without Python, in memory that holds anything: the same result after the same steps."""
    file, expected = tilings
    tile = build(TESTS / "tiling.c", "kd_engine_5x5")
    tile()
    assert tile(str(file)).splitlines() == expected


@pytest.mark.slow
def test_tilings_do_not_depend_on_what_is_remembered(
    compiler: str, tilings: tuple[Path, list[str]], tmp_path: Path
) -> None:
    """With room for a single failed state, all are compared with it."""
    file, expected = tilings
    program = str(tmp_path / "tiling")
    sources = [TESTS / "tiling.c", *KERNEL.glob("src/tiling/*.c"), KERNEL / "src/dominoes.c"]
    command = [compiler, *FLAGS, "-DMEMORY=1", *map(str, sources), "-o", program]
    subprocess.run(command, check=True)
    done = subprocess.run([program, str(file)], check=True, stdout=subprocess.PIPE, text=True)
    found = [line.rpartition(" ") for line in done.stdout.splitlines()]
    remembered = [line.rpartition(" ") for line in expected]
    assert sum(int(steps) for _, _, steps in found) > sum(int(steps) for _, _, steps in remembered)
    # Of a large conflict, more squares stay when the steps end earlier.
    decided = [i for i, (result, _, _) in enumerate(remembered) if i >= HARD or result[0] == "5"]
    assert [found[i][0] for i in decided] == [remembered[i][0] for i in decided]


@pytest.mark.slow
def test_the_example_of_the_documentation(build: Build, tmp_path: Path) -> None:
    page = (ROOT / "docs/explanation/kernel.md").read_text()
    source = tmp_path / "example.c"
    source.write_text(page.split("```c\n")[1].split("```")[0])
    actions, points = build(source, "kd_engine_5x5")().splitlines()
    game = Game.new(Ruleset.preset("classic", 2), 7)
    for number in actions.split():
        numbers = {action_number(game, action): action for action in game.legal_actions()}
        game = game.play(numbers[int(number)])
    assert game.is_over
    assert points.split() == [str(kingdom.points()) for kingdom in game.kingdoms]


def naive_perft(placed: tuple[Place, ...], grid: int, number: int, depth: int) -> int:
    """Count the ways to build by the naive rules, from a domino on in ascending order."""
    places = legal_placements(land_of(placed), grid, number)
    if depth == 1:
        return len(places)
    return sum(naive_perft((*placed, place), grid, number + 1, depth - 1) for place in places)


@pytest.mark.slow
def test_another_size_is_a_file_of_three_lines(build: Build, tmp_path: Path) -> None:
    source = tmp_path / "size_6x6.c"
    source.write_text('#define GRID 6\n#define ENGINE kd_engine_6x6\n#include "engine.h"\n')
    perft = build(TESTS / "perft.c", "kd_engine_6x6", source)
    counted = [int(count) for count in perft("up", "3").split()]
    assert counted == [naive_perft((), 6, 1, depth) for depth in (1, 2, 3)]
