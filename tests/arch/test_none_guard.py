"""A guard against a fault of one PySide6 version."""

import sys

from PySide6.QtCore import QObject


def test_qt_calls_keep_none_alive() -> None:
    """Calling Qt loses no reference to None: with PySide6 6.12.0 Python 3.11 aborts after 5,000."""
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1000):
        thing.setObjectName("x")
    assert sys.getrefcount(None) > before - 500
