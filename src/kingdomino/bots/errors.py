"""The exceptions of bots.

::

    KingdominoError
    ├── BotError       a bot crashed, or answered with something other than a legal action
    └── BotNameError   a name that stands for no bot
"""

from typing import Any, ClassVar

from kingdomino.rules import IllegalActionError, KingdominoError, Reason

_ILLEGAL_PARAMS = ("action", "because", "rule")


class BotError(KingdominoError):
    """A bot failed to answer with a legal action. The message is a predicate: what the bot did.

    The reasons from `no-start` on concern bots that run as programs or processes of their own.
    """

    kind = "fault"
    messages: ClassVar[dict[str, str]] = {
        "illegal": "played {action}, which is illegal: {because}",
        "no-action": "answered {answer}, which is not an action",
        "exception": "raised {error}",
        "no-start": "can’t be started: {because}",
        "protocol": "speaks protocol {found}, not {known}",
        "crashed": "ended with exit code {code}: {said}",
        "closed": "closed its output: {said}",
        "hung": "gave no answer within {seconds} s: {said}",
        "unreadable": "wrote a line that is not an answer: {line}",
        "unasked": "wrote a line before it was asked: {line}",
        "died": "took its process down with it, exit code {code}",
    }

    @classmethod
    def illegal(cls, action: object, error: IllegalActionError) -> "BotError":
        """Return the error for an illegal action."""
        details = {key: _to_json(value) for key, value in error.params.items()}
        rule = error.reason.value
        return cls("illegal", action=str(action), because=str(error), rule=rule, **details)

    @classmethod
    def raised(cls, error: Exception) -> "BotError":
        """Return the error for a bot that raised an exception."""
        return cls("exception", error=f"{type(error).__name__}: {error}")

    @property
    def cause(self) -> IllegalActionError | None:
        """The reason why the action was illegal; `None` for other errors."""
        if self.reason != "illegal":
            return None
        details = {key: value for key, value in self.params.items() if key not in _ILLEGAL_PARAMS}
        return IllegalActionError(Reason(str(self.params["rule"])), **details)

    def to_json(self) -> dict[str, Any]:
        """Return the error as JSON values; `text` is the English message."""
        return {"reason": self.reason, "params": self.params, "text": str(self)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "BotError":
        """Return the error that `to_json` encoded.

        Raises `KeyError` or `TypeError` for anything else.
        """
        return cls(data["reason"], **data["params"])


class BotNameError(KingdominoError):
    """A name that stands for no bot."""

    kind = "bot"
    messages: ClassVar[dict[str, str]] = {
        "unknown-bot": "there is no bot “{bot}”; there are {known}",
        "unknown-option": "{bot} has no option “{option}”; it has {known}",
        "unknown-value": "{option} of {bot} can’t be “{value}”; it is one of {known}",
        "bad-label": "“{label}” can’t be a label: it is taken, or not 1 to {most} characters",
        "not-loaded": "{bot} can’t be loaded: {error}",
        "no-class": "{bot} has no class “{name}”",
        "no-choose": "{bot} is no bot: it has no method “choose”",
    }


def _to_json(value: object) -> int | str:
    return value if isinstance(value, int) else str(value)
