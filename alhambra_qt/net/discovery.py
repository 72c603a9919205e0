"""Tables in the same network: announced and found by DNS-SD.

What is announced is not proven: only an invitation says whose table it is.
"""

import ipaddress
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from attrs import define, field, frozen
from zeroconf import (
    BadTypeInNameException,
    InterfaceChoice,
    NonUniqueNameException,
    ServiceBrowser,
    ServiceInfo,
    ServiceListener,
    Zeroconf,
)
from zeroconf import Error as ZeroconfError

from alhambra_qt.net.channel import ToMain
from alhambra_qt.net.sockets import Address

KIND = "_alhambra._tcp.local."
ASKED = 3000  # milliseconds to learn about a table
LONGEST = 200  # letters of a fact
MOST_FACTS = 16


@frozen
class Found:
    """A table that is announced: the name of its announcement, its addresses, and what it says."""

    name: str
    addresses: tuple[Address, ...]
    facts: Mapping[str, str]


def _opened(interfaces: Sequence[str]) -> Zeroconf:
    return Zeroconf(interfaces=list(interfaces) if interfaces else InterfaceChoice.All)


class Announcement:
    """Announces a table until it is closed; ``facts`` are short texts.

    ``interfaces`` are addresses of this computer, all if there are none.

    Raises:
        OSError: if that is not possible here.
    """

    def __init__(
        self, name: str, at: Sequence[Address], facts: Mapping[str, str], *interfaces: str
    ) -> None:
        self._zeroconf = _opened(interfaces)
        try:
            self._info = self._said(name, at, facts)
            self._zeroconf.register_service(self._info)
        except (ZeroconfError, BadTypeInNameException, NonUniqueNameException) as error:
            self._zeroconf.close()
            raise OSError(str(error)) from error

    @staticmethod
    def _said(name: str, at: Sequence[Address], facts: Mapping[str, str]) -> ServiceInfo:
        return ServiceInfo(
            KIND,
            f"{name}.{KIND}",
            port=at[0].port,
            properties=dict(facts),
            server=f"{name}.local.",
            parsed_addresses=[address.host for address in at],
        )

    def change(self, facts: Mapping[str, str]) -> None:
        """Announce other facts from now on."""
        info = self._info
        at = [Address(host, info.port or 0) for host in info.parsed_addresses()]
        self._info = self._said(info.get_name(), at, facts)
        with suppress(ZeroconfError):
            self._zeroconf.update_service(self._info)

    def close(self) -> None:
        """Announce it no more."""
        self._zeroconf.close()


@define(eq=False)
class Finder(ServiceListener):
    """Looks for tables: ``found`` is called with each that comes or changes, ``gone`` with names.

    Raises:
        OSError: if that is not possible here.
    """

    to_main: ToMain
    found: Callable[[Found], None]
    gone: Callable[[str], None]
    interfaces: tuple[str, ...] = ()
    _zeroconf: Zeroconf = field(init=False)
    _browser: ServiceBrowser = field(init=False)
    _closed: threading.Event = field(factory=threading.Event, init=False)

    def __attrs_post_init__(self) -> None:
        self._zeroconf = _opened(self.interfaces)
        self._browser = ServiceBrowser(self._zeroconf, KIND, self)

    def close(self) -> None:
        """Look no more."""
        self._closed.set()
        self._browser.queue.put(None)  # ends its thread; `cancel` would wait for it
        self._zeroconf.close()

    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        info = None
        with suppress(ZeroconfError, AssertionError):  # zeroconf asserts that it is not yet closed
            info = zc.get_service_info(type_, name, ASKED)
        if info is not None and not self._closed.is_set():
            seen = _read(info)
            self.to_main(lambda: self.found(seen))

    def update_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        self.add_service(zc, type_, name)

    def remove_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        self.to_main(lambda: self.gone(name.removesuffix(f".{KIND}")))


def _read(info: ServiceInfo) -> Found:
    pairs = list(info.properties.items())[:MOST_FACTS]
    facts = {
        key.decode("utf-8", "replace")[:LONGEST]: (value or b"").decode("utf-8", "replace")[
            :LONGEST
        ]
        for key, value in pairs
    }
    at = sorted(info.parsed_addresses(), key=lambda address: ipaddress.ip_address(address).version)
    return Found(info.get_name(), tuple(Address(address, info.port or 0) for address in at), facts)
