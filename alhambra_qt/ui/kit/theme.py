"""What everything looks like: colours, sizes and fonts as data, by theme and window size.

`THEMES["light"].acc` is a QColor; `Metrics` knows the sizes that follow from the window and the
UI scale (all numbers in logical pixels, already scaled); `font(role, metrics)` gives the QFont of
a type role. Nothing here draws and nothing here is global state.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache

import attrs
from PySide6.QtGui import QColor, QFont

from alhambra_qt.ui.kit.fonts import BODY_FAMILY, TITLE_FAMILY, with_lining_figures


def _colour(value: str) -> QColor:
    return QColor(value)


@attrs.frozen
class Theme:
    """One palette; the tokens are those of the style guide."""

    name: str
    bg: QColor = attrs.field(converter=_colour)
    bgp: QColor = attrs.field(converter=_colour)
    board: QColor = attrs.field(converter=_colour)
    boardln: QColor = attrs.field(converter=_colour)
    panel: QColor = attrs.field(converter=_colour)
    panel2: QColor = attrs.field(converter=_colour)
    line: QColor = attrs.field(converter=_colour)
    ink: QColor = attrs.field(converter=_colour)
    ink2: QColor = attrs.field(converter=_colour)
    acc: QColor = attrs.field(converter=_colour)
    accs: QColor = attrs.field(converter=_colour)
    accink: QColor = attrs.field(converter=_colour)
    gold: QColor = attrs.field(converter=_colour)
    gold2: QColor = attrs.field(converter=_colour)
    warn: QColor = attrs.field(converter=_colour)
    warns: QColor = attrs.field(converter=_colour)
    ok: QColor = attrs.field(converter=_colour)
    head: QColor = attrs.field(converter=_colour)
    headink: QColor = attrs.field(converter=_colour)
    headbtn: QColor = attrs.field(converter=_colour)
    shadow: QColor = attrs.field(converter=_colour)
    ring: QColor = attrs.field(converter=_colour)
    dark: bool = False
    contrast: bool = False

    @property
    def lattice(self) -> bool:
        """Whether the table shows its star lattice."""
        return not self.contrast


THEMES: Mapping[str, Theme] = {
    "light": Theme(
        name="light",
        bg="#E4D7BB",
        bgp="#DACBA8",
        board="#F0E7D3",
        boardln="#DCCDAC",
        panel="#FCF8EE",
        panel2="#F4ECDA",
        line="#D2BF96",
        ink="#1B2238",
        ink2="#56545A",
        acc="#0A6B6B",
        accs="#D5EAE4",
        accink="#FFFFFF",
        gold="#84560F",
        gold2="#E5B84B",
        warn="#A3211C",
        warns="#F7DDD6",
        ok="#1C7440",
        head="#1B2238",
        headink="#F7EBD0",
        headbtn="#2B3357",
        shadow="#5B4520",
        ring="#1B2238",
    ),
    "dark": Theme(
        name="dark",
        bg="#0F1728",
        bgp="#16203A",
        board="#1A2540",
        boardln="#2B3957",
        panel="#1D2946",
        panel2="#26345A",
        line="#3E4F78",
        ink="#F6EDD9",
        ink2="#BDC4D6",
        acc="#45CBBB",
        accs="#173F49",
        accink="#04211E",
        gold="#F0C766",
        gold2="#E5B84B",
        warn="#FF9C8D",
        warns="#4A2430",
        ok="#7BDB98",
        head="#0A1020",
        headink="#F7EBD0",
        headbtn="#26345A",
        shadow="#000000",
        ring="#000000",
        dark=True,
    ),
    "high-contrast": Theme(
        name="high-contrast",
        bg="#000000",
        bgp="#000000",
        board="#000000",
        boardln="#6A6A6A",
        panel="#000000",
        panel2="#141414",
        line="#FFFFFF",
        ink="#FFFFFF",
        ink2="#FFFFFF",
        acc="#00E5FF",
        accs="#003B44",
        accink="#000000",
        gold="#FFD400",
        gold2="#FFD400",
        warn="#FF8A80",
        warns="#330000",
        ok="#69F0AE",
        head="#000000",
        headink="#FFFFFF",
        headbtn="#000000",
        shadow="#000000",
        ring="#000000",
        dark=True,
        contrast=True,
    ),
}

# Marks that look the same in every theme.
CREAM = QColor("#FFF6E3")
RIM = QColor("#FFF9EC")
INDIGO = QColor("#1B2238")
CROSS_RED = QColor("#A3211C")


@attrs.frozen
class Pair:
    """A fill and the colours that go with it."""

    fill: QColor = attrs.field(converter=_colour)
    outline: QColor = attrs.field(converter=_colour)
    wash: QColor = attrs.field(converter=_colour)
    text: QColor = attrs.field(converter=_colour)


# The order of building types and currencies everywhere; repeated here because importing the whole
# engine for two lists of names would delay the first window (tests/ui/test_kit.py compares).
TYPE_NAMES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
CURRENCY_NAMES = ("florin", "dirham", "denar", "ducat", "diamond")

# Building types by number (pavilion ... tower): ground, outline, wash of the ledger row, glyph.
BUILDINGS: tuple[Pair, ...] = (
    Pair("#2F75BF", "#0F2F58", "#D9E6F4", "#FFF6E3"),
    Pair("#A62C33", "#4F0F11", "#F3DAD8", "#FFF6E3"),
    Pair("#B67C41", "#3D2208", "#F3E4D2", "#FFF6E3"),
    Pair("#F1EADB", "#454A63", "#F1EADB", "#454A63"),
    Pair("#84B962", "#153F20", "#E2F0D8", "#153F20"),
    Pair("#55318A", "#24104A", "#E3DAF0", "#FFF6E3"),
)

# Currencies by number (florin dirham denar ducat diamond): fill, outline, pale card, text on fill.
CURRENCIES: tuple[Pair, ...] = (
    Pair("#F2C230", "#5A3F00", "#FDEFC0", "#4A3300"),
    Pair("#238046", "#0C3A1E", "#DDF0DF", "#FFFDF5"),
    Pair("#2358AC", "#0D2752", "#DCE8FA", "#FFFDF5"),
    Pair("#E57A1F", "#5A2A00", "#FFE3C8", "#3B1B00"),
    Pair("#B9D9E8", "#1D4A61", "#EEF7FC", "#123445"),
)


@attrs.frozen
class PlayerMark:
    """What tells a seat apart: shape and colour (the letter comes from the name)."""

    shape: str
    colour: QColor = attrs.field(converter=_colour)


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


LAYOUTS = ("L", "M", "S", "XS")  # from the largest
# The smallest window of each layout; a larger UI scale never makes a table smaller than the least.
LEAST = (1024.0, 600.0)
# A wide but low table has more room for the board in the layout S, somewhat enlarged.
LOW = 940
MIDDLE = (1366.0, 768.0)


def layout_class(width: float, height: float) -> str:
    """The layout of a window of that logical size: "XS", "S", "M" or "L"."""
    if width < 1200 or height < 700:
        return "XS"
    if width < 1600:
        return "S"
    return "M" if width < 2560 else "L"


def auto_scale(width: float, height: float) -> float:
    """The enlargement a very large window gets by itself, in steps of a quarter."""
    if layout_class(width, height) != "L":
        return 1.0
    return max(1.0, math.floor(min(width / 1920, height / 1080) * 4) / 4)


# Type roles: family, weight, logical pixels in M, S and XS.
_ROLES: Mapping[str, tuple[str, int, tuple[float, float, float]]] = {
    "page": (TITLE_FAMILY, 800, (30, 26, 22)),
    "hero": (TITLE_FAMILY, 800, (42, 38, 27)),
    "logo": (TITLE_FAMILY, 800, (72, 54, 42)),
    "prompt": (TITLE_FAMILY, 800, (26, 20, 18)),
    "title": (TITLE_FAMILY, 700, (19, 16, 14)),
    "section": (TITLE_FAMILY, 700, (22, 19, 17)),
    "name": (TITLE_FAMILY, 700, (18, 15, 14)),
    "body": (BODY_FAMILY, 400, (16, 14, 13)),
    "lesson": (BODY_FAMILY, 400, (18, 16, 15)),
    "strong": (BODY_FAMILY, 600, (16, 14, 13)),
    "bold": (BODY_FAMILY, 700, (16, 14, 13)),
    "log": (BODY_FAMILY, 400, (15, 13, 12)),
    "logstrong": (BODY_FAMILY, 700, (15, 13, 12)),
    "button": (BODY_FAMILY, 700, (16, 14, 13)),
    "key": (BODY_FAMILY, 600, (13, 11, 11)),
    "small": (BODY_FAMILY, 400, (14, 12, 11)),
    "smallstrong": (BODY_FAMILY, 600, (14, 12, 11)),
    "tiny": (BODY_FAMILY, 400, (13, 11, 11)),
    "number": (BODY_FAMILY, 700, (20, 16, 14)),
    "score": (BODY_FAMILY, 800, (27, 19, 16)),
    "total": (BODY_FAMILY, 800, (34, 26, 22)),
}
ROLES = tuple(_ROLES)
_COLUMN = {"XS": 2, "S": 1, "M": 0, "L": 0}
_BODY = _ROLES["body"][2]
LINE_HEIGHT = 1.35


@attrs.frozen
class Metrics:
    """Sizes in logical pixels for one layout and UI scale; `px` scales any other number.

    Letters are those of the window at 100 % (`letters`) times the scale somebody chose
    (`letter_scale`): they never get smaller when the scale rises. What is laid out around them
    follows the layout for which there is room, so enlarged (`scale`) that its letters are these.
    """

    layout: str = "M"
    scale: float = 1.0
    letters: str = attrs.field(default=attrs.Factory(lambda self: self.layout, takes_self=True))
    letter_scale: float = attrs.field(
        default=attrs.Factory(lambda self: self.scale, takes_self=True)
    )

    @classmethod
    def of(cls, width: float, height: float, user_scale: float = 1.0) -> Metrics:
        """The sizes of pages in a window: the UI scale takes room away, a huge window enlarges."""
        if user_scale < 1:
            usual = cls._usual(width / user_scale, height / user_scale)
            return cls(usual.layout, usual.scale * user_scale)
        return cls._usual(width, height)._enlarged(width, height, user_scale)

    @classmethod
    def of_table(cls, width: float, height: float, scale: float = 1.0) -> Metrics:
        """The sizes of a table: as large as wished, but never more than the window has room for."""
        usual = cls._usual(width / scale, height / scale)
        metrics = cls(usual.layout, usual.scale * scale)
        if not metrics.small and height / metrics.scale < LOW:
            enlarged = min(width / MIDDLE[0], height / MIDDLE[1], metrics.scale * 1.25)
            return cls("S", enlarged)
        if not metrics.tiny:
            return metrics
        most = min(width / LEAST[0], height / LEAST[1])
        return cls("XS", max(0.5, min(metrics.scale, most)))

    @classmethod
    def _usual(cls, width: float, height: float) -> Metrics:
        grown = auto_scale(width, height)
        return cls("M" if grown > 1 else layout_class(width, height), grown)

    def _enlarged(self, width: float, height: float, by: float) -> Metrics:
        """The same letters larger, in the first layout for which there is room then."""
        if by == 1:
            return self
        column = _COLUMN[self.layout]
        for layout in LAYOUTS[LAYOUTS.index(self.layout) :]:
            scale = self.scale * by * _BODY[column] / _BODY[_COLUMN[layout]]
            found = layout_class(width / scale, height / scale)
            if LAYOUTS.index(found) <= LAYOUTS.index(layout):
                break
        return Metrics(layout, scale, self.layout, self.scale * by)

    def px(self, value: float) -> int:
        """A length of the style guide on screen, rounded."""
        return math.floor(value * self.scale + 0.5)

    def pick(self, m: float, s: float, xs: float) -> int:
        """The length for the layout class, scaled."""
        return self.px((m, s, xs)[_COLUMN[self.layout]])

    @property
    def small(self) -> bool:
        """Whether this is S or smaller."""
        return _COLUMN[self.layout] > 0

    @property
    def tiny(self) -> bool:
        """Whether this is XS."""
        return _COLUMN[self.layout] == 2

    @property
    def body(self) -> float:
        """The size of the body letters in pixels."""
        return _BODY[_COLUMN[self.letters]] * self.letter_scale

    @property
    def smallest(self) -> int:
        """The least size of letters in pixels."""
        least = 11 if _COLUMN[self.letters] else 13
        return max(8, math.floor(least * self.letter_scale + 0.5))

    @property
    def gap(self) -> int:
        """Distance between panels."""
        return self.pick(12, 6, 6)

    @property
    def pad(self) -> int:
        """Distance from a panel's edge to its content."""
        return self.pick(14, 8, 8)

    @property
    def radius(self) -> float:
        """Corner of a panel."""
        return self.pick(12, 9, 9)

    @property
    def hit(self) -> int:
        """Least height and width of something to click."""
        return self.pick(40, 32, 32)

    @property
    def header(self) -> int:
        """Height of the header band."""
        return self.pick(56, 40, 36)

    @property
    def left(self) -> int:
        """Width of the table's left column."""
        return self.pick(400, 272, 200)

    @property
    def right(self) -> int:
        """Width of the table's right column."""
        return self.pick(400, 264, 140)

    @property
    def prompt(self) -> int:
        """Height of the prompt."""
        return self.pick(78, 92, 76)

    @property
    def bottom(self) -> int:
        """Height of the row with reserve, hand and own panel."""
        return self.pick(216, 180, 128)


@lru_cache(maxsize=256)
def _font(role: str, column: int, scale: float, weight: int, italic: bool) -> QFont:
    family, usual, sizes = _ROLES[role]
    font = QFont(family)
    # Whole pixel sizes are drawn most evenly.
    font.setPixelSize(max(8, math.floor(sizes[column] * scale + 0.5)))
    font.setWeight(QFont.Weight(weight or usual))
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if family == TITLE_FAMILY:
        with_lining_figures(font)
    return font


def font(role: str, metrics: Metrics, *, weight: int = 0, italic: bool = False) -> QFont:
    """The font of a role ("page title section name body strong bold log ...", see ROLES)."""
    column = _COLUMN[metrics.letters]
    return QFont(_font(role, column, metrics.letter_scale, weight, italic))


def sized_font(pixels: float, *, weight: int = 700, title: bool = False) -> QFont:
    """A font of any size, for letters that follow the size of what they stand in."""
    font = QFont(TITLE_FAMILY if title else BODY_FAMILY)
    font.setPixelSize(max(6, math.floor(pixels + 0.5)))
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return with_lining_figures(font) if title else font


def with_alpha(colour: QColor, alpha: float) -> QColor:
    """The colour at that opacity (0..1)."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """A colour between two, `share` of the second."""

    def between(a: float, b: float) -> float:
        return a + (b - a) * share

    return QColor.fromRgbF(
        between(first.redF(), second.redF()),
        between(first.greenF(), second.greenF()),
        between(first.blueF(), second.blueF()),
    )


def luminance(colour: QColor) -> float:
    """Relative luminance (WCAG), 0 black to 1 white."""

    def linear(v: float) -> float:
        return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4

    red, green, blue = linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: QColor, second: QColor) -> float:
    """Contrast ratio of two colours (WCAG), 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)
