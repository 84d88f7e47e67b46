"""The messages of errors in the reader's language.

English messages are those of the error classes. Other languages have a Fluent message for each,
`error-{kind}-{reason}`.
"""

from kingdomino.locales.language import SOURCE_LANGUAGE
from kingdomino.locales.texts import Texts
from kingdomino.notation import NotationError
from kingdomino.rules import KingdominoError

_DECIMALS = ("seconds", "longest")


def error_code(error: KingdominoError) -> str:
    """Return the kind and the reason of an error as one word.

    >>> from kingdomino.rules import RulesetError
    >>> error_code(RulesetError("players", preset="demo", players=4, known="2"))
    'ruleset-players'
    """
    return f"{error.kind}-{error.reason}"


def explain(texts: Texts, error: KingdominoError) -> str:
    """Return an error as a sentence.

    >>> from kingdomino.rules import RulesetError, SeedError
    >>> explain(Texts("en"), RulesetError("players", preset="demo", players=4, known="2"))
    'demo is for 2 players, not for 4.'
    >>> explain(Texts("en"), RulesetError("unknown-preset", preset="chess", known="classic, demo"))
    'There is no preset “chess”; there are classic, demo.'
    """
    message = error_message(texts, error)
    if not _is_english(texts, error):
        return message
    if not error.messages[error.reason].startswith("{"):  # a name or a cell keeps its case
        message = message[:1].upper() + message[1:]
    return message if message.endswith(".") else f"{message}."


def error_message(texts: Texts, error: KingdominoError) -> str:
    """Return the message of an error as a part of a sentence.

    >>> from kingdomino.rules import UnknownDealError
    >>> error_message(Texts("en"), UnknownDealError("unknown-deal"))
    'what is dealt next is not known: the record of this game has no seed'
    """
    if _is_english(texts, error):
        return str(error)
    params = {name: _localised(texts, name, value) for name, value in error.params.items()}
    if isinstance(error, NotationError):
        params = {"line": error.line, "column": error.column}
        params["expected"] = expected_text(texts, error)
    cause = error.__cause__ if isinstance(error, NotationError) else getattr(error, "cause", None)
    if isinstance(cause, KingdominoError):
        params["because"] = error_message(texts, cause)
    return texts(_message_id(error), **params)


def expected_text(texts: Texts, error: NotationError) -> str:
    """Return the text for the expected part at the position of a parse error."""
    name = f"expected-{error.expected}"
    return texts(name) if name in texts else str(error.params["english"])


def _localised(texts: Texts, name: str, value: object) -> object:
    """Return a parameter; a number of seconds is a formatted decimal."""
    return texts.decimal(value) if name in _DECIMALS and isinstance(value, str) else value


def _is_english(texts: Texts, error: KingdominoError) -> bool:
    """Return whether the message is the English one of the class."""
    return texts.language == SOURCE_LANGUAGE or _message_id(error) not in texts


def _message_id(error: KingdominoError) -> str:
    return f"error-{error_code(error)}"
