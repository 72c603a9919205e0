"""Cards at any size, by their printed ids.

Beside the cards of the engine there are faces for what lies on the table as a card but is none
for the engine ("bonus-tower-12", "attack-n"), and a back for each kind of hidden card.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.faces.found import known_zone
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.images import CARD_RATIO

BACK = "back"


def back_of(zone: str) -> str:
    """The back that hidden cards of a zone show ("side_stack", "bonus", "deck")."""
    return known_zone(zone).back or BACK


def draw_card(painter: QPainter, rect: QRectF, card_id: str, ctx: UiContext) -> None:
    """Draw a card as large as fits into the rectangle, in its middle."""
    wide = min(rect.width(), rect.height() / CARD_RATIO)
    art = ctx.images.card(card_id, wide, painter.device().devicePixelRatio())
    painter.drawPixmap(rect.center() - QRectF(0, 0, wide, wide * CARD_RATIO).center(), art)
