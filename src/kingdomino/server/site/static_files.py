"""The built web client: static files that are kept in memory as they are sent."""

import gzip
import json
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Final, Self

PAGES: Final = Path(__file__).parents[1] / "pages"
"""The folder of the web client, if it was built."""

_INDEX: Final = "/index.html"
_ROUTES: Final = "/routes.json"  # the paths of the screens, which the build lists
_HASHED: Final = "/assets/"  # file names in here contain a hash of the content
_IMMUTABLE: Final = "public, max-age=31536000, immutable"
_REVALIDATE: Final = (
    "no-cache"  # cached, but revalidated every time, so that updates are seen at once
)

# Explicit, because the list of types of the operating system differs between machines.
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
_DEFAULT_TYPE: Final = "application/octet-stream"
_BROTLI: Final = ".br"  # the build writes a compressed copy beside each file
ENCODINGS: Final = ("br", "gzip")
"""The content encodings of files, the smallest first."""
# Images, sounds and fonts are compressed already.
_COMPRESSIBLE: Final = {".css", ".ftl", ".html", ".js", ".json", ".map", ".svg", ".txt", ".wasm",
                 ".webmanifest"}  # fmt: skip


@dataclass(frozen=True)
class StaticFile:
    """A file of the web client."""

    path: str
    """The path of its URL, such as `/assets/app-1f0c.js`."""
    content: bytes
    brotli: bytes | None = None
    """The content in Brotli, if the build has compressed it."""

    @property
    def media_type(self) -> str:
        """The media type."""
        return _TYPES.get(self._suffix, _DEFAULT_TYPE)

    @property
    def cache_control(self) -> str:
        """The cache policy: immutable if the file name contains a hash of the content."""
        return _IMMUTABLE if self.path.startswith(_HASHED) else _REVALIDATE

    @cached_property
    def etag(self) -> str:
        """The ETag without quotes."""
        return sha256(self.content).hexdigest()[:24]

    def encoded(self, encoding: str) -> bytes | None:
        """Return the content in one of `ENCODINGS`; `None` if there is no such copy."""
        return self.brotli if encoding == "br" else self._gzip

    @cached_property
    def _gzip(self) -> bytes | None:
        """The content in gzip, compressed on first use; `None` if that is no smaller."""
        if self._suffix not in _COMPRESSIBLE:
            return None
        packed = gzip.compress(self.content, compresslevel=9, mtime=0)
        return packed if len(packed) < len(self.content) else None

    @property
    def _suffix(self) -> str:
        return PurePosixPath(self.path).suffix.lower()


@dataclass(frozen=True)
class StaticFiles:
    """All files of a folder, by path. Nothing else can be requested, however it is spelt."""

    files: dict[str, StaticFile]

    @classmethod
    def read(cls, folder: Path) -> Self | None:
        """Read the files of a folder; `None` if it has no web client."""
        if not is_built(folder):
            return None
        contents = {
            f"/{file.relative_to(folder).as_posix()}": file.read_bytes()
            for file in sorted(folder.rglob("*"))
            if file.is_file()
        }
        copies = {path + _BROTLI for path in contents}
        files = {
            path: StaticFile(path, content, contents.get(path + _BROTLI))
            for path, content in contents.items()
            if path not in copies
        }
        return cls(files)

    @property
    def index(self) -> StaticFile:
        """The page, which shows the screen of its path."""
        return self.files[_INDEX]

    @property
    def routes(self) -> list[str]:
        """The paths of the screens, all of which are the page; `:id` is that of a table."""
        listed = self.files.get(_ROUTES)
        return ["/", *(json.loads(listed.content) if listed else ())]

    def at(self, path: str) -> StaticFile:
        """Return the file of a path; the page for every other path."""
        return self.files.get(path, self.index)


def pages_folder(setting: str) -> Path:
    """Return the folder of the web client: that of the setting, by default that of the package."""
    return Path(setting) if setting else PAGES


def is_built(folder: Path) -> bool:
    """Return whether a folder has a web client."""
    return (folder / _INDEX.strip("/")).is_file()


def accepts(header: str, value: str) -> bool:
    """Return whether a header such as `Accept-Encoding` lists a value with a weight above 0.

    >>> accepts("gzip;q=0.5, br", "gzip"), accepts("br, gzip;q=0", "gzip"), accepts("*/*", "gzip")
    (True, False, False)
    """
    for part in header[:1000].lower().split(","):
        name, *params = (piece.strip() for piece in part.split(";"))
        if name == value:
            return not any(p.startswith("q=") and not p[2:].strip("0. ") for p in params)
    return False


def matches_etag(header: str, etag: str) -> bool:
    """Return whether an `If-None-Match` header lists an ETag, weak or not, in any encoding.

    >>> matches_etag('W/"abc", "def-gzip"', "def"), matches_etag("*", "def")
    (True, True)
    >>> matches_etag('"abc"', "def")
    False
    """
    tags = {part.strip().removeprefix("W/").strip('"') for part in header[:1000].split(",")}
    return bool(tags & {etag, "*", *(f"{etag}-{encoding}" for encoding in ENCODINGS)})
