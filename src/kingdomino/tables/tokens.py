"""Tokens of seats, and ids of tables that can't be guessed.

A token is sent once, to the person who takes a seat. The log contains only its hash, so that nobody
who reads the database can take over a seat.
"""

import secrets
from base64 import b32encode, urlsafe_b64encode
from hashlib import sha256
from typing import Final

_TOKEN_BYTES: Final = 32
_CODE_BYTES: Final = 16
_ID_LENGTH: Final = 13  # of five bits each: too many to try


def new_token() -> str:
    """Return a new random token."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_code() -> str:
    """Return a new random code: short, for a link that is valid once and for minutes."""
    return secrets.token_urlsafe(_CODE_BYTES)


def derive_token(key: str, purpose: str) -> str:
    """Return the token of a request with an idempotency key: the same if it is sent again.

    Whoever knows the key knows the token: a key is as secret as a token, and as random.

    >>> derive_token("k", "open") == derive_token("k", "open") != derive_token("k", "join")
    True
    """
    digest = sha256(b"token\0" + purpose.encode() + b"\0" + key.encode()).digest()
    return urlsafe_b64encode(digest).decode().rstrip("=")


def hash_token(token: str) -> str:
    """Return the SHA-256 of a token, which is what the log contains.

    >>> hash_token("a")[:8]
    'ca978112'
    """
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_table_id() -> str:
    """Return the id of a new table. Whoever knows it may watch, and take an open seat."""
    return _to_id(secrets.token_bytes(_ID_LENGTH))


def derive_table_id(key: str) -> str:
    """Return the id of the table that a request with an idempotency key opens."""
    return _to_id(sha256(b"table\0" + key.encode()).digest())


def rematch_id(secret: bytes) -> str:
    """Return the id of the rematch of a table: the same for everyone who asks for it.

    >>> rematch_id(bytes(32)) == rematch_id(bytes(32))
    True
    """
    return _to_id(sha256(b"rematch" + secret).digest())


def _to_id(content: bytes) -> str:
    return b32encode(content).decode().lower()[:_ID_LENGTH]
