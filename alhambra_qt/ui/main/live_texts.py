"""For translators (``alhambra-qt --debug``): a text that is saved is read again at once.

Each page of the window listens to `language_changed` anyway; here the catalogues are forgotten
before it is told.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Slot

from alhambra_qt import i18n, paths
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.main.program import Program

PAUSE = 150  # ms: editors write a file in several steps, or put a new one in its place


class LiveTexts(Guarded, QObject):
    """Watches the files of texts and shows what changed in them, or where a mistake is."""

    def __init__(self, program: Program, folder: Path | None = None) -> None:
        super().__init__(program)
        self._program = program
        self._folder = folder or paths.i18n_dir()
        self._seen = self._dates()
        self._said: Msg | None = None
        self._watcher = QFileSystemWatcher(self._watched(), self)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
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
        """Read what changed; a file put in the place of another is not watched by itself."""
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
        """Tell how it is now, in the place of what was told of the save before."""
        if self._said is not None:
            self._program.window.notice.withdraw(self._said)
        self._said = words
        self._program.window.notice.say(words, good=good)
