"""The API over HTTP, on a real socket."""

import re
from typing import Any

import pytest

from kingdomino.bots import LEVELS
from kingdomino.locales import LANGUAGES, Texts, explain
from kingdomino.notation import parse_position, parse_record
from kingdomino.rules import DOMINOES, PRESETS, View
from kingdomino.tables import Refusal, TableError, verify
from tests.server.conftest import (
    Player,
    Served,
    done,
    first_turn,
    join,
    messages,
    open_table,
    play_out,
    refused,
    started,
)


def at_turn(ann: Player, bob: Player) -> tuple[Player, Player]:
    """Who acts, and who does not."""
    return (ann, bob) if ann.view()["actor"] in ann.seats else (bob, ann)


def test_a_whole_match_by_two_programs(server: Served) -> None:
    ann, bob = started(server)
    view = play_out(ann, bob)
    assert (view["is_over"], view["status"], view["ply"], view["actor"]) == (True, "over", 48, None)
    assert len(view["log"]) == 48
    record = server.client().get(f"{ann.path}/record")
    assert record.headers["content-type"].startswith("text/plain")
    found = parse_record(record.text)
    assert found.match.is_over
    assert verify(found, view["shuffle"]["commitment"]).is_fair
    points = {standing["seat"]: standing["points"] for standing in view["standings"]}
    assert points == {s.seat: s.points for s in found.match.standings()}


def test_opening_a_table_answers_with_a_seat_and_a_token(server: Served) -> None:
    response = server.client().post("/api/tables", json={"seats": [{"name": "Ann"}, {}]})
    assert response.status_code == 201
    seating = response.json()
    assert (seating["seat"], seating["seats"]) == (0, [0])
    assert len(seating["token"]) > 40
    assert re.fullmatch("[0-9a-f]{64}", seating["commitment"])
    assert "set-cookie" not in response.headers


def test_a_view_has_all_that_a_page_draws(server: Served) -> None:
    ann, bob = started(server, rules="tournament/2")
    play_out(ann, bob, turns=9)
    actor, other = at_turn(ann, bob)
    view = actor.view()
    position = parse_position(view["position"])
    assert isinstance(position, View)
    assert view["unseen"] == sorted(position.unseen)
    for name, line in (("current_line", position.current_line), ("next_line", position.next_line)):
        assert line is not None
        assert [place["domino"] for place in view[name]] == list(line.dominoes)
        assert [place["king"] for place in view[name]] == list(line.kings)
        for place in view[name]:
            domino = DOMINOES[place["domino"]]
            squares = [(s["terrain"], s["crowns"]) for s in place["squares"]]
            assert squares == [
                (domino.first.terrain, domino.first.crowns),
                (domino.second.terrain, domino.second.crowns),
            ]
    for kingdom, built in zip(view["kingdoms"], position.kingdoms, strict=True):
        assert kingdom["placed"] == [str(place) for place in built.placed]
        assert {s["cell"] for s in kingdom["squares"]} == {str(cell) for cell in built.squares}
        assert kingdom["reach"] == [str(cell) for cell in built.reach]
        assert kingdom["points"] == built.score(position.ruleset).points
        assert kingdom["castle"] == "g7"
        cells = [cell for t in kingdom["territories"] for cell in t["cells"]]
        assert sorted(cells) == sorted(s["cell"] for s in kingdom["squares"])
    assert [choice["action"] for choice in view["legal"]] == [
        str(action) for action in position.legal_actions()
    ]
    assert view["order"][0] == {
        "seat": view["actor"],
        "domino": view["domino"],
        "is_next_round": False,
    }
    assert position.next_line is not None
    claimed = sum(king is not None for king in position.next_line.kings)
    assert len(view["order"]) == 4 - position.turn + claimed
    assert [seat["colour"] for seat in view["seats"]] == ["pink", "yellow"]
    assert view["rules"]["text"] == "tournament/2"
    assert other.view()["legal"] == []
    assert server.client().get(actor.path).json()["your_seats"] == []


def test_a_turn_is_refused_for_what_it_is(server: Served) -> None:
    ann, bob = started(server)
    actor, other = at_turn(ann, bob)
    view = actor.view()
    turn = first_turn(view)
    refused(other.post("turns", ply=0, turn=turn), 403, "table-not-your-turn")
    refused(actor.post("turns", ply=1, turn=turn), 409, "table-stale")
    refused(actor.post("turns", ply=0, turn="pile"), 422, "notation-unreadable")
    refused(actor.post("turns", ply=0, turn="1:a1a2"), 422, "illegal-claim-first")
    absent = view["unseen"][0]
    problem = refused(actor.post("turns", ply=0, turn=f">{absent}"), 422, "illegal-not-in-line")
    assert problem["params"] == {"domino": absent}
    for data in ({"ply": 0}, {"ply": "no", "turn": turn}, {"ply": 0, "turn": turn, "x": 1}):
        refused(actor.post("turns", **data), 400, "server-bad-request")
    assert actor.view()["ply"] == 0


def test_a_turn_sent_twice_under_a_key_is_played_once(server: Served) -> None:
    ann, bob = started(server)
    actor, _ = at_turn(ann, bob)
    view = actor.view()
    once, again = (done(actor.play(view, key="one")) for _ in range(2))
    assert once["ply"] == again["ply"] == 1
    refused(actor.play(view, key="two"), 409, "table-stale")


def test_a_placement_can_be_tried(server: Served) -> None:
    ann, bob = started(server)
    play_out(ann, bob, turns=8)
    actor, other = at_turn(ann, bob)
    view = actor.view()
    best = max(view["legal"], key=lambda choice: choice["points"])
    query = {"turn": best["action"]}
    preview = done(actor.client.get(f"{actor.path}/preview", params=query))
    assert preview["kingdom"]["points"] == best["points"]
    assert preview["kingdom"]["placed"][-1] == best["action"]
    free = [p["domino"] for p in view["next_line"] if p["king"] is None]
    assert [claim["action"] for claim in preview["claims"]] == [f">{domino}" for domino in free]
    path = f"{actor.path}/preview"
    refused(other.client.get(path, params=query), 403, "table-not-your-turn")
    refused(server.client().get(path, params=query), 401, "server-token")
    refused(actor.client.get(path, params={"turn": ">48"}), 422, "illegal-place-first")
    assert actor.view()["ply"] == view["ply"]


def test_a_preview_that_does_not_fit_says_why_in_the_callers_language(server: Served) -> None:
    ann, bob = started(server)
    play_out(ann, bob, turns=8)
    actor, _ = at_turn(ann, bob)
    view = actor.view()
    query = {"turn": f"{view['domino']}:g7h7"}
    refusals = []
    for language in ("ru", "he"):
        answer = actor.client.get(
            f"{actor.path}/preview", params=query, headers={"Accept-Language": language}
        )
        preview = done(answer)
        assert preview["kingdom"] == view["kingdoms"][view["actor"]]
        refusals.append(preview["refusal"])
    assert refusals == [Texts(name)("error-illegal-occupied", cell="g7") for name in ("ru", "he")]


def test_a_match_can_be_looked_at_ply_by_ply(server: Served) -> None:
    ann, bob = started(server, rules="dynasty/2")
    seen = {}
    for _ in range(6):
        view = play_out(ann, bob, turns=1)
        seen[view["ply"]] = view
    for ply, view in seen.items():
        then = done(server.client().get(ann.path, params={"ply": ply}))
        for name in ("position", "kingdoms", "next_line", "current_line", "actor", "unseen"):
            assert then[name] == view[name]
        assert then["legal"] == []
        assert len(then["log"]) == ply
    refused(server.client().get(ann.path, params={"ply": 99}), 409, "table-stale")


def test_a_bot_plays_and_a_seat_is_handed_over(server: Served) -> None:
    ann = open_table(server, {"name": "Ann"}, {"bot": "greedy"})
    done(ann.post("start"))
    done(ann.client.put(f"{ann.path}/seats/0/bot", json={"bot": "random"}))
    with server.live(ann.table, query="?after=0") as socket:
        plies = [news["ply"] for news in messages(socket, "turn", until=48)]
    assert plies[-1] == 48
    view = ann.view()
    assert view["is_over"]
    assert {(line["seat"], line["bot"]) for line in view["log"]} >= {(0, "random"), (1, "greedy")}


def test_the_seats_of_a_table(server: Served) -> None:
    ann = open_table(server, {"name": "Ann"}, {}, {}, rules="classic/3")
    bob = join(ann, "Bob", seat=2)
    assert bob.seats == [2]
    refused(bob.post("start"), 403, "table-not-host")
    assert refused(ann.post("start"), 409, "table-seats-open")["params"] == {"count": 1}
    done(ann.client.put(f"{ann.path}/seats/1/bot", json={}))
    done(ann.client.delete(f"{ann.path}/seats/1/bot"))
    done(bob.post("leave"))
    refused(bob.post("leave"), 401, "table-no-token")
    view = ann.view()
    assert [seat["is_open"] for seat in view["seats"]] == [False, True, True]
    refused(ann.client.put(f"{ann.path}/seats/3/bot", json={}), 404, "table-no-such-seat")
    done(ann.post("abandon"))
    assert ann.view()["status"] == "abandoned"


def test_a_rematch_brings_everybody_along(server: Served) -> None:
    ann, bob = started(server)
    refused(ann.post("rematch"), 409, "table-not-over")
    done(ann.post("abandon"))
    asked = done(bob.client.post(f"{bob.path}/rematch"))
    assert asked["table"] == bob.table, "Ann has not answered"
    question = ann.view()["rematch_question"]
    assert (question["asked_by"], question["agreed"], question["declined"]) == (1, [1], [])
    assert "secret" not in question
    done(ann.client.delete(f"{ann.path}/rematch"))
    assert bob.view()["rematch_question"]["declined"] == [0]
    second = done(ann.post("rematch", contribution="ann"))
    first = done(bob.post("rematch"))
    assert first["table"] == second["table"] == ann.view()["rematch"]
    assert (first["seat"], second["seat"]) == (1, 0)
    assert (first["token"], second["token"]) == (bob.token, ann.token)
    view = Player(server, first).view()
    assert (view["status"], view["is_host"]) == ("playing", True)
    assert view["shuffle"]["contributions"] == ["ann", ""]
    assert view["shuffle"]["commitment"] == question["commitment"]


def test_signs(server: Served) -> None:
    ann, bob = started(server)
    done(bob.post("reactions", reaction="well-played"))
    assert [(s["seat"], s["reaction"]) for s in ann.view()["reactions"]] == [(1, "well-played")]
    refused(bob.post("reactions", reaction="<script>"), 400, "server-bad-request")
    refused(bob.post("reactions", reaction="hello", seat=0), 403, "table-not-your-seat")


def test_only_public_tables_are_listed(server: Served) -> None:
    public, private = open_table(server, is_public=True), open_table(server)
    tables = done(server.client().get("/api/tables", params={"status": "open"}))
    names = [line["table"] for line in tables]
    assert public.table in names
    assert private.table not in names
    assert next(t for t in tables if t["table"] == public.table)["players"] == ["Ann", ""]


def test_what_can_be_chosen(server: Served) -> None:
    choices = done(server.client().get("/api/choices"))
    assert choices["bots"] == list(LEVELS)
    assert choices["presets"].keys() == PRESETS.keys()
    assert choices["languages"] == {code: lang.name for code, lang in LANGUAGES.items()}


@pytest.mark.parametrize(
    ("data", "status", "code"),
    [
        ({"rules": "poker/2"}, 422, "notation-impossible"),
        ({"rules": "classic/2+"}, 422, "notation-unreadable"),
        ({"rules": "classic/3"}, 422, "table-seats"),
        ({"seats": [{"name": "Ann"}, {"bot": "clever"}]}, 422, "table-level"),
        ({"seats": [{"name": "A\nB"}, {}]}, 422, "table-name"),
        ({"seats": [{"name": "x" * 25}, {}]}, 400, "server-bad-request"),
        ({"seconds": 1}, 400, "server-bad-request"),
        ({"seats": []}, 400, "server-bad-request"),
        ({"colour": "red"}, 400, "server-bad-request"),
        ([], 400, "server-bad-request"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(
    server: Served, data: Any, status: int, code: str
) -> None:
    refused(server.client().post("/api/tables", json=data), status, code)


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_are_told_in_the_language_asked_for(server: Served, language: str) -> None:
    client = server.client(**{"accept-language": f"xx, {language};q=0.9, en;q=0.1"})
    response = client.get("/api/tables/nowhere")
    problem = refused(response, 404, "table-no-such-table")
    error = TableError(Refusal.NO_SUCH_TABLE, table="nowhere")
    assert problem["detail"] == explain(Texts(language), error)
    assert response.headers["content-language"] == language


def test_what_is_not_there_and_what_is_too_much(server: Served) -> None:
    client = server.client()
    refused(client.get("/api/nothing"), 404, "server-no-such-page")
    refused(client.delete("/api/tables"), 405, "server-method")
    client.headers["content-type"] = "application/json"
    refused(client.post("/api/tables", content=b"x" * 20_000), 413, "server-too-large")
    refused(client.post("/api/tables", content=b"\xff{"), 400, "server-bad-request")
    refused(client.get("/api/tables", params={"status": "pile"}), 400, "server-bad-request")


def test_the_site_beside_the_api(server: Served) -> None:
    client = server.client()
    assert client.get("/healthz").text == "ok\n"
    assert "kingdomino_requests_total" in client.get("/metrics").text
    page = client.get("/api")
    assert "POST /api/tables/{table_id}/turns" in page.text
    assert "<script" not in page.text
    assert "//" not in page.text.replace("/docs/openapi.json", "")


@pytest.mark.parametrize(
    ("body", "media_type", "status", "code"),
    [
        (b'{"rules": "classic/2"}', "text/plain", 415, "server-media-type"),
        (b"rules=classic/2", "application/x-www-form-urlencoded", 415, "server-media-type"),
        (b'{"rules": "classic/2"}', "", 415, "server-media-type"),
        (b'{"rules": "\xff"}', "application/json", 400, "server-bad-request"),
        (b"[" * 7000, "application/json", 400, "server-bad-request"),
        (b'{"a":' * 3000, "application/json", 400, "server-bad-request"),
    ],
)
def test_a_body_that_can_not_be_read_is_refused(
    server: Served, body: bytes, media_type: str, status: int, code: str
) -> None:
    headers = {"content-type": media_type}
    response = server.client().post("/api/tables", content=body, headers=headers)
    refused(response, status, code)


def test_a_body_may_say_its_character_set(server: Served) -> None:
    headers = {"content-type": "application/json; charset=utf-8"}
    response = server.client().post("/api/tables", content=b"{}", headers=headers)
    assert response.status_code == 201
