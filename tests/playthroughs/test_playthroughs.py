import pytest

from kingdomino.notation import parse_record
from tests.playthroughs.playthrough import FOLDER, HEAD, SETTINGS, Setting, playthrough, replay

each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.path.stem)


def test_there_is_a_playthrough_of_every_preset_with_every_number_of_players_and_opening() -> None:
    written = {path.name for path in FOLDER.glob("*")}
    assert written == {setting.path.name for setting in SETTINGS}


@each_setting
def test_the_same_chance_and_choices_make_the_same_match(setting: Setting) -> None:
    written = setting.path.read_text(encoding="utf-8")
    assert playthrough(setting).splitlines() == written.splitlines()


@each_setting
def test_the_record_replays_to_the_same_positions_and_result(setting: Setting) -> None:
    written = setting.path.read_text(encoding="utf-8")
    record, _, rest = written.partition(HEAD + "\n")
    lines, _, standings = rest.partition("\n\n")
    match = parse_record(record).match
    assert list(replay(match)) == lines.splitlines()
    assert [str(standing) for standing in match.standings()] == standings.splitlines()
