"""In the page, bots choose what they do in Python, and the analysis finds the same numbers."""

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingdomino import kernel
from tests.engine.golden import played_match
from tests.engine.page import ROOT, run_script
from tests.engine.test_parity import rulesets

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")
if kernel.is_available:
    from tests.engine.thinking import answers, choices, review_json

KERNEL = ROOT / "src/kingdomino/kernel"
NETWORK = KERNEL / "networks/5x5-2.npy"


def write(path: Path, lines: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    written = list(lines)
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in written))
    return written


@pytest.mark.slow
def test_bots_of_every_level_choose_the_same(tmp_path: Path) -> None:
    path = tmp_path / "choices.jsonl"
    games = (choices(ruleset, seed) for seed, ruleset in enumerate(rulesets()[::6]))
    written = write(path, (line for game in games for line in game))
    searches = sum(line["is_search"] for line in written)
    assert searches >= 1_000
    assert {line["level"] for line in written} == {"page", "squire", "knight", "duke", "regent"}
    assert run_script("choices", path) == f"{len(written)} turns, {searches} searches"


@pytest.mark.slow
def test_evaluations_hints_and_grades_are_the_same(tmp_path: Path) -> None:
    path = tmp_path / "answers.jsonl"
    written: list[dict[str, Any]] = []
    for seed, ruleset in enumerate(rulesets()[::5]):
        match = played_match(ruleset, seed)
        plies = [seed % ruleset.kings, 7 + seed % 20, len(match.game.actions) - 2 - seed % 3]
        written += answers(match, seed, plies)
    write(path, written)
    assert any(line["answer"]["evaluation"]["reasons"] for line in written)
    assert any(line["answer"]["evaluation"]["is_exact"] for line in written)
    assert run_script("answers", path) == f"{len(written)} answers"


@pytest.mark.slow
def test_reviews_and_luck_are_the_same(tmp_path: Path) -> None:
    path = tmp_path / "reviews.jsonl"
    matches = (played_match(ruleset, seed) for seed, ruleset in enumerate(rulesets()[5::34]))
    written = write(path, (review_json(match, seed) for seed, match in enumerate(matches)))
    kinds = {event["kind"] for line in written for event in line["review"]["luck"]}
    assert kinds == {"opening", "king", "line"}
    assert any("dynasty" in line["match"]["rules"]["text"] for line in written)
    assert run_script("reviews", path) == f"{len(written)} reviews"


@pytest.mark.slow
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_every_build_has_the_same_signature(compiler: str, tmp_path: Path) -> None:
    """Native and as WebAssembly, with SIMD and without."""
    if not shutil.which(compiler):
        pytest.skip(f"there is no {compiler}")
    sources = [*KERNEL.glob("host/*.c"), *KERNEL.glob("src/*.c"), *KERNEL.glob("src/*/*.c")]
    main, program = ROOT / "tests/kernel/c/signature.c", tmp_path / "signature"
    include = [f"-I{KERNEL / folder}" for folder in ("include", "src", "host")]
    command = [compiler, "-std=gnu11", "-O1", "-ffp-contract=off", *include, str(main)]
    subprocess.run([*command, *map(str, sources), "-lm", "-o", str(program)], check=True)
    run = subprocess.run([program, NETWORK], check=True, capture_output=True, text=True)
    native = run.stdout.strip()
    assert len(native) == 16
    assert run_script("signature", NETWORK) == f"{native} {native}"
