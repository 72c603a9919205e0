"""What modules lay beside a player, in one line: badges, counted pieces, mini portraits.

The line leaves out what it has no room for, noughts first; opened at full size a player shows all.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPen

from alhambra_qt.controller.view.parts import Badge
from alhambra_qt.controller.view.special import Extras, PieceTally, SpecialCard
from alhambra_qt.controller.view.table import PlayerView
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.writing import LEFT, RIGHT, line
from alhambra_qt.ui.table.panel import picture
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.tokens import token_picture

OVERLAP = 0.5  # how much of a portrait is seen below the next one where they are crowded
FACES = 3  # so many portraits stay before numbers are left out
NOTHING = Extras()
MORE = "…"


def said(look: Look, extras: Extras | None, badges: Sequence[Badge] = ()) -> str:
    """All of it in words, for a screen reader."""
    if extras is None:
        return ", ".join(look.text(badge.text) for badge in badges)
    words = [look.text(badge.text) for badge in badges]
    words += [look.text(tally.worth or tally.text) for tally in extras.tallies]
    words += [look.text(card.name) for card in extras.cards if not card.key]
    words += [look.text(extras.attack)] if extras.attack is not None else []
    return ", ".join(words)


def draw_badges(look: Look, painter: QPainter, area: QRectF, badges: Sequence[Badge]) -> None:
    """The tokens of modules: on, or struck out when off."""
    theme = look.theme
    size = badge_size(look, area.height())
    x = area.left()
    for badge in badges:
        box = QRectF(x, area.center().y() - size / 2, size, size)
        painter.setPen(QPen(theme.acc if badge.on else theme.ink2, 1.8))
        painter.setBrush(theme.accs if badge.on else theme.panel2)
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        ink = theme.acc if badge.on else theme.ink2
        art = look.icon(badge.icon, size * 0.62, ink)
        picture(painter, art, box.center().x() - size * 0.31, box.center().y() - size * 0.31)
        if not badge.on:
            painter.setPen(QPen(theme.warn, 2.4))
            painter.drawLine(box.bottomLeft() + QPointF(3, -3), box.topRight() + QPointF(-3, 3))
        x += size + look.pick(8, 6, 4)


def badge_size(look: Look, height: float) -> int:
    """The size of a badge in a line of that height."""
    return int(min(height, look.pick(26, 20, 17)))


# -- the line of a rival ----------------------------------------------------------------------


@frozen
class LinePiece:
    """One thing of the line and where it is, from the left end of the line."""

    left: float
    wide: float
    badge: Badge | None = None
    tally: PieceTally | None = None
    card: SpecialCard | None = None
    text: str = ""


def _font(look: Look) -> QFont:
    return look.font("bold", 700)


def line_height(look: Look) -> int:
    """How high the line is."""
    return look.pick(28, 21, 17)


def _icon(look: Look) -> int:
    return look.pick(18, 15, 12)


def _tally_width(look: Look, tally: PieceTally) -> float:
    return _icon(look) + look.pick(4, 3, 2) + width_of(_font(look), str(tally.number)) + 1


def plan(look: Look, player: PlayerView, width: float) -> list[LinePiece]:
    """The pieces that have room in a line; dots at its end where these are not all of them."""
    extras = player.extras or NOTHING
    some = [tally for tally in extras.tallies if tally.number]
    for tallies in (extras.tallies, some):
        for crowded in (False, True):
            found = _laid(look, player.badges, tallies, extras.cards, width, crowded=crowded)
            if found is not None:
                return found
    cards = extras.cards
    while True:
        found = _laid(look, player.badges, some, cards, width, crowded=True, more=True)
        if found is not None or not (cards or some):
            return found or []
        if some and len(cards) <= FACES:
            some.pop()
        else:
            cards = cards[:-1]


def _laid(
    look: Look,
    badges: Sequence[Badge],
    tallies: Sequence[PieceTally],
    cards: Sequence[SpecialCard],
    width: float,
    *,
    crowded: bool,
    more: bool = False,
) -> list[LinePiece] | None:
    """These pieces side by side, as much apart as there is room; None if there is not enough."""
    token = badge_size(look, line_height(look))
    step = token * (OVERLAP if crowded else 1.0) + (0 if crowded else 2)
    wide = [float(token) for _ in badges] + [_tally_width(look, tally) for tally in tallies]
    row = (len(cards) - 1) * step + token if cards else 0.0
    dots = width_of(_font(look), MORE) + 1 if more else 0.0
    groups = len(wide) + bool(cards) + more
    used = sum(wide) + row + dots
    gap = min(look.pick(14, 9, 6), (width - used) / max(1, groups - 1))
    if gap < look.pick(6, 4, 3):
        return None
    found, x = [], 0.0
    for k, one in enumerate(wide):
        if k < len(badges):
            found.append(LinePiece(x, one, badge=badges[k]))
        else:
            found.append(LinePiece(x, one, tally=tallies[k - len(badges)]))
        x += one + gap
    found += [LinePiece(x + k * step, token, card=card) for k, card in enumerate(cards)]
    if more:
        found.append(LinePiece(x + (row + gap if cards else 0), dots, text=MORE))
    return found


def draw_line(look: Look, painter: QPainter, area: QRectF, pieces: Sequence[LinePiece]) -> None:
    """Paint the line."""
    theme, size = look.theme, _icon(look)
    for piece in pieces:
        box = QRectF(area.left() + piece.left, area.top(), piece.wide, area.height())
        middle = box.center().y()
        if piece.badge is not None:
            draw_badges(look, painter, box, (piece.badge,))
        elif piece.card is not None:
            art = token_picture(look, piece.card.id, piece.wide)
            picture(painter, art, box.left(), middle - piece.wide / 2)
        elif piece.tally is not None:
            ink = theme.ink if piece.tally.number else theme.ink2
            picture(painter, look.icon(piece.tally.icon, size, ink), box.left(), middle - size / 2)
            number = str(piece.tally.number)
            line(look, painter, box, number, _font(look), ink, RIGHT)
        else:
            line(look, painter, box, piece.text, _font(look), theme.ink2, LEFT)


def rule(look: Look, painter: QPainter, area: QRectF) -> None:
    """A thin line above the line."""
    painter.setPen(QPen(look.theme.line, 1))
    painter.drawLine(area.topLeft(), area.topRight())


def portrait_spots(look: Look, area: QRectF, pieces: Sequence[LinePiece], zone: str) -> list[Spot]:
    """The open cards of a player as something to ask about."""
    return [
        Spot(
            piece.card.target,
            QRectF(area.left() + piece.left, area.top(), piece.wide, area.height()),
            zone,
            "text",
            look.text(piece.card.name),
            look.text(piece.card.note),
            enabled=False,
            focusable=False,
            radius=look.pick(6, 5, 4),
            tip=f"{look.text(piece.card.name)}\n{look.text(piece.card.note)}",
        )
        for piece in pieces
        if piece.card is not None
    ]


# -- the summary of the own panel -------------------------------------------------------------


def draw_summary(
    look: Look, painter: QPainter, area: QRectF, tallies: Sequence[PieceTally]
) -> None:
    """What the own pieces are worth: in words if they fit, else as numbers beside their icons."""
    shown = [tally for tally in tallies if tally.worth is not None and tally.brief is not None]
    if not shown or area.isEmpty():
        return
    size, gap = look.pick(18, 15, 13), look.pick(6, 4, 3)
    font = look.font("log", 600)
    for brief in (False, True):
        texts = [look.text((tally.brief if brief else tally.worth) or "") for tally in shown]
        wide = [size + gap + width_of(font, text) + 1 for text in texts]
        between = (area.width() - sum(wide)) / max(1, len(shown) - 1)
        if between >= look.pick(12, 8, 6):
            break
    between = max(look.px(4), min(between, look.pick(26, 18, 14)))
    x = area.left()
    for tally, text, one in zip(shown, texts, wide, strict=True):
        picture(painter, look.icon(tally.icon, size), x, area.center().y() - size / 2)
        end = min(one - size - gap, area.right() - x - size - gap)
        box = QRectF(x + size + gap, area.top(), end, area.height())
        line(look, painter, box, text, font, look.theme.ink)
        x += one + between


# -- the line of the board --------------------------------------------------------------------


def draw_board_line(look: Look, painter: QPainter, area: QRectF, player: PlayerView) -> float:
    """The longest wall, and what an attack would find; gives how much room they took.

    Without special cards the own panel has room for the wall itself.
    """
    theme, extras = look.theme, player.extras or NOTHING
    size, gap, apart = look.pick(18, 15, 13), look.pick(7, 5, 4), look.pick(16, 12, 9)
    strong, plain = look.font("log", 700), look.font("log")
    wall = look.t("special-wall", n=player.wall) if extras.cards else ""
    attack = look.text(extras.attack) if extras.attack is not None else ""
    if not wall and not attack:
        return 0.0
    first = size + gap + width_of(strong, wall) if wall else 0.0
    apart = apart if wall else 0
    wide = min(area.width(), first + (apart + width_of(plain, attack) if attack else 0))
    # The lozenges of the ground would run through the words.
    painter.fillRect(area.adjusted(-2, 3, wide - area.width() + 4, -3), theme.board)
    if wall:
        picture(painter, look.icon("wall", size), area.left(), area.center().y() - size / 2)
        line(look, painter, area.adjusted(size + gap, 0, 0, 0), wall, strong, theme.ink)
    line(look, painter, area.adjusted(first + apart, 0, 0, 0), attack, plain, theme.ink2)
    return wide
