"""`kingdomino` without a command: the game in the browser, by default for this machine only."""

import os
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from threading import Thread
from typing import Final

import click

from kingdomino.cli.commands import serve
from kingdomino.cli.notices import show_notices
from kingdomino.locales import Texts
from kingdomino.server.settings import Settings
from kingdomino.server.site.static_files import is_built, pages_folder

HOST: Final = "127.0.0.1"
_START_SECONDS: Final = 60.0  # that a server may take to start


def play(texts: Texts, *, opens_browser: bool, is_lan: bool) -> None:
    """Serve the game and open the browser.

    Others in the network can open it with `is_lan`. Shows the help if the web pages are not built.
    """
    settings = _settings(texts, is_lan)
    show_notices(texts)
    if not is_built(pages_folder(settings.pages)):
        print(click.get_current_context().get_help())
        return
    serve.check_settings(settings, texts)
    server_socket = serve.listen_on_free_port(settings)
    url = serve.url_of(server_socket)

    def on_start() -> None:
        serve.announce(texts, server_socket, "page-at")
        if not is_lan:
            print(texts("page-lan"), flush=True)
        if opens_browser and has_screen(os.environ, sys.platform):
            port = server_socket.getsockname()[1]
            Thread(target=_open_when_ready, args=(port, url), daemon=True).start()

    serve.run_server(settings, texts, server_socket, on_start)


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Return whether a graphical browser can be opened.

    Without a screen, Python would open a text browser if one is installed, which would compete with
    the server for the terminal.

    >>> has_screen({}, "linux"), has_screen({"DISPLAY": ":0"}, "linux"), has_screen({}, "darwin")
    (False, True, True)
    """
    variables = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    return platform in ("darwin", "win32") or any(environment.get(name) for name in variables)


def _settings(texts: Texts, is_lan: bool) -> Settings:
    """Return the settings of the environment, with this machine as the host and one process."""
    host = serve.ALL_ADDRESSES if is_lan else HOST
    arguments = ["--host", host, "--workers", "1"]
    options = serve.serve.make_context("kingdomino", arguments, obj=texts).params
    del options["lan"]
    return Settings(**options)


def _open_when_ready(port: int, url: str) -> None:
    """Open the browser once the server answers."""
    # The socket already accepts connections, so the request waits for the server. `http.client`
    # ignores the proxy settings of the environment, unlike `urllib`.
    connection = HTTPConnection(HOST, port, timeout=_START_SECONDS)
    try:
        connection.request("GET", "/readyz")
        is_ready = connection.getresponse().status == 200
    except (OSError, HTTPException):
        return
    finally:
        connection.close()
    if is_ready:
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(url)
