"""What modules lay beside a player: badges, counted pieces and cards, as signs or with words.

A line of signs leaves out what it has no room for, noughts first; opened at full size a player
shows all of it in words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.controller.view.parts import Badge
from alhambra_qt.controller.view.special import Extras, PieceTally, SpecialCard
from alhambra_qt.controller.view.table import PlayerView
from alhambra_qt.controller.view.targets import NumberOf, Target
from alhambra_qt.ui.kit.box import Art, Box, Drawn, Ground, Hit, Words
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, First, Row
from alhambra_qt.ui.table.panel import picture_in, telling
from alhambra_qt.ui.table.special import title_of
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.tokens import token_picture

TOKEN, ICON = 1.5, 1.1  # ems
FACES = 3  # so many portraits stay before numbers are left out
NOTHING = Extras()


def said(look: Look, extras: Extras | None, badges: Sequence[Badge] = ()) -> str:
    """All of it in words, for a screen reader."""
    if extras is None:
        return ", ".join(look.text(badge.text) for badge in badges)
    words = [look.text(badge.text) for badge in badges]
    words += [look.text(tally.worth or tally.text) for tally in extras.tallies]
    words += [look.text(card.name) for card in extras.cards if not card.key]
    words += [look.text(extras.attack)] if extras.attack is not None else []
    return ", ".join(words)


# -- signs ------------------------------------------------------------------------------------


def badge_sign(look: Look, badge: Badge, seat: int, *, keep: int = 8) -> Box:
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

    art = Drawn(draw, TOKEN, TOKEN, keep=keep)
    return telling(art, look.text(badge.text), NumberOf(badge.module, seat))


def tally_sign(look: Look, tally: PieceTally, seat: int, *, keep: int = 8) -> Box:
    """How many pieces of a kind there are, beside their icon."""
    ink = look.theme.ink if tally.number else look.theme.ink2
    art = Art(partial(look.icon, colour=ink), tally.icon, ICON)
    row = Row(art, Words(str(tally.number), "bold", ink), gap=0.2, keep=keep)
    return telling(row, look.text(tally.worth or tally.text), NumberOf(tally.zone, seat))


def card_sign(look: Look, card: SpecialCard, zone: str, *, keep: int = 8) -> Box:
    """The portrait of an open card, as something to ask about."""
    name, note = look.text(card.name), look.text(card.note)
    spot = Spot(card.target, QRectF(), zone, "text", name, note, enabled=False, focusable=False)
    spot = evolve(spot, radius=look.pick(6, 5, 4), tip=f"{name}\n{note}")
    art = Art(partial(token_picture, look), card.id, TOKEN)
    return Hit(art, lambda area: evolve(spot, rect=area), keep=keep)


def signs(look: Look, player: PlayerView, zone: str, *, grow: float = 0.0) -> Box | None:
    """All of it in a line, the portraits closer where they must be; dots where more is left out."""
    extras, seat = player.extras or NOTHING, player.seat.seat
    cards = [card_sign(look, card, zone) for card in extras.cards]
    badges = [badge_sign(look, badge, seat) for badge in player.badges]
    some = [tally for tally in extras.tallies if tally.number]
    if not (badges or cards or extras.tallies):
        return None
    forms: list[Box] = []
    for tallies in (extras.tallies, some):
        for overlap in (0.15, -0.6):
            faces = Row(*cards, gap=overlap) if cards else None
            counted = (tally_sign(look, tally, seat) for tally in tallies)
            forms.append(Row(*badges, *counted, faces, gap=0.5))
    gone = [card_sign(look, card, zone, keep=5 - min(k, 4)) for k, card in enumerate(extras.cards)]
    first, rest = Row(*gone[:FACES], gap=-0.6), Row(*gone[FACES:], gap=-0.6, keep=1)
    counted = (tally_sign(look, tally, seat, keep=2) for tally in some)
    dots = Words("…", "bold", "ink2")
    forms.append(Row(*badges, *counted, first if gone else None, rest if gone else None, dots))
    return First(*forms, grow=grow)


# -- words ------------------------------------------------------------------------------------


def in_words(look: Look, player: PlayerView, zone: str) -> Iterator[Box]:
    """Everything with its words; a card can be asked about."""
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
        held = Ground(Row(art, Words(text, "small")), least=(0.0, 1.9))
        yield Hit(held, spot.on)


def summary(look: Look, tallies: Sequence[PieceTally], seat: int) -> Box | None:
    """What the own pieces are worth: in words if they fit, else as numbers beside their icons."""
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


def board_line(look: Look, player: PlayerView) -> Box | None:
    """The longest wall, and what an attack would find; below it where width is less scarce.

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
        said, scarce = look.text(extras.attack), look.m.scarce
        words = Words(said, "log", "ink2", wrap=scarce, grow=1.0)
        parts.append(telling(words, said, NumberOf("attack", seat)))
    held = Column(*parts, gap=0) if look.m.scarce else Row(*parts, gap=1.0)
    # The lozenges of the ground would run through the words.
    return Ground(held, "board", pad=(0.15, 0.1), radius=0) if parts else None
