"""What parts of the table and of pages need to paint: sizes, colours, texts, pictures."""

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


@frozen
class PaintedText:
    """A text that was painted: the box it was given and the room it took (for tests)."""

    text: str
    box: QRectF
    used: QRectF


class Look:
    """Theme, sizes and texts for one window size; made anew whenever one of them changes.

    `trace`, if it is a list, collects everything that is written.
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
        self.m: Metrics = metrics or Metrics.of_table(width, height, ctx.user_scale)
        # The size of the body letters in pixels: the measure of what is laid out around them.
        self.em: float = self.m.body
        self.theme: Theme = ctx.theme
        self.dpr = dpr
        self.trace: list[PaintedText] | None = None
        self._hands: dict[tuple[str, int], tuple[QFont, Measure]] = {}

    @classmethod
    def of_page(cls, ctx: UiContext, dpr: float = 1.0) -> Look:
        """The look of a page, which has other sizes than a table."""
        return cls(ctx, 1, 1, dpr, ctx.metrics)

    @property
    def images(self) -> Images:
        """The shared art."""
        return self.ctx.images

    def px(self, value: float) -> int:
        """A length of the style guide on screen."""
        return self.m.px(value)

    def pick(self, m: float, s: float, xs: float) -> int:
        """The length for the layout, on screen."""
        return self.m.pick(m, s, xs)

    def font(self, role: str, weight: int = 0) -> QFont:
        """The font of a type role."""
        return looks.font(role, self.m, weight=weight)

    def hand(self, role: str, weight: int = 0) -> tuple[QFont, Measure]:
        """The same font, not to be changed, with what is known of it: for many texts."""
        found = self._hands.get((role, weight))
        if found is None:
            font = self.font(role, weight)
            found = self._hands[role, weight] = font, measure(font)
        return found

    @property
    def smallest(self) -> int:
        """The least size of letters in pixels."""
        return self.m.smallest

    def tone(self, tone: str | QColor | None) -> QColor:
        """A colour of the theme by its name, or a colour."""
        if tone is None:
            return QColor(Qt.GlobalColor.transparent)
        return getattr(self.theme, tone) if isinstance(tone, str) else tone

    @property
    def grown(self) -> float:
        """How many times as large as usual the pieces of the shelf are."""
        return 1.0

    @property
    def lined(self) -> bool:
        """Whether what can be chosen above the board stands in one line, for lack of room."""
        return self.m.tiny

    @property
    def folds(self) -> bool:
        """Whether what modules keep for everybody is always behind buttons, for lack of room."""
        return self.m.tiny

    def text(self, message: Msg | str) -> str:
        """The message in the current language."""
        return self.ctx.text(message)

    def t(self, id: str, **args: Arg) -> str:
        """Short for a message of the table itself."""
        return self.ctx.text(msg(id, **args))

    # -- pictures of the right size -----------------------------------------------------------

    def tile(self, tile: str, size: float) -> QPixmap:
        """A tile."""
        return self.images.tile(tile, size, self.dpr)

    def tile_seen(self, tile: str, size: float) -> QPixmap | None:
        """A tile in another size that was painted already, while that will do."""
        return self.images.tile_seen(tile, size, self.dpr)

    def card(self, card: str, width: float) -> QPixmap:
        """A card."""
        return self.images.card(card, width, self.dpr)

    def icon(self, name: str, size: float, colour: QColor | None = None) -> QPixmap:
        """A picture in one colour, by default that of the text."""
        ink = colour or self.theme.ink
        return self.images.icon(name, size, ink, self.dpr, self.theme.panel)

    def coin(self, currency: str, size: float, *, own: bool = False) -> QPixmap:
        """The coin of a currency; with its `own` outline on the colour of the currency."""
        return self.images.coin(CURRENCY_NAMES.index(currency), size, self.dpr, own=own)

    def chip(self, building: str | int, size: float) -> QPixmap:
        """The chip of a building type."""
        index = TYPE_NAMES.index(building) if isinstance(building, str) else building
        return self.images.chip(index, size, self.dpr)
