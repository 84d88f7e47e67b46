"""The choices for a new table."""

from litestar import get
from msgspec import Struct

from kingdomino import analysis
from kingdomino.bots import LEVELS, offered_bots
from kingdomino.locales import LANGUAGES
from kingdomino.rules import PRESETS, SETTINGS, Setting, setting_text
from kingdomino.server.bounds.network import origin_for_others
from kingdomino.server.http.problems import PROBLEMS
from kingdomino.server.state import AnyRequest, server_state
from kingdomino.tables import DEFAULT_LEVEL, Reaction


class SettingOption(Struct, frozen=True):
    """A setting of a ruleset: what a form can offer."""

    name: str
    values: list[str]
    """Every value, as the notation writes it."""
    default: str | None
    """The value in the preset `classic`; `null` where it depends on the players."""
    players: dict[str, list[int]]
    """The numbers of players that can choose a value, where not all can."""
    bonus: int | None
    """The points of the bonus that it turns on."""


class Choices(Struct, frozen=True):
    """The choices for a new table."""

    presets: dict[str, list[int]]
    """The numbers of players of each preset, the most usual first."""
    settings: list[SettingOption]
    bots: list[str]
    """The levels, weakest first, then the labels of the host's own bots."""
    default_bot: str
    analysis: bool
    """Whether this server gives hints and reviews."""
    reactions: list[Reaction]
    languages: dict[str, str]
    origin: str | None
    """Where others in the network reach the server; only for a browser on the same machine."""


@get("/choices", summary="What can be chosen for a table", responses=PROBLEMS)
async def list_choices(request: AnyRequest) -> Choices:
    """Presets, settings, bots, reactions and languages."""
    host = server_state(request).settings.host
    return Choices(
        presets={name: list(preset.players) for name, preset in PRESETS.items()},
        settings=[_setting_option(setting) for setting in SETTINGS.values()],
        bots=[*LEVELS, *offered_bots()],
        analysis=analysis.is_available,
        default_bot=DEFAULT_LEVEL,
        reactions=list(Reaction),
        languages={code: language.name for code, language in LANGUAGES.items()},
        origin=origin_for_others(request, host),
    )


def _setting_option(setting: Setting) -> SettingOption:
    return SettingOption(
        name=setting.name,
        values=[setting_text(value) for value in setting.values],
        default=None if setting.name == "deck" else setting_text(setting.default),
        players={setting_text(value): list(n) for value, n in setting.players.items()},
        bonus=None if setting.bonus is None else setting.bonus.points,
    )
