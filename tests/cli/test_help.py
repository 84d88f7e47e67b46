"""Help and version."""

import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import click
import pytest

from kingdomino.bots import LEVELS
from kingdomino.cli.commands.root import root
from kingdomino.cli.play.seats import list_bots
from kingdomino.cli.play.turn import Word
from kingdomino.locales import LANGUAGES, Texts
from tests.cli.conftest import Invoke
from tests.cli.words import ENGLISH, find_command

COMMANDS = [
    "play",
    "serve",
    "show",
    "replay",
    "score",
    "verify",
    "tables",
    "perft",
    "review",
    "hint",
]


def test_without_pages_the_bare_command_shows_its_help(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KINGDOMINO_PAGES", str(invoke.folder))
    assert invoke().assert_done() == invoke("--help").assert_done()


def test_help_names_every_command_and_has_examples(invoke: Invoke) -> None:
    out = invoke("--help").assert_done()
    for command in COMMANDS:
        assert re.search(rf"^  {command} +\w", out, re.MULTILINE)
    assert ENGLISH("usage-examples-title") in out
    assert "kingdomino play -s Ann -s bot:knight" in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_help_is_in_the_readers_language(
    invoke: Invoke, command: str | None, language: str
) -> None:
    texts = Texts(language)
    path = [] if command is None else [command]
    out = invoke(*path, "--help", "-L", language).assert_done()
    words = " ".join(out.split())
    assert out.startswith(texts("usage"))
    assert " ".join(texts(f"help-{command or 'kingdomino'}").split())[:30] in words
    assert " ".join(texts("option-help").split())[:30] in words
    if language in ("bg", "ru", "el", "he"):
        assert not re.search(r"\b(Usage|Options|Commands|Show|default)\b", out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_environment_chooses_the_language(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("KINGDOMINO_LANGUAGE", language)
    assert invoke("--help").assert_done().startswith(Texts(language)("usage"))


@pytest.mark.parametrize(
    "option", [["-Lru"], ["-L", "ru"], ["--language=ru"], ["--language", "ru"]]
)
def test_the_language_option_can_be_written_in_every_way(invoke: Invoke, option: list[str]) -> None:
    assert invoke(*option, "--help").assert_done().startswith(Texts("ru")("usage"))


def test_the_version(invoke: Invoke) -> None:
    assert invoke("--version").assert_done() == f"kingdomino {version('kingdomino')}\n"


def test_the_package_can_be_run_as_a_module() -> None:
    command = [sys.executable, "-m", "kingdomino", "--version"]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert output == f"kingdomino {version('kingdomino')}\n"


def test_every_option_is_explained() -> None:
    names = root.list_commands(click.Context(root))
    for command in (root, *map(find_command, names)):
        for param in command.params:
            assert param.param_type_name == "argument" or getattr(param, "help", None)


def test_every_option_and_every_word_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs/reference/cli.md").read_text("utf-8")
    play = find_command("play")
    names = [name for param in play.params for name in (*param.opts, *param.secondary_opts)]
    assert [name for name in names if f"`{name}`" not in page] == []
    assert [word for word in Word if f"`{word}`" not in page] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_questions_have_one_list_of_bots(invoke: Invoke, language: str) -> None:
    listed = " ".join(list_bots(Texts(language)).split())
    assert [level for level in LEVELS if f"bot:{level}" not in listed] == []
    assert listed in " ".join(invoke("-L", language, "play", "--help").assert_done().split())
    invoke.is_interactive = True
    out = invoke.play("-L", language, answers=["", "", "", "", "", "quit"]).assert_done()
    assert listed in " ".join(out.split())
