"""The files that menus, shops and manuals show, as they are made from the folders of languages."""

import re
import runpy
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from alhambra_qt import i18n
from tests.i18n.folder import place

PACKAGING = Path(__file__).parents[2] / "packaging"
MACRO = re.compile(r"^(?:\.|\\&).*\n", re.MULTILINE)
TROFF = re.compile(r"\\f.|\\&|\\(?=-)")
GIVEN = re.compile(r"\b[A-ZȘȚ]{3,}\b|Ctrl\+C")  # what one types: written large in any language
SPACES = re.compile(r"[ \n]+")  # str.split would break French at its narrow spaces


@cache
def maker() -> dict[str, Any]:
    """The functions of `packaging/texts.py`."""
    return runpy.run_path(str(PACKAGING / "texts.py"))


@cache
def made(kind: str) -> str:
    """A file for the desktop in every language."""
    found: str = maker()["desktop_file"](kind, maker()["texts"]())
    return found


def manuals(lang: str) -> list[Path]:
    """The man pages of a language."""
    return sorted(place(lang, "man").glob("*.6"))


def store_texts(lang: str) -> Iterator[tuple[str, str]]:
    """Each text of the man pages of a language with a key; one that is not whole has none."""
    if lang not in i18n.LANGS:
        return
    for path in manuals(lang):
        blocks = MACRO.split(path.read_text(encoding="utf-8"))[2:]  # the first is the page's name
        for number, block in enumerate(filter(str.strip, blocks), 1):
            yield (
                f"store-{path.stem}-{number}",
                GIVEN.sub("x", TROFF.sub("", SPACES.sub(" ", block.strip()))),
            )
