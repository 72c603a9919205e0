"""Controls that hold a value: one of a few, a line of text, one of many, a number.

Segmented(ctx, msg("seat-kind"), [("human", msg("seat-human")), ...], "human").changed  # str
Field(ctx, msg("seat-name"), "Anna").changed                                       # str
Choice(ctx, msg("opt-undo"), [("all", msg("...")), ...], "all").changed            # str
Slider(ctx, msg("set-ui-scale"), 80, 200, 10, 100, shown=...).changed              # int
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QLineEdit, QMenu, QSizePolicy, QWidget

from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.measure import measure
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.tips import menu_text
from alhambra_qt.ui.kit.widgets import RING, Control


class Segmented(Styled, QWidget):
    """A few choices side by side, one of them on; left and right change it."""

    changed = Signal(str)

    def __init__(
        self,
        ctx: UiContext,
        name: Msg | str,
        choices: Sequence[tuple[str, Msg | str]],
        value: str = "",
    ) -> None:
        super().__init__(ctx)
        self.name, self.choices = name, tuple(choices)
        self.value = value or self.choices[0][0]
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the name and the chosen value."""
        chosen = next(words for key, words in self.choices if key == self.value)
        self.setAccessibleName(f"{self.ctx.text(self.name)}: {self.ctx.text(chosen)}")
        self.restyle()

    def set_value(self, value: str, *, silent: bool = False) -> None:
        """Choose one of the choices."""
        if value != self.value:
            self.value = value
            self.retranslate()
            if not silent:
                self.changed.emit(value)

    def sizeHint(self) -> QSize:
        """All segments as wide as the widest words."""
        known = measure(self.ctx.font("button"))
        widest = max(known.width(self.ctx.text(w)) for _, w in self.choices)
        width = (widest + self.ctx.px(22)) * len(self.choices)
        return QSize(int(width) + 2 * RING, self.ctx.metrics.pick(36, 32, 30) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """Nothing is ever cut."""
        return self.sizeHint()

    def segment(self, index: int) -> QRectF:
        """The area of one choice."""
        face = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        width = face.width() / len(self.choices)
        return QRectF(face.left() + index * width, face.top(), width, face.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame, the chosen segment and the words."""
        theme, painter = self.ctx.theme, QPainter(self)
        face = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        radius = face.height() * 0.24
        with paint.saved(painter):
            painter.setPen(QPen(theme.ink2, 1.6))
            painter.setBrush(theme.panel)
            painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), radius, radius)
            painter.setFont(self.ctx.font("button"))
            for k, (key, words) in enumerate(self.choices):
                area = self.segment(k)
                chosen = key == self.value
                if chosen:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(theme.acc if self.isEnabled() else theme.ink2)
                    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius)
                ink = theme.accink if chosen else theme.ink
                painter.setPen(ink if chosen or self.isEnabled() else theme.ink2)
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.ctx.text(words))
        if self.hasFocus():
            paint.focus_ring(painter, face, theme, radius)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose what is under the pointer."""
        for k, (key, _) in enumerate(self.choices):
            if self.segment(k).contains(event.position()):
                self.set_value(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Space go through the choices."""
        keys = [key for key, _ in self.choices]
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Space: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        index = keys.index(self.value) + step
        wrap = event.key() == Qt.Key.Key_Space
        index = index % len(keys) if wrap else max(0, min(len(keys) - 1, index))
        self.set_value(keys[index])


class Field(Styled, QLineEdit):
    """A line of text in a rounded frame."""

    changed = Signal(str)

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
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textEdited.connect(self.changed)
        self.retranslate()
        self.restyle()

    def restyle(self) -> None:
        """Take colours and sizes from the context."""
        theme = self.ctx.theme
        self.setFont(self.ctx.font("body"))
        # By a style sheet, not a palette: under one (also that of a page that scrolls) Qt keeps the
        # palette it found at first, and the ink of the last theme would stay.
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
        """Say what the line is for."""
        self.setAccessibleName(self.ctx.text(self.name))
        self.setPlaceholderText(self.ctx.text(self.hint))

    def sizeHint(self) -> QSize:
        """Room for a name."""
        high = self.ctx.metrics.pick(36, 32, 30) + 2 * RING
        return QSize(self.ctx.px(170) + 2 * RING, high)

    def minimumSizeHint(self) -> QSize:
        """At least a short name."""
        return QSize(self.ctx.px(92) + 2 * RING, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame, then the text as Qt does."""
        painter = QPainter(self)
        theme = self.ctx.theme
        face = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        with paint.saved(painter):
            painter.setPen(QPen(theme.ink2, 1.4))
            painter.setBrush(theme.panel)
            painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), face.height() * 0.24, 9)
        if self.hasFocus():
            paint.focus_ring(painter, face, theme, face.height() * 0.24)
        painter.end()
        super().paintEvent(event)


class DropDown(Control):
    """One of many: shows the chosen words and a small arrow, opens a menu.

    ``notes`` say more of a choice, by its key; the menu shows them side by side.
    """

    changed = Signal(str)

    def __init__(
        self,
        ctx: UiContext,
        name: Msg | str,
        choices: Sequence[tuple[str, Msg | str]],
        value: str = "",
        *,
        framed: bool = True,
        notes: Mapping[str, Msg] | None = None,
    ) -> None:
        super().__init__(ctx, name)
        self.choices = tuple(choices)
        self.notes = notes or {}
        self.value = value or self.choices[0][0]
        self.framed = framed
        self._menu: QMenu | None = None
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.open_menu)
        self.retranslate()

    def shown(self) -> str:
        """The words of the chosen value."""
        return self.ctx.text(dict(self.choices)[self.value])

    def retranslate(self) -> None:
        """Say the name and the chosen value."""
        super().retranslate()
        self.setAccessibleName(f"{self.ctx.text(self.words)}: {self.shown()}")

    def set_value(self, value: str, *, silent: bool = False) -> None:
        """Choose one of the choices."""
        if value != self.value:
            self.value = value
            self.retranslate()
            if not silent:
                self.changed.emit(value)

    def set_choices(self, choices: Sequence[tuple[str, Msg | str]]) -> None:
        """Offer other choices; a value that is gone becomes the first."""
        self.choices = tuple(choices)
        if self.value not in dict(self.choices):
            self.value = self.choices[0][0]
        self.retranslate()

    def sizeHint(self) -> QSize:
        """As wide as the widest choice, so that nothing jumps."""
        known = measure(self.ctx.font("strong"))
        widest = max(known.width(self.ctx.text(w)) for _, w in self.choices)
        m = self.ctx.metrics
        side = m.px(34) if self.framed else m.px(22)
        high = m.pick(36, 32, 30) if self.framed else m.pick(30, 27, 25)
        return QSize(int(widest) + side + 2 * RING + 2, high + 2 * RING)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint frame, words and arrow."""
        painter, theme, face = QPainter(self), self.ctx.theme, self.face()
        radius = face.height() * 0.24
        with paint.saved(painter):
            if self.framed or self.underMouse():
                painter.setPen(QPen(theme.ink2 if self.framed else theme.line, 1.4))
                painter.setBrush(theme.panel)
                painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), radius, radius)
            painter.setFont(self.ctx.font("strong"))
            painter.setPen(theme.ink if self.isEnabled() else theme.ink2)
            side = self.ctx.px(10 if self.framed else 3)
            align = Qt.AlignmentFlag.AlignVCenter
            align |= Qt.AlignmentFlag.AlignLeft
            words = face.adjusted(side, 0, 0, 0)
            painter.drawText(words, align, self.shown())
            self._paint_arrow(painter, face)
        if self.hasFocus():
            paint.focus_ring(painter, face, theme, radius)

    def _paint_arrow(self, painter: QPainter, face: QRectF) -> None:
        unit = self.ctx.px(4)
        x = face.right() - self.ctx.px(13 if self.framed else 8)
        y = face.center().y()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.ctx.theme.ink2)
        points = [QPointF(x - unit, y - unit / 2), QPointF(x + unit, y - unit / 2)]
        painter.drawPolygon(QPolygonF([*points, QPointF(x, y + unit * 0.7)]))

    def open_menu(self) -> None:
        """Offer all choices below the control."""
        # One menu for the life of the control: deleting it when it hides is too early for Qt.
        if self._menu is None:
            self._menu = QMenu(self)
            self._menu.triggered.connect(lambda action: self.set_value(action.data()))
        menu = self._menu
        menu.clear()
        style_menu(menu, self.ctx)
        for key, words in self.choices:
            text, note = menu_text(self.ctx.text(words)), self.notes.get(key)
            # What follows a tab stands in a column of its own.
            action = menu.addAction(text if note is None else f"{text}\t{self.ctx.text(note)}")
            action.setCheckable(True)
            action.setChecked(key == self.value)
            action.setData(key)
            if key == self.value:
                menu.setActiveAction(action)
        menu.popup(self.mapToGlobal(QPoint(RING, self.height() - RING)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down change the value without opening the menu."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        keys = [key for key, _ in self.choices]
        index = max(0, min(len(keys) - 1, keys.index(self.value) + step))
        self.set_value(keys[index])


def style_menu(menu: QMenu, ctx: UiContext) -> None:
    """Give a popup menu the looks of the theme."""
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
