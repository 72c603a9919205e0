"""What modules lay beside a player, all of it and in words: over an Alhambra at full size."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.parts import Badge
from alhambra_qt.controller.view.special import PieceTally, SpecialCard
from alhambra_qt.controller.view.table import PlayerView
from alhambra_qt.controller.view.targets import ToRead
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.writing import LEFT, line
from alhambra_qt.ui.table.panel import picture
from alhambra_qt.ui.table.special import title_of
from alhambra_qt.ui.table.special_line import NOTHING, draw_badges
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.tokens import token_picture


@frozen
class Item:
    """A badge, a number or a card with its words, and where it is within the lines."""

    area: QRectF
    text: str
    badge: Badge | None = None
    tally: PieceTally | None = None
    card: SpecialCard | None = None


def _height(look: Look) -> int:
    return look.pick(34, 26, 24)


def _texts(look: Look, player: PlayerView) -> list[Item]:
    extras, nowhere = player.extras or NOTHING, QRectF()
    found = [Item(nowhere, look.text(badge.text), badge=badge) for badge in player.badges]
    found += [Item(nowhere, look.text(tally.text), tally=tally) for tally in extras.tallies]
    for card in extras.cards:
        text = f"{title_of(look, card)} ({look.text(card.note)})"
        found.append(Item(nowhere, text, card=card))
    return found


def items(look: Look, player: PlayerView, left: float, top: float, width: float) -> list[Item]:
    """All of it from a place on, in as many lines as it takes."""
    high = _height(look)
    art, gap, between = look.pick(28, 22, 20), look.pick(7, 5, 4), look.pick(20, 14, 10)
    found, x, y = [], left, top
    for item in _texts(look, player):
        wide = art + gap + width_of(look.font("small"), item.text) + 1
        if x > left and x + wide > left + width:
            x, y = left, y + high
        area = QRectF(x, y, wide, high)
        found.append(Item(area, item.text, item.badge, item.tally, item.card))
        x += wide + between
    return found


def height(look: Look, found: list[Item]) -> float:
    """How high the lines are together."""
    return found[-1].area.bottom() - found[0].area.top() if found else 0.0


def spots(found: list[Item], zone: str) -> list[Spot]:
    """Everything as text; a card can be asked about."""
    return [
        Spot(
            item.card.target if item.card is not None else ToRead("seen", str(k)),
            item.area,
            zone,
            "text",
            item.text,
            enabled=False,
            focusable=item.card is not None,
        )
        for k, item in enumerate(found)
    ]


def draw(look: Look, painter: QPainter, found: list[Item]) -> None:
    """Paint the lines."""
    art, gap = look.pick(28, 22, 20), look.pick(7, 5, 4)
    for item in found:
        area, middle = item.area, item.area.center().y()
        if item.badge is not None:
            draw_badges(
                look, painter, QRectF(area.left(), area.top(), art, area.height()), [item.badge]
            )
        elif item.card is not None:
            picture(painter, token_picture(look, item.card.id, art), area.left(), middle - art / 2)
        elif item.tally is not None:
            size = look.pick(20, 16, 14)
            icon = look.icon(item.tally.icon, size)
            picture(painter, icon, area.left() + (art - size) / 2, middle - size / 2)
        words = area.adjusted(art + gap, 0, 0, 0)
        line(look, painter, words, item.text, "small", look.theme.ink, LEFT)
