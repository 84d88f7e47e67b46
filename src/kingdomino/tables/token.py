"""Secrets: the token that a seat is kept by, and names that can't be guessed.

A token is shown once, to whoever sits down. The log has its hash only, so that who reads a database
can't take anybody's seat.
"""

import secrets
from base64 import b32encode
from hashlib import sha256
from typing import Final

_TOKEN_BYTES: Final = 32
_ID_LENGTH: Final = 13  # of five bits each: more than can be tried


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def key_of(token: str) -> str:
    """What the log knows of a token: its SHA-256.

    >>> key_of("a")[:8]
    'ca978112'
    """
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_table_id() -> str:
    """The name of a new table. Who has it may watch, and sit down where a seat is open."""
    return _readable(secrets.token_bytes(_ID_LENGTH))


def rematch_id(secret: bytes) -> str:
    """The name of the table where a match goes on: the same for everyone who asks for it.

    >>> rematch_id(bytes(32)) == rematch_id(bytes(32))
    True
    """
    return _readable(sha256(b"rematch" + secret).digest())


def _readable(content: bytes) -> str:
    return b32encode(content).decode().lower()[:_ID_LENGTH]
