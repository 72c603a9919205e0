"""Connections that have not shown a right to be here yet, and limits on their number.

Strangers are apart by how far they have come, so that those who say nothing never take the place of
a guest who has said something. At each step there are so many places. Beyond them the oldest has to
leave, of the address that has most of them: nobody can fill the places of others, and a guest at
the attacker's own address needs only be quicker than those who come after it.
"""

import ipaddress
from collections import Counter
from enum import IntEnum

from attrs import define, field

from alhambra_qt.net.websocket import WebSocket

EACH = 2  # an address may have one place in so many
SITE = 64  # bits of an IPv6 address that belong to one owner


class Handshake(IntEnum):
    """How far somebody has come; those who leave have a step of their own, until they are gone."""

    ARRIVED = 0
    GREETED = 1
    NAMED = 2
    LEAVING = 3


PLACES = {Handshake.ARRIVED: 64, Handshake.GREETED: 32, Handshake.NAMED: 32, Handshake.LEAVING: 32}


@define(eq=False)
class Places:
    """The lines at one step, in the order in which they came."""

    most: int
    _lines: dict[WebSocket, str] = field(factory=dict, init=False)

    def __contains__(self, line: WebSocket) -> bool:
        return line in self._lines

    def __len__(self) -> int:
        """Count those that are taken."""
        return len(self._lines)

    def add(self, line: WebSocket) -> WebSocket | None:
        """Give a line a place; return the one that must leave for it, if any."""
        self._lines[line] = line.origin
        count = Counter(self._lines.values())
        fullest = line.origin if count[line.origin] > self.most // EACH else ""
        if len(self._lines) > self.most:
            fullest = max(count, key=count.__getitem__)
        elif not fullest:
            return None
        oldest = next(line for line, origin in self._lines.items() if origin == fullest)
        del self._lines[oldest]
        return oldest

    def discard(self, line: WebSocket) -> None:
        """Take a line's place back, if it has one."""
        self._lines.pop(line, None)


class Entrance:
    """All lines of strangers, step by step; used in the network's thread alone."""

    def __init__(self) -> None:
        self._steps = {step: Places(most) for step, most in PLACES.items()}

    def at(self, step: Handshake) -> Places:
        return self._steps[step]

    def move(self, line: WebSocket, step: Handshake | None) -> None:
        """Note how far a line has come; None if it is no stranger's any more, or gone."""
        for places in self._steps.values():
            places.discard(line)
        if step is not None:
            oldest = self._steps[step].add(line)
            if oldest is not None:
                oldest.cut()


def origin_of(peer: object) -> str:
    """Return the owner of the address that dialled, from what a socket says of its other end."""
    host = str(peer[0]) if isinstance(peer, tuple) and peer else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, SITE), strict=False))
