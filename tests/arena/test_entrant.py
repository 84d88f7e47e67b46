"""Parse entrants."""

import pytest

from kingdomino.arena import Entrant, EntrantError, parse_entrant
from kingdomino.bots import BotNameError


@pytest.mark.parametrize(
    ("text", "name", "seconds"),
    [
        ("greedy", "greedy", 0.1),
        (" greedy ", "greedy", 0.1),
        ("greedy@0.5", "greedy", 0.5),
        ("greedy@2", "greedy", 2.0),
        ("greedy@.25", "greedy", 0.25),
        ("exec:bot", "exec:bot", 0.1),
        ("exec:bot --mail me@home@0.2", "exec:bot --mail me@home", 0.2),
    ],
)
def test_an_entrant_has_a_name_and_its_seconds(text: str, name: str, seconds: float) -> None:
    assert parse_entrant(text, seconds=0.1) == Entrant(text.strip(), name, seconds)


@pytest.mark.parametrize(
    ("text", "entrant"),
    [
        ("mine=greedy", Entrant("mine", "greedy", 0.1)),
        ("my bot=greedy@2", Entrant("my bot", "greedy", 2.0)),
        ("mine=exec:bot --depth=3", Entrant("mine", "exec:bot --depth=3", 0.1)),
        ("mine=kingdomino.bots:GreedyBot", Entrant("mine", "kingdomino.bots:GreedyBot", 0.1)),
    ],
)
def test_an_entrant_may_have_a_label(text: str, entrant: Entrant) -> None:
    assert parse_entrant(text, seconds=0.1) == entrant


def test_a_command_line_is_split_as_a_shell_does() -> None:
    entrant = parse_entrant("exec:python3 'my bot.py' --deep", seconds=0.1)
    assert entrant.command == ("python3", "my bot.py", "--deep")


def test_a_bot_by_name_has_no_command_line() -> None:
    assert parse_entrant("greedy", seconds=0.1).command == ()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("exec:", "command"),
        ("exec: @0.1", "command"),
        ("exec:bot 'open", "command"),
        ("greedy@0", "seconds"),
        ("greedy@soon", "seconds"),
        ("greedy@-1", "seconds"),
        ("greedy@", "seconds"),
    ],
)
def test_the_error_names_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(EntrantError) as caught:
        parse_entrant(text, seconds=0.1)
    assert caught.value.reason == reason
    assert f"“{text}”" in str(caught.value)


def test_the_error_names_an_unknown_bot() -> None:
    with pytest.raises(BotNameError, match="clever"):
        parse_entrant("clever@0.1", seconds=0.1)
