"""What a bot can do wrong, and an answer that is held to the rules."""

from typing import Any, ClassVar

from kingdomino.bots.bot import Bot, Clock
from kingdomino.rules import (
    Action,
    Claim,
    Deal,
    Discard,
    Game,
    IllegalActionError,
    KingdominoError,
    Place,
    Reason,
    View,
)


class FaultError(KingdominoError):
    """A bot did not answer as a bot has to; `reason` says which way.

    Those from `no-start` on are for bots that are programs, or processes, of their own.
    """

    kind = "fault"
    messages: ClassVar[dict[str, str]] = {
        "illegal": "played {action}, which the rules refuse: {because}",
        "no-action": "answered {answer}, which is no action",
        "exception": "raised {error}",
        "no-start": "can't be started: {because}",
        "protocol": "speaks protocol {found}, not {known}",
        "crashed": "ended with exit code {code}: {said}",
        "closed": "closed its output: {said}",
        "hung": "gave no answer within {seconds} seconds: {said}",
        "unreadable": "wrote a line that is no answer: {line}",
        "unasked": "wrote a line before it was asked: {line}",
        "died": "took its process down with it: exit code {code}",
    }

    @classmethod
    def illegal(cls, action: object, error: IllegalActionError) -> "FaultError":
        """The fault of an action that the rules refuse."""
        details = {key: _plain(value) for key, value in error.params.items()}
        rule = error.reason.value
        return cls("illegal", action=str(action), because=str(error), rule=rule, **details)

    @classmethod
    def raised(cls, error: Exception) -> "FaultError":
        """The fault of a bot that raised an error."""
        return cls("exception", error=f"{type(error).__name__}: {error}")

    @property
    def cause(self) -> IllegalActionError | None:
        """Why the rules refused the action, to be told in the reader's language."""
        if self.reason != "illegal":
            return None
        own = ("action", "because", "rule")
        details = {key: value for key, value in self.params.items() if key not in own}
        return IllegalActionError(Reason(str(self.params["rule"])), **details)

    def to_json(self) -> dict[str, Any]:
        """The fault as plain values; `text` is for people."""
        return {"reason": self.reason, "params": self.params, "text": str(self)}

    @classmethod
    def from_json(cls, told: dict[str, Any]) -> "FaultError":
        """The fault that `to_json` told of; `KeyError` or `TypeError` for anything else."""
        return cls(told["reason"], **told["params"])


def ask(bot: Bot, view: View, clock: Clock | None = None) -> Action:
    """What a bot answers, if that can be played.

    Raises `FaultError` if it can't, or if the bot raises anything.
    """
    try:
        action: object = bot.choose(view, clock)
    except FaultError:
        raise
    except Exception as error:
        raise FaultError.raised(error) from error
    if not isinstance(action, Claim | Place | Discard):
        raise FaultError("no-action", answer=repr(action))
    if action not in view.legal_actions():
        raise _refusal(view, action)
    return action


def _refusal(view: View, action: Action) -> FaultError:
    """Why an action can't be played."""
    try:
        # The rules refuse before they deal, so a game without a pile will do.
        Game(view, Deal(())).play(action)
    except IllegalActionError as error:
        return FaultError.illegal(action, error)
    except Exception:  # an action that is made of what no action is made of
        return FaultError("no-action", answer=repr(action))
    return FaultError("no-action", answer=repr(action))


def _plain(value: object) -> int | str:
    return value if isinstance(value, int) else str(value)
