"""The preview of a link to a table: Open Graph tags in its page.

Crawlers run no scripts, so the server writes the tags. They say what a spectator sees: the names at
the table and, of a match that is over, the points. Nothing hidden is known here.
"""

from html import escape
from typing import Final

from kingdomino.locales import Texts
from kingdomino.render import CARD_SIZE
from kingdomino.server.bounds.limits import client_address
from kingdomino.server.http.problems import ServerError, requested_language
from kingdomino.server.jobs.cards import HAS_CARDS
from kingdomino.server.site.static_files import StaticFile
from kingdomino.server.state import AnyRequest, server_state
from kingdomino.tables import LogUnavailableError, Seat, Status, Table, TableError

PICTURE: Final = "/card.png"
"""The path of the picture of a match that is not over, which the client's build draws."""
_END_OF_HEAD: Final = b"</head>"


async def linked_page(request: AnyRequest, index: StaticFile, table_id: str) -> StaticFile:
    """Return the page with the tags of a table.

    It is returned as it is if there is no such table, if the tables can't be read now, and for an
    address that asks too often.
    """
    state = server_state(request)
    try:
        state.link_limit.take(client_address(request))
        table = await state.service.table(table_id)
    except (ServerError, TableError, LogUnavailableError):
        return index
    language = requested_language(request.headers.get("accept-language"))
    tags = link_tags(table, Texts(language), str(request.base_url).rstrip("/"), request.url.path)
    head, end, rest = index.content.partition(_END_OF_HEAD)
    return StaticFile(index.path, head + tags.encode() + end + rest) if end else index


def link_tags(table: Table, texts: Texts, site: str, path: str) -> str:
    """Return the tags of a link to a table, at a path of a site."""
    title, about = _description(table, texts)
    properties = {
        "og:type": "website",
        "og:site_name": texts("title"),
        "og:title": title,
        "og:description": about,
        "og:url": f"{site}{path}",
        "og:image": f"{site}{_picture(table)}",
        "og:image:type": "image/png",
        "og:image:width": str(CARD_SIZE[0]),
        "og:image:height": str(CARD_SIZE[1]),
    }
    tags = [
        f'<meta property="{name}" content="{escape(value)}" />'
        for name, value in properties.items()
    ]
    return "".join([*tags, '<meta name="twitter:card" content="summary_large_image" />'])


def _picture(table: Table) -> str:
    """Return the path of the picture: the kingdoms of a match that is over."""
    has_card = HAS_CARDS and table.status is Status.OVER
    return f"/api/tables/{table.id}/card.png" if has_card else PICTURE


def _description(table: Table, texts: Texts) -> tuple[str, str]:
    names = [_name(seat, texts) for seat in table.seats]
    if table.status is Status.OPEN:
        seated = ", ".join(filter(None, names))
        return texts("link-invitation-title", players=seated), texts("link-invitation")
    if table.status is Status.OVER and table.match is not None:
        results = [f"{names[each.seat]} {each.points}" for each in table.match.standings()]
        return f"{texts('title')}: {', '.join(results)}", texts("link-over")
    about = "link-playing" if table.status is Status.PLAYING else "link-over"
    return f"{texts('title')}: {', '.join(names)}", texts(about)


def _name(seat: Seat, texts: Texts) -> str:
    """Return the name of a person or of a level; an empty string for an open seat."""
    if seat.name or seat.level is None:
        return seat.name
    message = f"level-{seat.level}"
    return texts(message) if message in texts else seat.level
