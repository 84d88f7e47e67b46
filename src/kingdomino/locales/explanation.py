"""What went wrong, in the reader's language."""

from kingdomino.locales.texts import Texts
from kingdomino.notation import NotationError
from kingdomino.rules import KingdominoError


def code_of(error: KingdominoError) -> str:
    """A word for what went wrong, of its kind and its reason; its message is `error-` and that.

    >>> from kingdomino.rules import RulesetError
    >>> code_of(RulesetError("players", preset="demo", players=4, known="2"))
    'ruleset-players'
    """
    return f"{error.kind}-{error.reason}"


def explain(texts: Texts, error: KingdominoError) -> str:
    """An error of the library in the language of the texts, on one line.

    >>> from kingdomino.rules import RulesetError
    >>> explain(Texts("en"), RulesetError("players", preset="demo", players=4, known="2"))
    'demo is for 2 players, not for 4.'
    """
    name = f"error-{code_of(error)}"
    if not isinstance(error, NotationError):
        params = dict(error.params)
        because = getattr(error, "cause", None)
        if because is not None:
            params["because"] = explain(texts, because)
        return texts(name, **params)
    place = {"line": error.line, "column": error.column}
    expected = texts(f"expected-{error.expected}")
    cause = error.__cause__
    if isinstance(cause, KingdominoError):
        because = explain(texts, cause)
        return texts("error-notation-impossible", expected=expected, because=because, **place)
    return texts("error-notation-unreadable", expected=expected, **place)
