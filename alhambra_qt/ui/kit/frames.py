"""The frame of a page: table with lattice, large panel, header band, scrolling body, footer.

    class SettingsPage(PageFrame):
        KEYS = (PageKey("P", "practise"),)

        def __init__(self, ctx):
            super().__init__(ctx, msg("settings-title"))
            self.footer.put(Button(...))      # on the right; they wrap when narrow

        def body_tree(self) -> Box:
            return Column(Words(...), Live(self.list))     # scrolls when it is too high

A page that fills the window says so by a `tree` of its own. Esc emits `back`, Enter outside a
button emits `primary`, F6 and Shift+F6 cycle through `zones`, arrows go to the nearest control.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from itertools import chain
from operator import attrgetter

import shiboken6
from attrs import frozen
from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import focus, paint
from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.kit.box import (
    ENDLESS,
    Around,
    Box,
    Drawn,
    Ground,
    Layout,
    Size,
    Space,
    Words,
    spring,
)
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.holder import Filling, Holder, Live, Pressed, in_order
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.page_keys import PageKey, rows_for
from alhambra_qt.ui.kit.rows import Column, First, Rightward, Row, SideBySide, Stack
from alhambra_qt.ui.kit.scroll import SCROLLS, Scroll
from alhambra_qt.ui.kit.widgets import Button

# The maximum size of a page's panel; the table is visible around it.
PANEL_WIDTH, PANEL_HEIGHT = 1760, 1020
BETWEEN = 6  # pixels between the parts of a body
FOOTNOTE = 20.0  # ems that a text beside the buttons of a footer has at least


def _application() -> QApplication:
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise RuntimeError("pages need a QApplication")
    return app


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


class _Strip(Holder):
    """A strip with controls at its right, which wrap when it is narrow."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.buttons: list[QWidget] = []
        self._left_out: set[QWidget] = set()

    def put(self, *buttons: QWidget) -> None:
        """Set the controls at the right, in their order."""
        if list(buttons) != self.buttons:
            for button in self.buttons:
                button.hide()
            self.buttons = list(buttons)
            for button in buttons:
                button.setParent(self)
            self.change_now()

    def offer(self, button: QWidget, shown: bool) -> None:
        """Show one of the controls, or leave it out."""
        if shown == (button in self._left_out):
            (self._left_out.discard if shown else self._left_out.add)(button)
            button.setVisible(shown)
            self.change_now()

    def row(self, grow: float = 0.0) -> Box:
        """Return the controls that are shown."""
        return Rightward(*map(Live, self.shown), gap=0, grow=grow)

    @property
    def shown(self) -> list[QWidget]:
        """Return the controls that are not left out."""
        return [button for button in self.buttons if button not in self._left_out]


class PageHeader(_Strip):
    """The indigo band with star, title and buttons above a gold line."""

    def __init__(self, ctx: UiContext, title: Msg | str) -> None:
        super().__init__(ctx)
        self.title = title
        self.note: Msg | str = ""

    def say(self, title: Msg | str, note: Msg | str = "") -> None:
        """Set the title, and what is said beside it."""
        if (title, note) != (self.title, self.note):
            self.title, self.note = title, note
            self.change()

    def between(self) -> Box | None:
        """Return what stands between title and buttons."""
        return None

    def low(self) -> float:
        return self.look.pick(64, 50, 44)

    def tree(self) -> Box:
        right, down = self.look.pick(18, 10, 8) / self.look.em, self.look.m.px(3) / self.look.em
        forms = First(self.line(False), self.line(True), self.folded())
        return Row(Ground(Column(forms), pad=(0, down), grow=1), Space(right), gap=0)

    def line(self, brief: bool, *, full: bool = True) -> Box:
        """Return all on one line, buttons without their keys if `brief`."""
        shown = [
            Pressed(widget, brief) if isinstance(widget, Button) else Live(widget)
            for widget in self.shown
        ]
        more = (self.beside_title(), self.between()) if full else ()
        return Row(*self.name(), *more, Row(spring(), *shown, gap=0, grow=1), gap=0.6)

    def folded(self) -> Box:
        """Return what is shown where one line has no room."""
        return Row(*self.name(), self.beside_title(), self.between(), self.row(grow=1), gap=0.6)

    def name(self) -> tuple[Box, ...]:
        """Return star and title."""
        look, em = self.look, self.look.em
        size = look.pick(19, 15, 14)
        star = Drawn(self._star, 2 * size / em, 2 * size / em)
        title = Words(look.text(self.title), "page", "headink", wrap=True)
        before, after = look.pick(17, 12, 10) / em, look.pick(15, 10, 8) / em
        return (Row(Space(before), star, Space(after), title, gap=0),)

    def beside_title(self) -> Box | None:
        """Return the note."""
        note = self.look.text(self.note)
        return Words(note, "body", "headink", wrap=True) if note else None

    def _star(self, painter: QPainter, rect: QRectF) -> None:
        paint.logo(painter, rect.center(), rect.height() / 2, self.ctx.theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, m, painter = self.ctx.theme, self.ctx.metrics, QPainter(self)
        rect, radius = QRectF(self.rect()), m.radius
        path = QPainterPath()
        path.addRoundedRect(rect.adjusted(0, 0, 0, radius), radius, radius)
        painter.setClipRect(rect)
        painter.fillPath(path, theme.head)
        if theme.contrast:
            painter.strokePath(path, QPen(theme.line, 2))
        line = m.px(2)
        gold = theme.headink if theme.contrast else theme.gold2
        painter.fillRect(QRectF(0, rect.height() - line, rect.width(), line), gold)
        painter.end()
        super().paintEvent(event)


class PageFooter(_Strip):
    """A text and the buttons of a page, below a line."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.words: Msg | str = ""
        self.tone, self.role = "ink", "body"
        self.start: QWidget | None = None  # what stands in place of the text

    def say(self, words: Msg | str, tone: str = "", role: str = "") -> None:
        """Set the text; colour and font stay as they are if none is given."""
        now = words, tone or self.tone, role or self.role
        if now != (self.words, self.tone, self.role):
            self.words, self.tone, self.role = now
            self.change()

    def tree(self) -> Box:
        look, em = self.look, self.look.em
        text = look.text(self.words)
        words = Words(text, self.role, self.tone, wrap=True) if text else Space()
        first = words if self.start is None else Live(self.start)
        side, down = look.pick(24, 14, 10), look.m.px(3) / em
        row = Row(SideBySide(first, self.row(), FOOTNOTE, grow=1), gap=0)
        padded = Ground(row, pad=(0, down), grow=1)
        rule = Column(Ground(Space(height=1.2 / em), "rule", radius=0), Space(grow=1), gap=0)
        return Stack(rule, Row(Space(side / em), padded, Space((side - 6) / em), gap=0))


@frozen(eq=False, repr=False)
class PagePanel(Around):
    """The panel of a page in the middle of the table; a snug one is as high as its content.

    If ``raised`` it lies so many pixels above the lower edge instead.
    """

    widest: float
    snug: bool
    raised: float | None = None

    def area(self, look: Look, rect: QRectF) -> QRectF:
        """Return its place; large windows show more table around it."""
        m, (width, height) = look.m, (int(rect.width()), int(rect.height()))
        edge = m.pick(28, 12, 4)
        across = max(edge, (width - m.px(self.widest)) // 2)
        down = max(edge, (height - m.px(PANEL_HEIGHT)) // 2)
        if self.snug:
            least = self.child.room(look, width - 2 * across, ENDLESS)[1]
            down = max(down, int(height - least) // 2)
        across, down = min(across, width // 2), min(down, height // 2)
        sunk = 0.0 if self.raised is None else max(0.0, down - max(edge, self.raised))
        return rect.adjusted(across, down + sunk, -across, sunk - down)

    def place(self, layout: Layout, rect: QRectF) -> None:
        panel = self.area(layout.look, rect)
        layout.parts.append((self, panel))
        self.child.place(layout, panel)

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        paint.panel(painter, rect, look.theme, radius=look.m.radius)


@frozen(eq=False, repr=False)
class _Rolled(Live):
    """Scrolled content that would like to show its whole height."""

    def steady(self) -> bool:
        return False

    def _wants(self, width: float) -> Size:
        scroll = self.widget
        content = (scroll.widget() if isinstance(scroll, Scroll) else None) or scroll
        return self.widget.sizeHint().width(), content.heightForWidth(int(min(width, ENDLESS)))


def scrolling(*keys: Qt.Key) -> tuple[PageKey, ...]:
    """Return the rows by which these keys scroll a page, or without any all that can."""
    return tuple(
        PageKey(QKeySequence(key).toString(), "scroll_by", (key,)) for key in keys or SCROLLS
    )


class PageFrame(Holder):
    """A page of the program; see the module docstring."""

    back = Signal()
    primary = Signal()
    wish_made = Signal(str, object)  # a wish that nothing inside grants: its name, and the values
    widest = PANEL_WIDTH  # the maximum width of the panel; wider pages override it
    snug = False  # whether the panel is only as high as its content
    raised: float | None = None  # pixels from a snug panel to the lower edge; None: centred
    body_scrolls = True  # whether the body scrolls, or one of its parts does
    TITLE: Msg | str = ""  # of a page without header
    KEYS: tuple[PageKey, ...] = ()
    EVERY_PAGE = (
        PageKey("Esc", "_go_back"),
        PageKey("Return", "_confirm"),
        PageKey("Enter", "_confirm"),
        PageKey("F6", "turn_zone", (1,)),
        PageKey("Shift+F6", "turn_zone", (-1,)),
        *(PageKey(key.name.removeprefix("Key_"), "move_focus", (key,)) for key in focus.ARROWS),
    )

    def __init__(self, ctx: UiContext, title: Msg | str = "") -> None:
        super().__init__(ctx)
        self._title = title
        if title:
            self.accessible_role = Role.Client  # else it is a group with the page's name
        self._last_focus: QWidget | None = None
        self._follows = False  # whether the focus is moving on this page
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        _application().focusChanged.connect(self._on_focus)
        self._entitle()

    # -- what it shows ------------------------------------------------------------------------

    @cached_property
    def header(self) -> PageHeader:
        """Return the band with title and buttons."""
        return PageHeader(self.ctx, self._title)

    @cached_property
    def content(self) -> QWidget:
        """Return the widget of the body."""
        kind = Holder if self.body_scrolls else Filling
        content = kind(self.ctx, self._padded_body)
        content.setParent(self)  # at once: what is in it may make a wish
        return content

    @cached_property
    def scroller(self) -> Scroll:
        """Return what scrolls the body."""
        found = Scroll(self.ctx, self.content)
        found.setParent(self)
        if self.snug:
            self.content.installEventFilter(self)
        return found

    @cached_property
    def footer(self) -> PageFooter:
        """Return the strip of text and buttons below the body."""
        return PageFooter(self.ctx)

    def body_tree(self) -> Box:
        """Return what stands between header and footer."""
        return Space()

    def button_back(self, kind: str = "secondary", words: str = "button-back") -> Button:
        """Return a button that leads back, with its key."""
        return Button(self.ctx, msg(words), kind=kind, key=msg("key-esc"), does=self.back)

    def below(self) -> Box | None:
        """Return what stands below the body."""
        return Live(self.footer) if self.footer.buttons or self.footer.words else None

    def stacked(self, *parts: Box | None) -> Box:
        """Return the parts of a body below each other."""
        return Column(*parts, gap=BETWEEN / self.look.em)

    def _padded_body(self) -> Box:
        side, down = self.look.pick(24, 14, 10), self.look.pick(16, 10, 8)
        return Ground(self.body_tree(), pad=(side / self.look.em, down / self.look.em))

    def tree(self) -> Box:
        if not self._title:
            return Space()
        middle = self.scroller if self.body_scrolls else self.content
        rolled = (_Rolled if self.snug else Live)(middle, grow=1)
        frame = Column(Live(self.header), rolled, self.below(), gap=0)
        return PagePanel(frame, self.widest, self.snug, self.raised)

    def panel_rect(self) -> QRect:
        """Return the rectangle of the panel."""
        tree = self.known_tree()
        panel = tree.area(self.look, QRectF(self.rect())) if isinstance(tree, PagePanel) else None
        return self.rect() if panel is None else panel.toRect()

    def change(self) -> None:
        if "content" in vars(self) and isinstance(self.content, Holder):
            self.content.change()
        super().change()

    def settle(self) -> None:
        content = self.content if self._title and isinstance(self.content, Holder) else None
        if content is not None and self.snug:
            content.settle()  # the page is as high as this
        super().settle()
        if content is not None:
            content.settle()  # in its new room, where it would not fit before

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give a snug panel the height of its content, which changed."""
        if event.type() == QEvent.Type.LayoutRequest and watched is vars(self).get("content"):
            self.settle()
        return False

    def retranslate(self) -> None:
        super().retranslate()
        self._entitle()

    def _entitle(self) -> None:
        if self.TITLE:
            self.setWindowTitle(self.ctx.text(self.TITLE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Adapt to the size of the page."""

    def hasHeightForWidth(self) -> bool:
        """Return False: a page fills its window."""
        return False

    def lattice(self) -> tuple[QColor, QColor]:
        """Return the colour of the table and of its lattice."""
        return self.ctx.theme.bg, self.ctx.theme.bgp

    def paint_table(self, painter: QPainter, area: QRectF) -> None:
        """Paint what lies around the panel."""
        (fill, line), cell, start = self.lattice(), self.ctx.px(84), QPointF()
        paint.lattice(painter, area, self.ctx.theme, cell=cell, fill=fill, line=line, start=start)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_table(painter, QRectF(event.rect()))
        painter.end()
        super().paintEvent(event)

    # -- scrolling ----------------------------------------------------------------------------

    def to_top(self) -> None:
        """Scroll to the top of the page."""
        for scroll in self.findChildren(Scroll):
            scroll.verticalScrollBar().setValue(0)

    def scroll_by(self, key: Qt.Key) -> None:
        """Scroll by a key. For pages with few focusable controls."""
        for scroll in self.findChildren(Scroll):
            bar = scroll.verticalScrollBar()
            bar.setValue(bar.value() + int(SCROLLS[key] * bar.pageStep()))

    # -- the focus ----------------------------------------------------------------------------

    @cached_property
    def zones(self) -> list[QWidget]:
        """Return where F6 leads, in order; pages with other parts set it."""
        return [self.header, self.content, self.footer] if self._title else []

    def first_focus(self) -> QWidget | None:
        """Return the widget that gets the focus when the page opens."""
        return next(chain(*map(focus.focusable, (self.content, self.footer))), None)

    def focus_first(self) -> None:
        """Focus the control that had the focus last, otherwise the first one."""
        last = self._last_focus
        usable = last is not None and shiboken6.isValid(last) and last.isVisibleTo(self)
        target = last if usable else self.first_focus()
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_first()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.focus_first()
        self._follows = True

    def hideEvent(self, event: QHideEvent) -> None:
        self._follows = False
        super().hideEvent(event)

    def focusNextPrevChild(self, following: bool) -> bool:
        """Follow the tree, as a screen reader does; Qt's order is that of making the controls."""
        every, current = list(in_order(self)), self.window().focusWidget()
        here = every.index(current) if current in every else -following
        if every:
            focus.give(every[(here + (1 if following else -1)) % len(every)])
        return bool(every)

    def _on_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        if self._follows and new is not None and self.isAncestorOf(new):
            self._last_focus = new
            focus.reveal(new)

    # -- keys ---------------------------------------------------------------------------------

    def press(self, event: QKeyEvent, rows: Iterable[PageKey]) -> bool:
        """Do what a key does by some rows; return whether one has it."""
        found = rows_for(event, rows, self.ctx.keys)
        return any(attrgetter(row.does)(self)(*row.values) is not False for row in found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.press(event, (*self.KEYS, *self.EVERY_PAGE)):
            super().keyPressEvent(event)

    def _go_back(self) -> None:
        self.back.emit()

    def _confirm(self) -> None:
        self.primary.emit()

    def turn_zone(self, step: int) -> None:
        """Focus the next zone, or the one before."""
        focus.next_zone([zone for zone in self.zones if zone.isVisibleTo(self)], step)

    def move_focus(self, key: Qt.Key) -> bool:
        """Focus the nearest control in the direction of an arrow; return False if there is none."""
        return focus.move(self, focus.ARROWS[key])
