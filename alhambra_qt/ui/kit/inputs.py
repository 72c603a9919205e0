"""Controls with a value: one of a few choices, a line of text, one of many choices, a number.

Segmented(ctx, msg("seat-kind"), [("human", msg("seat-human")), ...], "human").changed  # str
Field(ctx, msg("seat-name"), "Anna").changed                                       # str
DropDown(ctx, msg("opt-undo"), [("all", msg("...")), ...], "all").changed          # str
Slider(ctx, msg("set-ui-scale"), 80, 200, 10, 100).valueChanged                    # int

Keys, wheel and accessibility are Qt's own; only the looks are ours.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QStandardItemModel,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QSlider,
    QTreeView,
    QWidget,
)

from alhambra_qt.i18n import Msg, in_progress, language_names, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import Styled, UiContext, scroll_bar_style
from alhambra_qt.ui.kit.sizes import measure
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Control

Choices = Sequence[tuple[str, Msg | str]]
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
HEADING = "-"  # the key of a line that heads the choices below it and cannot be chosen


def language_choices(*before: tuple[str, Msg | str]) -> Choices:
    """Return the languages as choices, those in progress below a line that says so."""
    names = language_names().items()
    begun = [(lang, name) for lang, name in names if in_progress(lang)]
    done = [(lang, name) for lang, name in names if not in_progress(lang)]
    head = [(HEADING, msg("language-progress"))] if begun else []
    return [*before, *done, *head, *begun]


class Segment(Control):
    """One choice, painted together with the others; a picture can stand above its words."""

    focus_moved = Signal()

    def __init__(self, ctx: UiContext, words: Msg | str) -> None:
        super().__init__(ctx, words)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.retranslate()

    def sizeHint(self) -> QSize:
        width = measure(self.ctx.font("button")).width(self.ctx.text(self.words))
        m, (across, height) = self.ctx.metrics, self.pictured()
        width = max(int(width) + m.px(22) + 1, across + 4)
        return QSize(m.reach(width), m.reach(m.pick(36, 32, 30)) + height)

    def pictured(self) -> tuple[int, int]:
        """Return the width and height of the picture."""
        return 0, 0

    def draw_picture(self, painter: QPainter, area: QRectF) -> None:
        """Paint the picture."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_moved.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_moved.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the neighbour by arrow; leave Enter to the page."""
        if event.key() in ENTER:
            event.ignore()
        else:
            QAbstractButton.keyPressEvent(self, event)

    def ring(self) -> None:
        """Paint no ring: the whole control has one."""

    def draw(self, painter: QPainter, _face: QRectF) -> None:
        theme, on, area = self.ctx.theme, self.isChecked(), QRectF(self.rect())
        if on:
            radius = paint.button_radius(area, self.ctx.metrics)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.acc if self.isEnabled() else theme.ink2)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius)
        width, height = self.pictured()
        if height:
            left, edge = round((area.width() - width) / 2), self.ctx.px(8)
            self.draw_picture(painter, QRectF(left, edge, width, height - edge))
            area.setTop(height)
        painter.setFont(self.ctx.font("button"))
        painter.setPen(theme.accink if on else theme.ink if self.isEnabled() else theme.ink2)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.ctx.text(self.words))


class Segmented(Styled, QWidget):
    """A few choices side by side, one of them selected; left and right change it."""

    changed = Signal(str)

    def __init__(
        self,
        ctx: UiContext,
        name: Msg | str,
        choices: Choices,
        value: str = "",
    ) -> None:
        super().__init__(ctx)
        self.name = name
        self.buttons = {key: self.segment(key, words) for key, words in choices}
        self.value = value or next(iter(self.buttons))
        row = QHBoxLayout(self)
        row.setContentsMargins(RING, RING, RING, RING)
        row.setSpacing(0)
        for key, button in self.buttons.items():
            row.addWidget(button, 1)
            button.clicked.connect(weakly(self.set_value, key))
            button.focus_moved.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._show()
        self.retranslate()

    def segment(self, _key: str, words: Msg | str) -> Segment:
        """Return the button of a choice."""
        return Segment(self.ctx, words)

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.text(self.name))
        self.restyle()

    def set_value(self, value: str, *, silent: bool = False) -> None:
        """Choose one of the choices."""
        if value != self.value:
            self.value = value
            self._show()
            if not silent:
                self.changed.emit(value)

    def _show(self) -> None:
        """Show the selection; Tab reaches only the selected segment."""
        for key, button in self.buttons.items():
            policy = Qt.FocusPolicy.StrongFocus if key == self.value else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)
        self.buttons[self.value].setChecked(True)
        self.setFocusProxy(self.buttons[self.value])

    def sizeHint(self) -> QSize:
        hints = [button.sizeHint() for button in self.buttons.values()]
        width = max(hint.width() for hint in hints) * len(hints)
        return QSize(width + 2 * RING, hints[0].height() + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, painter = self.ctx.theme, QPainter(self)
        face = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        radius = paint.button_radius(face, self.ctx.metrics)
        with paint.saved(painter):
            painter.setPen(QPen(theme.ink2, 1.6))
            painter.setBrush(theme.panel)
            painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), radius, radius)
        if any(button.hasFocus() for button in self.buttons.values()):
            paint.focus_ring(painter, face, theme, radius)


class Field(Styled, QLineEdit):
    """A line of text in a rounded frame."""

    changed = Signal(str)
    wide, least = 170.0, 92.0  # the usual and the least width, in style guide units

    def __init__(
        self,
        ctx: UiContext,
        name: Msg | str,
        value: str = "",
        *,
        limit: int = 24,
        hint: Msg | str = "",
    ) -> None:
        super().__init__(ctx, value)
        self.name, self.hint = name, hint
        self.setMaxLength(limit)
        self.setFrame(False)
        # An on-screen keyboard writes at once what is tapped: names and codes are in no dictionary.
        self.setInputMethodHints(Qt.InputMethodHint.ImhNoPredictiveText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textEdited.connect(self.changed)
        self.retranslate()
        self.restyle()

    def restyle(self) -> None:
        theme = self.ctx.theme
        self.setFont(self.ctx.font("body"))
        # Use a style sheet, not a palette: under a style sheet (even that of a scrolling page) Qt
        # keeps the first palette, so the text would stay in the colour of the previous theme.
        self.setStyleSheet(
            "QLineEdit { background: transparent; border: none;"
            f" color: {theme.ink.name()}; placeholder-text-color: {theme.ink2.name()};"
            f" selection-background-color: {theme.acc.name()};"
            f" selection-color: {theme.accink.name()}; }}"
        )
        side = RING + self.ctx.px(10)
        self.setTextMargins(side - 2, RING, side - 2, RING)
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.text(self.name))
        self.setPlaceholderText(self.ctx.text(self.hint))

    def sizeHint(self) -> QSize:
        m = self.ctx.metrics
        height = m.reach(m.pick(36, 32, 30) + 2 * RING)
        return QSize(self.ctx.px(self.wide) + 2 * RING, height)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ctx.px(self.least) + 2 * RING, self.sizeHint().height())

    def ground(self) -> QColor:
        """Return the colour behind the text."""
        return self.ctx.theme.panel

    def frame(self) -> QPen:
        """Return the pen of the frame."""
        return QPen(self.ctx.theme.ink2, 1.4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self.ctx.theme
        face = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        with paint.saved(painter):
            painter.setPen(self.frame())
            painter.setBrush(self.ground())
            painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), face.height() * 0.24, 9)
        if self.hasFocus():
            paint.focus_ring(painter, face, theme, face.height() * 0.24)
        painter.end()
        super().paintEvent(event)


class DropDown(Styled, QComboBox):
    """One of many choices: shows the selected text and a small arrow, and opens a list.

    ``notes`` maps the key of a choice to a note, which the list shows beside the choice. A choice
    with the key `HEADING` heads those below it.
    """

    changed = Signal(str)

    def __init__(
        self,
        ctx: UiContext,
        name: Msg | str,
        choices: Choices,
        value: str = "",
        *,
        framed: bool = True,
        notes: Mapping[str, Msg] | None = None,
    ) -> None:
        super().__init__(ctx)
        self.name, self.choices, self.notes, self.framed = name, choices, notes or {}, framed
        self._rows = QStandardItemModel(self)
        self.setModel(self._rows)
        self._list: QTreeView | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._fill(value)
        self.currentIndexChanged.connect(self._chosen)

    def _chosen(self) -> None:
        self.changed.emit(self.value)

    @property
    def value(self) -> str:
        """Return the key of the selected choice."""
        return self.choices[self.currentIndex()][0]

    def set_value(self, value: str, *, silent: bool = False) -> None:
        """Choose one of the choices."""
        blocker = QSignalBlocker(self) if silent else None
        self.setCurrentIndex([key for key, _ in self.choices].index(value))
        del blocker
        self.update()

    def set_choices(self, choices: Choices) -> None:
        """Replace the choices; if the selected one is gone, select the first."""
        value, self.choices = self.value, choices
        self._fill(value)

    def retranslate(self) -> None:
        self._fill(self.value)

    def _fill(self, value: str) -> None:
        blocker = QSignalBlocker(self)
        # Let Qt create the items: it could delete ones created here after Python freed them, which
        # crashed when the language changed (found by valgrind).
        self._rows.setRowCount(0)
        for row, (key, words) in enumerate(self.choices):
            self._rows.insertRow(row)
            lines = [words, self.notes[key]] if key in self.notes else [words]
            self._rows.setColumnCount(max(self._rows.columnCount(), len(lines)))
            for column, text in enumerate(lines):
                self._rows.setData(self._rows.index(row, column), self.ctx.text(text))
            self._rows.item(row).setEnabled(key != HEADING)
        keys = [key for key, _ in self.choices]
        self.setCurrentIndex(keys.index(value) if value in keys else 0)
        del blocker
        self.setAccessibleName(self.ctx.text(self.name))
        if os.name == "posix":  # Qt uses the selected text as the accessible name there
            self.setAccessibleDescription(self.ctx.text(self.name))
        self.restyle()

    def showPopup(self) -> None:
        """Open the list, created on first use, in the current colours."""
        if self._list is None:
            self._list = QTreeView(self)  # owned by Qt: Python might free it before its owner
            self._list.setRootIsDecorated(False)
            self._list.setHeaderHidden(True)
            self.setView(self._list)
            self._list.selectionModel().selectionChanged.connect(self._selected)
        rows, theme, m = self._list, self.ctx.theme, self.ctx.metrics
        rows.setFont(self.ctx.font("body"))
        rows.setStyleSheet(
            f"QTreeView {{ background: {theme.panel.name()}; color: {theme.ink.name()};"
            f" border: 1px solid {theme.ink2.name()}; outline: 0; }}"
            f"QTreeView::item {{ padding: {m.px(7)}px {m.px(12)}px; }}"
            f"QTreeView::item:selected {{ background: {theme.acc.name()};"
            f" color: {theme.accink.name()}; }}"
            f"QTreeView::item:disabled {{ color: {theme.ink2.name()}; }}"
            + scroll_bar_style(self.ctx)
        )
        width = 2 * rows.frameWidth()
        for column in range(self._rows.columnCount()):
            rows.resizeColumnToContents(column)
            width += rows.columnWidth(column)
        rows.setMinimumWidth(width)
        rows.setCurrentIndex(self._rows.index(self.currentIndex(), 0))  # a late list has none
        super().showPopup()

    def _selected(self) -> None:
        # Moving through the list moves the selection too, a moment later. A screen reader can
        # only select, so a selection on its own counts as the choice.
        QTimer.singleShot(0, self, self._take_selected)

    def _take_selected(self) -> None:
        rows = self._list
        picked = rows.selectionModel().selectedRows() if rows is not None else []
        if rows is not None and rows.isVisible() and picked and picked[0] != rows.currentIndex():
            self.hidePopup()
            self.setCurrentIndex(picked[0].row())

    def sizeHint(self) -> QSize:
        known = measure(self.ctx.font("strong"))
        widest = max(known.width(self.ctx.text(w)) for _, w in self.choices)
        m = self.ctx.metrics
        side = m.px(34) if self.framed else m.px(22)
        height = m.pick(36, 32, 30) if self.framed else m.pick(30, 27, 25)
        return QSize(int(widest) + side + 2 * RING + 2, m.reach(height + 2 * RING))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.ctx.theme
        face = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        radius = face.height() * 0.24
        with paint.saved(painter):
            if self.framed or self.underMouse():
                painter.setPen(QPen(theme.ink2 if self.framed else theme.line, 1.4))
                painter.setBrush(theme.panel)
                painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), radius, radius)
            painter.setFont(self.ctx.font("strong"))
            painter.setPen(theme.ink if self.isEnabled() else theme.ink2)
            words = face.adjusted(self.ctx.px(10 if self.framed else 3), 0, 0, 0)
            align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(words, align, self.currentText())
            at = QPointF(face.right() - self.ctx.px(13 if self.framed else 8), face.center().y())
            paint.arrow_down(painter, at, self.ctx.px(4), theme.ink2)
        if self.hasFocus():
            paint.focus_ring(painter, face, theme, radius)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the list with Enter; leave left, right and F4 to the page, though Qt uses them."""
        if event.key() in ENTER:
            self.showPopup()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_F4):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll: a wheel over a choice must not change it by accident."""
        event.ignore()


def style_menu(menu: QMenu, ctx: UiContext) -> None:
    """Apply the theme to a popup menu."""
    theme, m = ctx.theme, ctx.metrics
    menu.setFont(ctx.font("body"))
    menu.setStyleSheet(
        f"QMenu {{ background: {theme.panel.name()}; color: {theme.ink.name()};"
        f" border: 1px solid {theme.ink2.name()}; padding: {m.px(4)}px; }}"
        f"QMenu::item {{ padding: {m.px(7)}px {m.px(22)}px {m.px(7)}px {m.px(26)}px;"
        f" border-radius: {m.px(5)}px; }}"
        f"QMenu::item:selected {{ background: {theme.acc.name()};"
        f" color: {theme.accink.name()}; }}"
        f"QMenu::indicator {{ width: {m.px(9)}px; height: {m.px(9)}px; left: {m.px(8)}px; }}"
        f"QMenu::indicator:checked {{ background: {theme.gold2.name()};"
        f" border: 1px solid {theme.ink.name()}; border-radius: {m.px(2)}px; }}"
    )


class Slider(Styled, QSlider):
    """A slider for an integer with the value beside it; a drag takes effect when it ends."""

    def __init__(
        self, ctx: UiContext, name: Msg | str, low: int, high: int, step: int, value: int
    ) -> None:
        super().__init__(ctx, Qt.Orientation.Horizontal)
        self.name = name
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setPageStep(step)
        self.setValue(value)
        self.setTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self.retranslate)
        self.retranslate()

    def shown(self, value: int) -> str:
        """Return the text of a value."""
        return str(value)

    def retranslate(self) -> None:
        self.setAccessibleName(f"{self.ctx.text(self.name)}: {self.shown(self.value())}")
        self.restyle()

    def sizeHint(self) -> QSize:
        m = self.ctx.metrics
        return QSize(m.px(240), m.reach(m.pick(36, 32, 30) + 2 * RING))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ctx.px(150), self.sizeHint().height())

    def track(self) -> tuple[float, float]:
        """Return the ends of the track; the value is right of it."""
        known, knob = measure(self.ctx.font("bold")), self.ctx.px(10)
        width = max(known.width(self.shown(end)) for end in (self.minimum(), self.maximum()))
        number = max(width, self.ctx.px(44)) + self.ctx.px(14)
        return RING + knob, self.width() - RING - number - knob

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, y = QPainter(self), self.ctx.theme, self.height() / 2
        left, right = self.track()
        share = (self.sliderPosition() - self.minimum()) / (self.maximum() - self.minimum())
        x, knob = left + (right - left) * share, self.ctx.px(9)
        with paint.saved(painter):
            for start, end, colour in ((left, right, theme.line), (left, x, theme.acc)):
                painter.setPen(paint.pen(colour, self.ctx.px(4)))
                painter.drawLine(QPointF(start, y), QPointF(end, y))
            painter.setPen(QPen(theme.panel, 2))
            painter.setBrush(theme.acc)
            painter.drawEllipse(QPointF(x, y), knob, knob)
            painter.setPen(theme.ink)
            painter.setFont(self.ctx.font("bold"))
            value = QRectF(right + knob, 0, self.width() - right - knob - RING, self.height())
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(value, flags, self.shown(self.sliderPosition()))
        if self.hasFocus():
            area = QRectF(x - knob, y - knob, 2 * knob, 2 * knob)
            paint.focus_ring(painter, area, theme, knob)

    def _drag_to(self, x: float) -> None:
        (left, right), step = self.track(), self.singleStep()
        reach = (self.maximum() - self.minimum()) / step
        steps = round((x - left) / max(1.0, right - left) * reach)
        self.setSliderPosition(self.minimum() + steps * step)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(True)
        self._drag_to(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._drag_to(event.position().x())

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll: a wheel over a slider must not change it by accident."""
        event.ignore()
