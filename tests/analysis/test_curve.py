"""The curve of a review as SVG."""

from xml.etree import ElementTree

import pytest

from kingdomino.analysis import Grade
from kingdomino.analysis.curve import curve_svg, curve_values
from tests.analysis.games import play_match
from tests.analysis.test_review import tiny_review

_SVG = "{http://www.w3.org/2000/svg}"


def test_the_curve_has_a_line_for_each_seat_and_a_mark_for_each_graded_turn() -> None:
    review = tiny_review(play_match("classic", 3, 5))
    root = ElementTree.fromstring(curve_svg(review, seat=1))
    assert len(root.findall(f"{_SVG}polyline")) == 2 * 3  # each with its outline
    graded = [turn for turn in review.turns if turn.seat == 1 and turn.grade is not None]
    assert len(root.findall(f"{_SVG}g")) == len(graded)
    assert any(turn.grade is Grade.BEST for turn in graded)
    assert root.tag == f"{_SVG}svg"
    assert review._repr_svg_() == curve_svg(review)


def test_the_curve_ends_with_the_result() -> None:
    review = tiny_review(play_match("classic", 2, 5))
    values = curve_values(review)
    assert len(values) == len(review.turns) + 2
    for value in values:
        assert sum(value) == pytest.approx(1)
    winner = review.match.standings()[0].seat
    assert values[-1][winner] == 1


def test_a_grade_is_where_the_line_is_after_its_turn() -> None:
    review = tiny_review(play_match("classic", 2, 5))
    root = ElementTree.fromstring(curve_svg(review, seat=1))
    line = root.findall(f"{_SVG}polyline")[-1].attrib["points"].split()  # that of the seat
    marks = [mark.attrib["transform"] for mark in root.findall(f"{_SVG}g")]
    graded = [
        index
        for index, turn in enumerate(review.turns)
        if turn.seat == 1 and turn.grade is not None
    ]
    at = [line[index + 1].replace(",", " ") for index in graded]
    assert marks == [f"translate({place})" for place in at]
