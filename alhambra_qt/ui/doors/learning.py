"""What was learned at this computer, read when it is first wanted and shared by all pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from alhambra_qt import files
from alhambra_qt.i18n import msg

if TYPE_CHECKING:
    from alhambra_qt.teaching.progress import Profile, Progress
    from alhambra_qt.ui.doors.house import House


class Learning:
    """Keeps what was learned; what cannot be read or written is said."""

    def __init__(self, program: House) -> None:
        self.program = program
        self._progress: Progress | None = None

    @property
    def progress(self) -> Progress:
        """What everybody has learned."""
        if self._progress is None:
            from alhambra_qt.teaching import progress

            self._progress = progress.load(progress.default_path())
            if self._progress.trouble is not None:
                self.program.say(self._progress.trouble)
        return self._progress

    @property
    def profile(self) -> Profile:
        """Who is learning."""
        return self.progress.profile

    def save(self) -> None:
        """Keep what was learned."""
        self._write(self.progress.save)

    def delete(self) -> None:
        """Delete what everybody has learned."""
        self._write(self.progress.delete_file)

    def _write(self, change: Callable[[], None]) -> None:
        try:
            change()
        except OSError as error:
            self.program.say(msg("learn-not-saved", reason=files.why_unwritable(error)))
