"""Which words are painted, told to whoever listens: what is seen can so be heard.

    with listening() as found:
        laid.paint(painter)
    found                      # every text with its box, in the order in which it was painted

Whatever writes with a painter calls `heard`; nothing happens while nobody listens.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from attrs import frozen
from PySide6.QtCore import QRectF

from alhambra_qt.i18n import unmarked

HEADINGS = ("page", "title")  # the type roles of what stands above other words
ENDS = ".!?…:;,"  # after these there is a pause anyway


@frozen
class Heard:
    """A text that was painted, and the box it was given.

    A `sign` is a picture that stands for the text.
    """

    text: str
    box: QRectF
    heading: bool = False
    sign: bool = False


_listening: list[list[Heard]] = []


def heard(text: str, box: QRectF, *, heading: bool = False, sign: bool = False) -> None:
    """Tell that a text is painted in a box, or what a picture there stands for."""
    if _listening and text:
        _listening[-1].append(Heard(text, QRectF(box), heading, sign))


def listened() -> bool:
    """Whether anybody listens."""
    return bool(_listening)


@contextmanager
def listening() -> Iterator[list[Heard]]:
    """Collect what is painted meanwhile."""
    found: list[Heard] = []
    _listening.append(found)
    try:
        yield found
    finally:
        _listening.remove(found)


def sentences(texts: Iterable[str]) -> str:
    """Texts to be heard one after the other, each with the one full stop that keeps it apart."""
    said = [plain for text in texts if (plain := unmarked(text).strip())]
    return " ".join(one if one[-1] in ENDS else f"{one}." for one in said)
