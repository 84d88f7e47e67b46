"""The questions before a game."""

import pytest

from kingdomino.bots import LEVELS, BotNameError
from kingdomino.cli.ruleset_options import setting_message
from kingdomino.locales import LANGUAGES, Texts
from kingdomino.rules import SETTINGS, Bonus, MiddleKingdom, Opening, Ruleset, TieBreak
from tests.cli.conftest import Invoke
from tests.cli.words import ENGLISH, count, says, sentence


@pytest.fixture
def person(invoke: Invoke) -> Invoke:
    invoke.is_interactive = True
    return invoke


def test_enter_takes_every_default(person: Invoke) -> None:
    person.play(answers=[""] * 5 + ["quit"]).assert_done()
    record = person.record()
    assert record.match.ruleset == Ruleset.preset("classic", 2)
    assert record.names == ("You", ENGLISH("level-knight"))
    assert record.tag("YellowBot") == "knight"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_chosen_in_every_language(person: Invoke, language: str) -> None:
    yes = Texts(language)("yes")
    rules = ["1", "3", yes, "48", "2", "3", yes.upper(), "2", yes[:1]]
    seats = ["Ann", "Ann", "bot:random"]
    person.play("-L", language, answers=[*rules, *seats, "quit"]).assert_done()
    record = person.record()
    assert record.match.ruleset == Ruleset(
        players=3,
        deck=48,
        opening=Opening.DRAWER,
        middle_kingdom=MiddleKingdom.SYMMETRIC,
        harmony=True,
        tie_breaks=(TieBreak.TERRITORY,),
        games=3,
    )
    assert record.names == ("Ann", "Ann 2", "random")


def test_a_wrong_answer_is_asked_again(person: Invoke) -> None:
    answers = ["7", "0", "two", "1", "5", "2", "perhaps", "no", "Ann", "bot:nobody", "", "quit"]
    out = person.play(answers=answers).assert_done()
    assert count(out, "ask-number", last=6) == 3
    assert says(out, "ask-one-of", known="2, 3, 4")
    assert says(out, "ask-yes-or-no", yes="yes", no="no")
    error = BotNameError("unknown-bot", bot="nobody", known=", ".join(LEVELS))
    assert sentence(error) in " ".join(out.split())
    assert person.record().names == ("Ann", ENGLISH("level-knight"))


def test_a_duel_does_not_ask_for_the_players(person: Invoke) -> None:
    out = person.play(answers=["2", "", "", "", "quit"]).assert_done()
    assert not says(out, "ask-players")
    assert person.record().match.ruleset.is_mighty_duel


def test_the_variants_start_from_the_preset(person: Invoke) -> None:
    person.play(answers=["4", "2", "yes", *[""] * len(SETTINGS), "", "", "quit"]).assert_done()
    assert person.record().match.ruleset == Ruleset.preset("tournament", 2)


def test_three_players_are_not_offered_the_opening_for_two(person: Invoke) -> None:
    answers = ["1", "3", "yes", "", "3", *[""] * 5, "", "", "", "quit"]
    out = person.play(answers=answers).assert_done()
    assert says(out, "ask-number", last=2)


@pytest.fixture
def questions(person: Invoke) -> str:
    """Everything that is asked before a game for two whose rules are changed."""
    answers = ["1", "2", "yes", *[""] * len(SETTINGS), "", "", "quit"]
    return person.play(answers=answers).assert_done()


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_is_asked_for(questions: str, name: str) -> None:
    assert setting_message(ENGLISH, "ask", SETTINGS[name]) in questions


def test_tie_breaks_are_named_in_their_order(questions: str) -> None:
    territory, crowns = ENGLISH("criterion-territory"), ENGLISH("criterion-crowns")
    for number, first, then in ((4, territory, crowns), (5, crowns, territory)):
        assert f"{number}  {ENGLISH('criteria-then', first=first, next=then)}\n" in questions


def test_questions_have_the_points_of_a_bonus(questions: str) -> None:
    for bonus in Bonus:
        points = ENGLISH("points", count=bonus.points)
        assert says(questions, f"ask-{bonus}", points=points)


def test_a_setting_without_a_choice_is_not_asked_for(person: Invoke) -> None:
    answers = ["1", "4", "yes", *[""] * (len(SETTINGS) - 1), *[""] * 4, "quit"]
    assert not says(person.play(answers=answers).assert_done(), "ask-deck")


def test_only_the_missing_seats_are_asked_for(person: Invoke) -> None:
    out = person.play("-n", 3, "-s", "Ann", "-s", "Bob", answers=["Cy", "quit"]).assert_done()
    assert not says(out, "ask-preset")
    assert "green [bot:knight]:" in out
    assert person.record().names == ("Ann", "Bob", "Cy")


def test_with_enough_options_nothing_is_asked(person: Invoke) -> None:
    out = person.play("-s", "Ann", "-s", "bot:greedy", answers=["quit"]).assert_done()
    assert "?" not in out.partition(ENGLISH("heading-opening"))[0]


def test_a_long_name_is_cut(person: Invoke) -> None:
    person.play("-s", "x" * 99, "-s", "bot:greedy", answers=["quit"]).assert_done()
    assert person.record().names[0] == "x" * 19 + "…"
