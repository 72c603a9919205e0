"""The screen between two people at one computer: who is next, what happened, one button.

    page = HandoverPage(ctx)
    page.show_view(view)        # HandoverView

Nothing secret is here: the page knows only the view, and that holds none. The same screen asks
people out of turn, so that it never tells who might have something to say.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.view.page_views import HandoverView
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.box import ENDLESS, Box, Ground, Space, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.focus import turned
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.holder import Holder
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.rows import Column
from alhambra_qt.ui.kit.scroll import Scroll
from alhambra_qt.ui.kit.signs import log_line, player_mark
from alhambra_qt.ui.kit.sizes import width_of
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.theme import mix
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button

CARD = (662, 540)
NIGHT, NIGHT_MARKS = QColor("#1B2238"), QColor("#252D52")


class StarMark(Guarded, QWidget):
    """The mark of a player in a large star."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.tag: SeatTag | None = None
        self.room = 9999
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        ctx.restyled.connect(self.updateGeometry)

    def show_tag(self, tag: SeatTag) -> None:
        """Show another player."""
        self.tag = tag
        self.update()

    def sizeHint(self) -> QSize:
        side = max(self.ctx.px(36), min(self.ctx.metrics.pick(160, 156, 112), self.room))
        return QSize(side, side)

    def fit(self, room: int) -> None:
        """Get smaller where there is little height."""
        if room != self.room:
            self.room = room
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.tag is not None:
            paint_star_mark(QPainter(self), self.ctx, QRectF(self.rect()), self.tag)


def paint_star_mark(painter: QPainter, ctx: UiContext, rect: QRectF, tag: SeatTag) -> None:
    """A player's mark in an eight-point star, in the middle of the rectangle."""
    radius = min(rect.width(), rect.height()) / 2 - 2
    side = radius
    with paint.saved(painter):
        painter.setPen(QPen(ctx.theme.gold, max(1.2, radius * 0.022)))
        painter.setBrush(ctx.theme.accs)
        painter.drawPolygon(paint.star_points(rect.center(), radius))
    area = QRectF(0, 0, side, side)
    area.moveCenter(rect.center())
    player_mark(painter, area, tag.mark, tag.letters)


class SinceBox(Holder):
    """The events since somebody's last turn, line by line."""

    WIDE = 34.0

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.view: HandoverView | None = None

    def show_view(self, view: HandoverView) -> None:
        """Show other lines; hidden if there are none."""
        self.view = view
        self.setVisible(bool(view.since))
        self.retranslate()

    def retranslate(self) -> None:
        if self.view is not None:
            self.setAccessibleName(self.ctx.text(self.view.since_title))
            lines = [self.ctx.text(line.text) for line in self.view.since]
            self.setAccessibleDescription("\n".join(lines))
        super().retranslate()

    def natural_width(self) -> float:
        """The width in which no line wraps."""
        return self.known_tree().room(self.look, ENDLESS)[0]

    def tree(self) -> Box:
        look, view = self.look, self.view
        if view is None:
            return Space()
        title = Words(look.text(view.since_title), "name", wrap=True)
        lines = Column(title, *(log_line(look, line) for line in view.since), gap=0.25)
        return Ground(lines, "panel2", "line", pad=(1.1, 0.75), radius=0.5)


class HandCard(Guarded, QWidget):
    """The card in the middle: gold edge, one inner line, a small star in each corner."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        ctx.restyled.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, m = QPainter(self), self.ctx.theme, self.ctx.metrics
        rect = QRectF(self.rect()).adjusted(4, 3, -4, -5)
        gold = theme.headink if theme.contrast else theme.gold2
        paint.panel(painter, rect, theme, radius=m.radius * 1.6, border=gold, width=2.4)
        inset = m.pick(13, 11, 8)
        inner = rect.adjusted(inset, inset, -inset, -inset)
        with paint.saved(painter):
            painter.setPen(QPen(theme.rule, 1.3))
            painter.drawRoundedRect(inner, m.radius, m.radius)
        radius, away = m.pick(13, 12, 8), m.pick(30, 28, 19)
        for x in (rect.left() + away, rect.right() - away):
            for y in (rect.top() + away, rect.bottom() - away):
                paint.ornament_corner(painter, QPointF(x, y), radius, theme.gold)


class HandoverPage(PageFrame):
    """The screen; see the module's text."""

    KEYS = (PageKey("Space", "wish", ("take",)),)  # wherever the focus is

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.view: HandoverView | None = None
        self.card = HandCard(ctx)
        self.card.setParent(self)
        self.star = StarMark(ctx)
        self.title = Text(ctx, "", role="hero", centre=True)
        self.matter = Text(ctx, "", role="section", centre=True)
        self.whose = Text(ctx, "", role="body", centre=True)
        self.text = Text(ctx, "", role="body", tone="ink2", centre=True)
        self.since = SinceBox(ctx)
        self.button = Button(ctx, "", kind="primary")
        self.button.takes_enter = False  # who ended the turn by it presses it again easily
        self.button.clicked.connect(weakly(self.wish, "take"))
        self.note = Text(ctx, "", role="small", tone="ink2", centre=True)
        inside = QWidget()
        self.column = QVBoxLayout(inside)
        self.column.setSpacing(0)
        self.column.addStretch(1)
        for widget in (self.star, self.title, self.matter, self.whose, self.text, self.since):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.outer = QVBoxLayout(self.card)
        self.outer.addWidget(Scroll(ctx, inside), 1)
        self.outer.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.outer.addWidget(self.note)
        self.restyle()

    def show_view(self, view: HandoverView) -> None:
        """Ask for a person."""
        self.view = view
        turned(self)  # also from one person to the next
        self.star.show_tag(view.seat)
        self.title.set_words(view.title)
        for line, words in ((self.matter, view.matter), (self.whose, view.whose)):
            line.set_words(words or "")
            line.setVisible(words is not None)
        self.text.set_words(view.text)
        self.since.show_view(view)
        self.button.key = view.button.key
        self.button.set_words(view.button.text)
        self.note.set_words(view.note)
        self._tell()
        self.restyle()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell(self) -> None:
        """The page is called by whom it calls; what it says of that is said with its button."""
        if self.view is not None:
            view, text = self.view, self.ctx.text
            self.setAccessibleName(text(view.title))
            told = (view.title, view.matter, view.whose, view.text)
            self.button.setAccessibleDescription(
                sentences(text(words) for words in told if words is not None)
            )

    def retranslate(self) -> None:
        """Update only the accessible text of the page; its parts update themselves."""
        self._tell()
        self.restyle()

    def restyle(self) -> None:
        m = self.ctx.metrics
        side = m.pick(52, 42, 24)
        self.column.setContentsMargins(0, m.pick(6, 4, 0), 0, m.px(6))
        self.column.setSpacing(m.pick(10, 8, 4))
        self.outer.setContentsMargins(side, m.pick(34, 28, 18), side, m.pick(26, 22, 16))
        self.outer.setSpacing(m.pick(6, 4, 0))
        self.button.setMinimumSize(m.pick(312, 292, 220), m.pick(68, 62, 50))
        self._place()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        m = self.ctx.metrics
        edge = m.pick(40, 20, 6)
        width = min(self.width() - 2 * edge, self._width())
        most = self.height() - 2 * edge
        self.star.fit(9999)
        self.column.invalidate()
        self.star.fit(self.star.sizeHint().height() - max(0, self._height(width) - most))
        self.column.invalidate()
        least = m.px(CARD[1]) if not m.at_most_xs else 0
        height = min(most, max(least, self._height(width)))
        left, top = (self.width() - width) // 2, (self.height() - height) // 2
        self.card.setGeometry(QRect(left, top, max(1, width), max(1, height)))

    def _width(self) -> int:
        """Wider than usual for a long name or a long line, so that fewer of them wrap."""
        title = width_of(self.ctx.font("hero"), self.ctx.text(self.title.words))
        wanted = max(title + self.ctx.px(140), self.since.natural_width() + self.ctx.px(96))
        return max(self.ctx.px(CARD[0]), min(int(wanted), self.ctx.px(880)))

    def _height(self, width: int) -> int:
        margins = self.outer.contentsMargins()
        room = width - margins.left() - margins.right()
        inside = self.column.heightForWidth(room)
        button = max(self.button.sizeHint().height(), self.button.minimumHeight())
        below = button + self.note.heightForWidth(room)
        return inside + below + margins.top() + margins.bottom() + 3 * self.outer.spacing()

    def focus_first(self) -> None:
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def lattice(self) -> tuple[QColor, QColor]:
        theme = self.ctx.theme
        if theme.dark:
            return theme.bg, mix(theme.bgp, theme.rule, 0.2)
        return NIGHT, NIGHT_MARKS


class AtScreen(Guarded, QObject):
    """Speaks a seat's language and remembers the program's ``own``.

    Signals:
        person: the name of whoever is at the screen now; empty: nobody.
        spoken: the table is to speak another language.
    """

    person = Signal(str)
    spoken = Signal()

    def __init__(self, ctx: UiContext, desk: Desk) -> None:
        super().__init__()
        self.ctx, self.desk = ctx, desk
        self.own = ctx.language
        ctx.language_changed.connect(self._language_changed)

    def turn_to_viewer(self, lang: str) -> None:
        """Turn to whoever looks or is awaited now, who speaks a language."""
        own = self.own
        self.ctx.set_language(lang)
        self.own = own
        self.person.emit(self.desk.person())

    def leave(self) -> None:
        """Speak the program's language again."""
        self.ctx.language_changed.disconnect(self._language_changed)
        self.ctx.set_language(self.own)
        self.person.emit("")

    def _language_changed(self) -> None:
        self.own = self.ctx.language
        self.spoken.emit()
