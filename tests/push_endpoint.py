"""A push service on loopback, and a browser that subscribes there and decrypts what it gets."""

import base64
import json
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Received(NamedTuple):
    """A request to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushEndpoint:
    """A push service: it keeps every message, and answers with a status that tests choose."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.status: dict[str, int] = {}
        """Of each path; 201 by default."""
        self.retry_after: dict[str, str] = {}
        """The header of that name, of each path that has one."""
        self.answering = threading.Event()
        """Unless it is set, requests are read and not answered."""
        self.answering.set()
        self._changed = threading.Condition()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                with endpoint._changed:
                    endpoint.received.append(Received(self.path, headers, body))
                    endpoint._changed.notify_all()
                endpoint.answering.wait(60)
                self.send_response(endpoint.status.get(self.path, 201))
                if self.path in endpoint.retry_after:
                    self.send_header("retry-after", endpoint.retry_after[self.path])
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Print nothing."""

            def handle(self) -> None:
                with suppress(OSError):  # the client is gone
                    super().handle()

        return Handler

    def wait_for(self, count: int, path: str | None = None) -> list[Received]:
        """Wait for a number of requests, to one path or to any; return all so far."""
        end = time.monotonic() + 60
        with self._changed:
            while len(found := self.at(path)) < count:
                left = end - time.monotonic()
                assert left > 0, f"{len(found)} of {count} messages"
                self._changed.wait(left)
        return found

    def at(self, path: str | None = None) -> list[Received]:
        """Return the requests so far, to one path or to any."""
        return [each for each in self.received if path in (None, each.path)]

    def run(self) -> None:
        """Serve until it is closed."""
        self._server.serve_forever(0.05)

    def close(self) -> None:
        """End it."""
        self.answering.set()
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def push_endpoint() -> Iterator[PushEndpoint]:
    """A push service for as long as the block runs."""
    endpoint = PushEndpoint()
    thread = threading.Thread(target=endpoint.run, daemon=True)
    thread.start()
    try:
        yield endpoint
    finally:
        endpoint.close()
        thread.join(30)


class Subscriber:
    """The push manager of a browser: its endpoint, and the keys to decrypt messages."""

    def __init__(self, endpoint: PushEndpoint, path: str = "/ann") -> None:
        self.path = path
        self.url = f"{endpoint.url}{path}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)

    def subscription(self, **more: Any) -> dict[str, Any]:
        """Return what the page sends to the server."""
        point = _point(self._key.public_key())
        keys = {"p256dh": encode(point), "auth": encode(self._auth)}
        return {"endpoint": self.url, **keys, **more}

    def decrypt(self, body: bytes) -> dict[str, Any]:
        """Return the content of a message (RFC 8188 and RFC 8291, in one record)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        point, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size <= 4096
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        shared = self._key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\0" + _point(self._key.public_key()) + point
        key = _hkdf(shared, self._auth, info, 32)
        content_key = _hkdf(key, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(key, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(content_key).decrypt(nonce, record, None)
        content, _, padding = padded.rpartition(b"\2")
        assert not padding.strip(b"\0")
        message: dict[str, Any] = json.loads(content)
        return message


def verify(received: Received, public_key: str, audience: str) -> dict[str, Any]:
    """Check the signature of a message (RFC 8292), and return its claims."""
    scheme, _, fields = received.headers["authorization"].partition(" ")
    values = dict(field.strip().split("=", 1) for field in fields.split(","))
    assert (scheme, values["k"]) == ("vapid", public_key)
    header, claims, signature = values["t"].split(".")
    assert json.loads(decode(header)) == {"typ": "JWT", "alg": "ES256"}
    raw = decode(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(public_key))
    key.verify(der, f"{header}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(decode(claims))
    assert found["aud"] == audience
    assert time.time() < found["exp"] < time.time() + 24 * 60 * 60
    return found


def encode(content: bytes) -> str:
    """Return bytes in base64url."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Return the bytes of a base64url text."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
