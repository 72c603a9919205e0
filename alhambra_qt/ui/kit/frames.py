"""The frame of a page: table with lattice, large panel, header band, scrolling body, footer.

    class SettingsPage(PageFrame):
        def __init__(self, ctx):
            super().__init__(ctx, msg("settings-title"))
            self.body.addWidget(...)          # a vertical layout that scrolls when too small
            self.add_footer(Button(...))      # buttons on the right, which wrap when narrow

Esc emits `back`, Enter outside a button emits `primary`, F6 and Shift+F6 cycle through `zones`,
arrows go to the nearest control. Override `restyle` (and call super) to follow sizes.
"""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit import focus, paint
from alhambra_qt.ui.kit.access import AccessibleScroll
from alhambra_qt.ui.kit.context import Styled, UiContext, scroll_bar_style
from alhambra_qt.ui.kit.layouts import Flow, fill
from alhambra_qt.ui.kit.text import Text

# The maximum size of a page's panel; the table is visible around it.
PANEL_WIDTH, PANEL_HEIGHT = 1760, 1020


def _application() -> QApplication:
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise RuntimeError("pages need a QApplication")
    return app


# How far each key scrolls, in viewport heights.
SCROLLS = {
    Qt.Key.Key_Up: -0.15,
    Qt.Key.Key_Down: 0.15,
    Qt.Key.Key_PageUp: -0.9,
    Qt.Key.Key_PageDown: 0.9,
    Qt.Key.Key_Space: 0.9,
    Qt.Key.Key_Home: -99.0,
    Qt.Key.Key_End: 99.0,
}


class Scroll(Styled, QScrollArea):
    """A vertical scroll area without frame, with an unobtrusive scroll bar."""

    told_by = AccessibleScroll

    def __init__(self, ctx: UiContext, content: QWidget) -> None:
        super().__init__(ctx)
        # Created here: wrapping Qt's default viewport makes PySide initialize all widget classes.
        self.setViewport(QWidget())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self._in_sight = False  # whether what has the focus was seen at the last restyle
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(self._keep_in_sight)
        bar.actionTriggered.connect(self._let_go)
        self.restyle()

    def _focused(self) -> QWidget | None:
        focused = self.window().focusWidget()
        return focused if focused is not None and self.isAncestorOf(focused) else None

    def _keep_in_sight(self) -> None:
        focused = self._focused()
        if self._in_sight and focused is not None:
            focus.reveal(focused)

    def _let_go(self) -> None:
        self._in_sight = False

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._let_go()
        super().wheelEvent(event)

    def restyle(self) -> None:
        focused = self._focused()
        self._in_sight = focused is not None and not focused.visibleRegion().isEmpty()
        bar = self.verticalScrollBar()  # not the area: a sheet cascades to all in it
        bar.setStyleSheet(scroll_bar_style(self.ctx))
        bar.setSingleStep(self.ctx.px(28))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by page keys; leave arrows to the page, which moves the focus."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def minimumSizeHint(self) -> QSize:
        """Return a low height, since it scrolls, but at least the width of the content."""
        content = self.widget()
        wide = content.minimumSizeHint().width() if content is not None else 0
        return QSize(wide, self.ctx.px(60))


class Card(Styled, QWidget):
    """A small panel inside a page, filled with the second panel colour."""

    fill, border, thick = "panel2", "line", paint.BORDER
    lifted = False  # whether it has a shadow, and the margin for one

    def __init__(self, ctx: UiContext, *, strong: bool = False) -> None:
        super().__init__(ctx)
        if strong:
            self.fill, self.border, self.thick = "panel", "acc", paint.STRONG_BORDER
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, rect = self.ctx.theme, QRectF(self.rect())
        paint.panel(
            QPainter(self),
            rect.adjusted(2, 2, -2, -4) if self.lifted else rect,
            theme,
            radius=self.ctx.metrics.radius,
            fill=getattr(theme, self.fill),
            border=getattr(theme, self.border),
            width=self.thick,
            with_shadow=self.lifted,
        )


class PageHeader(Styled, QWidget):
    """The indigo band with star, title and buttons above a gold line."""

    def __init__(self, ctx: UiContext, title: Msg) -> None:
        super().__init__(ctx)
        self.row = QHBoxLayout(self)
        self.title = Text(ctx, title, role="page", tone="headink", middle=True)
        self.note = Text(ctx, "", role="body", tone="headink")
        self.note.hide()
        self.row.addWidget(self.title, 0)
        self.row.addWidget(self.note, 1)
        self.row.addStretch(1)
        self.buttons = Flow(ctx, right=True)
        self.row.addLayout(self.buttons)
        self.restyle()

    def restyle(self) -> None:
        m = self.ctx.metrics
        self.row.setContentsMargins(m.pick(70, 52, 46), m.px(2), m.pick(18, 10, 8), m.px(4))
        self.row.setSpacing(m.px(10))
        self.setMinimumHeight(m.pick(64, 50, 44))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, m, painter = self.ctx.theme, self.ctx.metrics, QPainter(self)
        rect, radius = QRectF(self.rect()), m.radius
        path = QPainterPath()
        path.addRoundedRect(rect.adjusted(0, 0, 0, radius), radius, radius)
        with paint.saved(painter):
            painter.setClipRect(rect)
            painter.fillPath(path, theme.head)
            if theme.contrast:
                painter.strokePath(path, QPen(theme.line, 2))
            line = m.px(2)
            gold = theme.headink if theme.contrast else theme.gold2
            painter.fillRect(QRectF(0, rect.height() - line, rect.width(), line), gold)
        size = m.pick(19, 15, 14)
        centre = QPointF(m.pick(36, 27, 24), (rect.height() - line) / 2)
        paint.logo(painter, centre, size, theme)


class TablePage(Styled, QWidget):
    """A page on the table, which shows around its content; it passes the focus on to a control."""

    wish_made = Signal(str, object)  # a wish that nothing inside grants: its name, and the values

    def focus_first(self) -> None:
        """Focus the first control."""

    def lattice(self) -> tuple[QColor, QColor]:
        """Return the colour of the table and of its lattice."""
        return self.ctx.theme.bg, self.ctx.theme.bgp

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_first()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.focus_first()

    def paintEvent(self, event: QPaintEvent) -> None:
        (fill, line), cell = self.lattice(), self.ctx.px(84)
        area, theme = QRectF(event.rect()), self.ctx.theme
        start = QPointF()
        paint.lattice(QPainter(self), area, theme, cell=cell, fill=fill, line=line, start=start)
        super().paintEvent(event)
        self.paint_on_table(QPainter(self))

    def paint_on_table(self, painter: QPainter) -> None:
        """Paint what lies on the table behind the widgets of the page."""


class PageFrame(TablePage):
    """A page of the program; see the module docstring."""

    back = Signal()
    primary = Signal()
    widest = PANEL_WIDTH  # the maximum width of the panel; wider pages override it
    snug = False  # whether the panel is only as high as its content

    def __init__(self, ctx: UiContext, title: Msg, *, scroll: bool = True) -> None:
        super().__init__(ctx)
        self.header = PageHeader(ctx, title)
        self.content = QWidget()
        self.body: QBoxLayout = QVBoxLayout(self.content)
        self.footer = QWidget()
        self._footer_row = QHBoxLayout(self.footer)
        self.footer_text = Text(ctx, "", role="body", tone="ink", middle=True)
        self.footer_buttons = Flow(ctx, right=True)
        self._footer_row.addWidget(self.footer_text, 1)
        self._footer_row.addLayout(self.footer_buttons, 0)
        if self.snug:
            self.content.installEventFilter(self)
        self.zones: list[QWidget] = [self.header, self.content, self.footer]
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self.header)
        self._outer.addWidget(Scroll(ctx, self.content) if scroll else self.content, 1)
        self._outer.addWidget(self.footer)
        self._outer.setSpacing(0)
        self._last_focus: QWidget | None = None
        self._follows = False  # whether the focus is moving on this page
        _application().focusChanged.connect(self._on_focus)
        PageFrame.restyle(self)  # a subclass's override needs attributes that do not exist yet

    def add_header(self, *widgets: QWidget) -> None:
        """Add buttons to the header."""
        fill(self.header.buttons, *widgets)

    def add_footer(self, *widgets: QWidget) -> None:
        """Add buttons to the footer, on the right."""
        fill(self.footer_buttons, *widgets)

    def panel_rect(self) -> QRect:
        """Return the rectangle of the panel; large windows show more table around it."""
        m = self.ctx.metrics
        edge = m.pick(28, 12, 4)
        across = max(edge, (self.width() - m.px(self.widest)) // 2)
        down = max(edge, (self.height() - m.px(PANEL_HEIGHT)) // 2)
        if self.snug:
            high = self.body.totalHeightForWidth(self.width() - 2 * across)
            high += max(self.header.minimumHeight(), self.header.sizeHint().height())
            high += self.footer.sizeHint().height() + 1
            down = max(down, (self.height() - high) // 2)
        across, down = min(across, self.width() // 2), min(down, self.height() // 2)
        return self.rect().adjusted(across, down, -across, -down)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
        self.arrange()

    def _place(self) -> None:
        panel = self.panel_rect()
        right, below = self.width() - panel.right() - 1, self.height() - panel.bottom() - 1
        self._outer.setContentsMargins(panel.left(), panel.top(), right, below)

    def restyle(self) -> None:
        m = self.ctx.metrics
        self._place()
        side = m.pick(24, 14, 10)
        self.body.setContentsMargins(side, m.pick(16, 10, 8), side, m.pick(16, 10, 8))
        self._footer_row.setContentsMargins(side, m.px(3), side - 6, m.px(3))
        self.header.restyle()
        self.update()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Give a snug panel the height of its content, which changed."""
        if self.snug and event.type() == QEvent.Type.LayoutRequest:
            self._place()
            self.update()
        return False

    def arrange(self) -> None:
        """Adapt to the width of the page; pages with columns override this."""

    def retranslate(self) -> None:
        """Do nothing: widgets update their own texts. Override it for composed texts."""

    def paint_on_table(self, painter: QPainter) -> None:
        theme, rect = self.ctx.theme, QRectF(self.panel_rect())
        paint.panel(painter, rect, theme, radius=self.ctx.metrics.radius)
        if self.footer.isVisibleTo(self):
            y = self.footer.y()
            painter.fillRect(QRectF(rect.left(), y, rect.width(), 1.2), theme.rule)

    def to_top(self) -> None:
        """Scroll to the top of the page."""
        for scroll in self.findChildren(Scroll):
            scroll.verticalScrollBar().setValue(0)

    def scroll_by(self, key: Qt.Key) -> bool:
        """Scroll by a key; return whether it scrolls. For pages with few focusable controls."""
        if key not in SCROLLS:
            return False
        for scroll in self.findChildren(Scroll):
            bar = scroll.verticalScrollBar()
            bar.setValue(bar.value() + int(SCROLLS[key] * bar.pageStep()))
        return True

    def first_focus(self) -> QWidget | None:
        """Return the widget that gets the focus when the page opens."""
        found = focus.focusable(self.content) or focus.focusable(self.footer)
        return found[0] if found else None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follows = True

    def focus_first(self) -> None:
        """Focus the control that had the focus last, otherwise the first one."""
        last = self._last_focus
        usable = last is not None and shiboken6.isValid(last) and last.isVisibleTo(self)
        target = last if usable else self.first_focus()
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        self._follows = False
        super().hideEvent(event)

    def _on_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        if self._follows and new is not None and self.isAncestorOf(new):
            self._last_focus = new
            focus.reveal(new)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.back.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.primary.emit()
        elif key == Qt.Key.Key_F6:
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            focus.next_zone(self.zones, -1 if shift else 1)
        elif key in focus.ARROWS:
            focus.move(self, focus.ARROWS[key])
        else:
            super().keyPressEvent(event)
