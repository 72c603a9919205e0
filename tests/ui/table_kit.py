"""Tables that show a view without a desk behind them, and what they write."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import shiboken6
from attrs import asdict
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.i18n import LANGS
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import PaintedText
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.sides.spots import Spot
from alhambra_qt.ui.table.widget import TableWidget
from alhambra_qt.ui.table.zones import Zones
from tests.cases import night

Size = tuple[int, int]
SMALL, COMMON, LARGE = SIZES = ((1024, 600), (1366, 768), (1920, 1080))


def rooms() -> list[tuple[str, Size]]:
    """Languages and windows: in the daily run those with the longest words in the smallest one."""
    every = itertools.product(LANGS, SIZES)
    return list(every) if night() else [("fr", SMALL), ("ro", SMALL), ("it", COMMON), ("en", LARGE)]


AREAS = ("panel", "text")


def shown(
    view: TableView, size: Size = COMMON, lang: str = "en", scale: float = 1.0
) -> TableWidget:
    """A table of a size that shows a view, but is not on the screen."""
    assert load_fonts() == []
    ctx = UiContext("light", lang, scale, speed=0)
    ctx.set_window(*size)
    table = TableWidget(ctx)
    table.resize(*size)
    table.show_view(view)
    return table


@contextmanager
def showing(
    view: TableView, size: Size = COMMON, lang: str = "en", scale: float = 1.0
) -> Iterator[TableWidget]:
    """The same, deleted at the end."""
    table = shown(view, size, lang, scale)
    yield table
    shiboken6.delete(table)


def written(table: TableWidget) -> list[PaintedText]:
    """Everything that is written on the table and where, painted where nobody looks."""
    found = table.look.trace = list[PaintedText]()
    nowhere = QPixmap(1, 1)
    with QPainter(nowhere) as painter:
        for panel in (*table.table.panels(), table.table.callout):
            if panel.is_shown and not panel.area.isEmpty():
                panel.draw(painter)
    assert found
    return found


def spills(text: PaintedText) -> bool:
    """Whether a text left its box by more than a pixel or two."""
    return not text.box.adjusted(-2, -3, 2, 3).contains(text.used)


def spilled(table: TableWidget) -> list[str]:
    """The texts that leave their boxes."""
    return [f"{t.text!r} {t.box} {t.used}" for t in written(table) if spills(t)]


def fixed(table: TableWidget) -> list[Spot]:
    """Return clickable spots that stay in place: cells may be moved under the board's tools."""
    every = (spot for spot in table.table.spots() if spot.focusable and not spot.behind)
    return [spot for spot in every if spot.role != "cell" and spot.target != Press("recap")]


def covered(spots: Iterable[Spot]) -> list[str]:
    """Pairs of buttons, cards and tiles that cover each other."""
    plain = [spot for spot in spots if spot.role not in AREAS]
    return [
        f"{spot.target} lies on {other.target}"
        for spot, other in itertools.combinations(plain, 2)
        if _least(spot.rect.intersected(other.rect)) >= 3
    ]


def _least(common: QRectF) -> float:
    return min(common.width(), common.height())


def outside(table: TableWidget, spots: Iterable[Spot]) -> list[str]:
    """Those that reach out of the window."""
    window = table.sceneRect().adjusted(-1, -1, 1, 1)
    return [f"{spot.target} is outside" for spot in spots if not window.contains(spot.rect)]


def rects_of(z: Zones) -> dict[str, QRectF]:
    """All zones that exist, by name; of the tray its bar, the ruler only outside the header."""
    left_out = {"window", "tray", *(["ruler"] if z.header.contains(z.ruler) else [])}
    found = {name: rect for name, rect in asdict(z, recurse=False).items() if name not in left_out}
    found |= {f"rival {k + 1}": rect for k, rect in enumerate(found.pop("rivals"))}
    return {name: rect for name, rect in found.items() if not rect.isEmpty()}
