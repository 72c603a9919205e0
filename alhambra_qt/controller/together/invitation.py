"""Invitations: a table's key, a token for one seat, and how to reach the table, as text.

``ALH1-K7QF-...-QZ7M@192.168.1.23:8765``: after the mark 28 groups of letters that check themselves
(`controller/game/groups.py`). The whole is a multiple of a prime, as a set-up code is. One bit says
that it is for watching. Then follow
addresses, or that of a relay as ``via:relay.example:8765``. Whatever else a mail puts before,
between and after it is passed over.
"""

import ipaddress
import re
import secrets

from attrs import frozen

from alhambra_qt.controller.game import groups
from alhambra_qt.controller.game.groups import BadGroup
from alhambra_qt.controller.game.setup_code import ALIKE, CHECK_BITS, PRIME
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.net.sealing import room_of
from alhambra_qt.net.sockets import Address

MARK = re.compile(r"\bALH\s?([0-9A-Z])(?![A-Z0-9])", re.IGNORECASE)
VERSION = "1"
KEY, TOKEN = 32, 16  # bytes
GROUPS = 28
SPARE = GROUPS * groups.BITS - 8 * (KEY + TOKEN)  # zeros and the checksum
SEAT, WATCH = 0, 1  # what it is for, before the checksum
VIA = "via:"
HOST = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?")
MOST_WAYS = 6


class BadInvitation(ValueError):
    """A text that is no invitation; ``text`` says why in one sentence."""

    def __init__(self, text: Msg) -> None:
        super().__init__(text.id)
        self.text = text


@frozen
class Route:
    """How to reach a table: at an address, or through the relay there."""

    address: Address
    relayed: bool = False

    def __str__(self) -> str:
        """Write it as in an invitation."""
        return f"{VIA if self.relayed else ''}{self.address}"


@frozen
class Invitation:
    """An invitation to one seat of a table, or to watch it without one."""

    key: bytes
    token: bytes
    ways: tuple[Route, ...] = ()
    watches: bool = False

    @property
    def room(self) -> str:
        """The room of its table at a relay."""
        return room_of(self.key)

    def __str__(self) -> str:
        """Write it."""
        number = int.from_bytes(self.key + self.token, "big") << SPARE
        number += self.watches << CHECK_BITS
        number += -number % PRIME
        spelled = [f"ALH{VERSION}", *groups.spell(number, GROUPS)]
        ways = ",".join(map(str, self.ways))
        return "-".join(spelled) + (f"@{ways}" if ways else "")


def new_token() -> bytes:
    """Return a new token for a seat."""
    return secrets.token_bytes(TOKEN)


def read(text: str) -> Invitation:
    """Read an invitation, in whatever text it stands.

    Raises:
        BadInvitation: if it is none, or wrong, naming the first wrong group.
    """
    mark = MARK.search(text)
    if mark is None:
        raise BadInvitation(msg("invitation-none"))
    if mark[1].upper().translate(ALIKE) != VERSION:
        raise BadInvitation(msg("invitation-newer"))
    try:
        number, rest = groups.take(text[mark.end() :], GROUPS)
    except BadGroup as error:
        raise BadInvitation(error.text("invitation", GROUPS + 1)) from error
    kind = number >> CHECK_BITS & (1 << SPARE - CHECK_BITS) - 1
    if number % PRIME or kind not in (SEAT, WATCH):
        raise BadInvitation(msg("invitation-wrong"))
    data = (number >> SPARE).to_bytes(KEY + TOKEN, "big")
    return Invitation(data[:KEY], data[KEY:], _ways(rest), kind == WATCH)


def _ways(text: str) -> tuple[Route, ...]:
    text = text.lstrip(" \t\r\n>|")
    if not text.startswith("@"):
        return ()
    found = text[1:].split(maxsplit=1)
    parts = found[0].rstrip(".;)\"'»”").split(",")[:MOST_WAYS] if found else []
    return tuple(way(part) for part in parts if part)


def way(text: str) -> Route:
    """Read how to reach a table.

    Raises:
        BadInvitation: if it is no address.
    """
    relayed = text.lower().startswith(VIA)
    return Route(address(text[len(VIA) :] if relayed else text), relayed)


def address(text: str) -> Address:
    """Read an address with its port: ``192.168.1.23:8765``, ``[fe80::1]:8765``, ``host:8765``.

    Raises:
        BadInvitation: if it is none.
    """
    host, colon, port = text.strip().rpartition(":")
    bracketed = host.startswith("[") and host.endswith("]")
    host = host[1:-1] if bracketed else host
    is_port = colon and re.fullmatch(r"[0-9]{1,5}", port) and int(port) < 2**16
    if not is_port or not (_is_ip(host, 6) if bracketed else HOST.fullmatch(host)):
        raise BadInvitation(msg("invitation-address", address=text))
    return Address(host, int(port))


def _is_ip(text: str, version: int) -> bool:
    try:
        return ipaddress.ip_address(text).version == version
    except ValueError:
        return False
