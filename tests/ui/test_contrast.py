"""How far colours are from each other in the three themes: all that is read or must be seen."""

import math
from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.faces.found import faces
from alhambra_qt.engine.pieces import CURRENCIES as CURRENCY_IDS
from alhambra_qt.ui.book.book_text import MARKED
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import HEADER_EDGE, KINDS, ButtonLook, button
from alhambra_qt.ui.kit.signs import mark_pixmap
from alhambra_qt.ui.kit.sizes import Metrics
from alhambra_qt.ui.kit.theme import (
    BUILDINGS,
    CLOTHS,
    CURRENCIES,
    DIRK,
    INDIGO,
    PLAYERS,
    RIM,
    THEMES,
    TYPE_NAMES,
    Theme,
    contrast,
    mix,
    themed,
    told_from,
)
from alhambra_qt.ui.kit.widgets import Button, Control
from alhambra_qt.ui.pages.menu import MenuButton
from alhambra_qt.ui.table.money import PAST

SHAPE = 3.0
READ, READ_STRONG = 4.5, 7.0
WHITE = QColor("#FFFFFF")

# Every look of the table in every theme; high contrast is the same in all.
LOOKS = [(name, cloth) for cloth in CLOTHS for name in THEMES]

# What need not be seen, and why: no line of these tells anything that is not said otherwise.
DECORATIVE = {
    "bgp": "the lattice of the table: an ornament",
    "boardln": "dots and inner lines of the board: cells are told by their brackets",
    "rule": "lines between rows and inside a frame: room alone divides as well",
    "shadow": "depth: every panel has a border",
    "headbtn": "the ground of a button in the header: its border is seen",
    "accs": "a wash: what is chosen has a border and a tick",
    "warns": "a wash: what is refused has a border and a cross",
    "gold2": "on light ground: the edge of the cards of start and hand-over, stars that are won, "
    "the ground of the most in a count; words or bold numbers say it, borders take `goldline`",
    "wash": "the ground of a slot of the market: the slot has a border",
}
# Things shown by their colour alone: the grounds with which each token must contrast.
GROUNDS = ("bg", "board", "panel", "panel2")


def texts(theme: Theme) -> Iterator[tuple[str, QColor, QColor]]:
    """Everything that is written, with what it is written on."""
    for ink in ("ink", "ink2", "acc", "gold", "warn", "ok"):
        for ground in GROUNDS:
            yield f"{ink} on {ground}", getattr(theme, ink), getattr(theme, ground)
    for ink in ("ink", "ink2", "acc"):
        yield f"{ink} on accs", getattr(theme, ink), theme.accs
    for ink in ("ink", "ink2", "warn"):
        yield f"{ink} on warns", getattr(theme, ink), theme.warns
    yield "accink on acc", theme.accink, theme.acc
    yield "headink on head", theme.headink, theme.head
    yield "headink on headbtn", theme.headink, theme.headbtn
    yield "quiet words on head", mix(theme.headink, theme.head, 0.12), theme.head
    yield "a button of the header that is off", mix(theme.head, theme.headink, 0.62), theme.head
    yield "next in the header", theme.gold2, theme.headbtn
    yield "the chosen button of the header", INDIGO, theme.gold2
    yield "the most of a count", INDIGO if not theme.contrast else theme.bg, theme.gold2
    yield "a number in a gold star", theme.ring, theme.gold2
    yield "the change of a legal cell", theme.acc, mix(theme.board, theme.acc, paint.WASH)
    yield "the change where a gate opens", theme.acc, mix(theme.board, theme.gold2, 0.2)
    if theme.contrast:
        yield "a word that was found", theme.bg, theme.gold
    else:
        yield "a word that was found", theme.ink, mix(theme.panel, theme.gold2, MARKED)
    past = mix(theme.panel2, theme.rule, PAST[theme.contrast])
    yield "a pile used up", theme.ink2, past


def shapes(theme: Theme) -> Iterator[tuple[str, QColor, QColor]]:
    """Everything that is seen by one colour, with what it lies on."""
    for name in ("line", "goldline", "acc", "warn", "ok", "ink", "ink2", "rim"):
        for ground in GROUNDS:
            yield f"{name} on {ground}", getattr(theme, name), getattr(theme, ground)
    yield "line on accs", theme.line, theme.accs
    yield "line on warns", theme.line, theme.warns
    yield "the line around a seat in the header", theme.line, theme.head
    yield "gold in the header", theme.gold2, theme.head
    yield "an icon in the header", theme.gold2, theme.headbtn
    edge = mix(theme.headbtn, theme.headink, HEADER_EDGE)
    yield "a button in the header", theme.line if theme.contrast else edge, theme.head
    for name, money in zip(CURRENCY_IDS, CURRENCIES, strict=True):
        yield f"a slot of {name}", told_from(money.fill, theme.panel), theme.panel
    for mark in PLAYERS:
        name = f"the line of the {mark.shape} at the ruler"
        pale = mix(mark.colour, WHITE, 0.35)
        yield f"{name} in the header", pale, theme.head
        yield name, pale if theme.dark else mark.colour, theme.panel


@pytest.mark.parametrize(("name", "cloth"), LOOKS)
def test_texts(name: str, cloth: str) -> None:
    """Text reads at 4.5 to 1 wherever it stands, at 7 to 1 in high contrast."""
    theme = themed(name, cloth)
    least = READ_STRONG if theme.contrast else READ
    assert [
        (what, round(contrast(a, b), 2)) for what, a, b in texts(theme) if contrast(a, b) < least
    ] == []


@pytest.mark.parametrize(("name", "cloth"), LOOKS)
def test_shapes(name: str, cloth: str) -> None:
    """Borders, marks and lines with a meaning contrast with their ground at 3 to 1."""
    found = ((what, round(contrast(a, b), 2)) for what, a, b in shapes(themed(name, cloth)))
    assert [(what, value) for what, value in found if value < SHAPE] == []


@pytest.mark.parametrize(("name", "cloth"), LOOKS)
def test_focus_ring(name: str, cloth: str) -> None:
    """One of the two rings of the focus is seen on everything that it may lie on."""
    theme = themed(name, cloth)
    fields = (*GROUNDS, "accs", "warns", "acc", "head", "headbtn", "gold2")
    grounds = [(field, getattr(theme, field)) for field in fields]
    grounds += [(k, pair.fill) for k, pair in zip(TYPE_NAMES, BUILDINGS, strict=True)]
    grounds += [(k, pair.fill) for k, pair in zip(CURRENCY_IDS, CURRENCIES, strict=True)]
    rings = theme.ring, theme.gold2
    seen = {what: max(contrast(ring, ground) for ring in rings) for what, ground in grounds}
    assert {what: value for what, value in seen.items() if value < SHAPE} == {}
    assert contrast(*rings) >= SHAPE


def test_tokens_are_all_judged() -> None:
    """Every colour of a theme is compared here, or it is named as decorative with a reason."""
    judged = {"name", "dark", "contrast", *GROUNDS, "head", *DECORATIVE}
    judged |= {"ink", "ink2", "acc", "accink", "gold", "gold2", "warn", "ok", "line", "rim"}
    judged |= {"headink", "ring", "cloth"}
    assert set(Theme.__annotations__) <= judged
    assert all(reason for reason in DECORATIVE.values())


@pytest.mark.parametrize("name", THEMES)
def test_what_is_chosen_is_told_from_what_is_not(name: str) -> None:
    """The border of a lit thing differs from that of the others in colour and in width."""
    theme = THEMES[name]
    assert theme.acc != theme.line
    assert paint.STRONG_BORDER >= 2 * paint.BORDER


def test_glyphs_on_their_grounds() -> None:
    """A building's silhouette contrasts with its ground; a currency's sign is legible on it."""
    assert all(contrast(building.fill, building.text) >= SHAPE for building in BUILDINGS)
    assert all(contrast(currency.fill, currency.text) >= READ for currency in CURRENCIES)


def test_module_stars() -> None:
    """The icon in the star of a module contrasts with it, and the star with a light panel."""
    light = THEMES["light"]
    for module, face in faces().items():
        colour = QColor(face.colour)
        assert contrast(RIM, colour) >= SHAPE, module
        assert contrast(colour, light.panel2) >= SHAPE, module


# -- what is drawn ----------------------------------------------------------------------------


@cache
def told(pixel: int, ground: int) -> float:
    """Return the contrast of a pixel with a ground."""
    return contrast(QColor(pixel), QColor(ground))


@cache
def rays_of(wide: int, high: int, rays: int) -> list[list[tuple[int, int]]]:
    """From each side of a picture the pixels towards its middle, in half steps."""
    reach = math.hypot(wide, high) / 2 + 2  # nothing lies farther from the middle
    found = []
    for k in range(rays):
        angle = 2 * math.pi * (k + 0.5) / rays
        across, down = math.cos(angle) / 2, math.sin(angle) / 2
        steps = range(round(2 * reach), 0, -1)
        ray = [(round(wide / 2 + across * n), round(high / 2 + down * n)) for n in steps]
        found.append([(x, y) for x, y in ray if 0 <= x < wide and 0 <= y < high])
    return found


def around(art: QPixmap, ground: QColor, spared: float = 0.1, rays: int = 40) -> float:
    """Return the contrast of a picture with a ground: that of its weakest side.

    From each side one goes towards the middle: of the first pixels that are not the ground the one
    with the most contrast counts. A small share of the sides is spared: round corners and sharp
    points are blurred, a dashed line has gaps.
    """
    width, height = art.width(), art.height()
    image = QImage(width + 8, height + 8, QImage.Format.Format_RGB32)
    image.fill(ground)
    painter = QPainter(image)
    painter.drawPixmap(QPointF(4, 4), art)
    painter.end()
    shape, below = art.toImage(), ground.rgb()
    deep = max(4, round(min(width, height) * 0.1))
    found = []
    for ray in rays_of(width, height, rays):
        seen: list[float] = []
        for x, y in ray:
            if seen or shape.pixel(x, y) >> 24 > 40:
                seen.append(told(image.pixel(x + 4, y + 4), below))
            if len(seen) >= 2 * deep:
                break
        found.append(max(seen, default=1.0))
    return sorted(found)[round(spared * rays)]


TILES = ("hut-tower", "fountain", "camp-8-n", "bazaar-denar-arcades-chambers-tower")


def pieces(look: Look) -> Iterator[tuple[str, QPixmap]]:
    """Tiles, chips, coins and cards in the sizes of the table."""
    for size in (92, 48, 30, 22):
        for kind in TYPE_NAMES:
            yield f"{kind} of {size}", look.tile(f"{kind}-8-ne", size)
        for tile in TILES:
            yield f"{tile} of {size}", look.tile(tile, size)
    for size in (24, 18, 15):
        for kind in TYPE_NAMES:
            yield f"chip {kind} of {size}", look.chip(kind, size)
        for currency in CURRENCY_IDS:
            yield f"coin {currency} of {size}", look.coin(currency, size)
    for card in (*(f"{currency}-5" for currency in CURRENCY_IDS), "back"):
        yield f"card {card}", look.card(card, 60)


@pytest.mark.parametrize(("name", "cloth"), LOOKS)
def test_pieces_on_panels(ctx: UiContext, name: str, cloth: str) -> None:
    """The edge of every tile, chip, coin and card is seen on panel and board, on each side."""
    ctx.settings.set("tiles", cloth)
    ctx.set_theme(name)
    look, theme = Look(ctx, 1366, 768), ctx.theme
    weak = {
        f"{what} on {field}": round(value, 2)
        for what, art in pieces(look)
        for field in ("panel", "panel2", "board")
        if (value := around(art, getattr(theme, field))) < SHAPE
    }
    assert weak == {}


@pytest.mark.usefixtures("ctx")  # which loads the fonts
@pytest.mark.parametrize("name", THEMES)
def test_marks_of_seats(name: str) -> None:
    """The mark of every seat contrasts with panels, table and header: by itself or by its rim."""
    theme = THEMES[name]
    for mark in (*PLAYERS, DIRK):
        art = mark_pixmap(mark.shape, "A", 22)
        for field in ("board", "panel", "panel2", "head"):
            assert around(art, getattr(theme, field), 0.25) >= SHAPE, (mark.shape, field)
        assert contrast(RIM, mark.colour) >= SHAPE
        assert max(contrast(color, theme.bg) for color in (RIM, mark.colour)) >= SHAPE


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", THEMES)
def test_edges_of_buttons(ctx: UiContext, name: str, kind: str) -> None:
    """The edge of every kind of button is seen on what such buttons stand on."""
    ctx.set_theme(name)
    theme = ctx.theme
    art = QPixmap(120, 36)
    art.fill(Qt.GlobalColor.transparent)
    painter = QPainter(art)
    button(painter, QRectF(0, 0, 120, 36), theme, ctx.metrics, ButtonLook(text="a", kind=kind))
    painter.end()
    gaps = 0.5 if kind == "dashed" else 0.1
    for field in ("head",) if kind == "header" else ("panel", "panel2", "bg"):
        assert around(art, getattr(theme, field), gaps) >= SHAPE, field


@pytest.mark.parametrize(("name", "cloth"), LOOKS)
def test_key_caps_on_buttons(
    ctx: UiContext, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str, cloth: str
) -> None:
    """The key on every kind of button can be read, whatever the button's state."""
    ctx.settings.set("tiles", cloth)
    ctx.set_theme(name)
    caps: list[tuple[QRectF, QColor]] = []
    plain = paint.key_cap

    def noted(
        painter: QPainter, rect: QRectF, metrics: Metrics, key: str, ink: QColor, fill: QColor
    ) -> None:
        caps.append((painter.transform().mapRect(rect), ink))
        plain(painter, rect, metrics, key, ink, fill)

    monkeypatch.setattr(paint, "key_cap", noted)
    buttons: list[Control] = [Button(ctx, "a", kind=kind, key="F3") for kind in KINDS]
    for main in (False, True):
        buttons.append(MenuButton(ctx, "a", "star", key="Ctrl+N", main=main))
    weak = []
    for control in buttons:
        qtbot.addWidget(control)
        control.resize(300, 60)
        for enabled, down in ((True, False), (True, True), (False, False)):
            control.setEnabled(enabled)
            control.setDown(down)
            caps.clear()
            image = control.grab().toImage()
            ((rect, ink),) = caps
            ground = image.pixelColor(round(rect.left()) + 3, round(rect.center().y()))
            if contrast(ink, ground) < READ:
                weak.append((control, enabled, down, ink.name(), ground.name()))
    assert weak == []
