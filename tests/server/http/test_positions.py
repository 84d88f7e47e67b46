"""Any position over HTTP: what it holds, and what comes after some turns."""

from kingdomino.notation import format_position, format_record, format_turn
from kingdomino.rules import Game, Match, Ruleset
from tests.server.conftest import Served, done, refused

RULES = Ruleset.preset("classic", players=2)


def played(plies: int, seed: int = 7) -> Match:
    """A match after so many actions."""
    match = Match.new(RULES, seed)
    for _ in range(plies):
        match = match.play(match.game.legal_actions()[0])
    return match


def test_a_position_shows_what_is_legal(server: Served) -> None:
    game = played(9).game
    with server.client() as client:
        text = format_position(game.public)
        found = done(client.post("/api/positions", json={"text": f" {text}\n"}))
    assert found["actor"] == game.actor
    assert [action["action"] for action in found["legal"]] == [
        str(action) for action in game.legal_actions()
    ]
    assert found["record"] is None
    assert found["position"] == text


def test_a_record_keeps_its_colours(server: Served) -> None:
    record = format_record(played(6))
    with server.client() as client:
        for text, colours in (
            (record, ["pink", "yellow"]),
            (f'[Colours "blue pink"]\n{record}', ["blue", "pink"]),
            (format_position(played(9).game.public), ["pink", "yellow"]),
        ):
            assert done(client.post("/api/positions", json={"text": text}))["colours"] == colours


def test_turns_are_played_from_a_position_and_unknown_lines_are_dealt_at_random(
    server: Served,
) -> None:
    text = format_position(played(4).game.public)
    with server.client() as client:
        turns: list[str] = []
        answers = []
        for _ in range(4):  # a whole round
            view = done(client.post("/api/positions", json={"text": text, "turns": turns}))
            answers.append(view)
            turns.append(view["legal"][0]["action"] + view["claims"][0]["action"])
        last = done(client.post("/api/positions", json={"text": text, "turns": turns}))
        again = done(client.post("/api/positions", json={"text": text, "turns": turns}))
        illegal = client.post("/api/positions", json={"text": text, "turns": [turns[1]]})
        assert illegal.status_code == 422
        assert illegal.json()["code"].startswith("illegal-")
    assert not any(view["is_sampled"] for view in answers)
    assert last["is_sampled"]
    assert last == again
    assert last["round"] == answers[0]["round"] + 1
    assert {slot["domino"] for slot in last["next_line"]} <= set(answers[0]["unseen"])


def test_a_record_has_its_turns_and_the_deal_of_its_seed(server: Served) -> None:
    match = played(48)
    assert match.is_over
    text = format_record(match)
    with server.client() as client:
        end = done(client.post("/api/positions", json={"text": text}))
        assert end["actor"] is None
        assert len(end["standings"]) == 2
        record = end["record"]
        game = match.games[0]
        assert record[0] == {
            "ply": 0,
            "game": 1,
            "seat": next(game.history()).actor,
            "turn": str(game.actions[0]),
        }
        assert record[4]["turn"] == format_turn(game.actions[4:6])
        body = {"text": text, "ply": 4, "turns": [turn["turn"] for turn in record[4:8]]}
        after = done(client.post("/api/positions", json=body))
        assert not after["is_sampled"]
        at = done(client.post("/api/positions", json={"text": text, "ply": 12}))
        assert after["position"] == at["position"]
        refused(client.post("/api/positions", json={"text": text, "ply": 999}), 409, "table-stale")


def test_what_is_not_notation_is_refused_with_the_place(server: Served) -> None:
    with server.client() as client:
        for text in ("nonsense", "[Rules", '[Rules "classic/2"]\n\n0. (1 2 3) p>1'):
            problem = client.post("/api/positions", json={"text": text})
            assert problem.status_code == 422, problem.text
            assert problem.json()["code"].startswith("notation")
        long = {"text": "x" * 13_000}
        refused(client.post("/api/positions", json=long), 400, "server-bad-request")


def test_the_hidden_pile_stays_hidden(server: Served) -> None:
    game = Game.new(RULES, 7)
    with server.client() as client:
        answer = client.post("/api/positions", json={"text": format_position(game)})
    assert "pile=" not in done(answer)["position"]
    assert "hand=" not in answer.text
