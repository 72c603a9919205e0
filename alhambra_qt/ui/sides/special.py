"""Special cards in a panel: small cards with text, rows, pictures with names, or pictures.

The room decides which: no word is ever cut. A picture without words still shows its name in a
tooltip, on "?", and as its accessible name.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from functools import partial

from attrs import evolve, field, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPen, QPixmap

from alhambra_qt.controller.view.table_view import Extras, PieceTally, PlayerView, SpecialCard
from alhambra_qt.controller.view.targets import BesideSeat, NumberOf, Target
from alhambra_qt.controller.view.view_parts import CAN, CANNOT, CHOSEN, Badge
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import (
    Art,
    Box,
    Drawn,
    Fixed,
    Ground,
    Hit,
    Space,
    Veil,
    Words,
    lay,
    spring,
)
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import picture_in
from alhambra_qt.ui.kit.rows import Column, First, Row
from alhambra_qt.ui.kit.sizes import width_of
from alhambra_qt.ui.kit.text import CENTRE, LEFT, line
from alhambra_qt.ui.pieces.small_pieces import token_picture
from alhambra_qt.ui.pieces.tiles import back_of
from alhambra_qt.ui.sides.spots import Spot, telling

CARDS, ROWS, NAMES, PICTURES = "cards", "rows", "names", "pictures"
IDLE, SPENT = 0.65, 0.3  # how strong a picture is that is of no use now, and in this whole turn
COLUMNS = (1, 2, 3)
LARGE = 99.0  # ems: a picture takes all the room there is


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
    font.setPixelSize(look.m.smallest)
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
    return look.m.smallest * 1.3


def _cards(look: Look, cards: Sequence[SpecialCard], area: QRectF) -> Shape | None:
    count, gap = len(cards), look.pick(8, 6, 4)
    width = min(look.pick(92, 70, 56), (area.width() - gap * (count - 1)) / count)
    height = min(area.height(), width * 1.5)
    art = height - 2 * _line(look) - look.px(8)
    words = max(words_width(look, card) for card in cards)
    if width < words + look.px(6) or art < look.pick(34, 28, 24):
        return None
    top = area.center().y() - height / 2
    return Shape(
        CARDS,
        tuple(
            QRectF(round(area.left() + k * (width + gap)), round(top), int(width), int(height))
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
        width = (area.width() - gap * (columns - 1)) / columns
        height = (area.height() - gap * (rows - 1)) / rows
        if height < least:
            continue
        if least + words + look.px(5) > width:
            return None
        height = min(height, least * 1.15, width - words - look.px(5))
        return Shape(ROWS, _grid(area, len(cards), columns, width, height, gap))
    return None


def _names(look: Look, cards: Sequence[SpecialCard], area: QRectF) -> Shape | None:
    """A grid of pictures with their names below."""
    gap, strong = look.pick(6, 4, 3), _least(look, "smallstrong", 700)
    words = max(width_of(strong, title_of(look, card)) for card in cards)
    for rows in (1, 2, 3):
        columns = math.ceil(len(cards) / rows)
        width = min((area.width() - gap * (columns - 1)) / columns, look.pick(92, 70, 56))
        height = (area.height() - gap * (rows - 1)) / rows
        if height - _line(look) - look.px(6) < look.pick(21, 21, 19):
            return None
        if words + look.px(4) <= width:
            return Shape(
                NAMES, _grid(area, len(cards), columns, width, min(height, width * 1.2), gap)
            )
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
    area: QRectF, count: int, columns: int, width: float, height: float, gap: float
) -> tuple[QRectF, ...]:
    rows = math.ceil(count / columns)
    top = area.center().y() - (rows * (height + gap) - gap) / 2
    return tuple(
        QRectF(
            round(area.left() + (k % columns) * (width + gap)),
            round(top + (k // columns) * (height + gap)),
            int(width),
            int(height),
        )
        for k in range(count)
    )


# -- targets ----------------------------------------------------------------------------------


def card_spot(look: Look, card: SpecialCard, zone: str) -> Spot:
    """A card: its name, its state, and why it cannot be used now."""
    name, text = card_name(look, card), card_state(look, card)
    why = look.text(card.why) if card.why is not None else ""
    return Spot(
        card.target,
        QRectF(),
        zone,
        "card",
        name,
        ", ".join(filter(None, (text, why))),
        card.key,
        enabled=card.state in (CAN, CHOSEN),
        radius=look.pick(8, 6, 5),
        tip="\n".join(filter(None, (name, text, why))),
        state=card.state,
    )


def card_name(look: Look, card: SpecialCard) -> str:
    """The full name of a card, with the number of equal ones."""
    name = look.text(card.name)
    return look.t("table-times", thing=name, n=card.count) if card.count > 1 else name


def card_state(look: Look, card: SpecialCard) -> str:
    """Return the state of a card as text."""
    texts = [look.text(card.note)]
    if card.state == CHOSEN:
        texts.append(look.t("table-say-chosen"))
    elif card.state == CAN:
        texts.append(look.t("special-usable"))
    return ", ".join(texts)


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


def draw(look: Look, painter: QPainter, card: SpecialCard, form: str, area: QRectF) -> None:
    """Paint a card without a form only as its ground: teal edge and wash where it can be used."""
    lit, em = card.state in (CAN, CHOSEN), look.em
    fill, edge, width = ("accs", "acc", 2.4) if lit else ("panel2", "line", 1.2)
    child = _face(look, card, form) if form else Space()
    ground = Ground(child, fill, edge, width, (2 / em, 3 / em), look.pick(8, 6, 5) / em)
    lay(ground, look, area).paint(painter)
    if form == PICTURES:
        _count(look, painter, card, area)
    if form and card.state == CHOSEN:
        disc = look.px(8)
        paint.tick_disc(painter, area.topRight() + QPointF(-disc, disc), disc, look.theme)


def _face(look: Look, card: SpecialCard, form: str) -> Box:
    em, align = look.em, LEFT if form == ROWS else CENTRE
    title = Words(title_of(look, card), "smallstrong", align=align, weight=700)
    note = Words(look.text(card.note), "small", "ink2", align)
    lines = [Fixed(words, height=_line(look) / em) for words in (title, note)]
    if form == ROWS:
        words = Column(spring(), *lines, spring(), gap=0, grow=1.0)
        return Row(_art(look, card, 0), words, gap=look.px(3) / em, middle=False)
    return Column(_art(look, card, 1), *lines[: {CARDS: 2, NAMES: 1}.get(form, 0)], gap=0)


def _art(look: Look, card: SpecialCard, grow: float) -> Box:
    """The picture of a card, as large as there is room, faint if it cannot be used now."""

    def make(name: str, size: float) -> QPixmap:
        if name:
            return token_picture(look, name, size)
        return look.card(back_of(card.zone), size / CARD_RATIO)

    weak = SPENT if card.state == CANNOT else IDLE
    return Veil(Art(make, card.id, LARGE), weak if card.why is not None else 1.0, grow=grow)


def _count(look: Look, painter: QPainter, card: SpecialCard, area: QRectF) -> None:
    if card.count < 2:
        return
    theme, side = look.theme, look.m.smallest * 1.35
    box = QRectF(area.left() - 2, area.top() - 2, side, side)
    painter.setPen(QPen(theme.ink, 1.2))
    painter.setBrush(theme.panel)
    painter.drawEllipse(box)
    line(look, painter, box, str(card.count), _least(look, "smallstrong", 700), theme.ink, CENTRE)


TOKEN, ICON = 1.5, 1.1  # ems
FACES = 3  # so many portraits stay before numbers are left out
NOTHING = Extras()


def extras_label(look: Look, extras: Extras | None, badges: Sequence[Badge] = ()) -> str:
    """All of it in words, for a screen reader."""
    words, extras = [look.text(badge.text) for badge in badges], extras or NOTHING
    words += [look.text(tally.worth or tally.text) for tally in extras.tallies]
    words += [look.text(card.name) for card in extras.cards if not card.key]
    words += [look.text(extras.attack)] if extras.attack is not None else []
    return ", ".join(words)


# -- signs ------------------------------------------------------------------------------------


def badge_sign(look: Look, badge: Badge, seat: int) -> Box:
    """The token of a module: on, or struck out when off."""

    def draw(painter: QPainter, box: QRectF) -> None:
        theme = look.theme
        size = min(box.width(), box.height())
        ring = QRectF(0, 0, size, size)
        ring.moveCenter(box.center())
        ink = theme.acc if badge.on else theme.ink2
        painter.setPen(QPen(ink, 1.8))
        painter.setBrush(theme.accs if badge.on else theme.panel2)
        painter.drawEllipse(ring.adjusted(1, 1, -1, -1))
        picture_in(painter, look.icon(badge.icon, int(size * 0.62), ink), ring)
        if not badge.on:
            painter.setPen(QPen(theme.warn, 2.4))
            inner = ring.adjusted(3, 3, -3, -3)
            painter.drawLine(inner.bottomLeft(), inner.topRight())

    art = Drawn(draw, TOKEN, TOKEN, keep=8)
    return telling(art, look.text(badge.text), NumberOf(badge.module, seat))


def tally_sign(look: Look, tally: PieceTally, seat: int, *, keep: int = 8) -> Box:
    """How many pieces of a kind there are, beside their icon."""
    ink = look.theme.ink if tally.number else look.theme.ink2
    art = Art(partial(look.icon, colour=ink), tally.icon, ICON)
    row = Row(art, Words(str(tally.number), "bold", ink), gap=0.2, keep=keep)
    return telling(row, look.text(tally.worth or tally.text), NumberOf(tally.zone, seat))


def card_sign(look: Look, card: SpecialCard, zone: str, *, keep: int = 8) -> Box:
    """The portrait of an open card, as something to ask about."""
    spot = evolve(card_spot(look, card, zone), role="text", enabled=False, focusable=False)
    spot = evolve(spot, radius=look.pick(6, 5, 4))
    art = Art(partial(token_picture, look), card.id, TOKEN)
    return Hit(art, spot.on, keep=keep)


def signs(look: Look, player: PlayerView, zone: str) -> Box | None:
    """All of it in a line, the portraits closer where they must be; dots where more is left out."""
    extras, seat = player.extras or NOTHING, player.seat.seat
    cards = [card_sign(look, card, zone) for card in extras.cards]
    badges = [badge_sign(look, badge, seat) for badge in player.badges]
    if not (badges or cards or extras.tallies):
        return None
    every = [tally_sign(look, tally, seat) for tally in extras.tallies]
    some = [sign for sign, tally in zip(every, extras.tallies, strict=True) if tally.number]
    forms: list[Box] = []
    for tallies in (every, some):
        for overlap in (0.15, -0.6):
            faces = Row(*cards, gap=overlap) if cards else None
            forms.append(Row(*badges, *tallies, faces, gap=0.5))
    gone = [card_sign(look, card, zone, keep=5 - min(k, 4)) for k, card in enumerate(extras.cards)]
    first, rest = Row(*gone[:FACES], gap=-0.6), Row(*gone[FACES:], gap=-0.6, keep=1)
    few = (tally for tally in extras.tallies if tally.number)
    counted = (tally_sign(look, tally, seat, keep=2) for tally in few)
    dots = Words("…", "bold", "ink2")
    forms.append(Row(*badges, *counted, first if gone else None, rest if gone else None, dots))
    return First(*forms)


# -- words ------------------------------------------------------------------------------------


def in_words(look: Look, player: PlayerView, zone: str) -> Iterator[tuple[Spot, Box]]:
    """Everything with its words, and what it stands for: a card can be asked about."""
    extras, seat = player.extras or NOTHING, player.seat.seat
    told: list[tuple[Box, str, Target]] = []
    for badge in player.badges:
        about = NumberOf(badge.module, seat)
        told.append((badge_sign(look, badge, seat), look.text(badge.text), about))
    for tally in extras.tallies:
        about = NumberOf(tally.zone, seat)
        told.append((Art(look.icon, tally.icon, 1.2), look.text(tally.text), about))
    for card in extras.cards:
        face = Art(partial(token_picture, look), card.id, 1.7)
        text = f"{title_of(look, card)} ({look.text(card.note)})"
        told.append((face, text, card.target))
    for art, text, target in told:
        spot = Spot(target, QRectF(), zone, "text", text, enabled=False)
        yield spot, Ground(Row(art, Words(text, "small")), least=(0.0, 1.9))


def summary(look: Look, tallies: Sequence[PieceTally], seat: int) -> Box | None:
    """Return the worth of the own pieces: in words if they fit, else as numbers beside icons."""
    shown = [tally for tally in tallies if tally.worth is not None and tally.brief is not None]
    if not shown:
        return None
    font = look.font("log", 600)
    forms = []
    for brief in (False, True):
        texts = [look.text((tally.brief if brief else tally.worth) or "") for tally in shown]
        parts = [
            telling(
                Row(Art(look.icon, tally.icon, ICON), Words(text, font, grow=1.0), gap=0.3),
                look.text(tally.worth or tally.text),
                NumberOf(tally.zone, seat),
            )
            for tally, text in zip(shown, texts, strict=True)
        ]
        forms.append(Row(*parts, gap=0.7))
    return First(*forms)


def board_line(look: Look, player: PlayerView, *, narrow: bool) -> Box | None:
    """The longest wall, and what an attack would find, below it where that is `narrow`.

    Without special cards the own panel has room for the wall itself.
    """
    extras, seat = player.extras or NOTHING, player.seat.seat
    parts: list[Box] = []
    if extras.cards:
        strong = look.font("log", 700)
        wall = Words(look.t("special-wall", n=player.wall), strong)
        row = Row(Art(look.icon, "wall", ICON), wall)
        parts.append(telling(row, look.t("table-tip-wall", n=player.wall), NumberOf("wall", seat)))
    if extras.attack is not None:
        text = look.text(extras.attack)
        words = Words(text, "log", "ink2", wrap=narrow, grow=1.0)
        parts.append(telling(words, text, NumberOf("attack", seat)))
    child = Column(*parts, gap=0) if narrow else Row(*parts, gap=1.0)
    # The joints of the ground would run through the words.
    return Ground(child, "panel", "rule", 1.0, (0.15, 0.1), 0.3) if parts else None
