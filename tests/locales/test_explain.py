"""Errors in the reader's language."""

import pytest

from kingdomino.bots import BotError
from kingdomino.bots.check import CheckError
from kingdomino.kernel import KernelMissingError
from kingdomino.locales import LANGUAGES, Texts, error_message, expected_text, explain
from kingdomino.notation import NotationError, parse_action, parse_record
from kingdomino.rules import IllegalActionError, KingdominoError, Reason, RulesetError
from kingdomino.tables import Refusal, TableError
from tests.locales.errors import error_classes

ENGLISH = Texts("en")


def test_english_is_the_message_of_the_class_as_a_sentence() -> None:
    error = RulesetError("unknown-preset", preset="chess", known="classic")
    assert str(error) == "there is no preset “chess”; there are classic"
    assert error_message(ENGLISH, error) == str(error)
    assert explain(ENGLISH, error) == "There is no preset “chess”; there are classic."


def test_a_cell_or_a_name_at_the_start_keeps_its_case() -> None:
    error = IllegalActionError(Reason.OCCUPIED, cell="g7")
    assert explain(ENGLISH, error) == "g7 is already taken."


def test_other_languages_have_their_own_sentence() -> None:
    error = TableError(Refusal.FULL)
    sentences = {explain(Texts(language), error) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert explain(Texts("ru"), error) == Texts("ru")("error-table-full")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cause_is_explained_in_the_same_language(language: str) -> None:
    texts = Texts(language)
    rule = IllegalActionError(Reason.NOT_IN_LINE, domino=3)
    fault = BotError.illegal(">3", rule)
    check = CheckError("fault", fault, rules="classic/2", seed=1, action=4, because=str(fault))
    for error in (fault, check):
        assert error_message(texts, rule) in error_message(texts, error)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_parse_error_says_what_was_expected_and_where(language: str) -> None:
    texts = Texts(language)
    with pytest.raises(NotationError) as caught:
        parse_action("hello")
    assert expected_text(texts, caught.value) in explain(texts, caught.value)
    with pytest.raises(NotationError) as caught:
        parse_record('[Rules "chess/2"]\n')
    cause = caught.value.__cause__
    assert isinstance(cause, KingdominoError)
    assert error_message(texts, cause) in explain(texts, caught.value)


def test_an_error_without_a_translation_is_in_english() -> None:
    error = KernelMissingError("kernel-missing", name="kingdomino.kernel.points")
    assert explain(Texts("he"), error) == explain(ENGLISH, error)


def test_english_messages_are_clauses() -> None:
    """They start in lower case and without a full stop, as `explain` adds both."""
    for cls in error_classes(KingdominoError):
        for message in cls.messages.values():
            assert message[0] == message[0].lower()
            assert not message.endswith(".")
