"""Hints, grades, evaluations and reviews over HTTP."""

import json
import socket
from typing import Any

import httpx
import pytest

from kingdomino import analysis
from kingdomino.notation import format_position, parse_record
from kingdomino.rules import Game, Ruleset
from kingdomino.server.settings import Settings
from tests.server.conftest import (
    Player,
    Served,
    done,
    next_turn,
    open_table,
    play_out,
    refused,
    serving,
    started,
)
from tests.waiting import wait_until

pytestmark = pytest.mark.skipif(not analysis.is_available, reason="needs the compiled kernel")


def play_alone(server: Served, bot: str = "page", **data: Any) -> Player:
    """Ann with a bot, the match begun."""
    ann = open_table(server, {"name": "Ann"}, {"bot": bot}, **data)
    done(ann.post("start"))
    return ann


def own_turn(player: Player) -> dict[str, Any]:
    """Wait until it is the player's turn."""
    view = next_turn(player)
    assert not view["is_over"]
    return view


def reviewed(player: Player, **query: str) -> dict[str, Any]:
    """Ask for the review until it is complete."""
    return wait_until(
        "the review is complete",
        lambda: done(player.client.get(f"{player.path}/review", params=query)),
        lambda review: review["is_complete"],
    )


def finish(player: Player) -> dict[str, Any]:
    """Play to the end with a bot."""
    while not (view := next_turn(player))["is_over"]:
        done(player.play(view))
    return view


def test_a_hint_has_values_of_turns_and_is_counted(server: Served) -> None:
    ann = play_alone(server)
    view = own_turn(ann)
    hint = done(ann.post("hint", ply=view["ply"]))
    best = hint["evaluation"]["turns"][0]
    assert best["points_loss"] == {"value": 0.0, "error": 0.0}
    assert 0 < best["seats"][0]["win"]["value"] < 1
    legal = {choice["action"] for choice in view["legal"]}
    assert set(hint["losses"]) == legal  # the opening: claims only
    assert min(hint["losses"].values()) == 0
    assert hint["hints"] == 1
    assert done(ann.post("hint", ply=view["ply"]))["hints"] == 1
    done(ann.post("turns", ply=view["ply"], turn=best["turn"]))
    view = own_turn(ann)
    assert done(ann.post("hint", ply=view["ply"]))["hints"] == 2
    assert len(ann.view()["hints"]) == 2
    assert parse_record(ann.client.get(f"{ann.path}/record").text).tag("Hints") == "2"


def test_chances_are_those_against_the_level_of_the_bot(server: Served) -> None:
    ann = play_alone(server, "page")
    seat = own_turn(ann)["your_seats"][0]
    hint = done(ann.post("hint", ply=ann.view()["ply"]))
    best = hint["evaluation"]["turns"][0]["seats"][seat]
    assert best["level_win"]["value"] > best["win"]["value"]
    # A bot that is no level is nobody of whom something is known.
    ben = play_alone(server, "greedy")
    hint = done(ben.post("hint", ply=own_turn(ben)["ply"]))
    assert hint["evaluation"]["turns"][0]["seats"][0]["level_win"] is None


def test_a_hint_is_for_who_plays_with_bots_alone_and_is_to_move(server: Served) -> None:
    ann, bob = started(server)
    actor = ann if ann.view()["legal"] else bob
    refused(actor.post("hint", ply=0), 409, "table-hints")
    alone = play_alone(server)
    view = own_turn(alone)
    refused(alone.post("hint", ply=view["ply"] + 1), 409, "table-stale")
    stranger = httpx.post(f"{server.url}{alone.path}/hint", json={"ply": view["ply"]})
    refused(stranger, 401, "server-token")


def test_there_are_no_hints_while_a_bot_plays_for_another_person(server: Served) -> None:
    ann, bob = started(server)
    done(bob.client.put(f"{bob.path}/seats/1/bot", json={"bot": "page"}))
    view = own_turn(ann)
    refused(ann.post("hint", ply=view["ply"]), 409, "table-hints")
    assert ann.view()["hints"] == []


def test_a_grade_tells_how_good_ones_own_turn_was(server: Served) -> None:
    ann = play_alone(server)
    ply = own_turn(ann)["ply"]
    done(ann.play(ann.view()))
    grade = done(ann.post("grade", ply=ply))
    assert grade["grade"] in ("best", "good", "inaccuracy", "mistake", "blunder")
    assert (grade["ply"], grade["seat"]) == (ply, 0)
    assert grade["best"]["turn"]
    refused(ann.post("grade", ply=999), 409, "table-stale")
    people, _ = started(server)
    refused(people.post("grade", ply=0), 409, "table-hints")


def test_any_position_can_be_evaluated(server: Served) -> None:
    game = Game.new(Ruleset.preset("classic", 2), 7)
    with server.client() as client:
        body = {"position": format_position(game.public), "rollouts": 500}
        answer = done(client.post("/api/evaluate", json=body))
        assert len(answer["losses"]) == 4
        assert done(client.post("/api/evaluate", json=body)) == answer
        nonsense = client.post("/api/evaluate", json={"position": "nonsense"})
        assert nonsense.status_code == 422
        assert nonsense.json()["code"].startswith("notation")
        too_many = {**body, "rollouts": 10**9}
        refused(client.post("/api/evaluate", json=too_many), 400, "server-bad-request")


def test_kept_turns_are_valued_whatever_the_others_are_worth(server: Served) -> None:
    game = Game.new(Ruleset.preset("classic", 2), 7)
    while game.public.domino is None or len(game.legal_actions()) < 6:
        game = game.play(game.legal_actions()[0])
    position = format_position(game.public)
    with server.client() as client:
        body = {"position": position, "rollouts": 500}
        first = done(client.post("/api/evaluate", json=body))
        worst = max(first["losses"], key=lambda turn: float(first["losses"][turn]))
        assert worst not in [value["turn"] for value in first["evaluation"]["turns"]]
        kept = done(client.post("/api/evaluate", json={**body, "keep": [worst], "seed": 5}))
        assert worst in [value["turn"] for value in kept["evaluation"]["turns"]]
        assert kept["losses"] != first["losses"]
        refused(
            client.post("/api/evaluate", json={**body, "keep": [">48"]}), 400, "server-bad-request"
        )


def test_an_analysis_that_nobody_waits_for_is_given_up(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """One address may have six at once; those whose connection is closed make room at once."""
    position = format_position(Game.new(Ruleset.preset("classic", 4), 7).public)
    body = {"position": position, "rollouts": 128_000}
    most = 6
    with serving(Settings(database=sqlite_url, pages="none", address_rate=0)) as served:
        waiting = [_send_evaluation(served, body) for _ in range(most)]
        with served.client() as other:
            wait_until(
                "all but one are queued",
                lambda: other.get("/metrics").text,
                lambda text: f"kingdomino_queued_analyses {most - 1}.0" in text,
            )
            refused(other.post("/api/evaluate", json=body), 429, "server-too-many")
            for connection in waiting:
                connection.close()
            quick = {**body, "rollouts": 100}
            answer = wait_until(
                "there is room",
                lambda: other.post("/api/evaluate", json=quick),
                lambda answer: answer.status_code != 429,
            )
            done(answer)
            # The worker gave up the one that it had begun; the others were never computed.
            assert "kingdomino_analysis_seconds_count 1.0" in other.get("/metrics").text
    assert "Traceback" not in caplog.text


def _send_evaluation(served: Served, body: dict[str, Any]) -> socket.socket:
    """Send a request and don't read the answer."""
    content = json.dumps(body).encode()
    host, port = served.host.split(":")
    connection = socket.create_connection((host, int(port)))
    head = f"POST /api/evaluate HTTP/1.1\r\nhost: {served.host}\r\ncontent-type: application/json"
    connection.sendall(f"{head}\r\ncontent-length: {len(content)}\r\n\r\n".encode() + content)
    return connection


def test_an_evaluation_ignores_a_pile_in_the_position(server: Served) -> None:
    game = Game.new(Ruleset.preset("classic", 4), 7)
    hidden, public = format_position(game), format_position(game.public)
    assert hidden != public
    with server.client() as client:
        answers = [
            done(client.post("/api/evaluate", json={"position": text, "rollouts": 500}))
            for text in (hidden, public)
        ]
    assert answers[0] == answers[1]


def test_choices_say_whether_there_is_a_coach(server: Served) -> None:
    with server.client() as client:
        assert done(client.get("/api/choices"))["analysis"] is True


@pytest.mark.slow
def test_a_review_is_for_everybody_once_the_match_is_over(server: Served) -> None:
    ann, bob = started(server)
    refused(ann.client.get(f"{ann.path}/review"), 409, "table-not-over")
    view = play_out(ann, bob)
    review = reviewed(ann, quality="quick")
    assert review["total"] == len(review["turns"]) == 28
    assert [turn["ply"] for turn in review["turns"]] == sorted(
        turn["ply"] for turn in review["turns"]
    )
    for seat in review["seats"]:
        ledger = seat["ledger"]
        assert ledger["result"] - ledger["fair"] == pytest.approx(
            ledger["luck"] - ledger["own_errors"] + ledger["others_errors"] + ledger["residual"]
        )
    assert view["is_over"]
    with server.client() as spectator:
        path = f"{ann.path}/review?quality=quick"
        assert spectator.get(path).content == bob.client.get(path).content
        refused(spectator.get(f"{ann.path}/review?quality=best"), 400, "server-bad-request")


@pytest.mark.slow
def test_a_finished_review_is_kept(sqlite_url: str) -> None:
    settings = Settings(database=sqlite_url, pages="none", address_rate=0)
    with serving(settings) as first:
        ann = play_alone(first)
        finish(ann)
        review = reviewed(ann, quality="quick")
    with serving(settings) as second, second.client() as client:
        again = done(client.get(f"{ann.path}/review?quality=quick"))
    assert again == review


@pytest.mark.slow
def test_one_client_has_two_reviews_computed_at_once(server: Served) -> None:
    tables = []
    for _ in range(3):
        ann = play_alone(server)
        finish(ann)
        tables.append(ann)
    for ann in tables[:2]:
        done(ann.client.get(f"{ann.path}/review?quality=deep"))
    refused(tables[2].client.get(f"{tables[2].path}/review?quality=deep"), 429, "server-too-many")
