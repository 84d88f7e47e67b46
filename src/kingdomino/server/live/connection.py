"""Live connections: a WebSocket that sends missed changes, then every change as it happens."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kingdomino.rules import KingdominoError
from kingdomino.server.bounds.limits import RateLimit, client_address
from kingdomino.server.http.credentials import Caller, get_caller
from kingdomino.server.http.problems import (
    MAX_BODY,
    ServerError,
    requested_language,
    to_kingdomino_error,
    to_problem,
)
from kingdomino.server.live.messages import (
    ClientMessage,
    PingMessage,
    PlayTurnMessage,
    TakeBackMessage,
    VisibleMessage,
    decoder,
    pending_messages,
    pong_message,
    problem_message,
)
from kingdomino.server.live.subscriptions import Subscribers, Subscription, Wants
from kingdomino.server.state import ServerState
from kingdomino.tables import LogUnavailableError, Refusal, TableError

_REFUSE_TIMEOUT: Final = 5.0  # seconds to read why a connection ends
_MESSAGES_PER_MINUTE: Final = 240  # that one connection may send
_REFUSALS_PER_MINUTE: Final = 240  # of messages; a connection with more is ended
_CLOSE_CODE: Final = 4000  # plus the HTTP status of the problem

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str]) -> None:
    """Follow a table."""
    state: ServerState = socket.app.state.server
    address = client_address(socket)
    language = requested_language(socket.headers.get("accept-language"))
    await socket.accept()
    try:
        state.hosts.check(socket)
        state.address_limit.take(address)
        state.socket_limit.acquire(address)
    except ServerError as error:
        await _refuse(socket, error, language)
        return
    try:
        caller, after, wants = get_caller(socket), _after(socket), _wants(socket)
        table = await state.service.table(table_id)
        ply = table.ply if after is None else min(after, table.ply)
        subscription = Subscription(caller.token_hash(table), ply, wants)
        subscribers = state.subscribe(table, subscription)
        with state.metrics.sockets.track_inprogress():
            await LiveConnection(socket, state, caller, language).run(subscribers, subscription)
    except (KingdominoError, LogUnavailableError) as error:
        await _refuse(socket, to_kingdomino_error(error), language)
    finally:
        state.socket_limit.release(address)


class LiveConnection:
    """One connection: reads and writes concurrently, until either ends."""

    def __init__(self, socket: Socket, state: ServerState, caller: Caller, language: str) -> None:
        self._socket = socket
        self._state = state
        self._caller = caller
        self._language = language
        self._limit = RateLimit(_MESSAGES_PER_MINUTE)
        self._refusals = RateLimit(_REFUSALS_PER_MINUTE)

    async def run(self, subscribers: Subscribers, subscription: Subscription) -> None:
        """Run until the connection is closed."""
        subscription.wakeup.set()
        tasks = [
            asyncio.create_task(self._write(subscribers, subscription)),
            asyncio.create_task(self._read(subscribers, subscription)),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._state.unsubscribe(subscribers, subscription)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()

    async def _write(self, subscribers: Subscribers, subscription: Subscription) -> None:
        # Sending waits for a slow reader; `BoundedWebSocketProtocol` ends one that is too slow,
        # and sending raises `OSError` then.
        with suppress(WebSocketDisconnect, OSError):
            while True:
                await subscription.wakeup.wait()
                subscription.wakeup.clear()
                if subscribers.is_deleted:
                    raise TableError(Refusal.NO_SUCH_TABLE, table=subscribers.table.id)
                now = self._state.service.now()
                for message in pending_messages(subscribers, subscription, now):
                    await self._socket.send_data(message, mode="text", encoding="utf-8")

    async def _read(self, subscribers: Subscribers, subscription: Subscription) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                message: ClientMessage | None = None
                try:
                    message = _decode(await self._socket.receive_data(mode="text"))
                    self._limit.take("")
                    await self._handle(subscribers, message, subscription)
                except (KingdominoError, LogUnavailableError) as error:
                    known = to_kingdomino_error(error)
                    subscription.reply(problem_message(known, self._language, message))
                    self._refusals.take("")

    async def _handle(
        self, subscribers: Subscribers, message: ClientMessage, subscription: Subscription
    ) -> None:
        service, table_id = self._state.service, subscribers.table.id
        if isinstance(message, PingMessage):
            subscription.reply(pong_message(service.now()))
            return
        if isinstance(message, VisibleMessage):
            self._state.set_visible(subscribers, subscription, message.visible)
            return
        token = self._caller.require_token()
        self._state.table_limit.take(table_id)
        if isinstance(message, PlayTurnMessage):
            await service.play_turn(table_id, token, message.ply, message.turn, message.key)
            self._state.metrics.person_turns.inc()
        elif isinstance(message, TakeBackMessage):
            await service.take_back(table_id, token, message.ply)
        else:
            await service.react(table_id, token, message.reaction, message.seat)


def _decode(text: str | bytes) -> ClientMessage:
    """Decode a message. Raises `ServerError` if it is invalid."""
    if len(text) > MAX_BODY:
        raise ServerError("too-large", most=MAX_BODY)
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ServerError("bad-request", because=str(error)[:200]) from None


def _after(socket: Socket) -> int | None:
    """Return the ply after which to begin; `None` to send only new turns."""
    text = socket.query_params.get("after")
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 6):
        raise ServerError("bad-request", because="after: an integer from 0")
    return int(text)


def _wants(socket: Socket) -> Wants:
    text = str(socket.query_params.get("views", Wants.CHANGES))
    if text not in [*Wants]:
        raise ServerError("bad-request", because=f"views: {', '.join(Wants)}")
    return Wants(text)


async def _refuse(socket: Socket, error: KingdominoError, language: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(_REFUSE_TIMEOUT):
            message = problem_message(error, language)
            await socket.send_data(message, mode="text", encoding="utf-8")
            status = to_problem(error, "en").status
            await socket.close(code=_CLOSE_CODE + status, reason=str(error.reason))
