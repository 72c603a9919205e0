"""A panel that paints some of it by hand, and in which pieces stand that move."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from alhambra_qt.controller.view.targets import Target
from alhambra_qt.ui.kit.access import SpokenText, listening, plainly, without
from alhambra_qt.ui.kit.boxed import ReadEntry
from alhambra_qt.ui.sides.panel import Panel, inner_of
from alhambra_qt.ui.sides.spots import Spot
from alhambra_qt.ui.table.pieces import PiecePlace


class DrawnPanel(Panel):
    """Its tree is not all of it: subclasses add spots and places (`build`) and paint (`draw`).

    So painted texts are accessible, and belong to the spot over which they lie.
    """

    def __init__(self) -> None:
        super().__init__()
        self.places: list[PiecePlace] = []

    def put(self, area: QRectF) -> None:
        self.places = []
        super().put(area)

    def build(self) -> None:
        super().build()
        self.places = self.laid.of(PiecePlace)

    def words(self) -> list[SpokenText]:
        """Return the written texts; drawings are represented by the words of their tips."""
        nowhere = QPixmap(1, 1)
        painter = QPainter(nowhere)
        with listening() as words:
            self.draw(painter)
        painter.end()
        notes = [SpokenText(note.words.replace("\n", ", "), note.rect) for note in self.notes]
        return [*(word for word in words if not any(_in(word, note) for note in notes)), *notes]

    def read(self) -> list[ReadEntry]:
        """The panel if it is a target, what is written on none, and the targets."""
        things = dict[Target, ReadEntry]()
        for spot in self.spots:
            if spot.name:
                things.setdefault(spot.target, ReadEntry(control=spot))
        first, rest, texts = list[ReadEntry](), list[ReadEntry](), list[ReadEntry]()
        for entry in things.values():
            (first if _is_panel(entry) else rest).append(entry)
        for word in self.words():
            if not self._belongs(word, things):
                texts.append(ReadEntry([word]))
        return [*first, *texts, *rest]

    def _belongs(self, word: SpokenText, things: dict[Target, ReadEntry]) -> bool:
        """Attach a text to the target on which it is written; return whether there is one.

        On a panel things stand that are no part of it: only what its words say too is its own.
        """
        for spot in reversed(self.spots):
            home = things.get(spot.target)
            if home is not None and spot.rect.contains(word.box.center()):
                known = " ".join([spot.name, spot.value, *(text.text for text in home.words)])
                if without([known], [word.text]):
                    if spot.role == "panel":
                        return False
                    home.words.append(word)
                return True
        return False

    # -- where things are ---------------------------------------------------------------------

    def inner(self) -> QRectF:
        """The room inside the padding."""
        return inner_of(self.look, self.area)

    def title_height(self) -> int:
        return self.look.pick(26, 20, 18)

    def below_title(self) -> QRectF:
        """The room below the title line."""
        return self.inner().adjusted(0, self.title_height() + self.look.pick(4, 2, 2), 0, 0)


def _is_panel(entry: ReadEntry) -> bool:
    spot = entry.control
    return isinstance(spot, Spot) and spot.role == "panel" and spot.focusable


def _in(word: SpokenText, note: SpokenText) -> bool:
    return note.box.contains(word.box.center()) and plainly(word.text) in plainly(note.text)
