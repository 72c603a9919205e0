"""Sizes: layouts, lengths and fonts, from the size of the window and the UI scale.

`Metrics` holds the sizes that follow from both (all in logical pixels, already scaled).
`font(role, metrics)` returns the QFont of a type role. The typefaces are bundled: Alegreya for
titles and names, Source Sans 3 for everything else; `measure` caches the widths of their texts.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Mapping
from functools import cached_property, lru_cache

import attrs
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from alhambra_qt import paths

TITLE_FAMILY = "Alegreya"
BODY_FAMILY = "Source Sans 3"
FALLBACK_FAMILY = "DejaVu Sans"
# The layouts, largest first. Only the table has XXS, for large text in a small window.
LAYOUTS = ("L", "M", "S", "XS", "XXS")
# The smallest window of the layout XS, and how far its table may shrink before it becomes XXS.
LEAST = (1024.0, 600.0)
TIGHT = 0.92
# A wide but low table leaves more room for the board in the layout S, slightly enlarged.
LOW = 940
MIDDLE = (1366.0, 768.0)


def layout_class(width: float, height: float) -> str:
    """Return the layout of a window of that logical size: "XS", "S", "M" or "L"."""
    if width < 1200 or height < 700:
        return "XS"
    if width < 1600:
        return "S"
    return "M" if width < 2560 else "L"


def auto_scale(width: float, height: float) -> float:
    """Return the automatic scale of a very large window, in steps of a quarter."""
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
_COLUMN = {"XXS": 2, "XS": 2, "S": 1, "M": 0, "L": 0}
_BODY = _ROLES["body"][2]
LINE_HEIGHT = 1.35
FINGER = 45  # the least height and width of what a finger hits: 44, and one to round
CHIP, BUTTON = (36, 28, 26, 24), (46, 36, 32, 29)  # the heights of those at the table


class LayoutLength:
    """A length for the layouts M, S, XS and XXS, in pixels; what is `hit` is larger for fingers."""

    def __init__(self, *lengths: float, hit: bool = False) -> None:
        self._lengths, self._hit = lengths, hit

    def __get__(self, metrics: Metrics, _owner: object) -> int:
        length = metrics.pick(*self._lengths)
        return metrics.reach(length) if self._hit else length


@attrs.frozen
class Metrics:
    """Sizes in logical pixels for one layout and UI scale; `px` scales any other number.

    Font sizes are those of the window at 100 % (`letters`) times the chosen scale (`letter_scale`):
    they never shrink when the scale rises. All other lengths come from the layout that fits,
    enlarged by `scale` so that its fonts have these sizes.
    """

    layout: str = "M"
    scale: float = 1.0
    letters: str = attrs.field(default=attrs.Factory(lambda self: self.layout, takes_self=True))
    letter_scale: float = attrs.field(
        default=attrs.Factory(lambda self: self.scale, takes_self=True)
    )
    touch: bool = False  # whether targets are large enough for fingers

    @classmethod
    def of(cls, width: float, height: float, user_scale: float = 1.0) -> Metrics:
        """Return the sizes of pages: the UI scale reduces the room, a huge window enlarges."""
        if user_scale < 1:
            usual = cls._usual(width / user_scale, height / user_scale)
            return cls(usual.layout, usual.scale * user_scale)
        return cls._usual(width, height)._enlarged(width, height, user_scale)

    @classmethod
    def of_table(cls, width: float, height: float, user_scale: float = 1.0) -> Metrics:
        """Return the sizes of the table, which needs more room than pages that scroll."""
        asked = min(1.0, user_scale)
        usual = cls._usual(width / asked, height / asked)
        if not usual.at_most_s and height / asked / usual.scale < LOW:
            most = min(width / asked / MIDDLE[0], height / asked / MIDDLE[1], usual.scale * 1.25)
            usual = cls("S", most)
        if usual.at_most_xs:
            least = min(width / asked / LEAST[0], height / asked / LEAST[1])
            usual = cls("XS", max(0.5, min(usual.scale, least)))
        usual = cls(usual.layout, usual.scale * asked)
        grown = usual._enlarged(width, height, max(1.0, user_scale))
        if grown.at_most_xs and user_scale > 1:
            room = min(width / LEAST[0], height / LEAST[1]) / grown.scale
            if room < TIGHT:
                return attrs.evolve(grown, layout="XXS")
        return grown

    @classmethod
    def _usual(cls, width: float, height: float) -> Metrics:
        grown = auto_scale(width, height)
        return cls("M" if grown > 1 else layout_class(width, height), grown)

    def _enlarged(self, width: float, height: float, by: float) -> Metrics:
        """Enlarge the fonts, and use the first layout that then fits."""
        if by == 1:
            return self
        column = _COLUMN[self.layout]
        for layout in LAYOUTS[LAYOUTS.index(self.layout) : -1]:
            scale = self.scale * by * _BODY[column] / _BODY[_COLUMN[layout]]
            found = layout_class(width / scale, height / scale)
            if LAYOUTS.index(found) <= LAYOUTS.index(layout):
                break
        return Metrics(layout, scale, self.layout, self.scale * by)

    def px(self, value: float) -> int:
        """Convert a length of the style guide to pixels, rounded."""
        return math.floor(value * self.scale + 0.5)

    def pick(self, m: float, s: float, xs: float, xxs: float | None = None) -> int:
        """Return the length for the layout class, scaled; that of XXS is usually that of XS."""
        if xxs is not None and self.is_xxs:
            return self.px(xxs)
        return self.px((m, s, xs)[_COLUMN[self.layout]])

    @property
    def at_most_s(self) -> bool:
        """Return whether this is S or smaller."""
        return _COLUMN[self.layout] > 0

    @property
    def at_most_xs(self) -> bool:
        """Return whether this is XS or XXS."""
        return _COLUMN[self.layout] == 2

    @property
    def is_xxs(self) -> bool:
        """Return whether this is XXS: the table only shows what a turn needs, the dock the rest."""
        return self.layout == "XXS"

    @property
    def body(self) -> float:
        """Return the size of the body text in pixels."""
        return _BODY[_COLUMN[self.letters]] * self.letter_scale

    @property
    def smallest(self) -> int:
        """Return the minimum font size in pixels."""
        least = 11 if _COLUMN[self.letters] else 13
        return max(8, math.floor(least * self.letter_scale + 0.5))

    @property
    def target(self) -> int:
        """Minimum height and width of a target close to others."""
        return self.reach(math.ceil(24 * max(1.0, self.letter_scale)))

    @property
    def prompt(self) -> int:
        """Height of the question, with a line of words and buttons."""
        return self.pick(72, 58, 54, 70) + self.fingers

    @property
    def asked(self) -> int:
        """How far a question with a line of chips too reaches over the board."""
        return self.pick(26, 26, 22, 0)

    @property
    def fingers(self) -> int:
        """How much of that is there because a finger needs larger buttons and chips."""
        return self.chip - self.pick(*CHIP) + self.button - self.pick(*BUTTON)

    def reach(self, length: int, around: int = 0) -> int:
        """Return the length of a target, or what a finger needs; so much `around` it counts."""
        return max(length, FINGER - around) if self.touch else length

    def beside(self, length: float) -> float:
        """Return how far beside a target of that length a finger may hit it too."""
        return max(0.0, (FINGER - length) / 2) if self.touch else 0.0

    gap = LayoutLength(12, 6, 6, 4)  # between panels
    pad = LayoutLength(14, 8, 8)  # from a panel's edge to its content
    radius = LayoutLength(12, 9, 9)  # of a panel's corners
    hit = LayoutLength(40, 32, 32, hit=True)  # the least height and width of what is pointed at
    chip = LayoutLength(*CHIP, hit=True)
    button = LayoutLength(*BUTTON, hit=True)
    header = LayoutLength(56, 40, 36, 34)  # the height of the band
    left = LayoutLength(400, 272, 200, 194)  # the width of the table's left column
    right = LayoutLength(400, 264, 140)
    bottom = LayoutLength(164, 131, 114, 66)  # the height of the row with the hand


@lru_cache(maxsize=256)
def _font(role: str, column: int, scale: float, weight: int, italic: bool) -> QFont:
    family, usual, sizes = _ROLES[role]
    font = QFont(family)
    # Fonts render most evenly at whole pixel sizes.
    font.setPixelSize(max(8, math.floor(sizes[column] * scale + 0.5)))
    font.setWeight(QFont.Weight(weight or usual))
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if family == TITLE_FAMILY:
        with_lining_figures(font)
    return font


def font(role: str, metrics: Metrics, *, weight: int = 0, italic: bool = False) -> QFont:
    """Return the font of a role ("page title section name body strong bold log ...")."""
    column = _COLUMN[metrics.letters]
    return QFont(_font(role, column, metrics.letter_scale, weight, italic))


def sized_font(pixels: float, *, weight: int = 700) -> QFont:
    """Return a font of any size, for text that scales with its container."""
    font = QFont(BODY_FAMILY)
    font.setPixelSize(max(6, math.floor(pixels + 0.5)))
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


log = logging.getLogger(__name__)


def load_fonts() -> list[str]:
    """Register the bundled fonts with Qt; return the names of files that failed to load."""
    folder = paths.assets_dir() / "fonts"
    files = sorted(folder.glob("*.ttf"))
    known = set(QFontDatabase.families())
    failed = []
    if TITLE_FAMILY not in known or BODY_FAMILY not in known:
        failed = [f.name for f in files if QFontDatabase.addApplicationFont(str(f)) < 0]
        forget_fonts()
    # Each system would look elsewhere for the signs and narrow spaces that Alegreya lacks.
    QFont.insertSubstitutions(TITLE_FAMILY, [BODY_FAMILY, FALLBACK_FAMILY])
    QFont.insertSubstitution(BODY_FAMILY, FALLBACK_FAMILY)
    if failed or not files:
        log.warning("Fonts not usable in %s: %s", folder, ", ".join(failed) or "none found")
    return failed


def with_lining_figures(font: QFont) -> QFont:
    """Enable lining figures of Alegreya; change and return the font."""
    font.setFeature(QFont.Tag("lnum"), 1)
    return font


FONTS = 128  # fonts whose widths are cached: asking Qt takes longer than layout
MOST = 2_000  # cached texts per font; then the cache is cleared


class Measure:
    """Cached measurements of one font: its metrics, and the widths of texts."""

    def __init__(self, font: QFont) -> None:
        self.metrics = QFontMetricsF(font)
        self.font = font  # shared, as `bold` is
        self.height = self.metrics.height()
        self.ascent = self.metrics.ascent()
        self._widths: dict[str, float] = {}

    @cached_property
    def bold(self) -> Measure:
        """Return the shared bold font, measured: a new font would need a new lookup."""
        bold = QFont(self.font)
        bold.setWeight(QFont.Weight.Bold)
        return measure(bold)

    def width(self, text: str) -> float:
        """Return the width of a text in pixels."""
        found = self._widths.get(text)
        if found is None:
            if len(self._widths) >= MOST:
                self._widths.clear()
            found = self._widths[text] = self.metrics.horizontalAdvance(text)
        return found


@lru_cache(maxsize=FONTS)
def _measure(font: QFont) -> Measure:
    return Measure(font)


def measure(font: QFont) -> Measure:
    """Return the cached measurements of a font; the font may be changed afterwards."""
    return _measure(QFont(font))


def width_of(font: QFont, text: str) -> float:
    """Return the width of a line in a font in pixels."""
    return measure(font).width(text)


def forget_fonts() -> None:
    """Clear the cache, because other typefaces are available now."""
    _measure.cache_clear()
