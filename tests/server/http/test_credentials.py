"""Tokens, cookies, and other people's sites."""

from typing import Any

import httpx
import pytest

from tests.server.conftest import Player, Served, done, join, open_table, refused, started


def browser(served: Served, origin: str | None = None) -> httpx.Client:
    """A page of this server in somebody's browser."""
    return served.client(origin=served.url if origin is None else origin)


def test_a_page_gets_its_token_as_a_cookie_that_scripts_can_not_read(server: Served) -> None:
    page = browser(server)
    response = page.post("/api/tables", json={"seats": [{"name": "Ann"}, {}]})
    seating = done(response)
    assert seating["token"] is None
    cookie = response.headers.get_list("set-cookie")[0]
    for part in ("HttpOnly", "SameSite=strict", f"Path=/api/tables/{seating['table']}"):
        assert part in cookie
    view = done(page.get(f"/api/tables/{seating['table']}"))
    assert (view["seat"], view["is_host"]) == (0, True)


def test_a_cookie_is_for_its_own_table(server: Served) -> None:
    page = browser(server)
    one, two = (done(page.post("/api/tables", json={})) for _ in range(2))
    assert [cookie.name for cookie in page.cookies.jar].count("kingdomino-seat") == 2
    for seating in (one, two):
        assert done(page.get(f"/api/tables/{seating['table']}"))["is_host"]
    assert not done(server.client().get(f"/api/tables/{one['table']}"))["is_host"]


def test_a_page_plays_by_its_cookie(server: Served) -> None:
    page = browser(server)
    seats = [{"name": "Ann"}, {"name": "Ben"}]
    table = done(page.post("/api/tables", json={"seats": seats}))["table"]
    done(page.post(f"/api/tables/{table}/start", json={}))
    view = done(page.get(f"/api/tables/{table}"))
    turn = {"ply": 0, "turn": view["legal"][0]["action"]}
    assert done(page.post(f"/api/tables/{table}/turns", json=turn))["ply"] == 1
    done(page.post(f"/api/tables/{table}/leave"))
    # Whoever left a game may come back; whoever left before the start joins again.
    assert done(page.get(f"/api/tables/{table}"))["left_seats"] == [0, 1]
    table = done(page.post("/api/tables", json={"seats": [{"name": "Ann"}, {}]}))["table"]
    done(page.post(f"/api/tables/{table}/leave"))
    assert done(page.get(f"/api/tables/{table}"))["your_seats"] == []


def test_a_cookie_is_secure_behind_a_proxy_that_speaks_https(server: Served) -> None:
    page = browser(server, origin=f"https://{server.host}")
    response = page.post("/api/tables", json={}, headers={"x-forwarded-proto": "https"})
    assert "Secure" in response.headers["set-cookie"]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "[", ""])
def test_another_sites_page_can_change_nothing(server: Served, origin: str) -> None:
    ann = open_table(server, {"name": "Ann"}, {"name": "Ben"})
    page = browser(server, origin)
    page.cookies.set("kingdomino-seat", ann.token)
    refused(page.post(f"{ann.path}/start", json={}), 403, "server-origin")
    refused(page.post("/api/tables", json={}), 403, "server-origin")
    refused(page.get(ann.path), 403, "server-origin")
    assert ann.view()["status"] == "open"


@pytest.mark.parametrize(
    "token",
    ["wrong", "x" * 43, "x" * 201, "é", "a b", "'; drop table tables; --", "Bearer"],
)
def test_a_wrong_token_opens_nothing(server: Served, token: str) -> None:
    ann, _ = started(server)
    header = {"authorization": f"Bearer {token}".encode()}
    for response in (
        ann.served.client().get(ann.path, headers=header),  # type: ignore[arg-type]
        ann.served.client().post(f"{ann.path}/leave", headers=header),  # type: ignore[arg-type]
    ):
        assert response.status_code == 401
        assert response.json()["code"] in ("server-token", "table-no-token")
        assert response.headers["www-authenticate"] == "Bearer"


@pytest.mark.parametrize("header", ["Basic YTpi", "Bearer", "Token x"])
def test_other_kinds_of_credentials_are_refused(server: Served, header: str) -> None:
    refused(server.client(authorization=header).get("/api/tables/x"), 404, "table-no-such-table")
    ann = open_table(server)
    refused(server.client(authorization=header).get(ann.path), 401, "server-token")


def test_a_token_of_another_table_opens_nothing(server: Served) -> None:
    (ann, _), (eve, _) = started(server), started(server)
    for action, data in (
        ("turns", {"ply": 0, "turn": ">1"}),
        ("reactions", {"reaction": "hello"}),
        ("leave", {}),
        ("rematch", {}),
    ):
        response = eve.client.post(f"{ann.path}/{action}", json=data)
        refused(response, 401, "table-no-token")
    refused(eve.client.post(f"{ann.path}/abandon"), 403, "table-not-host")
    refused(eve.client.post(f"{ann.path}/start", json={}), 403, "table-not-host")


def test_a_spectator_changes_nothing(server: Served) -> None:
    ann, _ = started(server)
    client = server.client()
    requests: list[tuple[str, str, Any]] = [
        ("POST", "turns", {"ply": 0, "turn": ">1"}),
        ("POST", "reactions", {"reaction": "hello"}),
        ("POST", "start", {}),
        ("POST", "leave", None),
        ("POST", "abandon", None),
        ("POST", "rematch", None),
        ("PUT", "seats/0/bot", {}),
        ("DELETE", "seats/0/bot", None),
    ]
    for method, path, data in requests:
        refused(client.request(method, f"{ann.path}/{path}", json=data), 401, "server-token")


def test_no_answer_to_others_has_a_token_in_it(server: Served) -> None:
    ann = open_table(server)
    bob = join(ann, "Bob")
    done(ann.post("start"))
    for player in (ann, bob, None):
        client = server.client() if player is None else player.client
        text = client.get(ann.path).text + client.get("/api/tables").text
        text += client.get(f"{ann.path}/record").text + client.get("/metrics").text
        for secret in (ann.token, bob.token):
            assert secret not in text


def test_what_goes_wrong_tells_browsers_what_to_do_as_well(server: Served) -> None:
    client = server.client()
    for response in (client.get("/api/tables"), client.get("/nowhere"), client.put("/api/tables")):
        policy = response.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "'unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "no-referrer"
        assert "server" not in response.headers or "uvicorn" in response.headers["server"]


def test_names_are_told_as_text(server: Served) -> None:
    ann = open_table(server, {"name": "<script>x</script>"}, {})
    response = server.client().get(ann.path)
    assert response.headers["content-type"] == "application/json"
    assert response.json()["seats"][0]["name"] == "<script>x</script>"
    assert isinstance(ann, Player)
