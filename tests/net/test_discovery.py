"""Tables in the network are announced and found."""

from alhambra_qt.net.discovery import Announcement, Finder, Found
from alhambra_qt.net.sockets import Address
from tests.net.kit import Main


def test_a_table_is_found_and_goes() -> None:
    """Who looks is told of a table, of what changes there, and that it has gone."""
    main, found, gone = Main(), list[Found](), list[str]()
    at = Address("127.0.0.1", 8765)
    table = Announcement("anna-1", [at], {"name": "Anna", "free": "2"}, "127.0.0.1")
    finder = Finder(main.calls.put, found.append, gone.append, ("127.0.0.1",))
    main.until(lambda: found)
    assert (found[0].name, found[0].addresses) == ("anna-1", (at,))
    assert found[0].facts == {"name": "Anna", "free": "2"}
    table.change({"name": "Anna", "free": "1"})
    main.until(lambda: found[-1].facts["free"] == "1")
    table.close()
    main.until(lambda: gone)
    assert gone == ["anna-1"]
    finder.close()
