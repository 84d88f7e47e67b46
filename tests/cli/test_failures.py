"""Errors are one line in the reader's language, never a traceback."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kingdomino.bots import LEVELS, BotNameError
from kingdomino.cli.commands import play
from kingdomino.locales import LANGUAGES, Texts, error_message, expected_text
from kingdomino.notation import Expected, NotationError, format_position, parse_record
from kingdomino.rules import (
    PRESETS,
    IllegalActionError,
    Reason,
    Ruleset,
    RulesetError,
    SeedError,
    UnknownDealError,
)
from tests.cli.conftest import Invoke, played, saved
from tests.cli.words import ENGLISH, says, sentence

READERS = ["show", "replay", "score"]
COMMAND = [sys.executable, "-c", "from kingdomino.cli import main; main()"]


@pytest.mark.parametrize("command", [*READERS, "play --resume"])
def test_a_missing_file(invoke: Invoke, command: str) -> None:
    line = invoke(*command.split(), "nowhere.kingdomino").assert_failed()
    missing = ENGLISH("error-file-missing")
    message = ENGLISH("error-read", file="nowhere.kingdomino", because=missing)
    assert line == f"kingdomino: {message}"


@pytest.mark.parametrize("command", READERS)
def test_a_name_that_no_file_can_have(invoke: Invoke, command: str) -> None:
    assert says(invoke(command, "a\0b").assert_failed(), "error-file-missing")
    assert invoke(command, "x" * 5000).assert_failed()


@pytest.mark.parametrize("command", [*READERS, "play --resume"])
def test_a_folder(invoke: Invoke, command: str, tmp_path: Path) -> None:
    assert says(invoke(*command.split(), tmp_path).assert_failed(), "error-file-folder")


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"\x00\xff\xfe\x7fELF", b"hello", b"[Rules", b'[Rules "chess"]\n', b"[" * 100_000,
     b"\x1b[2Jclassic/2"],
)  # fmt: skip
@pytest.mark.parametrize("command", READERS)
def test_junk(invoke: Invoke, command: str, content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "junk"
    file.write_bytes(content)
    line = invoke(command, file).assert_failed()
    assert re.search(r": \w+ [12], \w+ \d+", line)
    assert invoke(command, "-", given=content).code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_record_is_explained_in_the_readers_language(
    invoke: Invoke, duel: Path, language: str
) -> None:
    text = duel.read_text("utf-8")
    duel.write_text(text.replace("1. (", "1. (99 ", 1), "utf-8")
    line = invoke("-L", language, "show", duel).assert_failed()
    with pytest.raises(NotationError) as caught:
        parse_record(duel.read_bytes())
    assert caught.value.expected == Expected.DOMINO
    assert expected_text(Texts(language), caught.value) in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_action_in_a_record_is_explained(
    invoke: Invoke, duel: Path, language: str
) -> None:
    text = duel.read_text("utf-8")
    head, _, rest = text.partition("\n1. ")
    first = rest.split()[4]
    domino = first.partition(":")[0]
    broken = rest.replace(first, f"{domino}:c3c4>{first.partition('>')[2]}", 1)
    duel.write_text(f"{head}\n1. {broken}", "utf-8")
    line = invoke("-L", language, "show", duel).assert_failed()
    error = IllegalActionError(Reason.NO_MATCHING_NEIGHBOUR, domino=int(domino))
    assert error_message(Texts(language), error) in line


def test_a_name_can_not_contain_control_characters(invoke: Invoke, tmp_path: Path) -> None:
    names = ("Ann\x1b[2J", "\u202eBob")
    file = saved(tmp_path, played(Ruleset.preset("classic", 2), actions=6), *names)
    for command in READERS:
        out = invoke(command, file).assert_done()
        assert "\x1b" not in out
        assert "\u202e" not in out


def test_a_replay_needs_a_record(invoke: Invoke, tmp_path: Path) -> None:
    file = tmp_path / "position"
    file.write_text(format_position(played(Ruleset.preset("classic", 2), actions=6).game), "utf-8")
    for command in (["replay"], ["show", "--ply", 3]):
        assert says(invoke(*command, file).assert_failed(), "error-not-a-record", file=file)


def test_a_game_without_its_seed_can_not_go_on(invoke: Invoke, duel: Path) -> None:
    text = duel.read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith(("[Seed", "[Result"))]
    end = next(i for i, line in enumerate(lines) if line.startswith("3."))
    invoke.file.write_text("\n".join(lines[:end]) + "\n", "utf-8")
    assert str(UnknownDealError("unknown-deal")) in invoke.resume().assert_failed()


def none_of(parameter: str, value: str, *known: object) -> str:
    """Return the message about a value that is none of those an option takes."""
    because = ENGLISH("usage-one-of", value=value, known=", ".join(map(str, known)))
    return ENGLISH("usage-bad-value", parameter=parameter, because=because)


def no_number(parameter: str, value: str, low: int, high: int) -> str:
    """Return the message about a value that is no number in the range of an option."""
    because = ENGLISH("usage-number", value=value, low=low, high=high)
    return ENGLISH("usage-bad-value", parameter=parameter, because=because)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--nonsense"], ENGLISH("usage-no-such-option", option="--nonsense")),
        (["nonsense"], ENGLISH("usage-no-such-command", command="nonsense")),
        (["show"], ENGLISH("usage-missing", parameter="FILE")),
        (["show", "a", "b"], ENGLISH("usage-too-many")),
        (["play", "--save"], ENGLISH("usage-bad-option", option="--save")),
        (["play", "--harmony=3"], ENGLISH("usage-bad-option", option="--harmony")),
        (["play", "--preset", "chess"], none_of("--preset", "chess", *PRESETS)),
        (["play", "--players", "5"], no_number("--players", "5", 2, 4)),
        (["play", "--players", "x"], no_number("--players", "x", 2, 4)),
        (["play", "--seed", "x"], sentence(SeedError("seed", seed="x"))),
        (["play", "--seed", "-1"], sentence(SeedError("seed", seed="-1"))),
        (["play", "--seed", "z" * 64], sentence(SeedError("seed", seed="z" * 64))),
        (
            ["play", "--seat", "bot:nobody"],
            sentence(BotNameError("unknown-bot", bot="nobody", known=", ".join(LEVELS))),
        ),
        (["play", "--seat", " "], ENGLISH("error-name")),
        (["play", "-n", "2", *["-s", "x"] * 3], ENGLISH("error-seats", seats=3, players=2)),
        (
            ["play", *["-s", "x"] * 5],
            sentence(RulesetError("players", preset="classic", known="2, 3, 4", players=5)),
        ),
        (
            ["play", "-p", "demo", "-n", "3"],
            sentence(RulesetError("players", preset="demo", known="2", players=3)),
        ),
        (
            ["play", "-n", "3", "--opening", "abba"],
            sentence(
                RulesetError(
                    "not-for-players",
                    players=3,
                    setting="opening",
                    value="abba",
                    known="owner, drawer",
                )
            ),
        ),
        (["play", "--resume", "x", "--seed", "1"], ENGLISH("error-resume-alone")),
        (["-L", "xx"], none_of("--language", "xx", *LANGUAGES)),
        (["perft", "49"], ENGLISH("usage-number", value="49", low=1, high=48)),
        (["perft", "--grid", "6"], none_of("--grid", "6", 5, 7)),
    ],
)
def test_invalid_arguments(invoke: Invoke, arguments: list[str], message: str) -> None:
    assert message in invoke(*arguments).assert_failed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_usage_errors_are_in_the_readers_language(invoke: Invoke, language: str) -> None:
    texts = Texts(language)
    line = invoke("-L", language, "play", "--nonsense").assert_failed()
    assert texts("usage-no-such-option", option="--nonsense") in line
    assert texts("usage-more", command="kingdomino play --help") in line


def test_a_file_that_exists_is_not_overwritten(invoke: Invoke, duel: Path) -> None:
    before = duel.read_bytes()
    assert says(invoke("play", "--save", duel).assert_failed(), "error-save-exists", file=duel)
    assert duel.read_bytes() == before


def test_a_file_that_can_not_be_written(invoke: Invoke, tmp_path: Path) -> None:
    assert says(invoke("play", "--save", tmp_path).assert_failed(), "error-file-folder")
    (tmp_path / "file").write_text("", "utf-8")
    inside = tmp_path / "file" / "x"
    assert says(invoke("play", "--save", inside).assert_failed(), "error-write", file=inside)


def test_a_bug_is_no_traceback(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("oops\nagain")

    monkeypatch.setattr(play, "_new_game", fail)
    outcome = invoke("play")
    assert outcome.code == 1
    message = ENGLISH("error-unexpected", error="RuntimeError: oops again")
    assert outcome.err == f"kingdomino: {message}\n"


def test_a_closed_pipe_is_no_error_message(duel: Path) -> None:
    command = subprocess.Popen(
        [*COMMAND, "replay", str(duel)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert command.stdout
    assert command.stderr
    command.stdout.close()
    with command.stderr as err:
        assert err.read() == b""
    assert command.wait() == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_an_error() -> None:
    with Path("/dev/full").open("w") as full:
        result = subprocess.run(
            [*COMMAND, "--help"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr


def test_a_terminal_without_unicode_gets_a_board_in_ascii(duel: Path) -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONUTF8": "0"}
    result = subprocess.run(
        [*COMMAND, "show", str(duel)], capture_output=True, env=environment, check=True
    )
    assert result.stdout.isascii()
    assert b"#" in result.stdout
    assert b"*1" in result.stdout
