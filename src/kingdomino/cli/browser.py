"""Bare `kingdomino`: the game in the browser, on this machine alone."""

import os
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from threading import Thread
from typing import Final

import click

from kingdomino.cli import serve
from kingdomino.cli.usage import help_alone
from kingdomino.locales import Texts
from kingdomino.server.settings import Settings
from kingdomino.server.static_files import is_built, pages_folder

HOST: Final = "127.0.0.1"
_PATIENCE: Final = 60.0  # seconds that a server may take to start


def play_or_help(texts: Texts, *, opens_browser: bool) -> None:
    """What the command does where no command below it was asked for.

    Serves the game and shows it in the browser; where the pages were not built, shows the help.
    """
    if click.get_current_context().invoked_subcommand is not None:
        return
    settings = _settings(texts)
    if not is_built(pages_folder(settings.pages)):
        help_alone()
        return
    serve.check(settings, texts)
    listening = serve.listen_or_elsewhere(settings)
    url = serve.url_of(listening)
    print(texts("page-at", url=url), flush=True)
    if opens_browser and has_screen(os.environ, sys.platform):
        port = listening.getsockname()[1]
        Thread(target=_show, args=(port, url), daemon=True).start()
    serve.run(settings, texts, listening)


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a browser could show anything.

    Where there is no screen, Python would find a browser for the terminal, if one is installed,
    and that would fight with the server for it.

    >>> has_screen({}, "linux"), has_screen({"DISPLAY": ":0"}, "linux"), has_screen({}, "darwin")
    (False, True, True)
    """
    wanted = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    return platform in ("darwin", "win32") or any(environment.get(name) for name in wanted)


def _settings(texts: Texts) -> Settings:
    """Those of the environment, but for others nothing is served."""
    arguments = ["--host", HOST, "--workers", "1"]
    chosen = serve.command(texts).make_context("kingdomino", arguments).params
    return Settings(**chosen)


def _show(port: int, url: str) -> None:
    """Open the browser once the server answers; without a browser, the address was told."""
    # The socket listens already, so this waits for the server and never finds it closed. A proxy
    # that the environment names has no part in it, as one would have with `urllib`.
    connection = HTTPConnection(HOST, port, timeout=_PATIENCE)
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
