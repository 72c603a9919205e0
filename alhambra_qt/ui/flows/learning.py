"""The learning progress on this computer, loaded on first use and shared by all pages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from alhambra_qt import files
from alhambra_qt.i18n import msg
from alhambra_qt.teaching import progress
from alhambra_qt.teaching.progress import Profile, Progress
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.kit.window import MainWindow


class Learning(PageFlow):
    """Stores the learning progress, and reports errors in reading or writing it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.ctx.setting_changed.connect(self._setting_changed)

    @cached_property
    def progress(self) -> Progress:
        """Return the progress of everybody."""
        found = progress.load(progress.default_path())
        if found.trouble is not None:
            self.say(found.trouble)
        return found

    @property
    def profile(self) -> Profile:
        """Return the profile of the current learner."""
        return self.progress.profile

    @property
    def begun(self) -> bool:
        """Return whether anybody has completed a step of a lesson."""
        return any(profile.lessons for profile in self.progress.profiles.values())

    def save(self) -> None:
        """Save the progress."""
        self._write(self.progress.save)

    def delete(self) -> None:
        """Delete the progress of everybody."""
        self._write(self.progress.delete_file)

    def _write(self, change: Callable[[], None]) -> None:
        try:
            change()
        except OSError as error:
            self.say(msg("learn-not-saved", reason=files.why_unwritable(error)))

    def _setting_changed(self, key: str) -> None:
        """Drop the coach choices made at the table when the coach setting changes."""
        if key == "coach":
            for profile in self.progress.profiles.values():
                profile.coach = None
            self.save()
