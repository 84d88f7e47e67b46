"""A bot of your own at somebody's table.

    python examples/bot.py http://127.0.0.1:8000 TABLE

It takes an open seat and plays to the end: the placement that makes most points, then the claim
that promises most. Put your own idea into `choose`. Needs `pip install websockets`.
"""

import asyncio
import json
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(view: dict[str, Any]) -> str:
    """The turn to play: `view` has all that your seat may know."""
    place = max(view["legal"], key=lambda choice: choice["gain"])["action"]
    if not view["claims"]:
        return str(place)
    return str(place + max(view["claims"], key=lambda choice: choice["gain"])["action"])


def sit_down(server: str, table: str, name: str) -> str:
    """Take an open seat; the answer has the token that keeps it."""
    request = Request(
        f"{server}/api/tables/{table}/join",
        data=json.dumps({"name": name}).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urlopen(request) as answer:
        token: str = json.load(answer)["token"]
        return token


async def play(server: str, table: str, token: str) -> dict[str, Any]:
    """Play until the match is over, through whatever happens to the connection."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live?views=yes"
    headers = {"Authorization": f"Bearer {token}"}
    async for socket in connect(address, additional_headers=headers):  # connects again by itself
        try:
            async for message in socket:
                news = json.loads(message)
                if news["type"] == "view" and news["over"]:
                    return dict(news)
                if news["type"] == "view" and news["legal"]:
                    # The key makes it safe to send the same turn again after a lost connection.
                    turn = {"ply": news["ply"], "turn": choose(news), "key": str(news["ply"])}
                    await socket.send(json.dumps({"type": "turn", **turn}))
                if news["type"] == "problem" and news["problem"]["status"] in (429, 503):
                    await asyncio.sleep(1)
                    break  # connect again, and look where the game is now
        except ConnectionClosed:
            continue
    raise RuntimeError("the server has gone")


def main() -> None:
    """Sit down, play, tell the result."""
    server, table = sys.argv[1].rstrip("/"), sys.argv[2]
    token = sit_down(server, table, "Example bot")
    view = asyncio.run(play(server, table, token))
    for standing in view["standings"]:
        print(f"{standing['rank']}. seat {standing['seat']}: {standing['points']} points")


if __name__ == "__main__":
    main()
