"""The commands with which a person continues on another device.

Pure functions like those of `turns`. A device of theirs makes a link with a
random code, of which the log has the hash; another device redeems it, once.
"""

from typing import Final

from kingdomino.tables.commands.change import Change, change, require_unfinished
from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.events import DeviceAdded, DeviceLinkMade, DeviceLinkRevoked
from kingdomino.tables.table import Table

LINK_SECONDS: Final = 15 * 60
"""How long a link is valid."""
MAX_DEVICE_LINKS: Final = 50
"""The number of links that one person can make at a table."""


def make_device_link(
    table: Table, at: float, token_hash: str, *, code_hash: str, stays: bool
) -> Change:
    """Make a link that gives another device all one's seats; an earlier link is void.

    With `stays`, this device keeps the seats as well; otherwise it only watches afterwards.
    """
    require_unfinished(table)
    if not table.is_known_token(token_hash):
        raise TableError(Refusal.NO_TOKEN)
    holder = table.devices.holder_of(token_hash)
    if table.devices.counts.get(holder, 0) >= MAX_DEVICE_LINKS:
        raise TableError(Refusal.DEVICE_LINKS, most=MAX_DEVICE_LINKS)
    until = round(at + LINK_SECONDS, 3)
    return change(table, at, DeviceLinkMade(holder, token_hash, code_hash, until, stays))


def revoke_device_link(table: Table, at: float, token_hash: str) -> Change:
    """Make one's link void, if there is one."""
    if not table.is_known_token(token_hash):
        raise TableError(Refusal.NO_TOKEN)
    holder = table.devices.holder_of(token_hash)
    if table.devices.link_of(holder) is None:
        return Change((), table)
    return change(table, at, DeviceLinkRevoked(holder))


def redeem_device_link(
    table: Table, at: float, *, code_hash: str, token_hash: str, own_hash: str | None
) -> Change:
    """Give the seats of a link's maker to another device, by a new token.

    `own_hash` is the token that the device has already. A request that was sent before, with the
    same new token, changes nothing.
    """
    if table.is_known_token(token_hash):
        return Change((), table)
    if token_hash in table.devices.moved:
        raise TableError(Refusal.KEY_REUSED)
    require_unfinished(table)
    link = table.devices.find_link(code_hash, at)
    if link is None or not table.is_known_token(link.device):
        raise TableError(Refusal.DEVICE_LINK)
    if own_hash is not None and table.is_known_token(own_hash):
        # It would lose the seats that it has.
        raise TableError(Refusal.DEVICE_SEATED)
    replaced = None if link.stays else link.device
    return change(table, at, DeviceAdded(link.holder, token_hash, replaced))
