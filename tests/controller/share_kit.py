"""Shared games, and a page of HTML read as strictly as a plain reader can."""

from datetime import date
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from attrs import define, field

from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.share.html_page import page
from alhambra_qt.controller.share.shared_game import shared_game
from alhambra_qt.fluent_texts import MINUS
from alhambra_qt.modules import IDS
from tests.cases import count
from tests.controller.kit import config, played

SAVES = Path(__file__).parents[1] / "saves" / "version-1"
DAY = date(2026, 11, 25)
EMPTY = frozenset({"meta", "input", "br", "link"})
SHAPES = frozenset({"path", "rect", "circle", "polygon", "polyline", "line", "use"})
# What may be in a page: nothing that loads or asks, and no script but the page's own two.
KNOWN = frozenset(
    "html head meta title style body svg symbol g text desc input label main article header h1 h2"
    " h3 p time section div table thead tbody tfoot tr th td small span strong figure figcaption"
    " details summary ul li footer br button script link".split()
)
# What ends where another begins, although its own end is not written.
TH_TD = frozenset({"th", "td"})
ENDED_BY = {"td": TH_TD, "th": TH_TD, "tr": TH_TD | {"tr"}, "li": frozenset({"li"})}
UNWRITTEN = TH_TD | {"tr", "li"}
REFERRING = {"aria-labelledby", "for", "href"}


@cache
def session_of(seats: int) -> Session:
    """A game with all modules: of two or six to its end, else a part of one."""
    if seats in (2, 6):
        return records.load(SAVES / f"all-{seats}.alhambra")
    return played(config(seats, 0, seed="share", modules=IDS), count(150, 500), seed=seats)


@cache
def page_of(seats: int) -> str:
    """Such a game as a page, with some shares of victory."""
    shares = [(turn, [1 / seats] * seats) for turn in (0, 3, 9)]
    return page(shared_game(session_of(seats), DAY, shares), "fr")


@cache
def read_page(seats: int) -> "Element":
    """The same, read strictly."""
    return read(page_of(seats))


def running(name: str) -> Session:
    """A stored game that goes on."""
    session = records.load(SAVES / f"{name}.alhambra")
    assert not session.over
    return session


@define(eq=False)
class Element:
    """An element with what it holds, elements and text."""

    tag: str
    attrs: dict[str, str]
    held: list["Element | str"] = field(factory=list)

    def all(self, tag: str = "") -> list["Element"]:
        """Every element below, of one kind if that is said."""
        found = []
        for element in self.held:
            if isinstance(element, Element):
                found += ([element] if tag in ("", element.tag) else []) + element.all(tag)
        return found

    def text(self) -> str:
        """Return all text inside it."""
        return "".join(one if isinstance(one, str) else one.text() for one in self.held)

    def of(self, name: str) -> "Element":
        """The one element with an id."""
        (found,) = (element for element in self.all() if element.attrs.get("id") == name)
        return found


class StrictPage(HTMLParser):
    """Reads a page and refuses whatever a browser would have to guess."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=False)
        assert text.startswith("<!DOCTYPE html>\n")
        self.root = Element("", {})
        self.open = [self.root]
        self.feed(text)
        self.close()
        assert self.open == [self.root], f"never closed: {self.open[-1].tag}"
        self.check()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element begins: a known one, each attribute once, nothing that runs."""
        assert tag in KNOWN | SHAPES, tag
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), (tag, names)
        assert not [name for name in names if name.startswith("on") or name == "src"]
        while self.open[-1].tag in ENDED_BY.get(tag, ()):
            self.open.pop()
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].held.append(element)
        if tag not in EMPTY:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A shape is empty."""
        assert tag in SHAPES, tag
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        """The element that was opened last ends, of those whose end is written."""
        while self.open[-1].tag != tag and self.open[-1].tag in UNWRITTEN:
            self.open.pop()
        assert self.open.pop().tag == tag, tag

    def handle_data(self, data: str) -> None:
        """Text has no sign that begins something else."""
        if self.open[-1].tag not in ("style", "script"):
            assert not set(data) & set("<>&"), data
        self.open[-1].held.append(data)

    def handle_entityref(self, name: str) -> None:
        """The four names that are used."""
        self.open[-1].held.append({"amp": "&", "lt": "<", "gt": ">", "quot": '"'}[name])

    def handle_charref(self, name: str) -> None:
        """The two quotation marks."""
        self.open[-1].held.append({"39": "'", "34": '"'}[name])

    def handle_comment(self, data: str) -> None:
        """There is no comment."""
        raise AssertionError(data)

    def handle_pi(self, data: str) -> None:
        """There is no instruction."""
        raise AssertionError(data)

    def check(self) -> None:
        """No id stands there twice, and whatever is referred to is there."""
        ids = [element.attrs["id"] for element in self.root.all() if "id" in element.attrs]
        assert len(ids) == len(set(ids))
        scripts = [element.attrs for element in self.root.all("script")]
        assert scripts in ([], [{"type": "application/json", "id": "moments"}, {}])
        assert [element.attrs["href"] for element in self.root.all("link")] == ["data:,"]
        for element in self.root.all():
            if element.tag == "link":
                continue
            for name in REFERRING & set(element.attrs):
                for wanted in element.attrs[name].split():
                    assert wanted.startswith("#") == (name == "href"), (element.tag, wanted)
                    assert wanted.removeprefix("#") in ids, (element.tag, wanted)


def read(text: str) -> Element:
    """Read a page strictly."""
    return StrictPage(text).root


def number_in(cell: Element) -> int:
    """The number at the beginning of a cell."""
    first = cell.held[0]
    return int((first if isinstance(first, str) else first.text()).replace(MINUS, "-"))
