"""Protect Qt from Python: catch errors in overrides, and collect garbage between events.

    class StarMark(Guarded, QWidget):      # Guarded comes first
        def paintEvent(self, event): ...   # wrapped automatically, like every override

Qt is C++ and cannot handle a Python exception: it is lost silently, or causes a segmentation
fault. A guarded override passes it to `sys.excepthook`, like every uncaught exception, ends the
painters that the failed functions still held, and returns what Qt's own method returns. A painter
owned by Qt is left as it is: change it inside `paint.saved` only.

Nor may Python collect garbage while a widget is laid out or painted, or in the thread that saves:
the `Sweeper` runs the cycle collector between Qt events, and only in the main thread.
"""

from __future__ import annotations

import gc
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache, wraps
from types import FunctionType, TracebackType
from typing import Any

import shiboken6
from PySide6.QtCore import QAbstractEventDispatcher, QObject, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QColor, QInputEvent, QPainter
from PySide6.QtWidgets import QGraphicsSceneEvent

QT = "PySide6."
NUMBERS = frozenset((int, float))
LARGEST = 2**31 - 1  # a larger number fails inside Qt, where no exception can be caught
# Return values for Qt's pure virtual methods; the others return None, which Qt ignores.
OPEN: dict[str, Callable[[], Any]] = {
    "backgroundColor": QColor,
    "boundingRect": QRectF,
    "childCount": int,
    "count": int,
    "expandingDirections": lambda: Qt.Orientation(0),
    "foregroundColor": QColor,
    "indexOfChild": lambda: -1,
    "interface_cast": lambda: shiboken6.VoidPtr(0),
    "isValid": bool,
    "maximumSize": lambda: QSize(LARGEST >> 8, LARGEST >> 8),
    "minimumSize": QSize,
    "rect": QRect,
    "role": lambda: QAccessible.Role.NoRole,
    "sizeHint": QSize,
    "state": QAccessible.State,
    "text": str,
}


class Guarded:
    """Guards every method of a class and its subclasses that overrides a Qt method.

    A mixin not derived from a Qt class (`Boxed`) may override methods for classes that are.
    """

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        shared = [base for base in cls.__mro__[1:] if not issubclass(base, _bases(cls.__mro__))]
        methods = {name: value for base in reversed(shared) for name, value in vars(base).items()}
        for name, method in (methods | dict(vars(cls))).items():
            ours = isinstance(method, FunctionType) and overridden(cls, name) is not None
            if ours and (name in vars(cls) or getattr(cls, name) is method):
                setattr(cls, name, guarded_in(cls, name, method))


def guarded_in(cls: type, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
    """Return the guarded method, which falls back to Qt's implementation if it raises."""
    owner = overridden(cls, name)
    return method if owner is None else guarded(method, _of_qt(owner, name))


def overridden(cls: type, name: str) -> type | None:
    """Return the Qt class whose method of that name is overridden; None if there is none."""
    if name.startswith("__"):
        return None
    return next((base for base in _bases(cls.__mro__) if name in vars(base)), None)


@lru_cache(maxsize=1)  # asked for every method of a class, and each start makes seventy
def _bases(mro: tuple[type, ...]) -> tuple[type, ...]:
    return tuple(filter(of_qt, mro))


def of_qt(cls: type) -> bool:
    """Return whether a class is one of Qt's own."""
    return cls.__module__.startswith(QT)


def guarded(function: Callable[..., Any], instead: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that never raises; on an error it calls ``instead``, same arguments."""

    @wraps(function)
    def safe(*args: Any, **named: Any) -> Any:
        try:
            answer = function(*args, **named)
            if type(answer) in NUMBERS and not -LARGEST <= answer <= LARGEST:
                raise OverflowError(f"{function.__qualname__} gives a number beyond all sizes")
        except BaseException as caught:
            if not isinstance(caught, Exception):
                raise  # the program must end
            error = caught
        else:
            return answer
        # Outside the except clause: sys.exception() is what was being handled before Qt called.
        _tell(error, sys.exception(), (*args, *named.values()))
        del error
        with suppress(Exception):
            return instead(*args, **named)
        return None

    return safe


def _of_qt(owner: type, name: str) -> Callable[..., Any]:
    """Return Qt's implementation as fallback; input events count as handled, never run twice."""
    usual = getattr(owner, name)

    def instead(this: Any, *args: Any, **named: Any) -> Any:
        if args and isinstance(args[0], (QInputEvent, QGraphicsSceneEvent)):
            return True
        if name == "interface_cast":
            return OPEN[name]()  # Qt's own, called from Python, segfaults
        with suppress(Exception):
            # Qt's minimum size of rows is far larger than ours: larger than the screen.
            return QSize() if name == "minimumSize" else usual(this, *args, **named)
        return OPEN[name]() if name in OPEN else None

    return instead


def _tell(error: Exception, outer: BaseException | None, lent: Sequence[object]) -> None:
    """Report an error, and release everything its frames held.

    ``outer`` is an error that was already being handled, ``lent`` are objects owned by Qt: both are
    left alone.
    """
    with suppress(Exception):
        failed = list(_failed(error, outer))
        for part in failed:
            _end_painters(part, lent)
        with suppress(Exception):
            sys.excepthook(type(error), error, error.__traceback__)
        for part in failed:
            traceback.clear_frames(part)


def _failed(error: BaseException, outer: BaseException | None) -> Iterator[TracebackType]:
    """Yield the tracebacks below the guard of an error and of the errors that caused it."""
    seen: list[BaseException] = []
    following: BaseException | None = error
    while following is not None and following is not outer and following not in seen:
        where = following.__traceback__
        # The guard's own frame is still running.
        where = where.tb_next if where is not None and not seen else where
        if where is not None:
            yield where
        seen.append(following)
        following = following.__cause__ or following.__context__


def _end_painters(failed: TracebackType, lent: Sequence[object]) -> None:
    """End the painters of failed functions: Qt cannot delete a device that is being painted on."""
    for frame, _ in traceback.walk_tb(failed):
        for held in frame.f_locals.values():
            ours = isinstance(held, QPainter) and not any(held is painter for painter in lent)
            if ours and shiboken6.isValid(held) and held.isActive():
                held.end()


YOUNG = 5_000  # new objects since the last sweep that trigger one: a few milliseconds
SOON = 300  # milliseconds after another page appears: it is painted first
ROUNDS = 100  # sweeps of young objects before a full collection


class Sweeper(Guarded, QObject):
    """Replaces Python's automatic garbage collection while the program runs."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        # A collection in the middle of a paint, or in the thread that saves, crashed two of three
        # runs of 300 damaged files.
        gc.disable()
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(gc.collect)
        # Not by a timer, which woke a laptop four times a second.
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self.sweep)

    def look_through(self) -> None:
        """Schedule a full collection, since a page or a game was left.

        A game leaves 43,000 objects in circles: ten games at full speed took 100 MB more without.
        """
        self._soon.start()

    def sweep(self) -> None:
        """Collect young objects if there are many; collect all after many rounds."""
        young, _, rounds = gc.get_count()
        if young > YOUNG:
            gc.collect(1 if rounds < ROUNDS else 2)
