"""Completion in a shell, and guesses at misspelt words."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kingdomino.locales import Texts
from tests.cli.conftest import Invoke


def completions(*words: str) -> list[str]:
    """Ask as the script of bash does."""
    environment = os.environ | {
        "_KINGDOMINO_COMPLETE": "bash_complete",
        "COMP_WORDS": " ".join(["kingdomino", *words]),
        "COMP_CWORD": str(len(words)),
    }
    command = [sys.executable, "-m", "kingdomino"]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert result.stderr == ""
    return [line.partition(",")[2] for line in result.stdout.splitlines()]


@pytest.mark.slow
def test_commands_presets_bots_and_files_are_completed() -> None:
    assert completions("rep") == ["replay"]
    assert "mighty-duel" in completions("play", "--preset", "m")
    assert completions("play", "-s", "bot:kn") == ["bot:knight"]
    assert completions("arena", "match", "gree") == ["greedy"]
    assert completions("show", "tab") == ["tab"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_is_printed_for_each_shell(invoke: Invoke, shell: str, tmp_path: Path) -> None:
    script = invoke("completion", shell).assert_done()
    assert "_KINGDOMINO_COMPLETE" in script
    if program := shutil.which(shell):
        file = tmp_path / "script"
        file.write_text(script, "utf-8")
        subprocess.run([program, "-n", file], check=True)


def test_other_shells_are_refused(invoke: Invoke) -> None:
    assert "bash, zsh, fish" in invoke("completion", "csh").assert_failed()


@pytest.mark.parametrize(
    ("arguments", "guess"),
    [(("shwo",), "show"), (("play", "--sead", "7"), "--seed"), (("arena", "mach"), "match")],
)
def test_a_misspelt_word_is_guessed(invoke: Invoke, arguments: tuple[str, ...], guess: str) -> None:
    question = Texts("en")("usage-did-you-mean", guess=guess)
    assert question in invoke(*arguments).assert_failed()


def test_nothing_is_guessed_for_a_word_like_no_other(invoke: Invoke) -> None:
    question = Texts("en")("usage-did-you-mean", guess="@").partition("@")[0]
    assert question not in invoke("xyzzy").assert_failed()
