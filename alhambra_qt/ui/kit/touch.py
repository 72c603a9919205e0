"""Touch gestures: a click, a right click if held, a drag, or scrolling.

    watch(ctx, window)     # once, when the window is shown
    by_finger(event)       # whether a finger made this mouse event

Qt makes mouse events of touches. Those are kept here until it is known what the finger does: a
page gets either a whole click, or the right button, or a drag, or sees its lists move. A control
with a tooltip shows it at the first tap; the second tap is the click.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QInputDevice,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPointerEvent,
    QWindow,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QScroller,
    QScrollerProperties,
    QWidget,
)

from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.tips import show_own_tip

KIND, MOVES = QEvent.Type, QScroller.Input
RADIUS, LINE = 34, 6  # of the ring, which a finger does not cover
UNSEEN = 0.2  # the share of the time of holding in which it does not show yet: taps show none
HELD = (
    (KIND.MouseButtonPress, Qt.MouseButton.RightButton),
    (KIND.MouseButtonRelease, Qt.MouseButton.NoButton),
)


def by_finger(event: QPointerEvent) -> bool:
    """Return whether a finger made this event, not a mouse or a pen."""
    return event.pointingDevice().type() == QInputDevice.DeviceType.TouchScreen


def watch(ctx: UiContext, window: QWidget) -> None:
    """Filter what fingers do in a window that is shown."""
    handle = window.windowHandle()
    if handle is not None and handle.findChild(Fingers) is None:
        Fingers(ctx, window, handle)


class Fingers(Guarded, QObject):
    """Event filter of a window; see the module docstring."""

    def __init__(self, ctx: UiContext, window: QWidget, handle: QWindow) -> None:
        super().__init__(handle)
        self._window, self._handle = window, handle
        self._kept: list[QMouseEvent] = []  # a press that may still become anything
        self._under: QWidget | None = None  # what was pressed
        self._told: QWidget | None = None  # what was tapped last
        self._scroller: QScroller | None = None  # of what the finger moves
        self._over = False  # whether the finger has done all it does before it is lifted
        self._sends = False
        self._ring = HoldRing(ctx, window)
        self._ring.time.finished.connect(self._held)
        handle.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == KIND.TouchCancel:
            self._begin()
        if self._sends or not isinstance(event, QMouseEvent) or not by_finger(event):
            return False
        if kind == KIND.MouseMove:
            return bool(event.buttons()) and self._move(event)
        if kind == KIND.MouseButtonRelease:
            return self._release(event)
        if kind == KIND.MouseButtonPress:
            self._press(event)
        elif self._kept:
            self._kept.append(event.clone())  # a double click follows its press
        return True

    def _begin(self) -> None:
        self._ring.end()
        self._kept, self._scroller, self._over = [], None, False

    def _press(self, event: QMouseEvent) -> None:
        self._begin()
        point = event.position().toPoint()
        self._under = self._window.childAt(point)
        area = scrolled(self._under, QPointF(0, 1))
        scroller = QScroller.scroller(area.viewport()) if area is not None else None
        if scroller is not None and scroller.state() == QScroller.State.Scrolling:
            scroller.stop()  # a tap stops a list that still moves, and does no more
            self._over = True
        else:
            self._kept = [event.clone()]
            self._ring.begin(point)

    def _move(self, event: QMouseEvent) -> bool:
        """Begin a drag, or scroll; return whether the page gets nothing of it."""
        if self._kept:
            way = event.position() - self._kept[0].position()
            if way.manhattanLength() < QGuiApplication.styleHints().startDragDistance():
                return True
            self._ring.end()
            area = scrolled(self._under, way)
            if area is None:
                self._send()
                return False
            self._scroller = _scroller(area)
            self._scroll(MOVES.InputPress, self._kept.pop(0))
        self._scroll(MOVES.InputMove, event)
        return self._over or self._scroller is not None

    def _scroll(self, what: QScroller.Input, event: QMouseEvent) -> None:
        target = self._scroller.target() if self._scroller is not None else None
        if self._scroller is not None and isinstance(target, QWidget):
            # Only the movement counts: left of everything, since Qt refuses to begin on a slider.
            point = target.mapFrom(self._window, event.position()) - QPointF(target.width(), 0)
            self._scroller.handleInput(what, point, event.timestamp())

    def _release(self, event: QMouseEvent) -> bool:
        """End what the finger did; return whether the page gets nothing of it."""
        self._scroll(MOVES.InputRelease, event)
        if self._kept and self._clicks(event.position().toPoint()):
            self._send()
        done = self._over or self._scroller is not None or bool(self._kept)
        self._begin()
        return done

    def _clicks(self, point: QPoint) -> bool:
        """Return whether a tap is a click: what was pressed is still there, its tip was read."""
        widget, self._told = self._told, self._under
        here = self._window.childAt(point) is self._under
        return here and (
            widget is self._under or self._under is None or not show_own_tip(self._under)
        )

    def _send(self) -> None:
        kept, self._kept, self._sends = self._kept, [], True
        for event in kept:
            QApplication.sendEvent(self._handle, event)
        self._sends = False

    def _held(self) -> None:
        """Do what the right button does; where that is nothing, show the tip."""
        self._ring.end()
        press, under, asked = self._kept.pop(0), self._under, False
        at, world, self._over = press.position(), press.globalPosition(), True
        self._kept.clear()
        if under is None or under is not self._window.childAt(at.toPoint()):
            return
        here, right = under.mapFrom(self._window, at), Qt.MouseButton.RightButton
        for kind, held in HELD:
            event = QMouseEvent(kind, here, at, world, right, held, press.modifiers())
            QApplication.sendEvent(under, event)
            asked = asked or event.isAccepted()
        menu = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, here.toPoint(), world.toPoint())
        QApplication.sendEvent(under, menu)
        if not (asked or menu.isAccepted()):
            show_own_tip(under)


def scrolled(widget: QWidget | None, way: QPointF) -> QAbstractScrollArea | None:
    """Return what scrolls if a finger on a widget goes that way."""
    while widget is not None:
        if isinstance(widget, QAbstractScrollArea):
            down = abs(way.y()) >= abs(way.x())
            bar = widget.verticalScrollBar() if down else widget.horizontalScrollBar()
            if bar.maximum() > bar.minimum():
                return widget
        widget = None if widget.isWindow() else widget.parentWidget()
    return None


def _scroller(area: QAbstractScrollArea) -> QScroller:
    """Return Qt's scroller of an area, which follows at once and stops at the ends."""
    found, metric = QScroller.scroller(area.viewport()), QScrollerProperties.ScrollMetric
    how, never = found.scrollerProperties(), QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
    how.setScrollMetric(metric.DragStartDistance, 0.0)
    how.setScrollMetric(metric.VerticalOvershootPolicy, never)
    how.setScrollMetric(metric.HorizontalOvershootPolicy, never)
    found.setScrollerProperties(how)
    return found


class HoldRing(Guarded, QWidget):
    """A ring that fills while a finger is held; with reduced motion it is full at once."""

    def __init__(self, ctx: UiContext, window: QWidget) -> None:
        super().__init__(window)
        self._ctx = ctx
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.time = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self.time.setDuration(QGuiApplication.styleHints().mousePressAndHoldInterval())
        self.time.valueChanged.connect(self._fill)
        self.hide()

    def begin(self, point: QPoint) -> None:
        """Begin to fill around a point of the window."""
        side = 2 * self._ctx.px(RADIUS + LINE)
        self.setGeometry(point.x() - side // 2, point.y() - side // 2, side, side)
        self.time.start()

    def end(self) -> None:
        """Put it away."""
        self.time.stop()
        self.hide()

    def _fill(self, passed: float) -> None:
        if self.isHidden() and passed > UNSEEN:
            self.raise_()
            self.show()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, width = self._ctx.theme, self._ctx.px(LINE)
        share = (float(self.time.currentValue()) - UNSEEN) / (1 - UNSEEN)
        face, painter = QRectF(self.rect()).adjusted(width, width, -width, -width), QPainter(self)
        with paint.saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(paint.pen(theme.panel, width + 3))
            painter.drawEllipse(face)
            painter.setPen(paint.pen(theme.acc, width))
            painter.drawArc(face, 90 * 16, -round((self._ctx.reduced_motion or share) * 360 * 16))
