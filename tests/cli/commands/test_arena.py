"""`arena`: its output, and interrupted runs."""

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

from kingdomino import read_records
from kingdomino.arena import (
    EntrantError,
    ResultsFile,
    ResultsFileError,
    Run,
    RunKind,
    SprtError,
    parse_entrant,
    play_pairing,
    read_results,
)
from kingdomino.bots import BOTS, BotError, BotNameError
from kingdomino.locales import LANGUAGES, Texts, error_message
from kingdomino.rules import PRESETS, Ruleset, RulesetError
from tests.cli.conftest import Invoke
from tests.cli.terminal import Terminal
from tests.cli.words import ENGLISH, find_command, pattern, says, sentence

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
COMMAND = [sys.executable, "-c", "from kingdomino.cli import main; main()"]
PROGRAM = f"exec:{shlex.quote(sys.executable)} -E -S"


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
    assert says(out, "arena-settings", rules="classic/3", deals=2, seed="1")
    assert re.search(r"^ random +6 +\d+\.\d +[+-]\d+\.\d +\d+\.\d +\d\.\d\d $", out, re.MULTILINE)
    assert re.search(r"^ random@0\.5 +0\.5 +0\.00\d+ +0\.\d+ +0\.0 +0 $", out, re.MULTILINE)
    assert says(out, "arena-legend")
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
    error = BotError("crashed", code=4, said="-")
    assert says(out, "arena-forfeit", deal=0, seat=0, action=1, fault=error)
    russian = " ".join(
        invoke("-L", "ru", "arena", "match", program, "random", *arguments).assert_done().split()
    )
    assert error_message(Texts("ru"), error) in russian


def test_a_narrow_terminal_gets_a_line_for_each_number(invoke: Invoke, played: Path) -> None:
    invoke.width(40)
    out = invoke(*match(played)).assert_done()
    share = re.escape(ENGLISH("column-share"))
    assert re.search(rf"^{share}: \d+\.\d \(\d+\.\d…\d+\.\d\)$", out, re.MULTILINE)
    assert max(map(len, out.splitlines())) <= 40
    russian = invoke("-L", "ru", *match(played)).assert_done()
    share = re.escape(Texts("ru")("column-share"))
    assert re.search(rf"^{share}: \d+,\d \(\d+,\d…\d+,\d\)$", russian, re.MULTILINE)


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
    assert says(result.stdout, "arena-no-ratings", package="choix")
    assert f"{ENGLISH('column-rating')} " not in result.stdout


def test_a_report_is_written(invoke: Invoke, played: Path, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "folder"
    out = invoke("arena", "report", played, "--output", folder).assert_done()
    assert out == ENGLISH("report-written", file=folder / "report.html") + "\n"
    assert (folder / "results-points.png").exists()
    line = invoke("arena", "report", played, "-o", played).assert_failed()
    assert says(line, "error-write-results", file=played)
    result = without("matplotlib", "arena", "report", played, "-o", folder)
    assert result.returncode == 2
    missing = ENGLISH("error-extra", package="matplotlib", extra="arena")
    assert result.stderr == f"kingdomino: {missing}\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["match", "clever", "random"],
            sentence(BotNameError("unknown-bot", bot="clever", known=", ".join(BOTS))),
        ),
        (
            ["match", "greedy:x=1", "random"],
            sentence(BotNameError("unknown-option", bot="greedy", option="x", known="none")),
        ),
        (
            ["match", "greedy@soon", "random"],
            sentence(EntrantError("seconds", entrant="greedy@soon")),
        ),
        (["match", "exec:", "random"], sentence(EntrantError("command", entrant="exec:"))),
        (["match", "greedy"], ENGLISH("usage-missing", parameter="RIVAL")),
        (["match", "greedy", "random", "random"], ENGLISH("usage-too-many")),
        (
            ["match", "greedy", "random", "--rules", "chess/2"],
            str(RulesetError("unknown-preset", preset="chess", known=", ".join(PRESETS))),
        ),
        (
            ["match", "greedy", "random", "--seconds", "0"],
            ENGLISH("usage-seconds", value="0"),
        ),
        (
            ["match", "greedy", "random", "--seconds", "x"],
            ENGLISH("usage-seconds", value="x"),
        ),
        (["match", "greedy", "random", "--deals", "0"], "--deals: “0”"),
        (["robin", "greedy"], ENGLISH("error-alone")),
        (["robin"], ENGLISH("usage-missing", parameter="ENTRANT...")),
        (
            ["robin", "greedy", "random", "greedy"],
            sentence(EntrantError("twice", entrant="greedy")),
        ),
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
    assert says(invoke(*match(tmp_path)).assert_failed(), "error-file-folder")
    file.write_text("hello\n", "utf-8")
    report = ["arena", "report", file, "-o", tmp_path]
    for command in (match(file), report):
        error = ResultsFileError("no-run", file=file)
        assert sentence(error) in invoke(*command).assert_failed()
    file.unlink()
    assert says(invoke(*report).assert_failed(), "error-file-missing")


def test_another_run_is_refused(invoke: Invoke, played: Path) -> None:
    before = played.read_bytes()
    line = invoke(*match(played, "--seed", 2)).assert_failed()
    error = ResultsFileError("other-run", file=played, setting="seed", found=1, wanted=2)
    assert sentence(error) in line
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
    child.expect(rf"{ENGLISH('arena-progress')} .* \d+/120")
    while len(lines(file)) < 8:
        assert child.isalive()
    child.sendintr()
    child.expect(pattern("arena-stopped", games=120))
    child.expect(pexpect.EOF)
    assert "Traceback" not in str(child.before)
    child.close()
    assert child.exitstatus == 130
    stored = len(read_results(file).results)
    assert 7 <= stored < 120


def commands() -> Iterator[tuple[list[str], click.Command]]:
    for name in ("arena", "bots"):
        group = find_command(name)
        assert isinstance(group, click.Group)
        yield [name], group
        for below, command in group.commands.items():
            yield [name, below], command


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_readers_language(invoke: Invoke, language: str) -> None:
    texts = Texts(language)
    for path, _ in commands():
        words = " ".join(invoke(*path, "--help", "-L", language).assert_done().split())
        assert words.startswith(" ".join(texts("usage").split()))
        assert " ".join(texts(f"help-{'-'.join(path)}").split())[:30] in words


def test_the_bare_command_shows_its_help(invoke: Invoke) -> None:
    assert invoke("arena").assert_done() == invoke("arena", "--help").assert_done()


def test_every_option_is_explained_and_documented() -> None:
    page = (ROOT / "docs/reference/cli.md").read_text("utf-8")
    for path, command in commands():
        assert " ".join(path) in page
        for param in command.params:
            assert param.param_type_name == "argument" or getattr(param, "help", None)
            options = [name for name in param.opts if name.startswith("--")]
            assert all(f"`{name}" in page or f"{name} FOLDER`" in page for name in options)


def test_all_games_are_kept(invoke: Invoke, file: Path, tmp_path: Path) -> None:
    games = tmp_path / "games.kingdomino"
    invoke(*match(file, "--keep-games", games)).assert_done()
    with games.open(encoding="utf-8") as handle:
        records = list(read_records(handle))
    assert len(records) == 4
    assert all(record.match.is_over for record in records)


def test_a_match_stops_when_its_result_is_clear(invoke: Invoke, file: Path) -> None:
    arguments = ["arena", "match", "greedy", "random", "--deals", 60, "--results", file]
    # Deals count in their order: one worker could play them all before another has started.
    arguments += ["--workers", 1]
    out = invoke(*arguments, "--sprt", "0:100").assert_done()
    message = {"hero": "greedy", "rival": "random", "low": "+0", "high": "+100"}
    assert says(" ".join(out.split()), "arena-sprt", decision="high", **message)
    played = len(read_results(file).results)
    assert 20 <= played < 120
    data = json.loads(invoke(*arguments, "--sprt", "0:100", "--json").assert_done())
    assert data["sprt"]["decision"] == "high"
    assert len(read_results(file).results) == played
    page = (ROOT / "docs/reference/file-formats.md").read_text("utf-8")
    assert [key for key in data["sprt"] if f"`{key}`" not in page] == []
    error = invoke(*arguments, "--sprt", "9:1").assert_failed()
    assert sentence(SprtError("bounds", bounds="9:1")) in error


def test_a_ladder_grows_with_every_run(invoke: Invoke, tmp_path: Path, played: Path) -> None:
    ladder = tmp_path / "ladder.jsonl"
    invoke(*match(tmp_path / "other.jsonl", "--seed", 2, "--ladder", ladder)).assert_done()
    out = invoke("arena", "ladder", ladder, played).assert_done()
    assert says(out, "arena-ladder", rules="classic/2", runs=2)
    assert re.search(r"^ random@0\.5 +\d+ +8 +2 $", out, re.MULTILINE)
    data = json.loads(invoke("arena", "ladder", ladder, "--json").assert_done())
    assert [entrant["games"] for entrant in data["entrants"]] == [8, 8]
    error = invoke("arena", "ladder", tmp_path / "none").assert_failed()
    assert says(error, "error-no-results", file=tmp_path / "none")


def test_a_running_game_is_drawn(tmp_path: Path) -> None:
    arguments = ["arena", "match", "greedy", "random", "--deals", "900", "--workers", "1"]
    arguments += ["--results", str(tmp_path / "results"), "--watch"]
    terminal = Terminal(*arguments, file=tmp_path / "none")
    terminal.wait(pattern("heading-round"))
    terminal.wait(pattern("line-next"))
    terminal.interrupt()
    assert terminal.wait_end() == 130
