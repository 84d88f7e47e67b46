"""A bot that plays at a table of a server.

    python examples/bot.py http://127.0.0.1:8000 TABLE

It takes an open seat and plays to the end. It chooses the placement with the highest gain, then the
claim with the highest gain. Replace `choose` by your own strategy. Needs `pip install websockets`.
"""

import asyncio
import json
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(view: dict[str, Any]) -> str:
    """Return the turn to play; `view` is what the seat may see."""
    place = max(view["legal"], key=lambda choice: choice["gain"])["action"]
    if not view["claims"]:
        return str(place)
    return str(place + max(view["claims"], key=lambda choice: choice["gain"])["action"])


def join(server: str, table: str, name: str) -> str:
    """Take an open seat, and return its token."""
    request = Request(
        f"{server}/api/tables/{table}/join",
        data=json.dumps({"name": name}).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urlopen(request) as response:
        token: str = json.load(response)["token"]
        return token


async def play(server: str, table: str, token: str) -> dict[str, Any]:
    """Play until the match is over; reconnect if the connection is lost."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live?views=yes"
    headers = {"Authorization": f"Bearer {token}"}
    async for socket in connect(address, additional_headers=headers):  # reconnects by itself
        try:
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "view" and message["is_over"]:
                    return dict(message)
                if message["type"] == "view" and message["legal"]:
                    # The key makes it safe to send the same turn again after a lost connection.
                    turn = {
                        "ply": message["ply"],
                        "turn": choose(message),
                        "key": str(message["ply"]),
                    }
                    await socket.send(json.dumps({"type": "turn", **turn}))
                if message["type"] == "problem" and message["problem"]["status"] in (429, 503):
                    await asyncio.sleep(1)
                    break  # reconnect to get the current view
        except ConnectionClosed:
            continue
    raise RuntimeError("the server closed the connection for good")


def main() -> None:
    """Join a table, play, and print the result."""
    server, table = sys.argv[1].rstrip("/"), sys.argv[2]
    token = join(server, table, "Example bot")
    view = asyncio.run(play(server, table, token))
    for standing in view["standings"]:
        print(f"{standing['rank']}. seat {standing['seat']}: {standing['points']} points")


if __name__ == "__main__":
    main()
