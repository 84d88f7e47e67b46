"""Validate the answers of a bot."""

from kingdomino.bots.bot import Bot, Clock
from kingdomino.bots.errors import BotError
from kingdomino.rules import (
    Action,
    Claim,
    Deal,
    Discard,
    Game,
    IllegalActionError,
    Place,
    View,
)


def choose_legal(bot: Bot, view: View, clock: Clock | None = None) -> Action:
    """Return the action that a bot chooses.

    Raises `BotError` if it is not legal, or if the bot raises anything.
    """
    try:
        action: object = bot.choose(view, clock)
    except BotError:
        raise
    except Exception as error:
        raise BotError.raised(error) from error
    if not isinstance(action, Claim | Place | Discard):
        raise BotError("no-action", answer=repr(action))
    if action not in view.legal_actions():
        raise _illegal(view, action)
    return action


class ValidatedBot:
    """A bot that raises `BotError` instead of answering with anything but a legal action."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        """Return the action that the bot chooses."""
        return choose_legal(self.bot, view, clock)


def _illegal(view: View, action: Action) -> BotError:
    """Return the error that says why an action is illegal."""
    try:
        # Legality is checked before anything is dealt, so a game without a deal will do.
        Game(view, Deal(())).play(action)
    except IllegalActionError as error:
        return BotError.illegal(action, error)
    except Exception:  # an action whose fields have the wrong types
        return BotError("no-action", answer=repr(action))
    return BotError("no-action", answer=repr(action))
