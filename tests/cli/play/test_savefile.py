"""The save file is replaced atomically."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from kingdomino.cli.files import SaveFile

NOON = datetime(2026, 11, 16, 12, 0, 0)


def test_the_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    file = SaveFile(tmp_path / "game")
    file.write("one\n")
    file.write("two\n")
    assert file.path.read_text("utf-8") == "two\n"
    assert list(tmp_path.iterdir()) == [file.path]


def test_a_write_that_fails_leaves_the_old_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SaveFile(tmp_path / "game")
    file.write("one\n")

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space"):
        file.write("two\n")
    assert file.path.read_text("utf-8") == "one\n"
    assert list(tmp_path.iterdir()) == [file.path]


def test_the_text_is_flushed_before_the_file_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SaveFile(tmp_path / "game")
    events = []
    replace = Path.replace

    def recorded(self: Path, target: Path) -> Path:
        events.append("replace")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", lambda _: events.append("fsync"))
    monkeypatch.setattr(Path, "replace", recorded)
    file.write("one\n")
    assert events == ["fsync", "replace"]


def test_folders_are_made(tmp_path: Path) -> None:
    file = SaveFile(tmp_path / "a" / "b" / "game")
    file.write("one\n")
    assert file.path.read_text("utf-8") == "one\n"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "game")
    SaveFile(tmp_path / "link").write("one\n")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "game").read_text("utf-8") == "one\n"


def test_a_file_keeps_its_permissions(tmp_path: Path) -> None:
    file = SaveFile(tmp_path / "game")
    file.write("one\n")
    file.path.chmod(0o644)
    file.write("two\n")
    assert file.path.stat().st_mode & 0o777 == 0o644


def test_two_games_of_one_second_have_two_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first = SaveFile.default(NOON)
    first.write("one\n")
    assert first.path.name == "2026-11-16_12-00-00.kingdomino"
    assert SaveFile.default(NOON).path.name == "2026-11-16_12-00-00_2.kingdomino"
