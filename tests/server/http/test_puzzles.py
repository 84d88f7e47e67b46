"""Puzzles over HTTP."""

import pytest

from kingdomino import analysis
from kingdomino.notation import parse_turn
from tests.server.conftest import Served, done, refused

pytestmark = pytest.mark.skipif(not analysis.is_available, reason="needs the compiled kernel")


def test_puzzles_are_listed_from_the_easiest_and_may_be_cached(server: Served) -> None:
    with server.client() as client:
        answer = client.get("/api/puzzles")
        items = done(answer)
        assert answer.headers["cache-control"].startswith("public")
    assert [item["number"] for item in items] == list(range(1, len(items) + 1))
    assert len({item["id"] for item in items}) == len(items) == len(analysis.load_puzzles())
    ratings = [item["rating"] for item in items]
    assert ratings == sorted(ratings)


def test_a_puzzle_has_what_the_seat_sees_but_not_its_solution(server: Served) -> None:
    with server.client() as client:
        answer = client.get("/api/puzzles/3")
        puzzle = done(answer)
        known = analysis.load_puzzles()[2]
        assert puzzle["text"] == known.position
        assert puzzle["theme"] == known.theme
        assert puzzle["position"]["actor"] == known.view().actor
        assert puzzle["position"]["legal"]
        assert known.solution not in answer.text
        last = len(analysis.load_puzzles())
        refused(client.get(f"/api/puzzles/{last + 1}"), 404, "server-no-such-page")
        refused(client.get("/api/puzzles/0"), 400, "server-bad-request")


def test_a_solution_has_the_value_of_every_turn(server: Served) -> None:
    known = analysis.load_puzzles()[2]
    view = known.view()
    assert view.next_line is not None
    with server.client() as client:
        answer = client.get("/api/puzzles/3/solution")
        solution = done(answer)
        assert client.get("/api/puzzles/3/solution").content == answer.content
    assert solution["solution"] == known.solution == solution["turns"][0]["turn"]
    assert len(solution["turns"]) == len(view.legal_actions()) * len(view.next_line.claims())
    assert all(parse_turn(turn["turn"])[0] in view.legal_actions() for turn in solution["turns"])
    right = [turn["turn"] for turn in solution["turns"] if turn["is_right"]]
    assert right == [known.solution]
    assert min(turn["loss"]["value"] for turn in solution["turns"][1:]) > 1
    assert 1 <= len(solution["reasons"]) <= 3
