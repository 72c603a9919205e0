"""Python does Qt no harm: errors are guarded, and garbage is collected between events.

    class StarMark(Guarded, QWidget):      # Guarded stands first
        def paintEvent(self, event): ...   # wrapped by itself, as is every override

Qt is C++ and cannot go on with an error: it is lost without a word, or ends in a segmentation
fault. A guarded override hands it to `sys.excepthook`, where every uncaught error goes, ends the
painters that the failed functions still held, and answers what Qt itself would have answered. A
painter that Qt lends is left as it is: change it inside `paint.saved` only.

Nor may Python collect while a widget is laid out or painted, or in the thread that saves: the
`Sweeper` runs the cycle collector between two events, and in no other thread.
"""

from __future__ import annotations

import gc
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import wraps
from types import FunctionType, TracebackType
from typing import Any

import shiboken6
from PySide6.QtCore import QAbstractEventDispatcher, QObject, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QColor, QInputEvent, QPainter
from PySide6.QtWidgets import QGraphicsSceneEvent

QT = "PySide6."
NUMBERS = frozenset((int, float))
LARGEST = 2**31 - 1  # a larger number is an error inside Qt, too late to be caught
# What stands in for a method that Qt leaves open; others answer None, which Qt takes as nothing.
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
    """Guards every method of a class, and of the classes made from it, that overrides one of Qt.

    A class that is not made from one of Qt itself (`Boxed`) may override for those that are.
    """

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        shared = [one for one in cls.__mro__[1:] if not any(map(of_qt, one.__mro__))]
        methods = {name: one for base in reversed(shared) for name, one in vars(base).items()}
        for name, method in (methods | dict(vars(cls))).items():
            ours = name in vars(cls) or getattr(cls, name) is method
            if ours and isinstance(method, FunctionType) and overridden(cls, name) is not None:
                setattr(cls, name, guarded_in(cls, name, method))


def guarded_in(cls: type, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
    """Give what a class uses for its own method of that name: if it fails, Qt's is used."""
    owner = overridden(cls, name)
    return method if owner is None else guarded(method, _of_qt(owner, name))


def overridden(cls: type, name: str) -> type | None:
    """Give the class of Qt whose method would be used if there were none in Python."""
    if name.startswith("__"):
        return None
    return next((one for one in cls.__mro__ if of_qt(one) and name in vars(one)), None)


def of_qt(cls: type) -> bool:
    """Whether a class is one of Qt itself."""
    return cls.__module__.startswith(QT)


def guarded(function: Callable[..., Any], instead: Callable[..., Any]) -> Callable[..., Any]:
    """Give a function that never fails; ``instead`` answers, with the same arguments, if it did."""

    @wraps(function)
    def safe(*args: Any, **named: Any) -> Any:
        try:
            answer = function(*args, **named)
            if type(answer) in NUMBERS and not -LARGEST <= answer <= LARGEST:
                raise OverflowError(f"{function.__qualname__} gives a number beyond all sizes")
        except BaseException as caught:
            if not isinstance(caught, Exception):
                raise  # the program is to end
            error = caught
        else:
            return answer
        # After the except clause: what is being handled now was so before Qt called.
        _tell(error, sys.exception(), (*args, *named.values()))
        del error
        with suppress(Exception):
            return instead(*args, **named)
        return None

    return safe


def _of_qt(owner: type, name: str) -> Callable[..., Any]:
    """Answer as Qt does, but let what a person did be over: twice it would be something else."""
    usual = getattr(owner, name)

    def instead(this: Any, *args: Any, **named: Any) -> Any:
        if args and isinstance(args[0], (QInputEvent, QGraphicsSceneEvent)):
            return True
        if name == "interface_cast":
            return OPEN[name]()  # Qt's own, called from Python, ends in a segmentation fault
        with suppress(Exception):
            # The least size of Qt's own rows would be far more than ours: larger than the screen.
            return QSize() if name == "minimumSize" else usual(this, *args, **named)
        return OPEN[name]() if name in OPEN else None

    return instead


def _tell(error: Exception, outer: BaseException | None, lent: Sequence[object]) -> None:
    """Tell of an error, and let go of all that its functions held.

    ``outer`` is an error that was being handled already, ``lent`` belongs to Qt: both are left
    alone.
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
    """Give what failed below the guard: of an error, and of the errors that led to it."""
    seen: list[BaseException] = []
    following: BaseException | None = error
    while following is not None and following is not outer and following not in seen:
        where = following.__traceback__
        # The guard's own frame is not over yet.
        where = where.tb_next if where is not None and not seen else where
        if where is not None:
            yield where
        seen.append(following)
        following = following.__cause__ or following.__context__


def _end_painters(failed: TracebackType, lent: Sequence[object]) -> None:
    """End what failed functions were painting: Qt cannot lose what is still being painted on."""
    for frame, _ in traceback.walk_tb(failed):
        for held in frame.f_locals.values():
            ours = isinstance(held, QPainter) and not any(held is one for one in lent)
            if ours and shiboken6.isValid(held) and held.isActive():
                held.end()


YOUNG = 5_000  # objects made since the last sweep: a few milliseconds of it
SOON = 300  # milliseconds after another page came up: it is painted first
ROUNDS = 100  # sweeps of what is young until all is looked through


class Sweeper(Guarded, QObject):
    """Takes the place of Python's own collecting as long as the program runs."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self.collect)
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self.sweep)

    def look_through(self) -> None:
        """Collect all soon: a page or a game was left."""
        self._soon.start()

    def collect(self) -> None:
        """Collect all now."""
        gc.collect()

    def sweep(self) -> None:
        """Collect what is young if there is much of it, and all after many rounds."""
        young, _, rounds = gc.get_count()
        if young > YOUNG:
            gc.collect(1 if rounds < ROUNDS else 2)
