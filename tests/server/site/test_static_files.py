"""The web pages, as a browser asks for them."""

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingdomino.server.bounds.middleware import SECURITY_HEADERS
from kingdomino.server.settings import Settings
from tests.server.conftest import Served, done, open_table, refused, serving

SCRIPT = "/assets/app-1f0c77.js"
ICON = "/icons/icon.png"
FILES = {
    "/index.html": '<!doctype html><script type="module" src="/assets/app-1f0c77.js"></script>' * 9,
    SCRIPT: "console.log('kingdomino');" * 200,
    "/assets/app-77aa01.css": "body { margin: 0 }" * 99,
    "/assets/font-0aa1.woff2": "wOF2" * 99,
    "/manifest.webmanifest": '{"name": "Kingdomino"}' * 20,
    "/service-worker.js": "self.addEventListener('fetch', () => {});" * 9,
    ICON: "\x89PNG" * 99,
    "/icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'></svg>" * 9,
    "/tiny.txt": "x",
    "/routes.json": json.dumps(
        ["/new", "/rules", "/learn", "/watch", "/score", "/daily"]
        + ["/table/:id", "/replay/:id", "/review/:id"]
    ),
}
STYLES = "/assets/app-77aa01.css"
# The build writes it; the server sends it as it is.
BROTLI = b"the style sheet in Brotli"
TYPES = {
    "/index.html": "text/html; charset=utf-8",
    SCRIPT: "text/javascript; charset=utf-8",
    "/assets/app-77aa01.css": "text/css; charset=utf-8",
    "/assets/font-0aa1.woff2": "font/woff2",
    "/manifest.webmanifest": "application/manifest+json",
    "/service-worker.js": "text/javascript; charset=utf-8",
    ICON: "image/png",
    "/icon.svg": "image/svg+xml; charset=utf-8",
    "/tiny.txt": "text/plain; charset=utf-8",
    "/routes.json": "application/json",
}
VIEWS = [
    "/",
    "/new",
    "/rules",
    "/learn",
    "/watch",
    "/score",
    "/daily",
    "/table/k3x9",
    "/replay/k3x9",
    "/review/k3x9",
]


def write_pages(folder: Path) -> Path:
    """Files as a build of the client leaves them."""
    for path, text in FILES.items():
        file = folder / path.strip("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode())
    (folder / f"{STYLES.strip('/')}.br").write_bytes(BROTLI)
    return folder


@pytest.fixture(scope="module")
def site(migrated_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with pages, which allows one address 60 requests at once."""
    folder = tmp_path_factory.mktemp("site")
    database = folder / "tables.db"
    database.write_bytes(migrated_file.read_bytes())
    pages = write_pages(folder / "pages")
    (folder / "secret.txt").write_text("no page")
    settings = Settings(database=f"sqlite:///{database}", pages=str(pages), address_rate=240)
    with serving(settings) as served:
        yield served


@pytest.mark.parametrize("path", VIEWS)
def test_every_view_of_the_client_is_the_one_page(site: Served, path: str) -> None:
    for spelt in (path, f"{path}?lang=he"):
        response = site.client().get(spelt)
        assert response.status_code == 200
        assert response.text == FILES["/index.html"]
        assert response.headers["content-type"] == TYPES["/index.html"]
        assert response.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", FILES)
def test_a_file_has_its_type_and_its_content(site: Served, path: str) -> None:
    response = site.client().get(path)
    assert (response.status_code, response.text) == (200, FILES[path])
    assert response.headers["content-type"] == TYPES[path]
    is_hashed = path.startswith("/assets/")
    expected = "public, max-age=31536000, immutable" if is_hashed else "no-cache"
    assert response.headers["cache-control"] == expected


@pytest.mark.parametrize("path", ["/", SCRIPT, "/service-worker.js"])
def test_a_file_that_the_browser_has_is_not_sent_again(site: Served, path: str) -> None:
    client = site.client()
    for encoding in ("gzip", "identity"):
        headers = {"accept-encoding": encoding}
        tag = client.get(path, headers=headers).headers["etag"]
        for header in (tag, f"W/{tag}", f'"other", {tag}'):
            again = client.get(path, headers=headers | {"if-none-match": header})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == tag
            assert "cache-control" in again.headers
    assert client.get(path, headers={"if-none-match": '"other"'}).status_code == 200


def test_texts_are_compressed_for_those_who_can_read_it(site: Served) -> None:
    client = site.client()
    with client.stream("GET", SCRIPT, headers={"accept-encoding": "br, gzip;q=0.8"}) as response:
        raw = b"".join(response.iter_raw())
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["vary"] == "accept-encoding"
    assert gzip.decompress(raw).decode() == FILES[SCRIPT]
    assert len(raw) < len(FILES[SCRIPT]) / 10
    for encoding in ("identity", "br", "gzip;q=0"):
        plain = client.get(SCRIPT, headers={"accept-encoding": encoding})
        assert "content-encoding" not in plain.headers
        assert plain.headers["etag"] != response.headers["etag"]


def test_the_brotli_copy_of_a_file_is_preferred(site: Served) -> None:
    client = site.client()
    tags = set()
    for accepted, encoding in (("gzip, br", "br"), ("br", "br"), ("gzip, br;q=0", "gzip")):
        headers = {"accept-encoding": accepted}
        with client.stream("GET", STYLES, headers=headers) as response:
            raw = b"".join(response.iter_raw())
        tag = response.headers["etag"]
        tags.add(tag)
        assert response.headers["content-encoding"] == encoding
        assert (raw == BROTLI) == (encoding == "br")
        again = client.get(STYLES, headers=headers | {"if-none-match": tag})
        assert (again.status_code, again.headers["etag"]) == (304, tag)
    assert len(tags) == 2
    plain = client.get(STYLES, headers={"accept-encoding": "identity"})
    assert plain.text == FILES[STYLES]
    refused(client.get(f"{STYLES}.br"), 404, "server-no-such-page")


@pytest.mark.parametrize("path", [ICON, "/assets/font-0aa1.woff2", "/tiny.txt", "/api/choices"])
def test_what_would_gain_nothing_and_the_api_are_not_compressed(site: Served, path: str) -> None:
    response = site.client().get(path, headers={"accept-encoding": "gzip"})
    assert response.status_code == 200
    assert "content-encoding" not in response.headers


def test_a_head_of_a_file_has_its_length_and_no_content(site: Served) -> None:
    client = site.client()
    head, sent = client.head(SCRIPT), client.get(SCRIPT)
    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-length", "content-type", "etag"):
        assert head.headers[name] == sent.headers[name]


@pytest.mark.parametrize("path", ["/nothing", "/new/table", "/table", "/assets/old-77.js", "/api"])
def test_nothing_is_told_a_person_by_a_page_and_a_program_by_a_problem(
    site: Served, path: str
) -> None:
    lost = f"{path}/nothing" if path == "/api" else path
    client = site.client()
    refused(client.get(lost), 404, "server-no-such-page")
    refused(client.post(lost), 404, "server-no-such-page")
    person = client.get(lost, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    if path == "/api":
        refused(person, 404, "server-no-such-page")
    else:
        assert (person.status_code, person.text) == (404, FILES["/index.html"])


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e%2fx"],
)
def test_nothing_beside_the_pages_can_be_had(site: Served, path: str) -> None:
    assert "no page" not in site.client().get(path).text


def test_pages_do_not_use_up_what_an_address_may_ask(site: Served) -> None:
    client = site.client(**{"x-forwarded-for": "192.0.2.9"})
    for _ in range(20):
        assert {client.get(path).status_code for path in (*VIEWS, *FILES)} == {200}
    done(client.get("/api/choices"))
    answers = [client.get("/api/choices").status_code for _ in range(80)]
    assert 429 in answers
    assert client.get("/").status_code == 200


def test_every_answer_keeps_the_headers_that_protect_a_page(site: Served) -> None:
    for path in ("/", SCRIPT, "/nothing", "/api/choices"):
        response = site.client().get(path)
        for name, value in SECURITY_HEADERS.items():
            assert response.headers[name] == value


def test_the_policy_lets_the_page_have_its_own_parts_and_nothing_else(site: Served) -> None:
    policy = site.client().get("/").headers["content-security-policy"]
    rules = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    for kind in ("style", "font", "worker", "manifest", "connect", "default"):
        assert rules[f"{kind}-src"] == "'self'"
    assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"  # WebAssembly, and no eval
    assert rules["img-src"] == "'self' data: blob:"
    assert not re.search(r"unsafe|http|\*", policy.replace("'wasm-unsafe-eval'", ""))


def test_without_pages_the_api_shows_itself(server: Served) -> None:
    home = server.client().get("/")
    assert (home.status_code, home.headers["location"]) == (302, "/api")
    person = server.client().get("/new", headers={"accept": "text/html"})
    refused(person, 404, "server-no-such-page")


def test_what_differs_by_cookie_is_not_stored(site: Served) -> None:
    ann = open_table(site)
    for path in (ann.path, "/api/tables", f"{ann.path}/record", "/api/nothing"):
        assert ann.client.get(path).headers["cache-control"] == "no-store"
    assert site.client().get(SCRIPT).headers["cache-control"] != "no-store"
