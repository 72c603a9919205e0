"""Logging and error hooks from start to end, so that no error goes unnoticed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import PySide6
from PySide6.QtCore import (
    QMessageLogContext,
    QtMsgType,
    qFormatLogMessage,
    qInstallMessageHandler,
    qVersion,
)

from alhambra_qt import logs
from alhambra_qt.faults import Faults
from alhambra_qt.ui.kit.guard import guarded

MOST_MESSAGES = 100  # distinct Qt messages per log; further ones are dropped
SERIOUS = (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)


@contextmanager
def watching(debug: bool = False) -> Iterator[Faults]:
    """Write a log, and catch all uncaught exceptions and Qt messages.

    With ``debug``, the log also goes to the terminal.
    """
    terminal = logs.aloud() if debug else None
    handler = logs.begin(f"PySide6 {PySide6.__version__}, Qt {qVersion()}")
    faults = Faults()
    faults.install()
    texts: set[str] = set()

    def hear(kind: QtMsgType, context: QMessageLogContext, words: str) -> None:
        if kind in SERIOUS and words not in texts and len(texts) < MOST_MESSAGES:
            texts.add(words)
            logs.log.warning("Qt: %s", words, extra=logs.PRINTED)
        if sys.stderr is not None:
            print(qFormatLogMessage(kind, context, words), file=sys.stderr)

    qInstallMessageHandler(guarded(hear, lambda *_: None))
    try:
        yield faults
        # After an error the hooks stay, because it must still be reported.
        faults.remove()
        logs.names.clear()
        logs.end(handler)
        logs.end(terminal)
    finally:
        qInstallMessageHandler(None)
