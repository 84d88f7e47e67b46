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


WEB = ROOT / "web"
CLIENT_EDITS = {
    "web/src/lib/game/rules/bonuses.ts": (
        "  harmony: {\n",
        "  lakeside: {\n    points: 3,\n    values: ['yes'],\n    presets: {},\n  },\n",
    ),
    "web/src/routes/new/VariantPicture.svelte": (
        "    harmony: [ASIDE],\n",
        "    lakeside: [WHOLE],\n",
    ),
    "src/kingdomino/locales/en/game.ftl": ("bonus-harmony =", "bonus-lakeside = Lakeside\n"),
    "src/kingdomino/locales/en/lobby.ftl": ("variant-harmony =", "variant-lakeside = The form\n"),
    "src/kingdomino/locales/en/guide.ftl": (
        "guide-variant-harmony =",
        "guide-variant-lakeside = The rule\n",
    ),
}

CLIENT_TEST = """
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { parseVariants } from '$lib/game/rules/ruleset';
import { rulesSummary } from '$lib/i18n/rulesText';
import { texts } from '$lib/i18n/texts.svelte';
import ScoreTable from './routes/end/result/ScoreTable.svelte';
import RulesSummary from './routes/lobby/RulesSummary.svelte';
import { bonusStates, emptyKingdom, padRules, paint, resultOf } from './routes/score/pad';
import { padText, readPadText } from './routes/score/padFile';
import VariantChoice from './routes/new/VariantChoice.svelte';
import Appendix from './routes/rules/chapters/Appendix.svelte';

const text = 'classic/2+lakeside=yes';
const rules = { preset: 'classic', players: 2, variants: parseVariants(text) };
const empty = emptyKingdom(5);
const painted = paint(empty, 'd3', 'lake', 1);
const result = resultOf({ ...rules, games: [[painted, empty]] }, ['Ann', 'Bob'], 0);
// The kernel of this test does not count it.
result.standings[0]!.games[0]!.bonuses = [{ bonus: 'lakeside', points: 3 }] as never;

beforeAll(() => texts.setLanguage('en'));
afterEach(cleanup);

it('the score pad names it and writes it into its file', () => {
  expect(bonusStates(empty, padRules(rules))).toMatchObject([{ bonus: 'lakeside', points: 3 }]);
  const written = padText({ ...rules, games: [[painted, empty]] }, ['Ann', 'Bob']);
  expect(written).toContain(text);
  expect(readPadText(written).variants).toEqual(rules.variants);
});

it('the form offers it with its picture', () => {
  const onchange = vi.fn();
  render(VariantChoice, { variants: parseVariants('classic/2'), players: 2, onchange });
  const input = screen.getByRole('switch', { name: /Lakeside The form/ });
  expect(input.closest('label')?.querySelector('svg g')).not.toBeNull();
  input.click();
  expect(onchange).toHaveBeenCalledWith({ lakeside: true });
});

it('the summaries name it', () => {
  expect(rulesSummary(text)).toContain('Lakeside');
  const view = { rules: result.rules, clock: { seconds: null }, public: false };
  render(RulesSummary, { view } as never);
  expect(screen.getByText('Lakeside: The form')).toBeTruthy();
});

it('the score table has its row', () => {
  const { standings } = result;
  render(ScoreTable, { view: result, standings, game: 0, onpoint: () => undefined });
  const row = screen.getByRole('row', { name: /Lakeside/ });
  expect([...row.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['3', '0']);
});

it('the rules explain it', async () => {
  await texts.loadFile('guide');
  render(Appendix);
  expect(screen.getByText('The rule').previousElementSibling?.textContent).toBe('Lakeside');
});
"""


@pytest.mark.slow
@pytest.mark.skipif(not (WEB / "node_modules").is_dir(), reason="needs the packages of the page")
def test_a_bonus_added_to_two_files_of_the_page_is_offered_and_shown(tmp_path: Path) -> None:
    for folder in ("web", "build/engine", "src/kingdomino/locales", "src/kingdomino/render/art"):
        shutil.copytree(
            ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("node_modules", ".*")
        )
    (tmp_path / "web" / "node_modules").symlink_to(WEB / "node_modules")
    for name, (before, added) in CLIENT_EDITS.items():
        file = tmp_path / name
        source = file.read_text("utf-8")
        assert source.count(before) == 1, (name, before)
        file.write_text(source.replace(before, added + before), "utf-8")
    (tmp_path / "web" / "src" / "lakeside.test.ts").write_text(CLIENT_TEST, "utf-8")
    result = subprocess.run(
        ["node_modules/.bin/vitest", "run", "src/lakeside.test.ts"],
        cwd=tmp_path / "web",
        check=False,
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stdout + result.stderr


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
