"""Bots of your own: classes in files and modules, and entry points."""

import sys
from pathlib import Path

import pytest

from kingdomino.bots import BotNameError, GreedyBot, load_bot
from kingdomino.bots.custom import is_class_name, split_label
from kingdomino.rules import Game

SOURCE = """
from neighbour import LAST

class Last:
    def choose(self, view, clock=None):
        return view.legal_actions()[LAST]

class Seeded(Last):
    def __init__(self, seed):
        self.seed = seed

class Silent:
    pass

class Broken(Last):
    def __init__(self):
        raise OSError("no weights")

number = 7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a bot, which is the current one."""
    (tmp_path / "neighbour.py").write_text("LAST = -1\n", "utf-8")
    (tmp_path / "own_bot.py").write_text(SOURCE, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    for name in ("neighbour", "own_bot"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def test_a_class_is_loaded_from_a_file_or_a_module(folder: Path) -> None:
    view = Game.new("classic/2", seed=7).view(0)
    for name in ("own_bot.py:Last", f"{folder}/own_bot.py:Last", "own_bot:Last"):
        assert load_bot(name).choose(view) == view.legal_actions()[-1]


def test_a_class_gets_the_seed_if_it_takes_one(folder: Path) -> None:
    assert load_bot(f"{folder}/own_bot.py:Seeded", seed=5).seed == 5  # type: ignore[attr-defined]


def test_a_name_is_that_of_a_bot_as_before() -> None:
    assert isinstance(load_bot("greedy"), GreedyBot)


@pytest.mark.parametrize(
    ("name", "reason", "words"),
    [
        ("own_bot:Missing", "no-class", "Missing"),
        ("own_bot:number", "no-class", "number"),
        ("own_bot:Silent", "no-choose", "choose"),
        ("own_bot:Broken", "not-loaded", "OSError: no weights"),
        ("nowhere.py:Bot", "not-loaded", "nowhere.py"),
        ("no_such_module:Bot", "not-loaded", "no_such_module"),
        ("clever", "unknown-bot", "clever"),
        ("clever bot:x", "unknown-bot", "clever"),
        ("greedy:depth=2", "unknown-option", "depth"),
    ],
)
def test_the_error_says_what_is_missing(folder: Path, name: str, reason: str, words: str) -> None:
    assert folder.is_dir()
    with pytest.raises(BotNameError, match=words) as caught:
        load_bot(name)
    assert caught.value.reason == reason


def test_an_installed_package_brings_bots_by_name(folder: Path) -> None:
    info = folder / "own_bot-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: own-bot\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text("[kingdomino.bots]\nlast = own_bot:Last\n", "utf-8")
    sys.path.insert(0, str(folder))
    assert type(load_bot("last")).__name__ == "Last"
    with pytest.raises(BotNameError, match="search, last"):
        load_bot("clever")


def test_a_label_is_what_stands_before_the_equals_sign() -> None:
    assert split_label("my bot=own_bot.py:Last") == ("my bot", "own_bot.py:Last")
    for text in ("greedy", "mce:policy=random", "exec:VERBOSE=1 bot", "greedy@0.5"):
        assert split_label(text) == ("", text)


def test_options_of_a_bot_are_not_a_class() -> None:
    assert is_class_name("own_bot.py:Last")
    assert is_class_name("package.module:Last")
    assert not is_class_name("mce:x")
    assert not is_class_name("Ann")
