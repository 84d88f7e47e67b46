"""The live connection: what was missed, then everything as it happens."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kingdomino.rules import KingdominoError
from kingdomino.server.credentials import Caller, caller_of
from kingdomino.server.house import House
from kingdomino.server.limits import Rate
from kingdomino.server.news import Saying, SayPing, SayTurn, decoder, news, pong, problem_news
from kingdomino.server.problems import (
    MOST_BODY,
    ServerError,
    asked_language,
    known_error,
    problem_of,
)
from kingdomino.server.rooms import Listener, Room
from kingdomino.tables import LogUnavailableError

_SLOW: Final = 20.0  # seconds that one message may take to be read
_A_MINUTE: Final = 240  # messages that one connection may send
_REFUSED: Final = 4000  # closed with this and the HTTP status of the problem

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str]) -> None:
    """Follow a table."""
    house: House = socket.app.state.house
    address = socket.client.host if socket.client else ""
    language = asked_language(socket.headers.get("accept-language"))
    await socket.accept()
    try:
        house.addresses.take(address)
        house.crowd.enter(address)
    except ServerError as error:
        await _refuse(socket, error, language)
        return
    try:
        caller, after, wants_views = caller_of(socket), _after(socket), _wants_views(socket)
        table = await house.hall.table(table_id)
        ply = table.ply if after is None else min(after, table.ply)
        listener = Listener(caller.holder(table), ply, wants_views)
        room = house.enter(table, listener)
        with house.metrics.sockets.track_inprogress():
            await Conversation(socket, house, caller, language).run(room, listener)
    except (KingdominoError, LogUnavailableError) as error:
        await _refuse(socket, known_error(error), language)
    finally:
        house.crowd.leave(address)


class Conversation:
    """One connection: reading and writing at the same time, until either ends."""

    def __init__(self, socket: Socket, house: House, caller: Caller, language: str) -> None:
        self._socket = socket
        self._house = house
        self._caller = caller
        self._language = language
        self._rate = Rate(_A_MINUTE)

    async def run(self, room: Room, listener: Listener) -> None:
        """Until somebody hangs up."""
        listener.bell.set()
        tasks = [
            asyncio.create_task(self._write(room, listener)),
            asyncio.create_task(self._read(room, listener)),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._house.leave(room, listener)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()

    async def _write(self, room: Room, listener: Listener) -> None:
        with suppress(WebSocketDisconnect, TimeoutError):
            while True:
                await listener.bell.wait()
                listener.bell.clear()
                for message in news(room, listener, self._house.hall.now()):
                    async with asyncio.timeout(_SLOW):
                        await self._socket.send_data(message, mode="text", encoding="utf-8")

    async def _read(self, room: Room, listener: Listener) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                said: Saying | None = None
                try:
                    said = _understand(await self._socket.receive_data(mode="text"))
                    self._rate.take("")
                    await self._heed(room.table.id, said, listener)
                except (KingdominoError, LogUnavailableError) as error:
                    known = known_error(error)
                    listener.answer(problem_news(known, self._language, said))
                    if isinstance(known, ServerError) and known.reason == "too-many":
                        await asyncio.sleep(1)  # whoever floods waits; nobody else does

    async def _heed(self, table: str, said: Saying, listener: Listener) -> None:
        hall = self._house.hall
        if isinstance(said, SayPing):
            listener.answer(pong(hall.now()))
            return
        token = self._caller.needed()
        self._house.changes.take(table)
        if isinstance(said, SayTurn):
            await hall.act(table, token, said.ply, said.turn, said.key)
            self._house.metrics.turns.labels("person").inc()
        else:
            await hall.react(table, token, said.reaction, said.seat)


def _understand(text: str | bytes) -> Saying:
    """What was said. Raises `ServerError` for anything that has no meaning here."""
    if len(text) > MOST_BODY:
        raise ServerError("too-large", most=MOST_BODY)
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ServerError("bad-request", because=str(error)[:200]) from None


def _after(socket: Socket) -> int | None:
    """The ply after which to begin; `None` if only what is to come is asked for."""
    text = socket.query_params.get("after")
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 6):
        raise ServerError("bad-request", because="after: a whole number from 0")
    return int(text)


def _wants_views(socket: Socket) -> bool:
    text = str(socket.query_params.get("views", "no"))
    if text not in ("yes", "no"):
        raise ServerError("bad-request", because="views: yes or no")
    return text == "yes"


async def _refuse(socket: Socket, error: KingdominoError, language: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        message = problem_news(error, language)
        await socket.send_data(message, mode="text", encoding="utf-8")
        status = problem_of(error, "en").status
        await socket.close(code=_REFUSED + status, reason=str(error.reason))
