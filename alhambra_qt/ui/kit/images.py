"""The art: SVG files rendered once per size into pixmaps shared by all views.

    ctx.images.tile("garden-8-sw", 96, dpr)     # building, fountain, camp, hut, bazaar
    ctx.images.card("denar-7", 70, dpr)         # money, also "back" and any other card
    ctx.images.icon("wall", 20, theme.ink)      # icon_*.svg in one colour
    ctx.images.coin(2, 24), .chip(4, 24), .symbol(2, 20, colour)

Sizes are logical; the pixmaps carry the device pixel ratio. The LRU cache is bounded by bytes. A
missing file yields a plain placeholder, never an exception. The files are the same in every theme;
tiles, cards, chips and coins get an outline in the theme's colour `rim`, so that they stand out on
its panels. A look of the table (`cloth`) has a folder of its own for the files that it replaces;
only those of the chosen look are ever read.
"""

from __future__ import annotations

import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from alhambra_qt import paths
from alhambra_qt.ui.kit.theme import CURRENCY_NAMES, INDIGO, TYPE_NAMES, luminance

log = logging.getLogger(__name__)

FULL_FROM = 62
MID_FROM = 42
CACHE_BYTES = 32 * 1024 * 1024
PARSED = 64  # parsed files kept for other sizes: about 60 KB each; parsing one takes 0.4 ms
CARD_RATIO = 1.4
SMALL_CARD = 44  # below this width a card shows its simpler face
# The badge is a star of radius 13 around (27.5, 27.5) of the tile's 100 units, in a 28-unit file.
BADGE = (13.5, 28.0)
_INK = b"#1B2238"
_HOLE = b"#FFFFFF"
_WHITE = QColor("#FFFFFF")
_STROKE = re.compile(rb'stroke="#[0-9A-F]{6}" stroke-width="[0-9.]+"')
COIN_STROKE = 6.2  # of 100 units: the line must be visible at 15 px
# The corner of a card and the frame of a chip, as fractions of their widths.
CARD_CORNER, CHIP_FRAME, CHIP_CORNER = 0.09, 1.3 / 28, 5.2 / 28


def detail(size: float) -> str:
    """Return the suffix of the art for a tile of that size on screen: full, _mid or _mini."""
    if size >= FULL_FROM:
        return ""
    return "_mid" if size >= MID_FROM else "_mini"


class Images:
    """A bounded cache of rendered art; `folder` holds the SVG files."""

    def __init__(
        self,
        folder: Path | None = None,
        budget: int = CACHE_BYTES,
        rim: QColor | None = None,
        cloth: str = "courtyard",
    ) -> None:
        self.rim, self._cloth = rim, cloth
        self._folder = folder or paths.assets_dir() / "svg"
        self._budget = budget
        self._used = 0
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._seen: dict[tuple[str, float], tuple[str, str, float, float, float, str]] = {}
        self._files: OrderedDict[tuple[str, str, str, str], QSvgRenderer | None] = OrderedDict()
        self._there: dict[str, bool] = {}

    # The interface for views.

    def tile(
        self,
        tile_id: str,
        size: float,
        dpr: float = 1.0,
        width: float = 0.0,
        *,
        small: bool = False,
    ) -> QPixmap:
        """Return a tile with walls and price, outlined in the colour of the theme.

        In high contrast the outline is 2 px wide, 1 px on small tiles. Where tiles touch, ask for
        1 px: two neighbours make up the line. With `small` it has the art of small tiles, whatever
        its size.
        """
        strong = self.rim is not None and self.rim == _WHITE and size >= MID_FROM
        own_width = width or (2.0 if strong else 1.0)
        key = ("small" if small else "tile", tile_id, size, dpr, own_width, self._rim())
        if not small:
            self._seen[tile_id, dpr] = key

        def paint(painter: QPainter, area: QRectF) -> None:
            self._paint_tile(painter, area, tile_id, detail(0 if small else size))
            self._outline(painter, area, own_width, 0)

        return self.painted(key, size, size, dpr, paint)

    def tile_seen(self, tile_id: str, size: float, dpr: float = 1.0) -> QPixmap | None:
        """Return a cached tile of the same detail in any size, the latest first; else None."""
        key = self._seen.get((tile_id, dpr))
        if key is None or detail(key[2]) != detail(size):
            return None
        return self._pixmaps.get(key)

    def card(self, card_id: str, width: float, dpr: float = 1.0) -> QPixmap:
        """Return a card, 1.4 times as high as wide; "back" and unknown ids show the back."""
        key = ("card", card_id, width, dpr, self._rim())

        def paint(painter: QPainter, area: QRectF) -> None:
            name = f"card_{card_id.replace('-', '_')}"
            if width < SMALL_CARD and self.has(f"{name}_mini"):
                name = f"{name}_mini"
            self.draw(painter, name if self.has(name) else "card_back", area)
            self._outline(painter, area, 1.0, CARD_CORNER * width)

        return self.painted(key, width, width * CARD_RATIO, dpr, paint)

    def icon(
        self, name: str, size: float, colour: QColor, dpr: float = 1.0, hole: QColor | None = None
    ) -> QPixmap:
        """Return icon_<name>.svg in one colour; inner lines use `hole`, by default contrasting."""
        return self._tinted(f"icon_{name}", size, colour, dpr, hole)

    def symbol(self, currency: int, size: float, colour: QColor, dpr: float = 1.0) -> QPixmap:
        """Return the plain symbol of a currency (0..4) in one colour."""
        return self._tinted(f"symbol_{CURRENCY_NAMES[currency]}", size, colour, dpr, None)

    def chip(self, building: int, size: float, dpr: float = 1.0) -> QPixmap:
        """Return the coloured chip of a building type (0..5)."""
        name = f"chip_{TYPE_NAMES[building]}"

        def paint(painter: QPainter, area: QRectF) -> None:
            self.draw(painter, name, area)
            inset = area.width() / 28 - CHIP_FRAME * area.width() / 2
            face = area.adjusted(inset, inset, -inset, -inset)
            self._outline(painter, face, max(1.2, CHIP_FRAME * size), CHIP_CORNER * size)

        return self.painted((name, size, dpr, self._rim()), size, size, dpr, paint)

    def coin(self, currency: int, size: float, dpr: float = 1.0, *, own: bool = False) -> QPixmap:
        """Return the coin of a currency (0..4); use `own` on that currency's colour."""
        name = f"coin_{CURRENCY_NAMES[currency]}"
        rim = "" if own else self._rim()

        def paint(painter: QPainter, area: QRectF) -> None:
            renderer = self._renderer(name, stroke=rim)
            if renderer is not None:
                renderer.render(painter, area)

        return self.painted((name, size, dpr, rim), size, size, dpr, paint)

    def svg(self, name: str, width: float, height: float, dpr: float = 1.0) -> QPixmap:
        """Return any art file at any size."""

        def paint(painter: QPainter, area: QRectF) -> None:
            self.draw(painter, name, area)

        return self.painted((name, width, height, dpr), width, height, dpr, paint)

    def has(self, name: str) -> bool:
        """Return whether the file exists and is readable; a missing one is not reported."""
        if name not in self._there:
            path = self._folder / f"{name}.svg"
            self._there[name] = path.is_file() and self._renderer(name) is not None
        return self._there[name]

    def painted(
        self,
        key: Hashable,
        width: float,
        height: float,
        dpr: float,
        paint: Callable[[QPainter, QRectF], None],
    ) -> QPixmap:
        """Return a picture, painted once per key and cached."""
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        pixmap = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(0, 0, width, height))
        painter.end()
        self._keep(key, pixmap)
        return pixmap

    def stamp(
        self,
        painter: QPainter,
        area: QRectF,
        key: tuple[Hashable, ...],
        paint: Callable[[QPainter, QRectF], None],
    ) -> None:
        """Paint something small from its picture where pixels are whole, else anew."""
        dpr, whole = painter.device().devicePixelRatio(), area.toRect().toRectF() == area
        if not whole or dpr != round(dpr):
            paint(painter, area)
            return
        size = area.width(), area.height()
        painter.drawPixmap(area.topLeft(), self.painted((*key, *size, dpr), *size, dpr, paint))

    def draw(self, painter: QPainter, name: str, area: QRectF) -> None:
        """Draw a file without caching it; a dashed frame stands for a missing one."""
        renderer = self._renderer(name)
        if renderer is None:
            painter.setPen(QPen(INDIGO, 1, Qt.PenStyle.DashLine))
            painter.drawRect(area.adjusted(1, 1, -1, -1))
            return
        renderer.render(painter, area)

    @property
    def used_bytes(self) -> int:
        """Return the memory used by cached pixmaps, in bytes."""
        return self._used

    def clear(self) -> None:
        """Clear the cache; pixmaps are rendered again on demand."""
        self._pixmaps.clear()
        self._used = 0

    def dress(self, rim: QColor, cloth: str) -> None:
        """Take another outline and the art of another look; of the old look nothing is kept."""
        self.rim = rim
        if cloth != self._cloth:
            self._cloth = cloth
            self._files.clear()
            self._there.clear()
            self._seen.clear()
            self.clear()

    # Implementation.

    def _rim(self) -> str:
        return self.rim.name() if self.rim is not None else ""

    def _outline(self, painter: QPainter, area: QRectF, width: float, corner: float) -> None:
        if self.rim is None:
            return
        half = width / 2
        pen = QPen(self.rim, width)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        face, round_by = area.adjusted(half, half, -half, -half), max(0.0, corner - half)
        painter.drawRoundedRect(face, round_by, round_by)

    def _keep(self, key: Hashable, pixmap: QPixmap) -> None:
        self._pixmaps[key] = pixmap
        self._used += _bytes(pixmap)
        while self._used > self._budget and len(self._pixmaps) > 1:
            _, old = self._pixmaps.popitem(last=False)
            self._used -= _bytes(old)

    def _renderer(
        self, name: str, ink: str = "", hole: str = "", stroke: str = ""
    ) -> QSvgRenderer | None:
        key = (name, ink, hole, stroke)
        if key not in self._files:
            self._files[key] = self._parse(*key)
        self._files.move_to_end(key)
        while len(self._files) > PARSED:
            self._files.popitem(last=False)
        return self._files[key]

    def _parse(self, name: str, ink: str, hole: str, stroke: str) -> QSvgRenderer | None:
        own = self._folder / self._cloth / f"{name}.svg"
        path = own if own.is_file() else self._folder / f"{name}.svg"
        try:
            data = path.read_bytes()
        except OSError:
            log.warning("Picture missing: %s", path)
            return None
        if ink:
            # A marker in between, so that a colour is never replaced twice.
            data = data.replace(_HOLE, b"#HOLE!").replace(_INK, ink.encode())
            data = data.replace(b"#HOLE!", hole.encode())
        if stroke:
            data = _STROKE.sub(f'stroke="{stroke}" stroke-width="{COIN_STROKE}"'.encode(), data)
        renderer = QSvgRenderer(QByteArray(data))
        if not renderer.isValid():
            log.warning("Picture not readable: %s", path)
            return None
        return renderer

    def _tinted(
        self, name: str, size: float, colour: QColor, dpr: float, hole: QColor | None
    ) -> QPixmap:
        key = (name, size, dpr, colour.rgba(), None if hole is None else hole.rgba())

        def paint(painter: QPainter, area: QRectF) -> None:
            usual = INDIGO if luminance(colour) > 0.4 else _WHITE
            inner = usual if hole is None else hole
            renderer = self._renderer(name, colour.name(), inner.name())
            if renderer is not None:
                renderer.render(painter, area)

        return self.painted(key, size, size, dpr, paint)

    def _paint_tile(self, painter: QPainter, area: QRectF, tile_id: str, level: str) -> None:
        mini = "_mini" if level == "_mini" else ""
        kind, *rest = tile_id.split("-")
        sides = rest[-1] if rest and set(rest[-1]) <= set("nesw") else ""
        if kind in TYPE_NAMES:
            # The background is the costly part; all tiles of a type share it, for fast zooming.
            dpr = painter.device().devicePixelRatio()
            ground = self.svg(f"tile_{kind}{level}", area.width(), area.height(), dpr)
            painter.drawPixmap(area.topLeft(), ground)
        elif kind == "hut":
            self.draw(painter, f"hut_{rest[0]}{mini}", area)
        elif kind == "camp":
            self.draw(painter, f"camp_{sides}{mini}", area)
        else:
            self.draw(painter, tile_id.replace("-", "_") + mini, area)
        if sides and kind != "camp":
            self.draw(painter, f"walls_{sides}{mini}", area)
        if kind in TYPE_NAMES and not mini:
            at, side = BADGE[0] * area.width() / 100, BADGE[1] * area.width() / 100
            self.draw(painter, f"badge_{rest[0]}", QRectF(at, at, side, side))


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
