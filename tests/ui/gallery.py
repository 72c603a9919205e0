"""Everything the kit draws on one picture; look at it with `python -m tests.ui.show kit`."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from alhambra_qt.engine.pieces import CURRENCIES
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.paint import ButtonLook, button
from alhambra_qt.ui.kit.signs import player_mark
from alhambra_qt.ui.kit.text import Run, draw_line, layout_runs, plain
from alhambra_qt.ui.kit.theme import PLAYERS, with_alpha

CENTRE = Qt.AlignmentFlag.AlignHCenter
STATES = ("legal", "legal, hover", "focus", "illegal", "selected", "last placed", "not possible")


def draw_states(painter: QPainter, ctx: UiContext) -> None:
    """Draw the seven states of a cell, each in its panel."""
    tile = ctx.images.tile("garden-8-nw", 110)
    for k, name in enumerate(STATES):
        box = QRectF(24 + k * 190, 72, 170, 196)
        paint.panel(painter, box, ctx.theme, fill=ctx.theme.board, with_shadow=False)
        area = QRectF(box.left() + 30, 98, 110, 110)
        _draw_state(painter, ctx, name, area, tile)
        label = QRectF(box.left(), 220, 170, 24)
        draw_line(painter, label, name, ctx.font("bold"), ctx.theme.ink, CENTRE)


def _draw_state(painter: QPainter, ctx: UiContext, name: str, area: QRectF, tile: QPixmap) -> None:
    theme = ctx.theme
    opacity = {"legal": 0, "legal, hover": 0.7, "illegal": 0.6, "not possible": 0.45}.get(name, 1)
    if name == "selected":
        area = area.translated(0, -6)
        painter.fillRect(area.translated(6, 12), with_alpha(theme.shadow, 0.4))
    painter.setOpacity(opacity)
    painter.drawPixmap(area.topLeft(), tile)
    painter.setOpacity(1)
    if name.startswith("legal"):
        paint.legal_cell(painter, area, theme, wash=name == "legal")
    elif name == "focus":
        paint.focus_ring(painter, area, theme)
    elif name == "illegal":
        paint.illegal_cell(painter, area, theme, [1])
    elif name == "selected":
        paint.selected_frame(painter, area, theme)
    elif name == "last placed":
        paint.glow(painter, area, theme)
    else:
        paint.bar_disc(painter, area.center(), 20, theme)


def draw_buttons(painter: QPainter, ctx: UiContext) -> None:
    """Draw the kinds of buttons and the players' marks."""
    looks = (
        ButtonLook("Confirm", "Enter", "primary"),
        ButtonLook("Undo", "Ctrl Z"),
        ButtonLook("Table", "T", "quiet"),
        ButtonLook("Next", "Enter", enabled=False),
        ButtonLook("Hint", "H", "header", icon=ctx.images.icon("eye", 20, ctx.theme.gold2)),
        ButtonLook("Delete", kind="danger"),
        ButtonLook("Chosen", kind="quiet", chosen=True),
    )
    for k, look in enumerate(looks):
        button(painter, QRectF(24 + k * 166, 316, 152, 44), ctx.theme, ctx.metrics, look)
    paint.focus_ring(painter, QRectF(24 + 6 * 166, 316, 152, 44), ctx.theme, 10)
    for k, mark in enumerate((*(mark.shape for mark in PLAYERS), "dirk")):
        player_mark(painter, QRectF(24 + k * 100, 390, 46, 46), mark, "AMICTED"[k])
        name = QRectF(76 + k * 100, 390, 50, 46)
        draw_line(painter, name, mark[:6], ctx.font("strong"), ctx.theme.ink)


def draw_pieces(painter: QPainter, ctx: UiContext) -> None:
    """Draw tiles at three sizes, cards, coins, chips and a line of rich text."""
    tiles = "pavilion-2-new seraglio-4-ne arcades-4-nes chambers-7-sw garden-10-n tower-9-es"
    others = "fountain camp-8-ne hut-tower-sw bazaar-denar-arcades-chambers-tower"
    for y, size in ((460, 96), (566, 48), (622, 28)):
        for k, tile in enumerate(f"{tiles} {others}".split()):
            pixmap = ctx.images.tile(tile, size)
            painter.drawPixmap(QPointF(24 + k * (size + 14), y), pixmap)
    cards = [f"{currency}-{5 + k % 5}" for k, currency in enumerate(CURRENCIES)]
    for k, card in enumerate([*cards, "back", "scoring-1", "exchange-florin-denar"]):
        painter.drawPixmap(QPointF(700 + k * 78, 566), ctx.images.card(card, 70))
    for k in range(5):
        painter.drawPixmap(QPointF(1140 + k * 40, 460), ctx.images.coin(k, 34))
        symbol = ctx.images.symbol(k, 22, ctx.theme.ink)
        painter.drawPixmap(QPointF(1140 + k * 40, 500), symbol)
    for k in range(6):
        painter.drawPixmap(QPointF(1130 + k * 38, 530), ctx.images.chip(k, 30))
    icons = "wall crown bag eye hand star swap vizier camp cards".split()
    for k, icon in enumerate(icons):
        painter.drawPixmap(QPointF(740 + k * 40, 380), ctx.images.icon(icon, 28, ctx.theme.ink))
    paint.level_stars(painter, QPointF(740, 436), 22, 3, 5, ctx.theme)
    runs = [Run("Marco", bold=True), *plain("swapped"), Run(picture=ctx.images.chip(2, 20))]
    runs += [Run("5", bold=True), *plain("for"), Run(picture=ctx.images.chip(2, 20)), Run("8")]
    layout_runs(runs, ctx.font("body"), 300).paint(painter, 880, 424, ctx.theme.ink)


def gallery(ctx: UiContext) -> QImage:
    """Everything on one picture."""
    image = QImage(1400, 700, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint.lattice(painter, QRectF(image.rect()), ctx.theme)
    paint.logo(painter, QPointF(44, 40), 20, ctx.theme)
    heading = QRectF(80, 16, 600, 44)
    draw_line(painter, heading, "States 0123456789", ctx.font("page"), ctx.theme.ink)
    draw_states(painter, ctx)
    draw_buttons(painter, ctx)
    draw_pieces(painter, ctx)
    painter.end()
    return image
