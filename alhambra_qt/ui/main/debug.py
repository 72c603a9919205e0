"""Developer tools (``alhambra-qt --debug``): outlines on the table, and live reload of texts.

Ctrl+Shift+D outlines everything on the table that can be pointed at, with its target, in one colour
per zone. It also shows the paint time of the window: the latest, and the longest within the last
seconds. Visibly late frames and all page changes are logged.

When a translator saves a text file, it is reloaded at once: the catalogue cache is cleared before
`language_changed` is emitted, to which every page listens anyway.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QFileSystemWatcher,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Slot,
)
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import QWidget

from alhambra_qt import i18n, paths
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.main.program import Program
from alhambra_qt.ui.sides.spots import ZONE_ORDER
from alhambra_qt.ui.table.widget import TableWidget

log = logging.getLogger(__name__)

KEY = "Ctrl+Shift+D"
PAUSE = 250  # ms between two updates of the outlines
REMEMBERED = 3.0  # s: the window in which the longest frame is taken
LATE = 50.0  # ms: a frame this long is visibly late
PAPER, INK = QColor(0, 0, 0, 200), QColor(255, 255, 255)
FIGURES = QRect(4, 4, 300, 20)

Outline = tuple[str, str, QRect]  # target, zone, place in the window


class DebugOverlay(Guarded, QWidget):
    """An overlay of the whole window that is transparent for clicks."""

    def __init__(self, program: Program) -> None:
        window = program.window
        super().__init__(window)
        self._window, self._ctx = window, program.ctx
        self._outlines: list[Outline] = []
        self._frames: deque[tuple[float, float]] = deque()  # when, ms
        self._own = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self._shortcut = QShortcut(QKeySequence(KEY), window)
        self._shortcut.activated.connect(self._turn)
        self._clock = QTimer(self, interval=PAUSE)
        self._clock.timeout.connect(self.look)
        window.installEventFilter(self)
        window.page_shown.connect(self._page)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Measure every frame of the window except the overlay's own."""
        if event.type() != QEvent.Type.UpdateRequest or self._own:
            return False
        start = time.perf_counter()
        self._own = True  # sent again, so that every other filter sees it too
        QCoreApplication.sendEvent(watched, event)
        self._own = False
        now = time.perf_counter()
        self._frames.append((now, (now - start) * 1000))
        while self._frames[0][0] < now - REMEMBERED:
            self._frames.popleft()
        if self._frames[-1][1] > LATE:
            log.debug("A frame of %.0f ms", self._frames[-1][1])
        return True

    @Slot()
    def _page(self) -> None:
        log.debug("Page %s", self._window.shown)

    @Slot()
    def _turn(self) -> None:
        self.setVisible(self.isHidden())
        if self.isHidden():
            self._clock.stop()
        else:
            self._clock.start()
            self.look()

    @Slot()
    def look(self) -> None:
        """Update the outlines; repaint only what changed."""
        self.setGeometry(self._window.rect())
        self.raise_()
        before, self._outlines = self._outlines, self._found()
        self._own = True
        self.repaint(FIGURES if before == self._outlines else self.rect())
        self._own = False

    def _found(self) -> list[Outline]:
        found = []
        for table in self._window.findChildren(TableWidget):
            corner = table.viewport().mapTo(self._window, QPoint())
            for spot in table.table.spots() if table.isVisible() else ():
                place = table.mapFromScene(spot.rect).boundingRect().translated(corner)
                found.append((str(spot.target), spot.zone, place))
        return found

    def figures(self) -> str:
        """Return the latest and the longest paint time of the window, in ms."""
        if not self._frames:
            return ""
        longest = max(duration for _, duration in self._frames)
        return f"{self._frames[-1][1]:.1f} ms / max {longest:.1f} ms ({REMEMBERED:.0f} s)"

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Outline the targets, smaller ones on top, and paint the figures."""
        painter = QPainter(self)
        with paint.saved(painter):
            painter.setFont(self._ctx.font("small"))
            for target, zone, place in sorted(
                self._outlines, key=lambda outline: -_area(outline[2])
            ):
                hue = 359 * ZONE_ORDER.index(zone) // len(ZONE_ORDER) if zone in ZONE_ORDER else 0
                painter.setPen(QPen(QColor.fromHsv(hue, 255, 220), 2))
                painter.drawRect(QRectF(place).adjusted(1, 1, -1, -1))
                self._label(painter, QPointF(place.topLeft()), target)
            self._label(painter, QPointF(FIGURES.topLeft()), self.figures())

    def _label(self, painter: QPainter, corner: QPointF, words: str) -> None:
        size = painter.fontMetrics().size(0, words)
        box = QRectF(corner.x(), corner.y(), size.width() + 4, size.height())
        painter.fillRect(box, PAPER)
        painter.setPen(INK)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


def _area(place: QRect) -> int:
    return place.width() * place.height()


WRITTEN_IN = 150  # ms: editors write a file in several steps, or put a new one in its place


class LiveTexts(Guarded, QObject):
    """Watches the text files; shows changes, or where an error is."""

    def __init__(self, program: Program, folder: Path | None = None) -> None:
        super().__init__(program)
        self._program = program
        self._folder = folder or paths.i18n_dir()
        self._seen = self._dates()
        self._said: Msg | None = None
        self._watcher = QFileSystemWatcher(self._watched(), self)
        self._pause = QTimer(self, singleShot=True, interval=WRITTEN_IN)
        self._watcher.fileChanged.connect(self._wait)
        self._watcher.directoryChanged.connect(self._wait)
        self._pause.timeout.connect(self._read)

    def _files(self) -> list[Path]:
        return sorted(self._folder.glob("*/*.ftl"))

    def _watched(self) -> list[str]:
        files = self._files()
        return sorted({str(path.parent) for path in files}) + [str(path) for path in files]

    def _dates(self) -> dict[Path, int]:
        return {path: path.stat().st_mtime_ns for path in self._files()}

    @Slot(str)
    def _wait(self, _path: str) -> None:
        self._pause.start()

    @Slot()
    def _read(self) -> None:
        """Reload changed files; watch replaced files again, since Qt stops watching them."""
        self._watcher.addPaths(self._watched())
        before, self._seen = self._seen, self._dates()
        changed = [path for path, date in self._seen.items() if before.get(path) != date]
        if not changed:
            return
        wrong = [(path, line) for path in changed for line in i18n.mistakes(path)]
        i18n.reread()
        self._program.ctx.language_changed.emit()
        if wrong:
            path, line = wrong[0]
            file = f"{path.parent.name}/{path.name}"
            self._say(msg("texts-wrong", file=file, line=line), good=False)
        else:
            self._say(msg("texts-read", n=len(changed)), good=True)

    def _say(self, words: Msg, *, good: bool) -> None:
        """Show the result, replacing the notice of the previous save."""
        if self._said is not None:
            self._program.window.notice.withdraw(self._said)
        self._said = words
        self._program.window.notice.say(words, good=good)
