"""Overrides of Qt are guarded: errors are reported, nothing crashes, painters stay whole."""

from __future__ import annotations

import gc
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessibleInterface, QPainter, QPaintEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QLayout,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.guard import Guarded

Caught = list[tuple[type[BaseException], BaseException, Any]]


class Slip(Exception):
    """The error of these tests."""


class Box(Guarded, QWidget):
    """A widget whose methods fail as wanted."""

    fails: tuple[str, ...] = ()
    height_given: Any = 10

    def __init__(self) -> None:
        super().__init__()
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.used: list[QPainter] = []

    def slip(self, name: str) -> None:
        """Fail, if this is to fail."""
        if name in self.fails:
            raise Slip(name)

    def heightForWidth(self, _width: int) -> int:
        """Fail or give a number."""
        self.slip("heightForWidth")
        answer: int = self.height_given
        return answer

    def sizeHint(self) -> QSize:
        """Fail or give a size."""
        self.slip("sizeHint")
        return QSize(40, 20)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Fail with a painter at work."""
        painter = QPainter(self)
        self.used.append(painter)
        with paint.saved(painter):
            self.slip("paintEvent")
        painter.end()

    def keyPressEvent(self, _event: QEvent) -> None:
        """Fail at a key."""
        self.slip("keyPressEvent")

    def event(self, event: QEvent) -> bool:
        """Fail at anything."""
        self.slip("event")
        return super().event(event)


class Deeper(Box):
    """The same once more: what it overrides is guarded too."""

    def sizeHint(self) -> QSize:
        """Fail or ask above."""
        self.slip("deeper")
        return super().sizeHint() + QSize(1, 1)


class Column(Guarded, QLayout):
    """A layout in which everything that Qt leaves open fails."""

    def addItem(self, _item: object) -> None:
        """Fail."""
        raise Slip("addItem")

    def count(self) -> int:
        """Fail."""
        raise Slip("count")

    def itemAt(self, _index: int) -> Any:
        """Fail."""
        raise Slip("itemAt")

    def takeAt(self, _index: int) -> Any:
        """Fail."""
        raise Slip("takeAt")

    def sizeHint(self) -> QSize:
        """Fail."""
        raise Slip("sizeHint")

    def setGeometry(self, _rect: QRect) -> None:
        """Fail."""
        raise Slip("setGeometry")


class Shape(Guarded, QGraphicsItem):
    """A thing in a scene that fails while it is painted, or when asked for its size."""

    sized = True

    def boundingRect(self) -> QRectF:
        """Fail or give a size."""
        if not self.sized:
            raise Slip("boundingRect")
        return QRectF(0, 0, 20, 20)

    def paint(self, painter: QPainter, *_more: object) -> None:
        """Fail in the middle."""
        with paint.saved(painter):
            painter.translate(1000, 1000)
            raise Slip("paint")


class Spoken(Guarded, QAccessibleInterface):
    """Something read out, all of which fails."""

    def isValid(self) -> bool:
        """Fail."""
        raise Slip("isValid")

    def text(self, _kind: object) -> str:
        """Fail."""
        raise Slip("text")


def shown(box: QWidget, qtbot: QtBot) -> QWidget:
    """Some of it in a window, shown, enlarged and painted."""
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(box)
    window.show()
    QApplication.processEvents()
    window.resize(400, 300)
    QApplication.processEvents()
    window.grab()
    gc.collect(1)  # the failed painters, and not all that other tests left
    return window


def names(caught: Caught) -> set[str]:
    """Return the errors, each once."""
    return {str(error) for _, error, _ in caught}


@pytest.mark.parametrize("name", ["heightForWidth", "sizeHint", "paintEvent", "event"])
def test_an_error_is_told_and_nothing_crashes(qtbot: QtBot, name: str) -> None:
    """A failing override goes to sys.excepthook, which makes a test fail, and Qt goes on."""
    box = Deeper()
    box.fails = (name,)
    with qtbot.capture_exceptions() as caught:
        window = shown(box, qtbot)
        box.fails = ()
        window.close()
    assert names(caught) == {name}
    assert not any(painter.isActive() for painter in box.used)


def test_levels_of_classes(qtbot: QtBot) -> None:
    """An override fails for itself: what it asks above it answers as Qt does."""
    box = Deeper()
    assert box.sizeHint() == QSize(41, 21)
    box.fails = ("sizeHint",)
    with qtbot.capture_exceptions() as caught:
        assert box.sizeHint() == QWidget.sizeHint(box) + QSize(1, 1)
    assert names(caught) == {"sizeHint"}
    box.fails = ("deeper",)
    with qtbot.capture_exceptions() as caught:
        assert box.sizeHint() == QWidget.sizeHint(box)
    assert names(caught) == {"deeper"}


@pytest.mark.parametrize("number", [10**30, 2**40, -(2**40), float("inf"), float("nan")])
def test_numbers_beyond_all_sizes(qtbot: QtBot, number: float) -> None:
    """A number that Qt cannot hold is an error like any other."""
    box = Box()
    box.height_given = number
    with qtbot.capture_exceptions() as caught:
        shown(box, qtbot)
    assert {kind for kind, _, _ in caught} == {OverflowError}


def test_a_key_that_failed_is_over(qtbot: QtBot) -> None:
    """A key that failed is not handed to the parent: it may have one effect only."""
    box = Box()
    box.fails = ("keyPressEvent",)
    around = Box()
    around.fails = box.fails
    QVBoxLayout(around).addWidget(box)
    window = shown(around, qtbot)
    with qtbot.capture_exceptions() as caught:
        QTest.keyClick(box, Qt.Key.Key_A)
        window.close()
    assert len(caught) == 1


def test_what_qt_leaves_open(qtbot: QtBot) -> None:
    """Where Qt has no answer of its own there is a harmless one."""
    window = QWidget()
    qtbot.addWidget(window)
    with qtbot.capture_exceptions() as caught:
        column = Column(window)
        window.resize(300, 200)
        window.show()
        QApplication.processEvents()
        assert (column.count(), column.itemAt(0), column.takeAt(0)) == (0, None, None)
        assert column.sizeHint() == QSize()
        spoken = Spoken()
        assert not spoken.isValid()
        assert spoken.text(0) == ""
        gc.collect(1)
    assert {"count", "sizeHint", "isValid", "text"} <= names(caught)


def test_a_lent_painter_stays_whole(qtbot: QtBot) -> None:
    """A painter that Qt lends goes on as it was after a failure."""
    scene = QGraphicsScene()
    shape = Shape()
    scene.addItem(shape)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    with qtbot.capture_exceptions() as caught:
        view.show()
        QApplication.processEvents()
        view.grab()
    assert names(caught) == {"paint"}
    pixmap = QPixmap(50, 50)
    painter = QPainter(pixmap)
    before = painter.transform()
    with qtbot.capture_exceptions() as caught:
        shape.paint(painter)
    assert painter.isActive()
    assert painter.transform() == before
    painter.end()
    shape.sized = False
    with qtbot.capture_exceptions() as caught:
        assert shape.boundingRect() == QRectF()
        view.grab()
    assert names(caught) == {"boundingRect", "paint"}


def test_errors_being_handled(qtbot: QtBot) -> None:
    """A painter of whoever asks while handling an error of its own is not ended."""
    box, pixmap = Box(), QPixmap(50, 50)
    box.fails = ("sizeHint",)

    def asking() -> bool:
        painter = QPainter(pixmap)
        try:
            raise Slip("outside")
        except Slip:
            box.sizeHint()
        active = painter.isActive()
        painter.end()
        return active

    with qtbot.capture_exceptions() as caught:
        assert asking()
    assert names(caught) == {"sizeHint"}


def test_the_end_of_the_program_is_no_error() -> None:
    """An exception that ends the program passes."""

    class Ending(Guarded, QGraphicsItem):
        """Ends the program."""

        def boundingRect(self) -> QRectF:
            """End it."""
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Ending().boundingRect()


def test_telling_may_fail(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """If even telling fails, the answer comes all the same."""

    def fail(*_: object) -> None:
        raise Slip("telling")

    box = Box()
    qtbot.addWidget(box)
    box.fails = ("sizeHint",)
    monkeypatch.setattr("sys.excepthook", fail)
    assert box.sizeHint() == QWidget.sizeHint(box)
