"""`arena` and `bots`: their output, and interrupted runs."""

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pexpect
import pytest

from kingdomino.arena import ResultsFile, Run, RunKind, parse_entrant, play_pairing, read_results
from kingdomino.bots import BOTS
from kingdomino.cli.commands.root import build_root
from kingdomino.locales import LANGUAGES, Texts
from kingdomino.rules import Ruleset
from tests.cli.conftest import Invoke

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-c", "from kingdomino.cli import main; main()"]
PROGRAM = f"exec:{shlex.quote(sys.executable)} -E -S"
EXAMPLE = f"{PROGRAM} {shlex.quote(str(ROOT / 'examples' / 'high_claims.py'))}"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def match(file: Path, *arguments: object) -> list[object]:
    """Return the arguments of a short match."""
    options = ["--deals", 2, "--workers", 1, "--results", file]
    return ["arena", "match", "random", "random@0.5", *options, *arguments]


@pytest.fixture
def played(file: Path) -> Path:
    """The results file of that match, with all games."""
    run = Run(
        kind=RunKind.MATCH,
        ruleset=Ruleset.preset("classic", 2),
        entrants=(parse_entrant("random", 0.1), parse_entrant("random@0.5", 0.1)),
        seed=1,
        deals=2,
    )
    with ResultsFile(file, run) as results_file:
        for pairing in run.pairings():
            results_file.add(play_pairing(run, pairing))
    return file


def test_a_match_is_played_and_summarised(invoke: Invoke, file: Path) -> None:
    out = invoke(*match(file, "--rules", "classic/3")).assert_done()
    assert "classic/3 · 2 deals from every seat · seed 1" in out
    assert re.search(r"^ random +6 +\d+\.\d +[+-]\d+\.\d +\d+\.\d +\d\.\d\d $", out, re.MULTILINE)
    assert re.search(r"^ random@0\.5 +0\.5 +0\.00\d+ +0\.\d+ +0\.0 +0 $", out, re.MULTILINE)
    assert "the interval that holds the true one" in out
    assert len(read_results(file).results) == 6


def test_a_finished_match_is_summarised_without_being_played_again(
    invoke: Invoke, played: Path
) -> None:
    before = played.read_bytes()
    assert "2 deals" in invoke(*match(played)).assert_done()
    assert played.read_bytes() == before


def test_more_deals_may_be_asked_for(invoke: Invoke, played: Path) -> None:
    before = played.read_bytes()
    assert "3 deals" in invoke(*match(played, "--deals", 3)).assert_done()
    assert played.read_bytes().startswith(before)
    assert len(read_results(played).results) == 6


def test_json_has_its_documented_keys(invoke: Invoke, played: Path) -> None:
    data = json.loads(invoke(*match(played, "--json")).assert_done())
    assert data == json.loads(invoke("-L", "he", *match(played, "--json")).assert_done())
    first, second = map(json.loads, played.read_text("utf-8").splitlines()[:2])
    assert data["run"] == first
    for entrant in data["entrants"]:
        assert set(entrant) == {
            "entrant", "games", "share", "margin", "points", "rank", "turns", "seconds",
            "longest", "overruns", "blunders", "rating",
        }  # fmt: skip
        assert set(entrant["share"]) == {"value", "low", "high"}
    page = (ROOT / "docs/reference/file-formats.md").read_text("utf-8")
    keys = {*first, *first["entrants"][0], *data["entrants"][0], *second, *second["seats"][0]}
    assert [key for key in keys if f"`{key}`" not in page] == []


def test_a_forfeit_is_shown_with_its_error(invoke: Invoke, file: Path) -> None:
    program = f"{PROGRAM} -c 'raise SystemExit(4)'"
    arguments = ["--deals", 1, "--workers", 1, "--results", file]
    out = " ".join(invoke("arena", "match", program, "random", *arguments).assert_done().split())
    forfeit = "deal 0, seat 0, action 1: ended with exit code 4: -"
    assert forfeit in out
    russian = " ".join(
        invoke("-L", "ru", "arena", "match", program, "random", *arguments).assert_done().split()
    )
    assert "раздача 0, место 0, действие 1: завершился с кодом 4: -" in russian


def test_a_narrow_terminal_gets_a_line_for_each_number(invoke: Invoke, played: Path) -> None:
    invoke.width(40)
    out = invoke(*match(played)).assert_done()
    assert re.search(r"^Win share, %: \d+\.\d \(\d+\.\d…\d+\.\d\)$", out, re.MULTILINE)
    assert max(map(len, out.splitlines())) <= 40


def test_a_terminal_without_unicode_gets_ascii(played: Path) -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONUTF8": "0"}
    arguments = [str(argument) for argument in match(played)]
    result = subprocess.run(
        [*COMMAND, *arguments], capture_output=True, env=environment, check=True
    )
    assert re.search(rb"\d\.\.\d", result.stdout)


def robin(file: Path, *arguments: object) -> list[object]:
    options = ["--deals", 2, "--workers", 1, "--results", file]
    return ["arena", "robin", "random", "greedy", "random@0.5", *options, *arguments]


def without(module: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Run the command without an installed module."""
    hidden = f"import sys; sys.modules[{module!r}] = None; from kingdomino.cli import main; main()"
    command = [sys.executable, "-c", hidden, *map(str, arguments)]
    environment = os.environ | {"LC_ALL": "C.UTF-8", "KINGDOMINO_LANGUAGE": "en"}
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


def test_a_robin_rates_with_greedy_at_1000(invoke: Invoke, file: Path) -> None:
    out = invoke(*robin(file)).assert_done()
    first = next(line for line in out.splitlines() if line.startswith(" greedy"))
    assert first.split()[:2] == ["greedy", "1000"]
    data = json.loads(invoke(*robin(file, "--json")).assert_done())
    assert data["entrants"][0]["rating"] == {"value": 1000.0, "low": 1000.0, "high": 1000.0}
    result = without("choix", *robin(file))
    assert result.returncode == 0
    assert "Ratings need choix, which is not installed" in result.stdout
    assert "Rating " not in result.stdout


def test_a_report_is_written(invoke: Invoke, played: Path, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "folder"
    out = invoke("arena", "report", played, "--output", folder).assert_done()
    assert out == f"The report: {folder / 'report.html'}\n"
    assert (folder / "results-points.png").exists()
    assert "can't be kept" in invoke("arena", "report", played, "-o", played).assert_failed()
    result = without("matplotlib", "arena", "report", played, "-o", folder)
    assert result.returncode == 2
    assert result.stderr == (
        "kingdomino: This needs matplotlib, which is not installed: "
        'pip install "kingdomino[arena]"\n'
    )


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["match", "clever", "random"], "There is no bot “clever”; there are "),
        (["match", "greedy:x=1", "random"], "greedy has no option “x”; it has none."),
        (["match", "greedy@soon", "random"], "@ must be followed by the seconds of a turn"),
        (["match", "exec:", "random"], "“exec:”: exec: must be followed by a command line."),
        (["match", "greedy"], "RIVAL is missing."),
        (["match", "greedy", "random", "random"], "There are more arguments than needed."),
        (["match", "greedy", "random", "--rules", "chess/2"], "there is no preset “chess”"),
        (["match", "greedy", "random", "--seconds", "0"], "“0” is no number of seconds"),
        (["match", "greedy", "random", "--seconds", "x"], "“x” is no number of seconds"),
        (["match", "greedy", "random", "--deals", "0"], "“0” is no whole number from 1"),
        (["robin", "greedy"], "Nobody can play alone: name two or more."),
        (["robin"], "ENTRANT... is missing."),
        (["robin", "greedy", "random", "greedy"], "“greedy” is named twice."),
    ],
)
def test_what_can_not_be_played_is_an_error(
    invoke: Invoke, file: Path, arguments: list[str], message: str
) -> None:
    assert message in invoke("arena", *arguments, "--results", file).assert_failed()
    assert not file.exists()


def test_results_that_can_not_be_written_or_read_are_an_error(
    invoke: Invoke, file: Path, tmp_path: Path
) -> None:
    assert "it is a folder" in invoke(*match(tmp_path)).assert_failed()
    file.write_text("hello\n", "utf-8")
    assert "does not begin with the description" in invoke(*match(file)).assert_failed()
    assert "does not begin" in invoke("arena", "report", file, "-o", tmp_path).assert_failed()
    file.unlink()
    assert "no such file" in invoke("arena", "report", file, "-o", tmp_path).assert_failed()


def test_another_run_is_refused(invoke: Invoke, played: Path) -> None:
    before = played.read_bytes()
    line = invoke(*match(played, "--seed", 2)).assert_failed()
    assert "has results of another run (seed: 1, not 2)" in line
    assert played.read_bytes() == before


def long_match(file: Path) -> list[str]:
    """Return the command line of a match that takes long enough to be interrupted."""
    arguments = ["random", "random@0.5", "--deals", "60", "--workers", "2", "--results", str(file)]
    return [*COMMAND, "arena", "match", *arguments]


def lines(file: Path) -> list[bytes]:
    return file.read_bytes().splitlines() if file.exists() else []


def children(pid: int) -> Iterator[int]:
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split():
        yield int(child)


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state not in "ZX"


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs to look at processes")
def test_a_killed_run_is_resumed(file: Path) -> None:
    running = subprocess.Popen(long_match(file), stdout=subprocess.DEVNULL)
    while len(lines(file)) < 8:
        assert running.poll() is None
    workers = list(children(running.pid))
    running.kill()
    running.wait()
    while any(map(is_running, workers)):
        pass  # they end by themselves once their pipe is closed
    content = file.read_bytes()
    content = content[: content.rindex(b"\n") + 1]
    assert len(content.splitlines()) < 121
    subprocess.run(long_match(file), stdout=subprocess.DEVNULL, check=True)
    assert file.read_bytes().startswith(content)
    stored = read_results(file)
    assert sorted(result.pairing for result in stored.results) == sorted(stored.run.pairings())
    assert len(lines(file)) == 121


@pytest.mark.slow
def test_ctrl_c_shows_how_to_resume(file: Path) -> None:
    environment = os.environ | {"TERM": "xterm", "LC_ALL": "C.UTF-8", "KINGDOMINO_LANGUAGE": "en"}
    command = long_match(file)
    child: pexpect.spawn[str] = pexpect.spawn(
        command[0], command[1:], env=environment, encoding="utf-8", timeout=60
    )
    child.expect(r"Games .* \d+/120")
    while len(lines(file)) < 8:
        assert child.isalive()
    child.sendintr()
    child.expect(r"Stopped after \d+ of 120 games\. Go on with: kingdomino arena match")
    child.expect(pexpect.EOF)
    assert "Traceback" not in str(child.before)
    child.close()
    assert child.exitstatus == 130
    stored = len(read_results(file).results)
    assert 7 <= stored < 120


def test_bots_are_listed(invoke: Invoke) -> None:
    out = invoke("bots").assert_done().split()
    assert set(BOTS) <= set(out)
    data = json.loads(invoke("bots", "--json").assert_done())
    assert list(data) == list(BOTS)


def test_a_check_that_is_passed(invoke: Invoke) -> None:
    out = invoke("bots", "check", "random").assert_done()
    assert len(re.findall(r"^✓ .*: [\d,]+ cases$", out, re.MULTILINE)) == 5


def test_a_check_that_fails(invoke: Invoke) -> None:
    outcome = invoke("bots", "check", "exec:there-is-no-such-program")
    assert (outcome.code, outcome.err) == (1, "")
    assert "✗ Legal actions in whole games, by all rules: 18 cases" in outcome.out
    assert "classic/2, seed 0, action 1: can't be started: No such file" in outcome.out
    assert "… and 13 more" in outcome.out
    data = json.loads(invoke("bots", "check", "exec:there-is-no-such-program", "--json").out)
    assert [check["is_passed"] for check in data["checks"]] == [False, True, False, False, False]
    assert "There is no bot" in invoke("bots", "check", "clever").assert_failed()


@pytest.mark.slow
def test_the_example_passes_the_checks(invoke: Invoke) -> None:
    out = invoke("bots", "check", EXAMPLE).assert_done()
    assert out.count("✓") == 5


def commands(texts: Texts) -> Iterator[tuple[list[str], click.Command]]:
    root = build_root(texts)
    for name in ("arena", "bots"):
        group = root.commands[name]
        assert isinstance(group, click.Group)
        yield [name], group
        for below, command in group.commands.items():
            yield [name, below], command


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_readers_language(invoke: Invoke, language: str) -> None:
    texts = Texts(language)
    for path, _ in commands(texts):
        words = " ".join(invoke(*path, "--help", "-L", language).assert_done().split())
        assert words.startswith(texts("usage"))
        assert " ".join(texts(f"help-{'-'.join(path)}").split())[:30] in words


def test_the_bare_command_shows_its_help(invoke: Invoke) -> None:
    assert invoke("arena").assert_done() == invoke("arena", "--help").assert_done()


def test_every_option_is_explained_and_documented() -> None:
    page = (ROOT / "docs/reference/cli.md").read_text("utf-8")
    for path, command in commands(Texts("en")):
        assert " ".join(path) in page
        for param in command.params:
            assert param.param_type_name == "argument" or getattr(param, "help", None)
            options = [name for name in param.opts if name.startswith("--")]
            assert all(f"`{name}" in page or f"{name} FOLDER`" in page for name in options)
