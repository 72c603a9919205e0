"""Tables in the network are announced and found."""

import secrets
import threading

from zeroconf import Zeroconf

from alhambra_qt.net.discovery import KIND, Announcement, Finder, Found
from alhambra_qt.net.sockets import Address
from tests.net.kit import Main


def test_a_table_is_found_and_goes() -> None:
    """A finder reports a table, its changes, and its end."""
    main, every, gone = Main(), list[Found](), list[str]()
    name = f"anna-{secrets.token_hex(4)}"  # other programs may announce tables here, too
    at = Address("127.0.0.1", 8765)
    table = Announcement(name, [at], {"name": "Anna", "free": "2"}, "127.0.0.1")
    finder = Finder(main.calls.put, every.append, gone.append, ("127.0.0.1",))

    def found() -> list[Found]:
        return [found for found in every if found.name == name]

    main.until(found)
    assert found()[0].addresses == (at,)
    assert found()[0].facts == {"name": "Anna", "free": "2"}
    table.change({"name": "Anna", "free": "1"})
    main.until(lambda: found()[-1].facts["free"] == "1")
    table.close()
    main.until(lambda: name in gone)
    finder.close()


def test_a_closed_finder_is_quiet() -> None:
    """Its thread ends, and a table that comes while it closes is nobody's error."""
    main, before = Main(), {*threading.enumerate()}
    every, gone = list[Found](), list[str]()
    finder, closed = (
        Finder(main.calls.put, every.append, gone.append, ("127.0.0.1",)),
        Zeroconf(["127.0.0.1"]),
    )
    closed.close()
    finder.add_service(closed, KIND, f"late.{KIND}")
    finder.close()
    main.until(lambda: {*threading.enumerate()} <= before)
    assert every == []
