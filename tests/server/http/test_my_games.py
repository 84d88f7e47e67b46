"""*My games*: kept under a key in a cookie, for its owner alone."""

from collections.abc import AsyncIterator, Iterator
from importlib.metadata import version
from typing import Any

import httpx
import pytest
from litestar.testing import RequestFactory

from kingdomino.server.app import litestar_app
from kingdomino.server.http.my_games import MyGames, ReviewSummary, show_my_games
from kingdomino.server.http.players import adopt_player, current_player
from kingdomino.server.settings import Settings
from kingdomino.server.state import AnyRequest, ServerState
from kingdomino.storage import ReviewKey, SeatSummary, StoredReview
from kingdomino.tables import SeatGrant, SeatRequest, hash_token
from tests.server.conftest import Served, done, first_turn, refused
from tests.tables.conftest import play, setup, started
from tests.waiting import wait_until

COOKIE = "kingdomino-player"
PATH = "/api/my/games"


def browser(served: Served) -> httpx.Client:
    return served.client(origin=served.url)


@pytest.fixture
def page(server: Served) -> Iterator[httpx.Client]:
    with browser(server) as client:
        yield client


def play_alone(page: httpx.Client, turns: int = 1000) -> str:
    """Play a match on one screen, and return its table."""
    seats = [{"name": "Ann"}, {"name": "Bob"}]
    table: str = done(page.post("/api/tables", json={"seats": seats}))["table"]
    done(page.post(f"/api/tables/{table}/start", json={}))
    for _ in range(turns):
        view = done(page.get(f"/api/tables/{table}"))
        if view["is_over"]:
            break
        turn = {"ply": view["ply"], "turn": first_turn(view)}
        done(page.post(f"/api/tables/{table}/turns", json=turn))
    return table


def mine(page: httpx.Client, **query: str) -> dict[str, Any]:
    games: dict[str, Any] = done(page.get(PATH, params=query))
    return games


def test_a_browser_gets_a_key_that_scripts_can_not_read(server: Served, page: httpx.Client) -> None:
    nothing: dict[str, Any] = {
        "unfinished": [],
        "finished": [],
        "elsewhere": [],
        "reviews": {},
        "next": None,
    }
    assert mine(page) == nothing
    assert COOKIE not in page.cookies
    response = page.post("/api/tables", json={"seats": [{"name": "Ann"}, {}]})
    cookies = response.headers.get_list("set-cookie")
    (cookie,) = [cookie for cookie in cookies if cookie.startswith(COOKIE)]
    for part in ("HttpOnly", "SameSite=strict", "Path=/api;"):
        assert part in cookie + ";"
    assert "Secure" not in cookie
    key = page.cookies[COOKIE]
    done(page.post("/api/tables", json={"seats": [{"name": "Ann"}, {}]}))
    assert page.cookies[COOKIE] == key
    assert len(mine(page)["unfinished"]) == 2
    secure = server.client(origin=f"https://{server.host}").post(
        "/api/tables", json={}, headers={"x-forwarded-proto": "https"}
    )
    assert all("Secure" in cookie for cookie in secure.headers.get_list("set-cookie"))


def test_programs_get_no_key(server: Served) -> None:
    response = server.client().post("/api/tables", json={})
    assert "set-cookie" not in response.headers


def test_running_and_finished_games_are_listed_for_their_owner(
    server: Served, page: httpx.Client
) -> None:
    running = play_alone(page, turns=3)
    finished = play_alone(page)
    games = mine(page)
    (unfinished,) = games["unfinished"]
    assert (unfinished["table"], unfinished["seat"]) == (running, 0)
    assert (unfinished["is_started"], unfinished["is_your_turn"]) == (True, True)
    assert [seat["name"] for seat in unfinished["seats"]] == ["Ann", "Bob"]
    (match,) = games["finished"]
    view = done(page.get(f"/api/tables/{finished}"))
    assert (match["table"], match["seat"], games["next"]) == (finished, 0, None)
    assert sorted(seat["rank"] for seat in match["seats"])[0] == 1
    kingdoms = done(page.get(f"/api/tables/{finished}/kingdoms"))["games"][0]
    for seat, kingdom in zip(match["seats"], kingdoms, strict=True):
        assert seat["points"] == kingdom["points"]
    assert view["is_over"]
    # Neither a stranger nor a wrong key sees anything.
    assert mine(browser(server))["finished"] == []
    assert mine(server.client(cookie=f"{COOKIE}=wrong"))["finished"] == []
    refused(page.get(PATH, headers={"origin": "https://evil.example"}), 403, "server-origin")


def test_games_move_in_a_file_and_are_erased(server: Served, page: httpx.Client) -> None:
    table = play_alone(page)
    (match,) = mine(page)["finished"]
    with browser(server) as other:
        assert done(other.post(PATH, json={"matches": [match]})) == {"added": 1}
        assert done(other.post(PATH, json={"matches": [match]})) == {"added": 0}
        assert mine(other)["finished"] == [match]
        assert other.delete(PATH).status_code == 204
        assert COOKIE not in other.cookies
        assert mine(other)["finished"] == []
    assert done(page.post(PATH, json={"matches": [match]})) == {"added": 0}
    key = page.cookies[COOKIE]
    assert page.delete(PATH).status_code == 204
    assert mine(server.client(cookie=f"{COOKIE}={key}"))["finished"] == []
    assert done(page.get(f"/api/tables/{table}"))["is_over"]


def changed(match: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return match | changes


def test_a_file_that_was_changed_is_refused(server: Served, page: httpx.Client) -> None:
    play_alone(page)
    (match,) = mine(page)["finished"]
    ann, bob = match["seats"]
    more = ann | {"points": ann["points"] + 1, "games": [ann["games"][0] | {"points": 999}]}
    other = browser(server)
    for wrong in (
        changed(match, seats=[more, bob]),
        changed(match, seats=[ann | {"points": 0}, bob]),
        changed(match, seats=[ann | {"name": " \u202e"}, bob]),
        changed(match, seats=[ann, bob | {"name": ""}]),
        changed(match, seats=[ann, bob | {"bot": "nobody"}]),
        changed(match, seats=[ann | {"rank": 2}, bob | {"rank": 2}]),
        changed(match, rules="classic/4"),
        changed(match, rules="dynasty/2"),
        changed(match, rules="nonsense"),
        changed(match, seat=3),
        changed(match, daily="counted"),
    ):
        refused(other.post(PATH, json={"matches": [wrong]}), 422, "server-import")
    for wrong in ({"table": "../../etc"}, {"ended_at": 1e300}, {"seats": [ann] * 5}, {"more": 1}):
        body = {"matches": [changed(match, **wrong)]}
        refused(other.post(PATH, json=body), 400, "server-bad-request")
    refused(other.post(PATH, json={"matches": []}), 400, "server-bad-request")
    assert mine(other)["finished"] == []


@pytest.mark.parametrize("after", ["x", "1", "1-", "-a", "1-../x", "1" * 40 + "-a"])
def test_a_wrong_cursor_is_refused(page: httpx.Client, after: str) -> None:
    refused(page.get(PATH, params={"after": after}), 400, "server-bad-request")


@pytest.mark.anyio
async def test_a_second_device_is_the_same_player_with_the_games_of_both(sqlite_url: str) -> None:
    state = ServerState(Settings(database=sqlite_url))
    factory = RequestFactory(app=litestar_app(state))

    def request(key: str | None) -> AnyRequest:
        return factory.get(PATH, headers={} if key is None else {"cookie": f"{COOKIE}={key}"})

    async with state.database:
        player = await state.players.add_key(hash_token("laptop"), 1.0)
        (cookie,) = await adopt_player(request(None), player)
        assert await current_player(request(cookie.value)) == player
        (same,) = await adopt_player(request(cookie.value), player)
        assert same.value == cookie.value
        other = await state.players.add_key(hash_token("phone"), 1.0)
        grant = await state.service.open(setup())
        await state.players.link(other, grant.table.id, hash_token(grant.token))
        (own,) = await adopt_player(request("phone"), player)
        assert own.value == "phone"
        assert await current_player(request("phone")) == player
        assert [each.table for each in await state.players.unfinished(player, 9)] == [
            grant.table.id
        ]


@pytest.fixture
async def state(sqlite_url: str) -> AsyncIterator[ServerState]:
    """Return a server without its tasks: no bot plays."""
    state = ServerState(Settings(database=sqlite_url))
    async with state.database:
        yield state


async def list_games(state: ServerState, grant: SeatGrant) -> MyGames:
    """Return what *My games* shows to whoever has a seat."""
    player = await state.players.add_key(hash_token("laptop"), 1.0)
    await state.players.link(player, grant.table.id, hash_token(grant.token))
    headers = {"cookie": f"{COOKIE}=laptop"}
    request = RequestFactory(app=litestar_app(state)).get(PATH, headers=headers)
    games: MyGames = (await show_my_games.fn(request, None)).content
    return games


@pytest.mark.anyio
async def test_a_turn_that_a_bot_plays_is_not_yours(state: ServerState) -> None:
    seats = (SeatRequest(name="Ann"), SeatRequest(name="Ben"))
    grant = await state.service.open(setup(seats=seats))
    table = await state.service.start(grant.table.id, grant.token)
    assert table.actor is not None
    for is_your_turn in (True, False):
        (match,) = (await list_games(state, grant)).unfinished
        assert (match.table, match.is_your_turn) == (table.id, is_your_turn)
        await state.service.assign_bot(table.id, grant.token, table.actor, "random")


@pytest.mark.anyio
async def test_a_review_says_what_chance_gave_and_what_decisions_gave(state: ServerState) -> None:
    ann, bob = await started(state.service)
    table = await play(state.service, ann.table, ann, bob)
    seats = [SeatSummary(84.0, 1.5, 4.0), SeatSummary(None, -1.5, 10.0)]
    key = ReviewKey(table.id, version("kingdomino"), "quick")
    await state.review_store.write(key, StoredReview("{}", True, 1.0, seats))
    for person, summary in (
        (ann, ReviewSummary(84.0, 1.5, 6.0)),
        (bob, ReviewSummary(None, -1.5, -6.0)),
    ):
        assert (await list_games(state, person)).reviews == {table.id: summary}


@pytest.mark.slow
def test_reviewed_games_have_their_accuracy(server: Served, page: httpx.Client) -> None:
    table = play_alone(page)
    assert mine(page)["reviews"] == {}

    def ask() -> dict[str, Any]:
        response = page.get(f"/api/tables/{table}/review", params={"quality": "quick"})
        # Reviews that other tests began may have to pause first.
        return {"is_complete": False} if response.status_code == 429 else done(response)

    review = wait_until("the review is complete", ask, lambda review: review["is_complete"])
    own, other = review["seats"]
    (summary,) = mine(page)["reviews"].items()
    assert summary[0] == table
    assert summary[1]["accuracy"] == pytest.approx(own["accuracy"], abs=0.1)
    assert summary[1]["luck"] == pytest.approx(own["luck_points"]["value"], abs=0.1)
    lead = other["points_lost"]["value"] - own["points_lost"]["value"]
    assert summary[1]["decisions"] == pytest.approx(lead, abs=0.1)
    # Somebody who brought the game along in a file has it here too; a printed game has no review.
    with browser(server) as bob:
        match = mine(page)["finished"][0]
        done(bob.post(PATH, json={"matches": [match]}))
        done(bob.put(f"{PATH}/b", json=PRINTED))
        assert set(mine(bob)["reviews"]) == {table}


PRINTED: dict[str, Any] = {
    "rules": "classic/2+harmony=yes",
    "seat": 1,
    "names": ["Ann", "Bob"],
    # The second domino of Bob lies beside his first one only: any order is read.
    "games": [[["48:g8h8"], ["13:i7j7", "2:h7h8", "1:g8g9"]]],
}


def test_a_printed_game_is_kept_replaced_moved_and_erased(
    server: Served, page: httpx.Client
) -> None:
    path = f"{PATH}/5c0fe1"
    kept = done(page.put(path, json=PRINTED))
    assert COOKIE in page.cookies
    assert (kept["table"], kept["seat"], kept["is_printed"]) == ("5c0fe1", 1, True)
    assert [seat["rank"] for seat in kept["seats"]] == [1, 2]
    assert [seat["points"] for seat in kept["seats"]] == [3, 0]
    corrected = done(page.put(path, json=PRINTED | {"seat": 0}))
    games = mine(page)
    assert games["finished"] == [corrected]
    assert games["elsewhere"] == ["5c0fe1"]
    with browser(server) as other:
        assert done(other.post(PATH, json={"matches": [corrected]})) == {"added": 1}
        assert done(other.post(PATH, json={"matches": [kept]})) == {"added": 0}
        assert mine(other)["finished"] == [corrected]
    assert page.delete(PATH).status_code == 204
    assert mine(page)["finished"] == []


def test_one_printed_game_is_deleted_by_its_owner_alone(server: Served, page: httpx.Client) -> None:
    table = play_alone(page)
    for game_id in ("one", "two"):
        done(page.put(f"{PATH}/{game_id}", json=PRINTED))
    with browser(server) as other:
        refused(other.delete(f"{PATH}/one"), 404, "server-no-such-game")
        done(other.put(f"{PATH}/two", json=PRINTED))
        refused(other.delete(f"{PATH}/one"), 404, "server-no-such-game")
    refused(page.delete(f"{PATH}/{table}"), 404, "server-no-such-game")
    refused(page.delete(f"{PATH}/none"), 404, "server-no-such-game")
    refused(page.delete(f"{PATH}/..%2f"), 400, "server-bad-request")
    evil = {"origin": "https://evil.example"}
    refused(page.delete(f"{PATH}/one", headers=evil), 403, "server-origin")
    response = page.delete(f"{PATH}/one")
    assert (response.status_code, response.content) == (204, b"")
    refused(page.delete(f"{PATH}/one"), 404, "server-no-such-game")
    assert {match["table"] for match in mine(page)["finished"]} == {table, "two"}


def test_a_printed_game_that_can_not_be_is_refused(server: Served, page: httpx.Client) -> None:
    path = f"{PATH}/a"
    ann, bob = PRINTED["games"][0]
    changes: list[dict[str, Any]] = [
        {"games": [[ann, ["48:g8h8"]]]},
        {"games": [[ann, ["13:i7j7"]]]},
        {"games": [[ann, ["13:g8--"]]]},
        {"games": [[ann, [">13"]]]},
        {"games": [[[], []]]},
        {"games": [[ann, bob, []]]},
        {"games": [[ann, bob]] * 3},
        {"names": ["Ann", "Bob", "Cem"]},
        {"names": ["Ann", " "]},
        {"seat": 2},
        {"rules": "nonsense"},
    ]
    for change in changes:
        response = page.put(path, json=PRINTED | change)
        assert response.status_code in {409, 422}, (change, response.text)
    for wrong in ({"seat": 4}, {"games": [[ann] * 5]}, {"games": [[["x" * 99], []]]}, {"x": 1}):
        refused(page.put(path, json=PRINTED | wrong), 400, "server-bad-request")
    refused(page.put(f"{PATH}/..%2f", json=PRINTED), 400, "server-bad-request")
    refused(
        page.put(path, json=PRINTED, headers={"origin": "https://x.example"}), 403, "server-origin"
    )
    assert mine(page)["finished"] == []
    # A printed game from a file has to be what its kingdoms make.
    kept = done(page.put(path, json=PRINTED))
    first, second = kept["seats"]
    for wrong in (
        changed(kept, seats=[first | {"rank": 2}, second | {"rank": 1}]),
        changed(kept, seats=[first | {"points": 4}, second]),
        changed(kept, seats=[first | {"bot": "page"}, second]),
        changed(kept, seats=[first, second | {"games": first["games"]}]),
        changed(kept, is_continued=True),
        changed(kept, rules="dynasty/2"),
    ):
        refused(browser(server).post(PATH, json={"matches": [wrong]}), 422, "server-import")


def test_a_printed_game_never_replaces_one_of_a_table(page: httpx.Client) -> None:
    table = play_alone(page)
    before = mine(page)["finished"]
    refused(page.put(f"{PATH}/{table}", json=PRINTED), 409, "server-no-room")
    assert mine(page)["finished"] == before
