"""Everything needed to paint parts of the table and of pages: sizes, colours, texts, pictures."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPixmap

from alhambra_qt.i18n import Arg, Msg, msg
from alhambra_qt.ui.kit import sizes as looks
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.images import Images
from alhambra_qt.ui.kit.sizes import Measure, Metrics, measure
from alhambra_qt.ui.kit.theme import CURRENCY_NAMES, TYPE_NAMES, Theme


@frozen(repr=False)
class PaintedText:
    """A painted text with its box and the room it took (for tests)."""

    text: str
    box: QRectF
    used: QRectF


class Look:
    """Theme, sizes and texts for one window size; recreated whenever one of them changes.

    If `trace` is a list, it collects all painted texts.
    """

    def __init__(
        self,
        ctx: UiContext,
        width: float,
        height: float,
        dpr: float = 1.0,
        metrics: Metrics | None = None,
    ) -> None:
        self.ctx = ctx
        self.m: Metrics = metrics or ctx.sized(Metrics.of_table(width, height, ctx.user_scale))
        # The size of the body text in pixels: the unit of layout.
        self.em: float = self.m.body
        self.theme: Theme = ctx.theme
        self.dpr = dpr
        self.trace: list[PaintedText] | None = None
        self.types = False  # whether letters are typed, so that none is the key of a thing
        self._hands: dict[tuple[str, int], tuple[QFont, Measure]] = {}

    @classmethod
    def of_page(cls, ctx: UiContext, dpr: float = 1.0) -> Look:
        """Return the look of a page, whose sizes differ from those of a table."""
        return cls(ctx, 1, 1, dpr, ctx.metrics)

    @property
    def folds(self) -> bool:
        """Return whether the pieces on the shelf are one step away, behind buttons."""
        return self.m.at_most_xs

    @property
    def images(self) -> Images:
        """Return the shared art."""
        return self.ctx.images

    def cap(self, key: str) -> str:
        """Return the label of the key of a thing."""
        return "" if self.types else self.ctx.cap(key)

    def px(self, value: float) -> int:
        """Convert a length of the style guide to pixels."""
        return self.m.px(value)

    def pick(self, m: float, s: float, xs: float, xxs: float | None = None) -> int:
        """Return the length for the current layout in pixels."""
        return self.m.pick(m, s, xs, xxs)

    def ems(self, *lengths: float) -> float:
        """Return a length of the style guide in ems: one, or one for each of the layouts."""
        return (self.pick(*lengths) if len(lengths) > 1 else self.px(*lengths)) / self.em

    def font(self, role: str, weight: int = 0) -> QFont:
        """Return a copy of the font of a type role."""
        return looks.font(role, self.m, weight=weight)

    def hand(self, role: str, weight: int = 0) -> tuple[QFont, Measure]:
        """Return the shared font, which must not be changed, and its cached measurements."""
        found = self._hands.get((role, weight))
        if found is None:
            font = self.font(role, weight)
            found = self._hands[role, weight] = font, measure(font)
        return found

    def tone(self, tone: str | QColor | None) -> QColor:
        """Return a colour of the theme by name, or the given colour."""
        if tone is None:
            return QColor(Qt.GlobalColor.transparent)
        return getattr(self.theme, tone) if isinstance(tone, str) else tone

    @property
    def grown(self) -> float:
        """Return the scale factor of the pieces on the shelf."""
        return 1.0

    def text(self, message: Msg | str) -> str:
        """Return the message in the current language."""
        return self.ctx.text(message)

    def t(self, id: str, **args: Arg) -> str:
        """Short for the `text` of a message of the table itself."""
        return self.ctx.text(msg(id, **args))

    # -- pictures of the right size -----------------------------------------------------------

    def tile(self, tile: str, size: float, *, small: bool = False) -> QPixmap:
        return self.images.tile(tile, size, self.dpr, small=small)

    def tile_seen(self, tile: str, size: float) -> QPixmap | None:
        """Return a cached tile of another size, as a stand-in; None if there is none."""
        return self.images.tile_seen(tile, size, self.dpr)

    def card(self, card: str, width: float) -> QPixmap:
        return self.images.card(card, width, self.dpr)

    def icon(self, name: str, size: float, colour: QColor | None = None) -> QPixmap:
        """Return an icon in one colour, by default that of the text."""
        ink = colour or self.theme.ink
        return self.images.icon(name, size, ink, self.dpr, self.theme.panel)

    def coin(self, currency: str, size: float, *, own: bool = False) -> QPixmap:
        """Return the coin of a currency; use `own` on that currency's colour."""
        return self.images.coin(CURRENCY_NAMES.index(currency), size, self.dpr, own=own)

    def chip(self, building: str | int, size: float) -> QPixmap:
        """Return the chip of a building type."""
        index = TYPE_NAMES.index(building) if isinstance(building, str) else building
        return self.images.chip(index, size, self.dpr)
