"""The colours of each theme, as data.

`THEMES["light"].acc` is a QColor. Nothing here draws and nothing here is global state.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import attrs
from PySide6.QtGui import QColor


@attrs.frozen(eq=False, repr=False)
class Theme:
    """One palette; the tokens are those of the style guide.

    ``cloth`` names the look of tiles and table: a folder of art, and the pattern of the table.

    `line` is the border of controls and of anything that must stand out from its background, `rule`
    a decorative or dividing line, `rim` the outline of tiles, cards, chips and coins.
    `tests/ui/test_contrast.py` lists the required contrasts and the exceptions.
    """

    name: str
    bg: QColor = attrs.field(converter=QColor)
    bgp: QColor = attrs.field(converter=QColor)
    board: QColor = attrs.field(converter=QColor)
    boardln: QColor = attrs.field(converter=QColor)
    panel: QColor = attrs.field(converter=QColor)
    panel2: QColor = attrs.field(converter=QColor)
    line: QColor = attrs.field(converter=QColor)
    rule: QColor = attrs.field(converter=QColor)
    ink: QColor = attrs.field(converter=QColor)
    ink2: QColor = attrs.field(converter=QColor)
    acc: QColor = attrs.field(converter=QColor)
    accs: QColor = attrs.field(converter=QColor)
    accink: QColor = attrs.field(converter=QColor)
    gold: QColor = attrs.field(converter=QColor)
    gold2: QColor = attrs.field(converter=QColor)
    warn: QColor = attrs.field(converter=QColor)
    warns: QColor = attrs.field(converter=QColor)
    ok: QColor = attrs.field(converter=QColor)
    head: QColor = attrs.field(converter=QColor)
    headink: QColor = attrs.field(converter=QColor)
    headbtn: QColor = attrs.field(converter=QColor)
    shadow: QColor = attrs.field(converter=QColor)
    ring: QColor = attrs.field(converter=QColor)
    rim: QColor = attrs.field(converter=QColor)
    dark: bool = False
    contrast: bool = False
    cloth: str = "courtyard"

    @property
    def goldline(self) -> QColor:
        """Return the gold of a border that must be visible on the table and on panels."""
        return self.gold2 if self.dark else self.gold


# Each token in the light, the dark and the high-contrast theme.
_TOKENS: Mapping[str, tuple[str, str, str]] = {
    "bg": ("#E4D7BB", "#0F1728", "#000000"),
    "bgp": ("#DACBA8", "#16203A", "#000000"),
    "board": ("#F0E7D3", "#1A2540", "#000000"),
    "boardln": ("#DCCDAC", "#2B3957", "#6A6A6A"),
    "panel": ("#FCF8EE", "#1D2946", "#000000"),
    "panel2": ("#F4ECDA", "#26345A", "#141414"),
    "line": ("#8E7647", "#7584B0", "#FFFFFF"),
    "rule": ("#D2BF96", "#3E4F78", "#FFFFFF"),
    "ink": ("#1B2238", "#F6EDD9", "#FFFFFF"),
    "ink2": ("#56545A", "#BDC4D6", "#FFFFFF"),
    "acc": ("#096969", "#45CBBB", "#00E5FF"),
    "accs": ("#D5EAE4", "#173F49", "#003B44"),
    "accink": ("#FFFFFF", "#04211E", "#000000"),
    "gold": ("#82550F", "#F0C766", "#FFD400"),
    "gold2": ("#E5B84B", "#E5B84B", "#FFD400"),
    "warn": ("#A3211C", "#FF9C8D", "#FF8A80"),
    "warns": ("#F7DDD6", "#4A2430", "#330000"),
    "ok": ("#1A6C3B", "#7BDB98", "#69F0AE"),
    "head": ("#1B2238", "#0A1020", "#000000"),
    "headink": ("#F7EBD0", "#F7EBD0", "#FFFFFF"),
    "headbtn": ("#2B3357", "#26345A", "#000000"),
    "shadow": ("#5B4520", "#000000", "#000000"),
    "ring": ("#1B2238", "#000000", "#000000"),
    "rim": ("#43382A", "#B8C0DC", "#FFFFFF"),
}


# What the looks of the table change of these; high contrast is the same in all of them.
CLOTHS: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "courtyard": {},
    "plain": {
        "bg": ("#DCDAD3", "#14171C"),
        "bgp": ("#DCDAD3", "#14171C"),
        "board": ("#EFEDE7", "#20242B"),
        "boardln": ("#D9D5CA", "#343A44"),
    },
    "mosaic": {
        "bg": ("#D3DBC9", "#0B1F22"),
        "bgp": ("#BFCBB5", "#15343A"),
        "board": ("#EAECDD", "#12302F"),
        "boardln": ("#CDD3B9", "#274C4A"),
    },
}
NAMES = ("light", "dark", "high-contrast")


@cache
def themed(name: str, cloth: str = "courtyard") -> Theme:
    """Return the palette of that name on a table of that look."""
    column = NAMES.index(name)
    colours: dict[str, Any] = {token: row[column] for token, row in _TOKENS.items()}
    if column < 2:
        colours |= {token: row[column] for token, row in CLOTHS[cloth].items()}
    return Theme(name=name, dark=column > 0, contrast=column > 1, cloth=cloth, **colours)


THEMES: Mapping[str, Theme] = {name: themed(name) for name in NAMES}

# Marks that look the same in every theme.
CREAM = QColor("#FFF6E3")
RIM = QColor("#FFF9EC")
INDIGO = QColor("#1B2238")
CROSS_RED = QColor("#A3211C")


@attrs.frozen(repr=False)
class Pair:
    """A fill and the colours that go with it."""

    fill: QColor = attrs.field(converter=QColor)
    wash: QColor = attrs.field(converter=QColor)
    text: QColor = attrs.field(converter=QColor)


# The global order of building types and currencies, duplicated here because importing the engine
# for two lists of names would delay the first window (tests/ui/test_kit.py compares them).
TYPE_NAMES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
CURRENCY_NAMES = ("florin", "dirham", "denar", "ducat", "diamond")

# Building types by number (pavilion ... tower): ground, wash of the ledger row, glyph.
BUILDINGS: tuple[Pair, ...] = (
    Pair("#2F75BF", "#D9E6F4", "#FFF6E3"),
    Pair("#A62C33", "#F3DAD8", "#FFF6E3"),
    Pair("#B67C41", "#F3E4D2", "#FFF6E3"),
    Pair("#F1EADB", "#F1EADB", "#454A63"),
    Pair("#84B962", "#E2F0D8", "#153F20"),
    Pair("#55318A", "#E3DAF0", "#FFF6E3"),
)

# Currencies by number (florin dirham denar ducat diamond): fill, pale card, text on fill.
CURRENCIES: tuple[Pair, ...] = (
    Pair("#F2C230", "#FDEFC0", "#4A3300"),
    Pair("#238046", "#DDF0DF", "#FFFDF5"),
    Pair("#2358AC", "#DCE8FA", "#FFFDF5"),
    Pair("#E57A1F", "#FFE3C8", "#3B1B00"),
    Pair("#B9D9E8", "#EEF7FC", "#123445"),
)


@attrs.frozen(eq=False, repr=False)
class PlayerMark:
    """The mark of a seat: shape and colour; the letter comes from the name."""

    shape: str
    colour: QColor = attrs.field(converter=QColor)


PLAYERS: tuple[PlayerMark, ...] = (
    PlayerMark("circle", "#0B7A75"),
    PlayerMark("diamond", "#B0316B"),
    PlayerMark("triangle", "#9A6700"),
    PlayerMark("square", "#3B5BA5"),
    PlayerMark("hexagon", "#5E6B12"),
    PlayerMark("star", "#B8461A"),
)
# The imaginary third player of a two-player game.
DIRK = PlayerMark("dirk", "#5A5F73")


def with_alpha(colour: QColor, alpha: float) -> QColor:
    """Return the colour at that opacity (0..1)."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """Return a mix of two colours with `share` (0..1) of the second."""

    def between(a: float, b: float) -> float:
        return a + (b - a) * share

    return QColor.fromRgbF(
        between(first.redF(), second.redF()),
        between(first.greenF(), second.greenF()),
        between(first.blueF(), second.blueF()),
    )


def luminance(colour: QColor) -> float:
    """Return the relative luminance (WCAG), 0 black to 1 white."""

    def linear(v: float) -> float:
        return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4

    red, green, blue = linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: QColor, second: QColor) -> float:
    """Return the contrast ratio of two colours (WCAG), 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def told_from(colour: QColor, ground: QColor, least: float = 3.0) -> QColor:
    """Darken or lighten a colour until it has at least that contrast with its background."""
    other = QColor("#000000" if luminance(ground) > 0.2 else "#FFFFFF")
    steps = (mix(colour, other, share / 20) for share in range(21))
    return next((step for step in steps if contrast(step, ground) >= least), other)
