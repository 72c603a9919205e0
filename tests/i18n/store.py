"""The texts of the store page, the menu entry and the man pages, read like those of the program."""

import configparser
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from alhambra_qt import app, i18n

LINUX = Path(__file__).parents[2] / "packaging" / "linux"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
TEXTS = frozenset({"summary", "p", "caption"})
MACRO = re.compile(r"^(?:\.|\\&).*\n", re.MULTILINE)
TROFF = re.compile(r"\\f.|\\&|\\(?=-)")
GIVEN = re.compile(r"\b[A-ZȘȚ]{3,}\b|Ctrl\+C")  # what one types: written large in any language
SPACES = re.compile(r"[ \n]+")  # str.split would break French at its narrow spaces


def menu_entry() -> configparser.ConfigParser:
    """The menu entry."""
    found = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    found.optionxform = str  # type: ignore[method-assign,assignment]  # the way its own page says
    found.read(LINUX / f"{app.DESKTOP_ID}.desktop", encoding="utf-8")
    return found


def xml(kind: str) -> ElementTree.Element:
    """A file for the desktop, read."""
    tree = ElementTree.parse(LINUX / f"{app.DESKTOP_ID}.{kind}.xml")  # noqa: S314  # our own
    return tree.getroot()


def store_texts(lang: str) -> Iterator[tuple[str, str]]:
    """Each text of a language with a key; a language that is not complete has none."""
    if lang not in i18n.LANGS:
        return
    yield from page_texts(lang)
    yield from entry_texts(lang)
    for path in sorted((LINUX / "man" / ("" if lang == i18n.DEFAULT else lang)).glob("*.6")):
        blocks = MACRO.split(path.read_text(encoding="utf-8"))[2:]  # the first is the page's name
        for number, block in enumerate(filter(str.strip, blocks), 1):
            yield (
                f"store-{path.stem}-{number}",
                GIVEN.sub("x", TROFF.sub("", SPACES.sub(" ", block.strip()))),
            )


def page_texts(lang: str) -> Iterator[tuple[str, str]]:
    """The texts of the store page."""
    count = Counter[str]()
    for node in xml("metainfo").iter():
        if node.tag in TEXTS and node.get(LANG, i18n.DEFAULT) == lang:
            count[node.tag] += 1
            yield f"store-{node.tag}-{count[node.tag]}", node.text or ""


def entry_texts(lang: str) -> Iterator[tuple[str, str]]:
    """The texts of the menu entry."""
    entry = menu_entry()
    for section in entry.sections():
        for key in ("GenericName", "Comment", "Name"):
            text = entry[section].get(key if lang == i18n.DEFAULT else f"{key}[{lang}]")
            if text is not None and text != "Alhambra Qt":
                yield f"store-{key.lower()}-{section.split()[-1].lower()}", text
