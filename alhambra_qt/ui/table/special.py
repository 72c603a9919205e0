"""Special cards in a panel: small cards with their words, rows, pictures with names, or pictures.

Which of these is told by the room: no word is ever cut. A picture without words is still named
when it is pointed at, by "?" and to a screen reader.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from attrs import field, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPen

from alhambra_qt.controller.view.parts import CAN, CANNOT, CHOSEN
from alhambra_qt.controller.view.special import SpecialCard
from alhambra_qt.controller.view.targets import BesideSeat, Target
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.writing import CENTRE, LEFT, line
from alhambra_qt.ui.pieces.cards import back_of
from alhambra_qt.ui.table.panel import picture
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.tokens import token_picture
from alhambra_qt.ui.table.tray import TRAY

CARDS, ROWS, NAMES, PICTURES = "cards", "rows", "names", "pictures"
IDLE, SPENT = 0.65, 0.3  # how strong a picture is that is of no use now, and in this whole turn
COLUMNS = (1, 2, 3)


@frozen
class Shape:
    """How the cards are shown: the form, the room of each, and the room of "+3" for the others."""

    form: str
    cells: tuple[QRectF, ...]
    more: QRectF = field(factory=QRectF)


# -- layout -----------------------------------------------------------------------------------


def shape(look: Look, cards: Sequence[SpecialCard], area: QRectF) -> Shape:
    """The form with the most words for which there is room."""
    if not cards:
        return Shape(PICTURES, ())
    for form in (_cards, _rows, _names):
        found = form(look, cards, area)
        if found is not None:
            return found
    return _pictures(look, cards, area)


def _least(look: Look, role: str, weight: int = 0) -> QFont:
    font = look.font(role, weight)
    font.setPixelSize(look.smallest)
    return font


def words_width(look: Look, card: SpecialCard) -> float:
    """How wide the title and the note of a card are in the smallest letters."""
    title, note = title_of(look, card), look.text(card.note)
    strong, plain = _least(look, "smallstrong", 700), _least(look, "small")
    return max(width_of(strong, title), width_of(plain, note)) + 1


def title_of(look: Look, card: SpecialCard) -> str:
    """The short name of a card, with the number of equal ones."""
    title = look.text(card.title)
    return f"{title} ×{card.count}" if card.count > 1 else title


def _line(look: Look) -> float:
    return look.smallest * 1.3


def _cards(look: Look, cards: Sequence[SpecialCard], area: QRectF) -> Shape | None:
    """One row of upright cards."""
    count, gap = len(cards), look.pick(8, 6, 4)
    wide = min(look.pick(92, 70, 56), (area.width() - gap * (count - 1)) / count)
    high = min(area.height(), wide * 1.5)
    art = high - 2 * _line(look) - look.px(8)
    words = max(words_width(look, card) for card in cards)
    if wide < words + look.px(6) or art < look.pick(34, 28, 24):
        return None
    top = area.center().y() - high / 2
    return Shape(
        CARDS,
        tuple(
            QRectF(round(area.left() + k * (wide + gap)), round(top), int(wide), int(high))
            for k in range(count)
        ),
    )


def _rows(look: Look, cards: Sequence[SpecialCard], area: QRectF) -> Shape | None:
    """A grid of cells with the picture left of the words."""
    gap = look.pick(6, 4, 3)
    least = max(look.pick(40, 32, 26), 2 * _line(look) + 2)
    words = max(words_width(look, card) for card in cards)
    for columns in COLUMNS:
        rows = math.ceil(len(cards) / columns)
        wide = (area.width() - gap * (columns - 1)) / columns
        high = (area.height() - gap * (rows - 1)) / rows
        if high < least:
            continue
        if least + words + look.px(5) > wide:
            return None
        high = min(high, least * 1.15, wide - words - look.px(5))
        return Shape(ROWS, _grid(area, len(cards), columns, wide, high, gap))
    return None


def _names(look: Look, cards: Sequence[SpecialCard], area: QRectF) -> Shape | None:
    """A grid of pictures with their names below."""
    gap, strong = look.pick(6, 4, 3), _least(look, "smallstrong", 700)
    words = max(width_of(strong, title_of(look, card)) for card in cards)
    for rows in (1, 2, 3):
        columns = math.ceil(len(cards) / rows)
        wide = min((area.width() - gap * (columns - 1)) / columns, look.pick(92, 70, 56))
        high = (area.height() - gap * (rows - 1)) / rows
        if high - _line(look) - look.px(6) < look.pick(21, 21, 19):
            return None
        if words + look.px(4) <= wide:
            return Shape(NAMES, _grid(area, len(cards), columns, wide, min(high, wide * 1.2), gap))
    return None


def _pictures(look: Look, cards: Sequence[SpecialCard], area: QRectF) -> Shape:
    """A grid of pictures, as large as fits; where not all fit the last one counts the others."""
    gap, least = look.pick(6, 4, 2), float(look.pick(40, 32, 24))
    size = float(look.pick(64, 54, 40))
    while size > least and _room(area, size, gap) < len(cards):
        size -= 1
    size = min(size, area.height())
    columns = max(1, int((area.width() + gap) // (size + gap)))
    room = _room(area, size, gap)
    shown = len(cards) if len(cards) <= room else max(0, room - 1)
    count = min(room, max(shown + 1, len(cards)))
    columns = math.ceil(count / math.ceil(count / columns))  # rows of the same length
    cells = _grid(area, count, columns, size, size, gap)
    more = cells[shown] if shown < len(cards) and shown < len(cells) else QRectF()
    return Shape(PICTURES, cells[:shown], more)


def _room(area: QRectF, size: float, gap: float) -> int:
    across, down = (max(1, int((side + gap) // (size + gap))) for side in _sides(area))
    return across * down


def _sides(area: QRectF) -> tuple[float, float]:
    return area.width(), area.height()


def _grid(
    area: QRectF, count: int, columns: int, wide: float, high: float, gap: float
) -> tuple[QRectF, ...]:
    rows = math.ceil(count / columns)
    top = area.center().y() - (rows * (high + gap) - gap) / 2
    return tuple(
        QRectF(
            round(area.left() + (k % columns) * (wide + gap)),
            round(top + (k // columns) * (high + gap)),
            int(wide),
            int(high),
        )
        for k in range(count)
    )


# -- targets ----------------------------------------------------------------------------------


def spots(look: Look, cards: Sequence[SpecialCard], laid: Shape, zone: str) -> list[Spot]:
    """Each card as a target; one that cannot be used now answers why."""
    found = [
        Spot(
            card.target,
            area,
            zone,
            "card",
            card_name(look, card),
            card_said(look, card),
            card.key,
            enabled=card.state in (CAN, CHOSEN),
            radius=look.pick(8, 6, 5),
            tip=tip(look, card),
            chosen=card.state == CHOSEN,
        )
        for card, area in zip(cards, laid.cells, strict=False)
    ]
    if not laid.more.isEmpty():
        name = look.t("special-more", n=len(cards) - len(laid.cells))
        found.append(Spot(TRAY, laid.more, zone, "button", name))
    return found


def tip(look: Look, card: SpecialCard) -> str:
    """What is shown of a card where the pointer rests on it: name, state, and why not."""
    why = look.text(card.why) if card.why is not None else ""
    return "\n".join(part for part in (card_name(look, card), card_said(look, card), why) if part)


def card_name(look: Look, card: SpecialCard) -> str:
    """The full name of a card, with the number of equal ones."""
    name = look.text(card.name)
    return look.t("table-times", thing=name, n=card.count) if card.count > 1 else name


def card_said(look: Look, card: SpecialCard) -> str:
    """What is said of the state of a card."""
    said = [look.text(card.note)]
    if card.state == CHOSEN:
        said.append(look.t("table-say-chosen"))
    elif card.state == CAN:
        said.append(look.t("special-usable"))
    return ", ".join(said)


def absent(cards: Sequence[SpecialCard], hidden: Collection[str]) -> set[Target]:
    """The special cards that are still on their way: by their id, or alone in their zone."""
    zones = [card.zone for card in cards]
    return {
        card.target
        for card in cards
        if str(BesideSeat(card.id)) in hidden
        or (str(BesideSeat(card.zone)) in hidden and zones.count(card.zone) == 1)
    }


# -- painting ---------------------------------------------------------------------------------


def draw(
    look: Look,
    painter: QPainter,
    cards: Sequence[SpecialCard],
    laid: Shape,
    coming: Collection[Target] = (),
) -> None:
    """Paint the cards; those that can be used now are lit, of those still coming the frame."""
    for card, area in zip(cards, laid.cells, strict=False):
        _frame(look, painter, card, area)
        if card.target in coming:
            continue
        if laid.form == CARDS:
            _upright(look, painter, card, area)
        elif laid.form == ROWS:
            _row(look, painter, card, area)
        elif laid.form == NAMES:
            _named(look, painter, card, area)
        else:
            _art(look, painter, card, area.adjusted(3, 3, -3, -3))
            _count(look, painter, card, area)
        if card.state == CHOSEN:
            disc = look.px(8)
            paint.tick_disc(painter, area.topRight() + QPointF(-disc, disc), disc, look.theme)
    if not laid.more.isEmpty():
        text = f"+{len(cards) - len(laid.cells)}"
        line(look, painter, laid.more, text, look.font("number"), look.theme.ink2, CENTRE)


def _frame(look: Look, painter: QPainter, card: SpecialCard, area: QRectF) -> None:
    """The ground of a card: teal edge and wash where it can be used."""
    theme = look.theme
    lit = card.state in (CAN, CHOSEN)
    painter.setPen(QPen(theme.acc if lit else theme.line, 2.4 if lit else 1.2))
    painter.setBrush(theme.accs if lit else theme.panel2)
    radius = look.pick(8, 6, 5)
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius)


def _upright(look: Look, painter: QPainter, card: SpecialCard, area: QRectF) -> None:
    theme, high = look.theme, _line(look)
    inner = area.adjusted(3, 3, -3, -3)
    _art(look, painter, card, inner.adjusted(0, 1, 0, -2 * high - 1))
    title = QRectF(inner.left(), inner.bottom() - 2 * high, inner.width(), high)
    strong = look.font("smallstrong", 700)
    line(look, painter, title, title_of(look, card), strong, theme.ink, CENTRE)
    note = title.translated(0, high)
    line(look, painter, note, look.text(card.note), "small", theme.ink2, CENTRE)


def _named(look: Look, painter: QPainter, card: SpecialCard, area: QRectF) -> None:
    high = _line(look)
    inner = area.adjusted(2, 3, -2, -2)
    _art(look, painter, card, inner.adjusted(0, 0, 0, -high))
    title = QRectF(inner.left(), inner.bottom() - high, inner.width(), high)
    strong = look.font("smallstrong", 700)
    line(look, painter, title, title_of(look, card), strong, look.theme.ink, CENTRE)


def _row(look: Look, painter: QPainter, card: SpecialCard, area: QRectF) -> None:
    theme = look.theme
    inner = area.adjusted(3, 3, -4, -3)
    side = inner.height()
    _art(look, painter, card, QRectF(inner.left(), inner.top(), side, side))
    words = inner.adjusted(side + look.px(3), 0, 0, 0)
    middle = words.center().y()
    high = _line(look)
    strong = look.font("smallstrong", 700)
    title = QRectF(words.left(), middle - high, words.width(), high)
    line(look, painter, title, title_of(look, card), strong, theme.ink, LEFT)
    note = title.translated(0, high)
    line(look, painter, note, look.text(card.note), "small", theme.ink2, LEFT)


def _art(look: Look, painter: QPainter, card: SpecialCard, area: QRectF) -> None:
    """The picture of a card in the middle of a room, faint if it cannot be used now."""
    size = float(int(min(area.width(), area.height())))
    corner = area.center() - QPointF(size / 2, size / 2)
    with paint.saved(painter):
        weak = SPENT if card.state == CANNOT else IDLE
        painter.setOpacity(weak if card.why is not None else 1.0)
        if card.id:
            picture(painter, token_picture(look, card.id, size), corner.x(), corner.y())
        else:
            back = look.card(back_of(card.zone), size / CARD_RATIO)
            picture(painter, back, area.center().x() - size / CARD_RATIO / 2, corner.y())


def _count(look: Look, painter: QPainter, card: SpecialCard, area: QRectF) -> None:
    """How many equal ones a picture stands for."""
    if card.count < 2:
        return
    theme, side = look.theme, look.smallest * 1.35
    box = QRectF(area.left() - 2, area.top() - 2, side, side)
    painter.setPen(QPen(theme.ink, 1.2))
    painter.setBrush(theme.panel)
    painter.drawEllipse(box)
    line(look, painter, box, str(card.count), _least(look, "smallstrong", 700), theme.ink, CENTRE)
