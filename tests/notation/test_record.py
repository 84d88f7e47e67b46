import re
from itertools import count
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdomino.notation import (
    Expected,
    NotationError,
    Record,
    format_position,
    format_record,
    parse_position,
    parse_record,
)
from kingdomino.rules import Game, IllegalActionError, Match, Ruleset, UnknownDealError
from tests.strategies import A_FEW, rulesets, seeds


def played(ruleset: Ruleset, seed: int | bytes, plies: int) -> Match:
    """A match after so many random actions, or at its end."""
    match, chance = Match.new(ruleset, seed), Random(plies)
    for _ in range(plies):
        if match.is_over:
            break
        match = match.play(chance.choice(match.game.legal_actions()))
    return match


matches = st.builds(played, rulesets(), seeds(), st.integers(0, 350))
names = st.text("abcXYZ", min_size=1).filter(lambda name: name not in ("Rules", "Seed"))
tags = st.lists(st.tuples(names, st.text()), unique_by=lambda tag: tag[0])
CLASSIC = Ruleset.preset("classic", players=2)


@A_FEW
@given(matches, tags)
def test_a_saved_match_comes_back_whole(match: Match, tags: list[tuple[str, str]]) -> None:
    text = format_record(Record(match, tuple(tags)), reveal_seed=True)
    record = parse_record(text)
    assert record.match == match
    assert [game.actions for game in record.match.games] == [g.actions for g in match.games]
    assert record.tags == tuple(tags)
    assert format_record(record, reveal_seed=True) == text


@A_FEW
@given(matches)
def test_without_a_seed_a_record_tells_what_lies_on_the_table(match: Match) -> None:
    text = re.sub(r"\[Seed .*\n", "", format_record(match))
    record = parse_record(text)
    assert [game.public for game in record.match.games] == [game.public for game in match.games]
    assert format_record(record) == text


@A_FEW
@given(matches, st.data())
def test_comments_survive(match: Match, data: st.DataObject) -> None:
    text = st.text().filter(lambda comment: "}" not in comment)
    places = [
        (number, ply) for number, game in enumerate(match.games) for ply in range(game.ply + 1)
    ]
    comments = data.draw(
        st.dictionaries(st.sampled_from(places), st.tuples(text) | st.tuples(text, text))
    )
    record = Record(match, comments=comments)
    assert parse_record(format_record(record, reveal_seed=True)).comments == comments


def test_the_seed_is_told_only_when_the_match_is_over() -> None:
    seed = bytes(range(32))
    assert seed.hex() not in format_record(played(CLASSIC, seed, 47))
    assert seed.hex() in format_record(played(CLASSIC, seed, 47), reveal_seed=True)
    assert seed.hex() in format_record(played(CLASSIC, seed, 48))


def test_a_dynasty_that_goes_on_keeps_its_seed_after_the_first_game() -> None:
    dynasty = Ruleset.preset("dynasty", players=2)
    assert "Seed" not in format_record(played(dynasty, 7, 60))
    assert "Seed" in format_record(played(dynasty, 7, 3 * 48))


def test_a_record_of_a_dynasty_holds_its_three_games() -> None:
    match = played(Ruleset.preset("dynasty", players=2), 7, 3 * 48)
    text = format_record(match)
    assert [line for line in text.splitlines() if line.startswith("[Game")] == [
        '[Game "1"]',
        '[Game "2"]',
        '[Game "3"]',
    ]
    assert parse_record(text).match == match


def test_a_record_knows_its_players_and_tags() -> None:
    record = Record.of(Match.new(CLASSIC, 7), names=["Ann", "Bob"], tags=[("Site", "home")])
    assert record.names == ("Ann", "Bob")
    assert record.tag("Site") == "home"
    assert record.tag("Moon") is None
    assert Record(record.match).names == ("", "")


@pytest.mark.parametrize("tag", ["Rules", "Seed", "Result", "Game", "a b", "", "9"])
def test_a_tag_that_is_no_name_or_follows_from_the_match_is_refused(tag: str) -> None:
    with pytest.raises(ValueError, match="tag"):
        Record(Match.new(CLASSIC, 7), ((tag, "x"),))


def test_a_tag_given_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="tag"):
        Record(Match.new(CLASSIC, 7), (("Site", "x"), ("Site", "y")))


def test_a_comment_with_a_closing_brace_is_refused() -> None:
    with pytest.raises(ValueError, match="brace"):
        Record(Match.new(CLASSIC, 7), comments={(0, 0): ("a } b",)})


def test_a_game_set_up_in_its_midst_has_no_record() -> None:
    game = parse_position(format_position(played(CLASSIC, 7, 20).game))
    assert isinstance(game, Game)
    with pytest.raises(UnknownDealError):
        format_record(Match((game,)))


def test_a_match_read_without_a_seed_stops_where_its_record_does() -> None:
    match = parse_record(format_record(played(CLASSIC, 7, 11))).match
    with pytest.raises(UnknownDealError):
        match.play(match.game.legal_actions()[0])


def test_a_hand_written_record_may_be_laid_out_freely() -> None:
    match = played(CLASSIC, 7, 30)
    text = format_record(match, reveal_seed=True)
    head, body = text.split("\n\n")
    loose = head + "\n" + body.replace(" ", "\n\t").replace("(", "( ".strip()).replace(">", " >")
    for line in re.findall(r"\([^)]*\)", loose):
        loose = loose.replace(line, re.sub(r"\s+", " ", line))
    assert parse_record(re.sub(r"([py]) >", r"\1>", loose)).match == match


def test_a_dynasty_with_a_seed_goes_on_where_the_text_stops() -> None:
    dynasty = Ruleset.preset("dynasty", players=2)
    text = format_record(played(dynasty, 7, 48), reveal_seed=True)
    cut = text[: text.index('[Game "2"]')]
    assert parse_record(cut).match == played(dynasty, 7, 48)


OVER = format_record(played(CLASSIC, 7, 48))
SEEDLESS = re.sub(r"\[Seed .*\n", "", format_record(played(CLASSIC, 7, 30)))
OPENING = format_record(played(CLASSIC, 7, 2))
DRAWER = format_record(played(Ruleset.preset("classic", players=2, opening="drawer"), 7, 2))
DYNASTY = format_record(played(Ruleset.preset("dynasty", players=2), 7, 60))
LONG_DYNASTY = format_record(played(Ruleset.preset("dynasty", players=2), 7, 3 * 48))


@pytest.mark.parametrize(
    ("text", "pattern", "new", "expected"),
    [
        (OVER, r'\[Rules "classic/2"\]\n', "", Expected.TAG),
        (OVER, "classic/2", "classic/9", Expected.RULES),
        (OVER, "classic/2", "classic", Expected.RULES),
        (OVER, r'\[Seed "', '[Seed "0', Expected.SEED),
        (OVER, r'\[Seed "0', '[Seed "g', Expected.SEED),
        (OVER, r'07"\]', '08"]', Expected.LINE),
        (OVER, r'\[Result "1', '[Result "2', Expected.RESULT),
        (SEEDLESS, r"\n\n", '\n[Result "1.pink:3"]\n\n', Expected.RESULT),
        (OVER, r"\n\n", '\n[Rules "classic/2"]\n\n', Expected.TAG_ONCE),
        (OVER, r"\n\n", "\n[No value]\n\n", Expected.TAG),
        (OVER, r"\n\n", "\n\nhello ", Expected.ROUND),
        (OVER, r"\n\n", "\n\n{ no end ", Expected.COMMENT_END),
        (OVER, r"\n\n", '\n\n[Game "1"]\n', Expected.END),
        (OVER, r"\n1\.", "\n2.", Expected.ROUND),
        (OVER, r"\n1\. .*", "\n", Expected.ROUND),
        (OVER, r"\n0\. \(", "\n0. ", Expected.KING),
        (OVER, r"\n0\. \((\d+) ", r"\n0. (\1 \1 ", Expected.LINE),
        (OVER, r"\n0\. \((\d+) ", r"\n0. (", Expected.LINE),
        (OVER, r"\n0\. \((\d+) (\d+) ", r"\n0. (\2 \1 ", Expected.LINE),
        (OVER, r"\n0\. \((\d+) ", r"\n0. (\1, ", Expected.LINE),
        (OVER, r"\n0\. \((\d+) ", r"\n0. (\1  ", Expected.DOMINO),
        (OVER, r"\n6\. ", "\n6. (1 2 3 4) ", Expected.LINE),
        (OVER, r"\n1\. \(([^)]*)\)", r"\n1.", Expected.LINE),
        (OVER, r"\) y>", ") p>", Expected.KING),
        (OVER, r"\) y>", ") g>", Expected.KING),
        (OVER, r"\) y>", ") y/p>", Expected.CLAIM),
        (OVER, r"\) y>\d+", ") y>48", Expected.LEGAL_ACTION),
        (OVER, r":(\w+)>", r":a1b1>", Expected.LEGAL_ACTION),
        (OVER, r":(\w+)>", r":\1<", Expected.ACTION),
        (OVER, r"$", " >1", Expected.LEGAL_ACTION),
        (OPENING, r"p>\n", "y>\n", Expected.KING),
        (OPENING, r" \w>\n", "\n", Expected.KING),
        (OPENING, r"\n0\..*", "", Expected.LINE),
        (OPENING, r"\) .*", ")", Expected.KING),
        (SEEDLESS, r"\n2\..*\n(.*\n)*", "\n", Expected.LINE),
        (DYNASTY, r'\[Game "1"\]', "", Expected.GAME),
        (DYNASTY, r'"1"\]', '"2"]', Expected.GAME),
        (DYNASTY, r'\[Game "2"\](.|\n)*', "", Expected.GAME),
        (DYNASTY, r"\n6\. .*", "", Expected.GAME),
        (DYNASTY, r"$", '[Game "3"]\n0. (1 2 3 4) p>1', Expected.GAME),
        (LONG_DYNASTY, r"$", '[Game "4"]\n0. (1 2 3 4) p>1', Expected.GAME),
    ],
    ids=count(),
)
def test_what_can_not_be_is_pointed_at(
    text: str, pattern: str, new: str, expected: Expected
) -> None:
    broken = re.sub(pattern, new, text, count=1)
    assert broken != text
    with pytest.raises(NotationError) as caught:
        parse_record(broken)
    assert caught.value.expected is expected


def test_an_illegal_action_in_a_record_says_where_and_why() -> None:
    lines = OVER.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("1."))
    lines[at] = re.sub(r":\w+>", ":a1b1>", lines[at], count=1)
    with pytest.raises(NotationError) as caught:
        parse_record("\n".join(lines))
    error = caught.value
    assert (error.reason, error.line) == ("impossible", at + 1)
    assert error.column == lines[at].index(")") + 3
    assert isinstance(error.__cause__, IllegalActionError)


@pytest.mark.parametrize(
    ("value", "colours"),
    [
        ("blue pink", ("blue", "pink")),
        (" yellow   pink ", ("yellow", "pink")),
        ("blue", ("pink", "yellow")),
        ("blue blue", ("pink", "yellow")),
        ("blue pink green", ("pink", "yellow")),
        ("blue violet", ("pink", "yellow")),
        ("", ("pink", "yellow")),
    ],
)
def test_a_record_has_the_colours_of_its_seats(value: str, colours: tuple[str, str]) -> None:
    match = played(Ruleset.preset("classic"), 1, 3)
    record = parse_record(format_record(Record.of(match, ["Ann", "Bob"], [("Colours", value)])))
    assert record.colours == colours
    assert record.names == ("Ann", "Bob")
    assert record.tag("Colours") == value
