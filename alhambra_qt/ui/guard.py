"""No error of Python reaches Qt: whatever Qt calls back is guarded.

    class StarMark(Guarded, QWidget):      # Guarded stands first
        def paintEvent(self, event): ...   # wrapped by itself, as is every override

Qt is C++ and cannot go on with an error: it is lost without a word, or ends in a segmentation
fault. A guarded override hands it to `sys.excepthook`, where every uncaught error goes, ends the
painters that the failed functions still held, and answers what Qt itself would have answered. A
painter that Qt lends is left as it is: change it inside `paint.saved` only.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from functools import wraps
from types import FrameType, FunctionType
from typing import Any

import shiboken6
from PySide6.QtCore import QRect, QRectF, QSize, Qt
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
    """Guards every method of a class, and of the classes made from it, that overrides one of Qt."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        for name, method in list(vars(cls).items()):
            owner = overridden(cls, name)
            if owner is not None and isinstance(method, FunctionType):
                setattr(cls, name, guarded(method, _of_qt(owner, name)))


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
        except BaseException as error:
            if not isinstance(error, Exception):
                raise  # the program is to end
            _tell(error, (*args, *named.values()))
        else:
            return answer
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
        with suppress(Exception):
            return usual(this, *args, **named)
        return OPEN[name]() if name in OPEN else None

    return instead


def _tell(error: Exception, lent: Sequence[object]) -> None:
    """Tell of an error, and let go of all that its functions held; ``lent`` belongs to Qt."""
    with suppress(Exception):
        tracebacks = list(_tracebacks(error))
        for each in tracebacks:
            _end_painters((frame for frame, _ in traceback.walk_tb(each)), lent)
        with suppress(Exception):
            sys.excepthook(type(error), error, error.__traceback__)
        for each in tracebacks:
            traceback.clear_frames(each)


def _tracebacks(error: BaseException) -> Iterator[Any]:
    """Give the traceback of an error, and those of the errors that led to it since Qt called."""
    running: Collection[FrameType] = {frame for frame, _ in traceback.walk_stack(None)}
    seen: list[BaseException] = []
    following: BaseException | None = error
    while following is not None and following not in seen and following.__traceback__ is not None:
        if seen and following.__traceback__.tb_frame in running:
            return  # was being handled before Qt called
        yield following.__traceback__
        seen.append(following)
        following = following.__cause__ or following.__context__


def _end_painters(frames: Iterator[FrameType], lent: Sequence[object]) -> None:
    """End what failed functions were painting: Qt cannot lose what is still being painted on."""
    for frame in frames:
        for held in frame.f_locals.values():
            ours = isinstance(held, QPainter) and not any(held is one for one in lent)
            if ours and shiboken6.isValid(held) and held.isActive():
                held.end()
