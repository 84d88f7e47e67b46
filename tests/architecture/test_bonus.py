"""A bonus is described once: the list of files in the documentation is the whole work."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kingdomino import kernel
from kingdomino.rules import Bonus

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "explanation" / "architecture.md"
SOURCES = [ROOT / "src" / "kingdomino", ROOT / "web" / "src"]
ENDINGS = {".py", ".pyx", ".pxd", ".h", ".c", ".ts", ".svelte"}


def section() -> str:
    page = PAGE.read_text("utf-8")
    return page.partition("## How to add a bonus")[2].partition("\n## ")[0]


def listed_files() -> set[str]:
    """The files of the table, and those named below it."""
    names = re.findall(r"^\| `([^`]+)` \|", section(), flags=re.MULTILINE)
    deeper = re.findall(r"`(src/(?:value|play)/[^`]+)`", section())
    return {*names, *(f"src/kingdomino/kernel/{name}" for name in deeper)}


def mentions(bonus: str) -> set[str]:
    """The source files whose code, not only a comment or an example, names a bonus."""
    word = re.compile(rf"(?<![=+-])\b{bonus}\b(?!=)", re.IGNORECASE)
    found = set()
    for folder in SOURCES:
        for file in folder.rglob("*"):
            is_source = (
                file.suffix in ENDINGS and ".test." not in file.name and "openapi" not in file.name
            )
            if is_source and word.search(file.read_text("utf-8")):
                found.add(str(file.relative_to(ROOT)))
    return found


def test_every_file_of_the_list_exists_and_names_a_bonus() -> None:
    assert listed_files()
    for name in listed_files():
        text = (ROOT / name).read_text("utf-8")
        assert re.search("harmony|_IS_EARNED|Bonus", text, re.IGNORECASE), name


def test_no_file_that_names_a_bonus_is_missing_in_the_list() -> None:
    assert mentions("harmony") - listed_files() == set()


@pytest.mark.skipif(not kernel.is_available, reason="needs the compiled kernel")
def test_the_kernel_counts_the_points_of_the_rules() -> None:
    from kingdomino.kernel.engine import BONUS_POINTS  # noqa: PLC0415

    assert {bonus: bonus.points for bonus in Bonus} == BONUS_POINTS


EDITS = {
    "rules/ruleset.py": [
        ('    HARMONY = "harmony", 5\n', '    LAKESIDE = "lakeside", 3\n'),
        (
            '    """Whether a kingdom without a discard earns its bonus (R15)."""\n',
            "    lakeside: bool = field(\n"
            "        default=False, metadata=_setting(False, True, bonus=Bonus.LAKESIDE)\n"
            "    )\n",
        ),
    ],
    "rules/kingdom.py": [
        ("    Bonus.HARMONY: _is_harmony,\n", "    Bonus.LAKESIDE: lambda kingdom, _: True,\n")
    ],
}

SCRIPT = """
import json, sys
import kingdomino as kd
from kingdomino import kernel
from kingdomino.notation.schema import ruleset_data
from kingdomino.rules import SETTINGS
from kingdomino.server.openapi import describe
from kingdomino.server.http.choices import _setting_option

ruleset = kd.parse_ruleset("classic/2+lakeside=yes")
assert ruleset.lakeside and kd.format_ruleset(ruleset) == "classic/2+lakeside=yes"
assert kd.Kingdom.empty().score(ruleset).points == 3
assert ruleset_data(ruleset).lakeside is True
schemas = describe()["components"]["schemas"]
assert "lakeside" in schemas["RulesetData"]["properties"], schemas["RulesetData"]
assert _setting_option(SETTINGS["lakeside"]).bonus == 3
if kernel.is_available:
    try:
        kernel.simulate(ruleset, 1, seed=1)
    except ValueError as error:
        assert "lakeside" in str(error)
    else:
        raise AssertionError("the kernel ignores a bonus that it does not know")
print("ok")
"""


@pytest.mark.slow
def test_a_bonus_added_to_the_rules_reaches_notation_json_and_api(tmp_path: Path) -> None:
    copy = tmp_path / "kingdomino"
    shutil.copytree(SOURCES[0], copy, ignore=shutil.ignore_patterns("pages", "__pycache__"))
    for name, edits in EDITS.items():
        file = copy / name
        text = file.read_text("utf-8")
        for before, added in edits:
            assert text.count(before) == 1, (name, before)
            text = text.replace(before, before + added)
        file.write_text(text, "utf-8")
    result = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        check=False,
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(tmp_path), "PATH": "", "PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert result.stdout.strip() == "ok", result.stderr
