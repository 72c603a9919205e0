"""Every piece of all modules on one picture; look at it with `python -m tests.ui.show pieces`.

Cards stand at full size, as in the display, and as small as on the tray; tokens at 64, 28 and
20 px; tiles with sticks, gates, chests and residents at the three levels of detail.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from alhambra_qt.controller.faces.found import zones
from alhambra_qt.engine.pieces import BAZAARS, CAMPS, CARD_ID, CURRENCIES, HUTS, TILE_ID, TYPES
from alhambra_qt.modules.bonus.rules import BONUS, PREFIX
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.pieces.tiles import (
    BACK,
    TILE_BACK,
    draw_card,
    draw_gate,
    draw_sticks,
    draw_tile,
    draw_token,
)

WIDTH, GAP = 1560, 8
CARD_SIZES, TOKEN_SIZES, TILE_SIZES = (100, 60, 28), (64, 28, 20), (96, 48, 28)
BONUS_CARDS = tuple(PREFIX + TILE_ID[tile] for tile in BONUS)
ATTACKS = tuple(f"attack-{side}" for side in "nesw")
SPECIAL = tuple(name for name in CARD_ID if name.split("-")[0] not in CURRENCIES)
BACKS = tuple(dict.fromkeys(place.back for place in zones().values() if place.back))
FACES = (*CARD_ID, *BONUS_CARDS, *ATTACKS, BACK, *BACKS)
TOKENS = (
    *(f"{kind}-{name}" for kind in ("chest", "resident", "scout") for name in TYPES),
    *ATTACKS,
    *BONUS_CARDS,
    *("trader", "vizier-active", "vizier-inactive", "auction-hammer", TILE_BACK),
    *(name for name in SPECIAL if not name.startswith("scoring")),
)
TILES = tuple(TILE_ID[tile] for tile in (*HUTS, *CAMPS, *BAZAARS))


class Shelf:
    """Puts one thing after the other, line by line."""

    def __init__(self, top: float) -> None:
        self.x, self.y, self.line = float(GAP), top, 0.0

    def place(self, width: float, height: float) -> QRectF:
        """The rectangle of the next thing."""
        if self.x + width > WIDTH - GAP:
            self.feed()
        area = QRectF(self.x, self.y, width, height)
        self.x += width + GAP
        self.line = max(self.line, height)
        return area

    def feed(self) -> None:
        """Begin a new line."""
        self.x, self.y, self.line = float(GAP), self.y + self.line + GAP, 0.0


def draw_furnished(painter: QPainter, rect: QRectF, k: int, ctx: UiContext) -> None:
    """Draw a tile with what modules put on it."""
    tile = ("garden-8-nw", "tower-12", "chambers-9-w", "hut-arcades-n", "fountain", "seraglio-9")[k]
    draw_tile(painter, rect, tile, ctx)
    draw_sticks(painter, rect, ("se", "n", "ne", "w", "nesw", "")[k], ctx)
    for side in ("w", "", "w", "", "", "")[k]:
        draw_gate(painter, rect, side, ctx)
    size = rect.width() * 0.36
    corner = QRectF(rect.right() - size, rect.bottom() - size, size, size)
    kind = TYPES[k]
    draw_token(painter, corner, f"resident-{kind}", ctx, on_tile=True)
    draw_token(
        painter, corner.translated(size - rect.width(), 0), f"chest-{kind}", ctx, on_tile=True
    )


def draw_all(painter: QPainter, ctx: UiContext) -> float:
    """Draw everything and tell how high it is."""
    shelf = Shelf(GAP)
    for size in CARD_SIZES:
        for card in FACES:
            draw_card(painter, shelf.place(size, size * CARD_RATIO), card, ctx)
        shelf.feed()
    for size in TOKEN_SIZES:
        for token in TOKENS:
            draw_token(painter, shelf.place(size, size), token, ctx)
        shelf.feed()
    for size in TILE_SIZES:
        for tile in TILES:
            draw_tile(painter, shelf.place(size, size), tile, ctx)
        for k in range(6):
            draw_furnished(painter, shelf.place(size, size), k, ctx)
        shelf.feed()
    return shelf.y


def piece_gallery(ctx: UiContext) -> QImage:
    """Everything on one picture."""
    image = QImage(WIDTH, 4000, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint.panel(painter, QRectF(image.rect()), ctx.theme, radius=1, with_shadow=False)
    height = draw_all(painter, ctx)
    painter.end()
    return image.copy(0, 0, WIDTH, int(height))
