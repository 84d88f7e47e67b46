import pytest

from kingdomino.bots import BotNameError, GreedyBot, make_bot


def test_a_bot_is_made_by_its_name() -> None:
    assert isinstance(make_bot("greedy"), GreedyBot)


@pytest.mark.parametrize(
    ("name", "reason", "message"),
    [
        ("clever", "unknown-bot", "there is no bot “clever”; there are page, squire"),
        ("greedy:depth=2", "unknown-option", "greedy has no option “depth”; it has none"),
        ("greedy:", None, ""),
    ],
)
def test_an_unknown_name_or_option_is_an_error(name: str, reason: str | None, message: str) -> None:
    if reason is None:
        make_bot(name)
        return
    with pytest.raises(BotNameError) as caught:
        make_bot(name)
    assert caught.value.reason == reason
    assert str(caught.value).startswith(message)
