"""No colour is needed: what it tells apart also differs in shape, for every kind of eyes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from alhambra_qt.engine.pieces import CURRENCIES as CURRENCY_IDS
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.signs import mark_pixmap
from alhambra_qt.ui.kit.theme import (
    BUILDINGS,
    CLOTHS,
    CURRENCIES,
    PLAYERS,
    THEMES,
    TYPE_NAMES,
    contrast,
    luminance,
)

SIZES = (24, 15)  # pixels, the smallest in which such signs are drawn
ALIKE = 0.12  # shapes that differ in less of their pixels must differ in colour for all eyes
LEAST = 0.06  # a shape differs from any other in at least this share, also in grey
APART = 17.0  # distance in Lab of two colours that differ at a glance
# How eyes without one of the three kinds of cones see linear light (Machado and others, 2009).
EYES = {
    "protan": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520)),
    "deutan": ((0.3673, 0.8606, -0.2280), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "tritan": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}
XYZ = ((0.4125, 0.3576, 0.1804), (0.2127, 0.7152, 0.0722), (0.0193, 0.1192, 0.9503))
DAYLIGHT = (0.9505, 1.0, 1.0888)
Three = tuple[float, float, float]


def times(matrix: tuple[Three, ...], light: Three) -> Three:
    """A matrix applied."""
    red, green, blue = (sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix)
    return red, green, blue


def lab(colour: QColor, eyes: str) -> Three:
    """A colour as these eyes see it, in Lab."""
    linear = [
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
        for v in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    seen = times(EYES[eyes], (linear[0], linear[1], linear[2]))
    clipped = tuple(min(1.0, max(0.0, v)) for v in seen)
    parts = times(XYZ, (clipped[0], clipped[1], clipped[2]))
    x, y, z = (
        t ** (1 / 3) if (t := part / white) > 0.008856 else 7.787 * t + 16 / 116
        for part, white in zip(parts, DAYLIGHT, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(color: QColor, other: QColor, eyes: str) -> float:
    """How far two colours are from each other for these eyes."""
    pairs = zip(lab(color, eyes), lab(other, eyes), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def shape(art: QPixmap) -> list[int]:
    """Where a picture is light (2), dark (1) or nothing (0): all that is left without colour."""
    image = art.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    pixels = [image.pixelColor(x, y) for y in range(image.height()) for x in range(image.width())]
    light = sorted(pixel.lightnessF() for pixel in pixels if pixel.alpha() > 128)
    few = len(light) // 20
    middle = (light[few] + light[-1 - few]) / 2
    return [0 if p.alpha() <= 128 else 1 + (p.lightnessF() > middle) for p in pixels]


def difference(one: list[int], other: list[int]) -> float:
    """In which share of their pixels two shapes differ."""
    seen = [(a, b) for a, b in zip(one, other, strict=True) if a or b]
    return sum(a != b for a, b in seen) / len(seen)


def signs(look: Look, size: int) -> Iterator[tuple[Mapping[str, QColor], Callable[[str], QPixmap]]]:
    """Building types, currencies and seats: their colours, and how each is drawn."""
    kinds = zip(TYPE_NAMES, BUILDINGS, strict=True)
    yield {kind: pair.fill for kind, pair in kinds}, lambda kind: look.chip(kind, size)
    money = zip(CURRENCY_IDS, CURRENCIES, strict=True)
    yield {kind: pair.fill for kind, pair in money}, lambda kind: look.coin(kind, size)
    yield (
        {player.shape: player.colour for player in PLAYERS},
        lambda kind: mark_pixmap(kind, "A", size),
    )


@pytest.mark.parametrize("size", SIZES)
def test_two_signs(ctx: UiContext, size: int) -> None:
    """Every pair differs in shape; where shapes are alike the colours are far apart for all."""
    look = Look(ctx, 1366, 768)
    pairs = 0
    for colours, draw in signs(look, size):
        shapes = {name: shape(draw(name)) for name in colours}
        for one, other in combinations(colours, 2):
            differs = difference(shapes[one], shapes[other])
            nearest = min(distance(colours[one], colours[other], eyes) for eyes in EYES)
            assert differs >= LEAST, (one, other, differs)
            assert differs >= ALIKE or nearest >= APART, (one, other, differs, nearest)
            pairs += 1
    assert pairs == 40


def test_distances_do_not_shrink(ctx: UiContext) -> None:
    """The closest building types and currencies stay as far apart as they were measured."""
    least = []
    for colours, _ in signs(Look(ctx, 1366, 768), SIZES[0]):
        pairs = list(combinations(colours.values(), 2))
        least.append(min(distance(*pair, eyes) for pair in pairs for eyes in EYES))
    assert least[0] >= 11.9
    assert least[1] >= 18.2


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("name", THEMES)
def test_brackets_on_tiles(ctx: UiContext, name: str, cloth: str) -> None:
    """The brackets of a tile that can be chosen differ from a line beside them on every tile."""
    ctx.settings.set("tiles", cloth)
    ctx.set_theme(name)
    look, theme = Look(ctx, 1366, 768), ctx.theme
    for kind in TYPE_NAMES:
        image = look.tile(f"{kind}-9", 92).toImage()
        width = image.width()
        painter = QPainter(image)
        paint.legal_cell(painter, image.rect().toRectF(), theme, wash=False)
        painter.end()
        across = [image.pixelColor(width // 6, y) for y in range(width // 6)]
        at = min(range(len(across)), key=lambda y: contrast(across[y], theme.acc))
        beside = across[max(0, at - 5) : at + 6]
        assert contrast(across[at], theme.acc) < 1.1, kind
        assert max(contrast(color, theme.acc) for color in beside) >= 3, kind


def lightness(image: QImage) -> float:
    """The mean lightness (L*) of a picture."""
    small = image.scaled(16, 16)
    pixels = [small.pixelColor(x, y) for x in range(16) for y in range(16)]
    return sum(lab(pixel, "tritan")[0] for pixel in pixels) / len(pixels)


@pytest.mark.parametrize("cloth", CLOTHS)
def test_tiles_without_colour(ctx: UiContext, cloth: str) -> None:
    """In every look the types differ in silhouette at 64 pixels, and are as light in one order."""
    ctx.settings.set("tiles", cloth)
    look = Look(ctx, 1366, 768)
    tiles = {kind: look.tile(f"{kind}-8", 64) for kind in TYPE_NAMES}
    shapes = {kind: shape(art.copy(26, 26, 30, 32)) for kind, art in tiles.items()}
    for one, other in combinations(TYPE_NAMES, 2):
        assert difference(shapes[one], shapes[other]) >= ALIKE, (one, other)
    light = {kind: lightness(art.toImage()) for kind, art in tiles.items()}
    order = ("tower", "seraglio", "pavilion", "arcades", "garden", "chambers")
    assert sorted(light, key=lambda kind: light[kind]) == list(order)


@pytest.mark.parametrize("size", [92, 64, 48, 30])
@pytest.mark.parametrize("cloth", CLOTHS)
def test_walls_and_open_sides(ctx: UiContext, cloth: str, size: int) -> None:
    """In every look a wall is darker and lighter by turns where an open side is even."""
    ctx.settings.set("tiles", cloth)
    look = Look(ctx, 1366, 768)

    def span(tile: str) -> float:
        """The contrast of the lightest with the darkest pixel along the northern side."""
        image, away = look.tile(tile, size).toImage(), range(size // 6, size // 3)
        row = [image.pixelColor(x, y) for x in away for y in range(round(size * 0.04), size // 9)]
        row.sort(key=luminance)
        return contrast(row[0], row[-1])

    for kind in TYPE_NAMES:
        walled, bare = span(f"{kind}-8-n"), span(f"{kind}-8")
        assert walled >= 3, (kind, walled)
        assert walled >= 1.5 * bare, (kind, walled, bare)
