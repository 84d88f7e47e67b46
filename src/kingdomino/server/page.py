"""The web pages: files that were built once, kept in memory as they are sent."""

import gzip
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Final, Self

PAGES: Final = Path(__file__).parent / "pages"
"""Where the web pages are, if they were built."""

VIEWS: Final = (
    "/",
    "/new",
    "/rules",
    "/learn",
    "/watch",
    "/table/{name:str}",
    "/replay/{name:str}",
)
"""The paths that the one page there is makes its screens of."""

_INDEX: Final = "/index.html"
_HASHED: Final = "/assets/"  # names in here have a hash of what is in the file
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"  # kept, but asked for every time: an update is seen at once

# Written down, as what a machine's own list of types knows differs from machine to machine.
_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_UNKNOWN: Final = "application/octet-stream"
# Pictures, sounds and fonts are compressed already.
_TEXTS: Final = {".css", ".ftl", ".html", ".js", ".json", ".map", ".svg", ".txt", ".wasm",
                 ".webmanifest"}  # fmt: skip


@dataclass(frozen=True)
class PageFile:
    """A file of the pages."""

    path: str
    """Where it is asked for, such as `/assets/app-1f0c.js`."""
    content: bytes

    @property
    def media_type(self) -> str:
        """What it is."""
        return _TYPES.get(self._ending, _UNKNOWN)

    @property
    def cache_control(self) -> str:
        """How long a browser may keep it: for ever where its name changes with its content."""
        return _FOREVER if self.path.startswith(_HASHED) else _ASK

    @cached_property
    def tag(self) -> str:
        """Its ETag without quotes: another content has another."""
        return sha256(self.content).hexdigest()[:24]

    @cached_property
    def compressed(self) -> bytes | None:
        """The same in gzip, made when it is first asked for; `None` if that is no gain."""
        if self._ending not in _TEXTS:
            return None
        packed = gzip.compress(self.content, compresslevel=9, mtime=0)
        return packed if len(packed) < len(self.content) else None

    @property
    def _ending(self) -> str:
        return PurePosixPath(self.path).suffix.lower()


@dataclass(frozen=True)
class Pages:
    """All files of a folder, by path. What is not in it can't be asked for, however it is spelt."""

    files: dict[str, PageFile]

    @classmethod
    def read(cls, folder: Path) -> Self | None:
        """The pages of a folder; `None` if there are none."""
        if not are_built(folder):
            return None
        found = {}
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                path = f"/{file.relative_to(folder).as_posix()}"
                found[path] = PageFile(path, file.read_bytes())
        return cls(found)

    @property
    def index(self) -> PageFile:
        """The one page, which makes its own screens of the path."""
        return self.files[_INDEX]

    def at(self, path: str) -> PageFile:
        """The file of a path, or the page that knows what to show there."""
        return self.files.get(path, self.index)


def folder_of(chosen: str) -> Path:
    """The folder that a host chose for the pages; without a choice, that of the package."""
    return Path(chosen) if chosen else PAGES


def are_built(folder: Path) -> bool:
    """Whether there are pages in a folder."""
    return (folder / _INDEX.strip("/")).is_file()


def accepts(header: str, word: str) -> bool:
    """Whether a header such as `Accept` or `Accept-Encoding` names a word and does not rule it out.

    >>> accepts("gzip;q=0.5, br", "gzip"), accepts("br, gzip;q=0", "gzip"), accepts("*/*", "gzip")
    (True, False, False)
    """
    for part in header[:1000].lower().split(","):
        name, *settings = (piece.strip() for piece in part.split(";"))
        if name == word:
            return not any(s.startswith("q=") and not s[2:].strip("0. ") for s in settings)
    return False


def is_known(header: str, tag: str) -> bool:
    """Whether an `If-None-Match` header names a tag, weakly or not, compressed or not.

    >>> is_known('W/"abc", "def-gzip"', "def"), is_known('"abc"', "def"), is_known("*", "def")
    (True, False, True)
    """
    told = {part.strip().removeprefix("W/").strip('"') for part in header[:1000].split(",")}
    return bool(told & {tag, f"{tag}-gzip", "*"})
